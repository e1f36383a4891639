import type { PayKind, Salary } from '#core/domain/job/pay/salary.ts';
import { card } from '../../../texts/ru.ts';
import styles from './salary-rail.module.css';

const width = 112;
const tick = 2;
/** The end of every rail, so that one glance compares all cards; the few above it end there. */
const maxSalary = 500_000;

const at = (value: number): number => (Math.min(value, maxSalary) / maxSalary) * width;

interface SalaryRailProps {
  salary: Salary;
  /** Of its category, where enough are paid in the same kind. */
  median: number | undefined;
  pay: PayKind;
}

/**
 * Where the pay lies between nothing and 500,000 roubles a month: a band from end to end, a dot for one number, and a tick
 * at the median of the category.
 */
export function SalaryRail({ salary: { min, max }, median, pay }: SalaryRailProps) {
  const [from, to] = [at(min), at(max)];
  const dot = 6;
  const length = Math.max(dot, to - from);
  const label = median === undefined ? undefined : card.median(median, pay);
  return (
    <svg className={styles.rail} width={width} height="6" role="img" aria-label={label} aria-hidden={!label}>
      <rect y="1" width={width} height="4" rx="2" className={styles.track} />
      <rect
        x={Math.min(width - length, from).toFixed(1)}
        width={length.toFixed(1)}
        height="6"
        rx="3"
        className={styles.band}
      />
      {median !== undefined && (
        <rect
          x={Math.min(width - tick, at(median) - tick / 2).toFixed(1)}
          y="-2"
          width={tick}
          height="10"
          rx="1"
          className={styles.tick}
        />
      )}
    </svg>
  );
}
