import { order as texts } from '../../texts/vacancies/match-ru.ts';
import type { FoundJobs } from '../queries.ts';
import styles from './match-head.module.css';

/** How many stand by their match, and of how many. */
export function Ranked({ found: { ranked = 0, cards } }: { found: Pick<FoundJobs, 'ranked' | 'cards'> }) {
  if (cards === 0) return null;
  return (
    <p role="status" className={styles.count}>
      {ranked < cards ? texts.ranked(ranked, cards) : texts.rankedAll(cards)}
    </p>
  );
}

/** What the ranked ask for most often that the reader does not bring. */
export function Gaps({ found: { gaps = [], ranked = 0 } }: { found: Pick<FoundJobs, 'gaps' | 'ranked'> }) {
  if (gaps.length === 0) return null;
  return (
    <details className={styles.gaps}>
      <summary>{texts.gaps}</summary>
      <ul>
        {gaps.map(({ name, count }) => (
          <li key={name}>{texts.gap(name, count, ranked)}</li>
        ))}
      </ul>
    </details>
  );
}
