import type { Salary } from '#core/domain/job/salary.ts';
import styles from './salary-rail.module.css';

const width = 112;
/** The end of every rail, so that one glance compares all cards; the few above it end there. */
const most = 500_000;

const at = (value: number): number => (Math.min(value, most) / most) * width;

/** Where the pay lies between nothing and 500,000 roubles a month: a band from end to end, a dot for one number. */
export function SalaryRail({ salary: { min, max } }: { salary: Salary }) {
  const [from, to] = [at(min), at(max)];
  const dot = 6;
  const length = Math.max(dot, to - from);
  return (
    <svg className={styles.rail} width={width} height="6" aria-hidden="true">
      <rect y="1" width={width} height="4" rx="2" className={styles.track} />
      <rect
        x={Math.min(width - length, from).toFixed(1)}
        width={length.toFixed(1)}
        height="6"
        rx="3"
        className={styles.band}
      />
    </svg>
  );
}
