import { list } from '../../texts/ru.ts';
import styles from './list-screen.module.css';

interface FoundCountProps {
  /** Undefined while nothing is known, and after a failure. */
  total: number | undefined;
  /** How many cards they have: fewer where copies are folded. */
  cards: number | undefined;
  isLoading: boolean;
  /** What is shown answers the question before, and the next answer waits for a connection. */
  isOutdated: boolean;
}

const id = 'found-count';

/** Where reading goes on when a filter's own button has gone with the filter. */
export const foundCount = (): HTMLElement | null => document.getElementById(id);

/** Said aloud with every answer. */
export function FoundCount({ total, cards, isLoading, isOutdated }: FoundCountProps) {
  return (
    <p id={id} tabIndex={-1} role="status" className={styles.count}>
      {isLoading && <span className={styles.loading}>{list.loading}</span>}
      {isOutdated ? (
        <span className={styles.outdated}>{list.outdated}</span>
      ) : (
        total !== undefined && (
          <>
            {list.found(total)}
            {cards !== undefined && cards < total && (
              <>
                <span className={styles.comma}>, </span>
                <span className={styles.cardCount}>{list.cards(cards)}</span>
              </>
            )}
          </>
        )
      )}
    </p>
  );
}
