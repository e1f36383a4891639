import { list } from '../../texts/ru.ts';
import styles from './list-screen.module.css';

interface FoundCountProps {
  /** Undefined while nothing is known, and after a failure. */
  total: number | undefined;
  isLoading: boolean;
}

/** Said aloud with every answer. */
export function FoundCount({ total, isLoading }: FoundCountProps) {
  return (
    <p role="status" className={styles.count}>
      {isLoading && <span className={styles.loading}>{list.loading}</span>}
      {total !== undefined && list.found(total)}
    </p>
  );
}
