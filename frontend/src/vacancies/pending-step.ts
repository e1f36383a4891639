import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { JobCounts } from '#core/contract/jobs.ts';
import { afterPaint } from '../ui/after-paint.ts';
import type { Search } from './search-address.ts';

/** Enough for an answer from near by, and too short to be felt as a wait, ms. */
const maxDelayMs = 100;

/** What a reader does next happens on the page after the step. Not `click`: by then a box has changed its state. */
const nextInputs = ['pointerdown', 'keydown'] as const;

let pendingStep: { to: Search; take(): void } | null = null;

/** Takes the step that waits for its answer, if there is one. */
export const takePendingStep = (): void => pendingStep?.take();

/** Where the step leads that waits for its answer; null where none does. */
export const pendingSearch = (): Search | null => pendingStep?.to ?? null;

/** Of an answer that is there, while its step is not yet taken. */
let incomingCounts: JobCounts | null = null;
const listeners = new Set<() => void>();

function setIncomingCounts(counts: JobCounts | null) {
  if (incomingCounts === counts) return;
  incomingCounts = counts;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The counts of the step that is about to be taken, a frame before the rest of its page; null where none is. */
export const useIncomingCounts = (): JobCounts | null =>
  useSyncExternalStore(
    subscribe,
    () => incomingCounts,
    () => null,
  );

/**
 * Takes a step when its answer is there, or shortly after: the page is then drawn once, with the answer, and not before
 * it as well. What the reader of the filters looks at, their counts, is painted first, and by itself.
 */
export function deferStep(
  to: Search,
  step: () => void,
  answer: Promise<{ counts: JobCounts } | undefined>,
): void {
  takePendingStep();
  const controller = new AbortController();
  const { signal } = controller;
  const take = () => {
    if (signal.aborted) return;
    flushSync(() => {
      controller.abort();
      step();
    });
  };
  let timer = setTimeout(take, maxDelayMs);
  signal.addEventListener('abort', () => {
    pendingStep = null;
    clearTimeout(timer);
    setIncomingCounts(null);
  });
  for (const type of nextInputs) window.addEventListener(type, take, { capture: true, signal });
  // Who goes back has left it.
  window.addEventListener('popstate', () => controller.abort(), { signal });
  answer.then((found) => {
    if (signal.aborted) return;
    if (!found) return take();
    flushSync(() => setIncomingCounts(found.counts));
    const takeAfter = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(take, ms);
    };
    // A window that is covered may get no frame.
    takeAfter(maxDelayMs);
    // In a task of its own: what the reader does meanwhile goes first.
    signal.addEventListener(
      'abort',
      afterPaint(() => takeAfter(0)),
    );
  }, take);
  pendingStep = { to, take };
}
