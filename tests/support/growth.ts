import { runInThisContext } from 'node:vm';
import { assert } from 'vitest';
import { hostileTexts } from './hostile-texts.ts';

/** Times of a function over inputs of rising sizes, and the slope of them on logarithmic axes: 1 is linear, 2 quadratic. */
export interface Growth {
  sizes: number[];
  /** Milliseconds. */
  times: number[];
  slope: number;
}

const steepest = 1.2;
const runs = 7;
const longEnough = 20;
const smallest = 512;
/** Longer than any text that we take, so what is still fast here is fast. */
const largest = 2 ** 18;
/** A longer wait than any machine under load needs for what took less than `longEnough` at half the size. */
const patience = 5_000;

const timeOf = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const slot = Symbol.for('growth.work');

/** As `timeOf`, but what would hang ends with an error, even inside a regular expression. */
function guardedTimeOf(work: () => unknown): number {
  Reflect.set(globalThis, slot, work);
  return timeOf(() => runInThisContext("globalThis[Symbol.for('growth.work')]()", { timeout: patience }));
}

/** Of the line through points by least squares. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const rise = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return rise / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

/**
 * The least time of seven runs; each input is made anew, so that nothing kept of the run before helps. On a busy
 * machine no long run is left alone: then this thread's own work counts, which some systems tell in ticks of 4 ms.
 */
function leastTime<T>(run: (input: T) => unknown, make: (size: number) => T, size: number): number {
  const inputs = Array.from({ length: runs }, () => make(size));
  const start = process.threadCpuUsage();
  const least = Math.min(...inputs.map((input) => timeOf(() => run(input))));
  const { user, system } = process.threadCpuUsage(start);
  const work = (user + system) / 1000;
  return work < 60 ? least : Math.min(least, work / runs);
}

/**
 * Measures at the size that takes 20 ms, or at the largest, and at a half, a quarter and an eighth of it.
 * Throws where one run takes longer than any patience.
 */
export function growthOf<T>(run: (input: T) => unknown, make: (size: number) => T): Growth {
  const tried: string[] = [];
  let size = smallest;
  for (; ; size *= 2) {
    const input = make(size);
    try {
      const time = guardedTimeOf(() => run(input));
      tried.push(`${size}: ${time.toFixed(1)} ms`);
      // Twice, because the first run may have been compiled meanwhile.
      if (time >= longEnough && timeOf(() => run(input)) >= longEnough) break;
    } catch (error) {
      throw new Error(`size ${size} failed after ${tried.join(', ')}: ${String(error)}`, { cause: error });
    }
    if (size >= largest) break;
  }
  const sizes = [size / 8, size / 4, size / 2, size];
  const times = sizes.map((one) => leastTime(run, make, one));
  const points = sizes.map((one, at) => [Math.log(one), Math.log(Math.max(times[at] ?? 0, 0.001))] as const);
  return { sizes, times, slope: slopeOf(points) };
}

const figures = ({ sizes, times, slope }: Growth): string =>
  `slope ${slope.toFixed(2)} (${sizes.map((size, at) => `${size}: ${times[at]?.toFixed(2)} ms`).join(', ')})`;

/** What is still fast at the largest size has a slope of noise. */
const isLinear = ({ sizes, times, slope }: Growth): boolean =>
  slope <= steepest || (sizes.at(-1) === largest && (times.at(-1) ?? 0) < longEnough);

/** Fails with the figures where a function's time grows faster than its input. Noise is measured again, growth stays. */
export function assertLinear<T>(name: string, run: (input: T) => unknown, make: (size: number) => T): void {
  const seen: Growth[] = [];
  while (seen.length < 3) {
    const growth = growthOf(run, make);
    if (isLinear(growth)) return;
    seen.push(growth);
  }
  assert.fail(`${name} grows faster than its input: ${seen.map(figures).join('; ')}`);
}

/** `assertLinear` over every kind of hostile text; all that are too slow are named at once. */
export function assertLinearInTexts(
  run: (text: string) => unknown,
  texts: Readonly<Record<string, (size: number) => string>> = hostileTexts,
): void {
  const slow = Object.entries(texts).flatMap(([name, make]) => {
    try {
      assertLinear(name, run, make);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
  assert(slow.length === 0, slow.join('\n'));
}
