import { expect, test } from 'vitest';
import { shownSaved } from '../../../frontend/src/offline/worker/shown-saved.ts';

const older = '2026-11-20T10:00:00.000Z';
const newer = '2026-11-21T10:00:00.000Z';

function open() {
  const told: unknown[] = [];
  const page = { id: 'page', postMessage: (message: unknown) => told.push(message) };
  const shown = shownSaved((id) => Promise.resolve(id === 'page' ? page : undefined));
  return { told, page, shown };
}

test('a page is told of the oldest that it shows, once, and when the server answers again', async () => {
  const { told, shown } = open();
  await shown.note('page', null);
  await shown.note('page', newer);
  await shown.note('page', older);
  await shown.note('page', newer);
  await shown.note('page', null);
  expect(told).toEqual([{ savedAt: newer }, { savedAt: older }, { savedAt: null }]);
});

test('one that asks later learns of it', async () => {
  const { told, page, shown } = open();
  await shown.note('other', older);
  shown.tell(page);
  await shown.note('page', newer);
  shown.tell(page);
  expect(told).toEqual([{ savedAt: null }, { savedAt: newer }, { savedAt: newer }]);
});

test('pages that were closed are not remembered for ever', async () => {
  const { told, page, shown } = open();
  await shown.note('page', older);
  for (let n = 0; n < 100; n += 1) await shown.note(`closed ${n}`, older);
  shown.tell(page);
  expect(told.at(-1)).toEqual({ savedAt: null });
});
