import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { JobCounts } from '#core/contract/jobs.ts';
import { afterPaint } from '../ui/after-paint.ts';
import type { Search } from './search-address.ts';

/** Enough for an answer from near by, and too short to be felt as a wait, ms. */
const longestHold = 100;

/** What a reader does next happens on the page after the step. Not `click`: by then a box has changed its state. */
const nextInputs = ['pointerdown', 'keydown'] as const;

let held: { to: Search; take(): void } | null = null;

/** Takes the step that waits for its answer, if there is one. */
export const takeHeldStep = (): void => held?.take();

/** Where the step leads that waits for its answer; null where none does. */
export const heldSearch = (): Search | null => held?.to ?? null;

/** Of an answer that is there, while its step is not yet taken. */
let coming: JobCounts | null = null;
const readers = new Set<() => void>();

function setComing(counts: JobCounts | null) {
  if (coming === counts) return;
  coming = counts;
  for (const changed of readers) changed();
}

function subscribe(changed: () => void) {
  readers.add(changed);
  return () => readers.delete(changed);
}

/** The counts of the step that is about to be taken, a frame before the rest of its page; null where none is. */
export const useComingCounts = (): JobCounts | null =>
  useSyncExternalStore(
    subscribe,
    () => coming,
    () => null,
  );

/**
 * Takes a step when its answer is there, or shortly after: the page is then drawn once, with the answer, and not before
 * it as well. What the reader of the filters looks at, their counts, is painted first, and by itself.
 */
export function holdStep(
  to: Search,
  step: () => void,
  answered: Promise<{ counts: JobCounts } | undefined>,
): void {
  takeHeldStep();
  const over = new AbortController();
  const { signal } = over;
  const take = () => {
    if (signal.aborted) return;
    flushSync(() => {
      over.abort();
      step();
    });
  };
  let timer = setTimeout(take, longestHold);
  signal.addEventListener('abort', () => {
    held = null;
    clearTimeout(timer);
    setComing(null);
  });
  for (const type of nextInputs) window.addEventListener(type, take, { capture: true, signal });
  // Who goes back has left it.
  window.addEventListener('popstate', () => over.abort(), { signal });
  answered.then((found) => {
    if (signal.aborted) return;
    if (!found) return take();
    flushSync(() => setComing(found.counts));
    const takeIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(take, ms);
    };
    // A window that is covered may get no frame.
    takeIn(longestHold);
    // In a task of its own: what the reader does meanwhile goes first.
    signal.addEventListener(
      'abort',
      afterPaint(() => takeIn(0)),
    );
  }, take);
  held = { to, take };
}
