import { flushSync } from 'react-dom';
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

/**
 * Takes a step when its answer is there, or shortly after: the page is then drawn once, with the answer, and not before
 * it as well.
 */
export function holdStep(to: Search, step: () => void, answered: Promise<unknown>): void {
  takeHeldStep();
  const over = new AbortController();
  const { signal } = over;
  const take = () => {
    if (signal.aborted) return;
    over.abort();
    flushSync(step);
  };
  const timer = setTimeout(take, longestHold);
  signal.addEventListener('abort', () => {
    held = null;
    clearTimeout(timer);
  });
  for (const type of nextInputs) window.addEventListener(type, take, { capture: true, signal });
  // Who goes back has left it.
  window.addEventListener('popstate', () => over.abort(), { signal });
  answered.then(take, take);
  held = { to, take };
}
