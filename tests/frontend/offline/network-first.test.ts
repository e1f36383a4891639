import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkFirst } from '../../../frontend/src/offline/worker/network-first.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const saved = () => Promise.resolve(new Response('saved'));
const nothing = () => Promise.resolve(undefined);
const after = (milliseconds: number) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('fresh')), milliseconds));

async function outcome(request: Promise<Response>, find: () => Promise<Response | undefined>) {
  const answered = networkFirst(request, find, 1_000).then(
    async ({ answer, isSaved }) => [await answer.text(), isSaved],
    (error: Error) => error.message,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return answered;
}

test('the network, while it is in time', async () => {
  expect(await outcome(after(999), saved)).toEqual(['fresh', false]);
});

test('what was saved, where the network is late or there is none', async () => {
  expect(await outcome(after(1_001), saved)).toEqual(['saved', true]);
  expect(await outcome(Promise.reject(new TypeError('offline')), saved)).toEqual(['saved', true]);
});

test('the network after all, where nothing was saved: it is waited for, and its failure is the page’s', async () => {
  expect(await outcome(after(50_000), nothing)).toEqual(['fresh', false]);
  expect(await outcome(Promise.reject(new TypeError('offline')), nothing)).toBe('offline');
});

test('what the server refuses is its answer', async () => {
  const refused = Promise.resolve(new Response('busy', { status: 503 }));
  expect(await outcome(refused, saved)).toEqual(['busy', false]);
});
