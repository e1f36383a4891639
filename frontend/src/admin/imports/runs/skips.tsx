import { number } from '#core/domain/text/plural.ts';
import { skips as texts } from '../../../texts/admin/admin-imports-ru.ts';
import { failure } from '../../../texts/ru.ts';
import { useSkips } from '../queries.ts';
import styles from './skips.module.css';

/** What runs left out, by reason, the most frequent first. */
export function Skips({ runIds }: { runIds: readonly string[] }) {
  const { skips, isPending, isError, retry } = useSkips(runIds);
  if (isError)
    return (
      <p role="status" className={styles.note}>
        {texts.failed}.{' '}
        <button type="button" className={styles.link} onClick={retry}>
          {failure.retry}
        </button>
      </p>
    );
  if (isPending)
    return (
      <p role="status" className={styles.note}>
        {texts.loading}
      </p>
    );
  if (skips.length === 0) return <p className={styles.note}>{texts.none}</p>;
  return (
    <ul className={styles.list}>
      {skips.map(({ reason, count, examples }) => (
        <li key={reason}>
          <span className={styles.count}>{number(count)}</span>
          <span className={styles.reason}>
            {reason}
            {examples.length > 0 && <span className={styles.note}>{texts.examples(examples)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
