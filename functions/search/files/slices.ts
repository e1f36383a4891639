import { setImmediate as macrotask } from 'node:timers/promises';

const longestMs = 4;
const step = 1 << 16;

/** Lets other requests be served amid long work; shared by all that is done for one purpose at a time. */
export class Slices {
  #since = performance.now();

  async pause(): Promise<void> {
    if (performance.now() - this.#since < longestMs) return;
    await macrotask();
    this.#since = performance.now();
  }

  /** Calls `work` with the ranges that 0 … length falls into, in order. */
  async over(length: number, work: (from: number, to: number) => void): Promise<void> {
    for (let from = 0; from < length; from += step) {
      work(from, Math.min(from + step, length));
      await this.pause();
    }
  }
}
