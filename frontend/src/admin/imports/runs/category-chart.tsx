import type { ShownRun } from '#core/contract/imports.ts';
import { number } from '#core/domain/text/plural.ts';
import { summary as texts } from '../../../texts/admin/admin-imports-ru.ts';
import styles from './category-chart.module.css';
import { categoryCounts } from './category-counts.ts';

/** How many vacancies of each category were read; the bars only draw what the numbers say. */
export function CategoryChart({ runs }: { runs: readonly ShownRun[] }) {
  const counts = categoryCounts(runs);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  if (counts.length === 0) return <p className={styles.note}>{texts.noCategories}</p>;
  return (
    <ul className={styles.chart}>
      {counts.map(({ name, count, parts }) => (
        <li key={name ?? ''}>
          <span className={styles.name}>{name ?? texts.other}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.filled} style={{ width: `${(count / most) * 100}%` }} />
          </span>
          <span className={styles.count}>{number(count)}</span>
          {parts.length > 0 && (
            <span className={styles.note}>
              {parts.map((part) => texts.sub(part.name ?? texts.general, part.count)).join(texts.separator)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
