import assert from 'node:assert/strict';
import { runInThisContext } from 'node:vm';
import { hostileTexts } from './hostile-texts.ts';

/** Times of a function over inputs of rising sizes, and the slope of them on logarithmic axes: 1 is linear, 2 quadratic. */
export interface Growth {
  sizes: number[];
  /** Milliseconds of one run. */
  times: number[];
  slope: number;
}

const steepest = 1.2;
/** What other programs do meanwhile only ever adds: a slope that is so low sooner needs no more rounds. */
const surelyFlat = 1.05;
/** So far above `steepest` more rounds would not bring it down. */
const surelySteep = 1.5;
const rounds = { least: 1, usual: 7, most: 21 };
const attempts = 3;
const longEnough = 5;
const smallest = 512;
/** Before the largest, at which what is slow here may need more memory than there is. */
const middle = 4096;
/** As long as the texts that we read: what is still fast here is fast. Beyond it the memory of a text is what one measures. */
const largest = 2 ** 15;
/** For the whole search of a size: a longer wait than a busy machine needs for what is linear. */
const timeout = 10_000;

const timeOf = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const slot = Symbol.for('growth.work');

/** What would hang ends with an error, even inside a regular expression. */
function guarded<T>(work: () => T): T {
  Reflect.set(globalThis, slot, work);
  return runInThisContext("globalThis[Symbol.for('growth.work')]()", { timeout });
}

/** Of the line through points by least squares. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const rise = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return rise / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

/**
 * The size at which one run takes 5 ms; null where it takes less at three sizes, as most do. Throws where a run seems endless or
 * fails, and names the size. Not only the largest is tried: some code leaves out what is too long for it.
 */
function longEnoughSize<T>(run: (input: T) => unknown, make: (size: number) => T): number | null {
  let size = smallest;
  const time = (): number => {
    const input = make(size);
    return timeOf(() => run(input));
  };
  const find = (): number | null => {
    const sizes = [middle, largest];
    for (let took = time(); ; took = time()) {
      // Where it is long enough if it grows as its input does, or by its square: whichever is less.
      const factor = longEnough / took;
      const enough = Math.max(smallest, 2 ** Math.ceil(Math.log2(size * Math.min(factor, factor ** 0.5))));
      const next = sizes.find((candidate) => candidate > size);
      if (enough <= (next ?? largest)) {
        size = enough;
        break;
      }
      if (next === undefined) return null;
      size = next;
    }
    // Twice, because each may have been compiled or interrupted meanwhile.
    while (time() < longEnough || time() < longEnough) {
      if (size >= largest) return null;
      size *= 2;
    }
    return size;
  };
  try {
    return guarded(find);
  } catch (error) {
    throw new Error(`size ${size} failed: ${String(error)}`, { cause: error });
  }
}

/**
 * The least times at the size that takes 5 ms and at a sixteenth of it; null for what is fast at any
 * size. Of a smaller size as many runs are timed together as make the same amount of input: so a busy machine
 * interrupts all sizes alike. Each input is made anew, so that nothing kept of the run before helps.
 */
export function growthOf<T>(run: (input: T) => unknown, make: (size: number) => T, scale = 1): Growth | null {
  const longEnoughAt = longEnoughSize(run, make);
  if (longEnoughAt === null) return null;
  const size = longEnoughAt * scale;
  const shares = [16, 1];
  const sizes = shares.map((share) => size / share);
  const times = shares.map(() => Number.POSITIVE_INFINITY);
  let slope = Number.POSITIVE_INFINITY;
  for (let round = 1; round <= rounds.most; round++) {
    for (const [at, share] of shares.entries()) {
      const inputs = Array.from({ length: share }, () => make(size / share));
      const time =
        timeOf(() => {
          // By itself: a function may take more than the text.
          for (const input of inputs) run(input);
        }) / share;
      times[at] = Math.min(times[at] ?? time, time);
    }
    slope = slopeOf(
      sizes.map((inputSize, at) => [Math.log(inputSize), Math.log(Math.max(times[at] ?? 0, 0.001))] as const),
    );
    if (longEnoughAt === largest && (times.at(-1) ?? 0) < longEnough) return null;
    if (round >= roundsFor(slope)) break;
  }
  return { sizes, times, slope };
}

const roundsFor = (slope: number): number => {
  if (slope <= surelyFlat) return rounds.least;
  return slope <= steepest || slope > surelySteep ? rounds.usual : rounds.most;
};

const figures = ({ sizes, times, slope }: Growth): string =>
  `slope ${slope.toFixed(2)} (${sizes.map((size, at) => `${size}: ${times[at]?.toFixed(2)} ms`).join(', ')})`;

/**
 * Fails with the figures where a function's time grows faster than its input, and goes on doing so: at twice the size as
 * well, since one that does more work from some length on (what is too long is cut and read once more) has a step there.
 */
export function assertLinear<T>(name: string, run: (input: T) => unknown, make: (size: number) => T): void {
  const steep: Growth[] = [];
  while (steep.length < attempts) {
    const growth = growthOf(run, make, 2 ** steep.length);
    if (growth === null || growth.slope <= steepest) return;
    steep.push(growth);
  }
  assert.fail(`${name} grows faster than its input: ${steep.map(figures).join('; ')}`);
}

type Texts = Readonly<Record<string, (size: number) => string>>;

/** What is too slow, each with the reason. */
const slowIn = (run: (text: string) => unknown, texts: Texts): [name: string, reason: string][] =>
  Object.entries(texts).flatMap(([name, make]) => {
    try {
      assertLinear(name, run, make);
      return [];
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return [[name, message.startsWith(name) ? message : `${name}: ${message}`]];
    }
  });

/**
 * `assertLinear` over every kind of hostile text; all that are too slow are named at once. What seemed slow is asked again once
 * all others have been: by then what a busy machine did at that moment is over.
 */
export function assertLinearInTexts(run: (text: string) => unknown, texts: Texts = hostileTexts): void {
  const suspects = new Set(slowIn(run, texts).map(([name]) => name));
  const slow = slowIn(run, Object.fromEntries(Object.entries(texts).filter(([name]) => suspects.has(name))));
  assert(slow.length === 0, slow.map(([, reason]) => reason).join('\n'));
}
