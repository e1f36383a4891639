/*
 * Long work is a generator that yields every millisecond or so. Who needs the result now runs it at once; who makes it beside
 * requests lets them be answered in between (`files/slices.ts`).
 */

const portion = 1 << 14;

/** Calls `work` with the ranges that 0 … length falls into, in order. */
export function* inPortions(length: number, work: (from: number, to: number) => void): Generator<void> {
  for (let from = 0; from < length; from += portion) {
    work(from, Math.min(from + portion, length));
    yield;
  }
}

export function atOnce<Made>(making: Generator<void, Made>): Made {
  for (;;) {
    const step = making.next();
    if (step.done) return step.value;
  }
}
