/** The first place from `low` to before `high` where it holds, as it then does at all places behind; `high` where at none. */
export function partitionPoint(low: number, high: number, holds: (at: number) => boolean): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
