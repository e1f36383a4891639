import { setTimeout as sleep } from 'node:timers/promises';
import { swapSpread } from '#functions/search/loader.ts';
import type { Answered } from './load.ts';
import type { Stack } from './stack.ts';

/** A reader looks for a new snapshot every two seconds, waits for its own moment, and takes it over beside its answers. */
const swapWithin = swapSpread + 5000;
/** So long may a snapshot have been there before it was seen. */
const seenWithin = 250;
const pollInterval = 10;
const timeout = 10_000;

const isNearSwap = (published: readonly number[], at: number): boolean =>
  published.some((moment) => at >= moment - seenWithin && at <= moment + swapWithin);

/** The longest answer while a snapshot was taken over, and otherwise; null where there was none. */
export function longestAround(answered: readonly Answered[], published: readonly number[]) {
  const longest = (some: readonly Answered[]) =>
    some.length === 0 ? null : Math.max(...some.map(({ ms }) => ms));
  const { around = [], otherwise = [] } = Object.groupBy(answered, ({ at }) =>
    isNearSwap(published, at) ? 'around' : 'otherwise',
  );
  return { around: longest(around), otherwise: longest(otherwise) };
}

/** One reader, a search every ten milliseconds, until `end` settles. */
export async function readUntil(
  end: Promise<unknown>,
  { url }: Stack,
  paths: readonly string[],
): Promise<Answered[]> {
  let isOver = false;
  const stop = () => {
    isOver = true;
  };
  end.then(stop, stop);
  const answered: Answered[] = [];
  for (let n = 0; !isOver; n += 1) {
    const start = performance.now();
    await (await fetch(`${url}${paths[n % paths.length]}`)).arrayBuffer();
    const at = performance.now();
    answered.push({ at, ms: at - start });
    await sleep(pollInterval);
  }
  return answered;
}

/** Until a snapshot that has just been published is taken over, or none comes. */
export async function untilSwapped({ published }: Stack): Promise<void> {
  const isRecent = () => performance.now() - (published.at(-1) ?? Number.NEGATIVE_INFINITY) < swapWithin;
  const start = performance.now();
  while (!isRecent() && performance.now() - start < timeout) await sleep(100);
  if (isRecent()) await sleep(swapWithin);
}
