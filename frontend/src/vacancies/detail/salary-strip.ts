import type { OpenJob } from '../queries.ts';

type Market = NonNullable<OpenJob['market']['salary']>;

/** Percent of the strip. A few very high salaries must not press all others into a corner, so its ends are fenced. */
export function stripOf(market: Market, own: number | null) {
  const fence = 1.5 * (market.p75 - market.p25);
  const low = Math.max(market.min, market.p25 - fence);
  const high = Math.min(market.max, market.p75 + fence);
  const from = Math.min(low, own ?? low);
  const to = Math.max(high, own ?? high);
  const length = to - from || 1;
  const percent = (part: number) => `${((part / length) * 100).toFixed(2)}%`;
  return { at: (value: number) => percent(value - from), share: percent };
}
