/*
 * Long work is a generator that yields every millisecond or so. Who needs the result now runs it at once; who makes it beside
 * requests lets them be answered in between (`time-slicer.ts`).
 */

const chunkSize = 1 << 14;

/** Calls `work` with the ranges that 0 … length falls into, in order. */
export function* inChunks(length: number, work: (from: number, to: number) => void): Generator<void> {
  for (let from = 0; from < length; from += chunkSize) {
    work(from, Math.min(from + chunkSize, length));
    yield;
  }
}

export function runToEnd<Made>(making: Generator<void, Made>): Made {
  for (;;) {
    const step = making.next();
    if (step.done) return step.value;
  }
}
