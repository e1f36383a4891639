import { expect, test } from 'vitest';
import { trackSavedCopies } from '../../../frontend/src/offline/worker/track-saved-copies.ts';

const older = '2026-11-20T10:00:00.000Z';
const newer = '2026-11-21T10:00:00.000Z';

function open() {
  const messages: unknown[] = [];
  const page = { id: 'page', postMessage: (message: unknown) => messages.push(message) };
  const shown = trackSavedCopies((id) => Promise.resolve(id === 'page' ? page : undefined));
  return { messages, page, shown };
}

test('a page is told of the oldest that it shows, once, and when the server answers again', async () => {
  const { messages, shown } = open();
  await shown.record('page', null);
  await shown.record('page', newer);
  await shown.record('page', older);
  await shown.record('page', newer);
  await shown.record('page', null);
  expect(messages).toEqual([{ savedAt: newer }, { savedAt: older }, { savedAt: null }]);
});

test('one that asks later learns of it', async () => {
  const { messages, page, shown } = open();
  await shown.record('other', older);
  shown.postSavedAt(page);
  await shown.record('page', newer);
  shown.postSavedAt(page);
  expect(messages).toEqual([{ savedAt: null }, { savedAt: newer }, { savedAt: newer }]);
});

test('pages that were closed are not remembered for ever', async () => {
  const { messages, page, shown } = open();
  await shown.record('page', older);
  for (let n = 0; n < 100; n += 1) await shown.record(`closed ${n}`, older);
  shown.postSavedAt(page);
  expect(messages.at(-1)).toEqual({ savedAt: null });
});
