import type { ReactNode } from 'react';
import { number } from '#core/domain/text/plural.ts';
import { filters } from '../../texts/ru.ts';
import styles from './options.module.css';

interface OptionRowProps {
  /** Undefined while it is not known. */
  count: number | undefined;
  hint?: string | undefined;
  /** The count beside the largest of its group, 0–1: drawn as a bar behind the row. */
  share?: number | undefined;
  children: ReactNode;
}

/** Tells a screen reader the count without making it part of the control's name. */
export const countInWords = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : filters.count(count);

/** A control named by its value alone, and its count beside it: how many there would be with it ticked. */
export function OptionRow({ count, hint, share, children }: OptionRowProps) {
  return (
    <div className={`${styles.row} ${count === 0 ? styles.none : ''}`} title={hint}>
      {share !== undefined && share > 0 && (
        <svg className={styles.bar} aria-hidden="true">
          <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" rx="8" />
        </svg>
      )}
      {children}
      <span className={styles.count}>{count === undefined ? '' : number(count)}</span>
    </div>
  );
}
