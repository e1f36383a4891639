import { setTimeout as sleep } from 'node:timers/promises';
import type { JobIndex } from '#functions/search/job-index.ts';
import type { Ask } from '../peers/peer.ts';

const quietBefore = 300;
const quietAfter = 300;

/**
 * A reader asks a millisecond after each answer, while snapshots are read and put in place behind its back. From when an
 * answer was due to when it came, at most: `during` the swaps, and in as long a time without any, `quiet`. Milliseconds.
 */
export async function swapPause(
  index: JobIndex,
  read: () => Promise<JobIndex>,
  asks: readonly Ask[],
  times: number,
): Promise<{ during: number; quiet: number }> {
  let current = index;
  let isOver = false;
  let longest = 0;

  async function reader(): Promise<void> {
    for (let n = 0; !isOver; n++) {
      const { query, now } = asks[n % asks.length] as Ask;
      const due = performance.now() + 1;
      await sleep(1);
      current.search(query, now);
      longest = Math.max(longest, performance.now() - due);
    }
  }

  for (const { query, now } of asks) current.search(query, now);
  const reading = reader();
  await sleep(quietBefore);
  longest = 0;
  const started = performance.now();
  for (let n = 0; n < times; n++) {
    current = await read();
    await sleep(quietAfter);
  }
  const during = longest;
  longest = 0;
  await sleep(performance.now() - started);
  const quiet = longest;
  isOver = true;
  await reading;
  return { during, quiet };
}
