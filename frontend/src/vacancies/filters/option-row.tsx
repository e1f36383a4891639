import type { ReactNode } from 'react';
import { number } from '#core/domain/text/plural.ts';
import { filters } from '../../texts/ru.ts';
import styles from './options.module.css';

interface OptionRowProps {
  /** Undefined while it is not known. */
  count: number | undefined;
  hint?: string | undefined;
  children: ReactNode;
}

/** Tells a screen reader the count without making it part of the control's name. */
export const describedBy = (count: number | undefined) =>
  count === undefined ? {} : { 'aria-description': filters.count(count) };

/** A control named by its value alone, and its count beside it: how many there would be with it ticked. */
export function OptionRow({ count, hint, children }: OptionRowProps) {
  return (
    <div className={`${styles.row} ${count === 0 ? styles.none : ''}`} title={hint}>
      {children}
      <span className={styles.count}>{count === undefined ? '' : number(count)}</span>
    </div>
  );
}
