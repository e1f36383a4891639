import { beforeEach, expect, test, vi } from 'vitest';
import { maxTracked, mergeTracked } from '#core/domain/tracker/tracked-job.ts';
import { redateTracked, saveTracked } from '../../../frontend/src/tracker/acts.ts';
import {
  allTracked,
  findTracked,
  joinTracked,
  trackedNow,
} from '../../../frontend/src/tracker/tracker-store.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

const facts = { title: 'Лингвист', company: '', place: '', pay: null, link: null };
const [today, earlier] = ['2026-11-25T09:00:00.000Z', '2026-11-04T09:00:00.000Z'];

beforeEach(() => {
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('sessionStorage', {});
});

test('a record as of another day takes the place of the one before, also of the 500th, on every device', () => {
  for (let n = 1; n < maxTracked; n++) saveTracked(null, `hh-${n}`, facts);
  saveTracked(null, 'own-1', facts, 'applied', today);
  const elsewhere = findTracked(null, 'own-1');
  expect(redateTracked(null, 'own-1', 'own-2', earlier)).toBe(true);
  if (elsewhere) joinTracked(null, [elsewhere]);
  expect(trackedNow(null)).toHaveLength(maxTracked);
  expect(findTracked(null, 'own-1')).toBeNull();
  expect(findTracked(null, 'own-2')).toMatchObject({ savedAt: earlier, stage: { value: 'applied' } });
  const mark = allTracked(null).find(({ id }) => id === 'own-1');
  if (mark && elsewhere) expect(mergeTracked(elsewhere, mark).isDeleted.value).toBe(true);
  expect(redateTracked(null, 'own-1', 'own-3', earlier)).toBe(false);
});
