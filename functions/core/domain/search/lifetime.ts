/** How many vacancies after how many days. */
export type DayCounts = ReadonlyMap<number, number>;

/** Of fewer that have closed nothing is said (docs/rules.md#freshness-closing). */
export const minClosed = 50;

/** A product of shares is no exact half. */
const half = 0.5 + 1e-9;

export const totalOf = (counts: DayCounts): number => counts.values().reduce((sum, count) => sum + count, 0);

/**
 * The day by which half of them have closed, by Kaplan and Meier; null where it has not come yet. Those that are open after
 * so many days count as long as they have been seen: who leaves them out thinks that all close soon.
 */
export function medianLifetime(closed: DayCounts, open: DayCounts): number | null {
  let left = totalOf(closed) + totalOf(open);
  let share = 1;
  for (const day of [...new Set([...closed.keys(), ...open.keys()])].sort((a, b) => a - b)) {
    const closing = closed.get(day) ?? 0;
    // One that is seen for the last time on this day was still there when others closed.
    if (closing > 0) share *= 1 - closing / left;
    if (share <= half) return day;
    left -= closing + (open.get(day) ?? 0);
  }
  return null;
}
