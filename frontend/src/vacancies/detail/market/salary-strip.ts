import { axisOf } from '#core/domain/search/market.ts';
import type { OpenJob } from '../queries.ts';

type Market = NonNullable<OpenJob['market']['salary']>;

/** Dots over one another. */
const highest = 12;

export interface DotColumn {
  /** The middle of its part of the axis, roubles. */
  amount: number;
  dots: number;
}

/** Places on the strip in percent: of amounts, and of the dots that stand for the salaries. */
export function stripOf(market: Market, own: number | null) {
  const { low, high } = axisOf(market);
  const from = Math.min(low, own ?? low);
  const to = Math.max(high, own ?? high);
  const length = to - from || 1;
  const percent = (part: number) => `${((part / length) * 100).toFixed(2)}%`;
  /** A dot stands for so many at most: every salary is in one, and no column is too high. */
  const perDot = Math.max(1, Math.ceil(Math.max(...market.bins) / highest));
  const columns: DotColumn[] = market.bins.map((count, at) => ({
    amount: low + ((at + 0.5) / market.bins.length) * (high - low),
    dots: Math.ceil(count / perDot),
  }));
  return {
    at: (value: number) => percent(value - from),
    share: percent,
    columns: columns.filter(({ dots }) => dots > 0),
    perDot,
    beyond: market.n - market.bins.reduce((sum, count) => sum + count, 0),
  };
}
