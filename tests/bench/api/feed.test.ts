import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSavedAnswers } from '../../../infra/local/hh/saved-answers.ts';
import { quantile } from '../quantile.ts';
import { writeFeed } from './feed.ts';
import { longestAround } from './swap.ts';

const folder = mkdtempSync(join(tmpdir(), 'prizvanie-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writtenFeed(name: string, count: number) {
  writeFeed(join(folder, name), count, Date.parse('2026-11-20T12:00:00Z'));
  return readSavedAnswers(join(folder, name));
}

it('a feed is read back whole, and a larger one holds all of a smaller one', () => {
  const [small, large] = [writtenFeed('small', 600), writtenFeed('large', 1300)];
  expect([small.vacancies.length, small.details.size, small.brokenFiles]).toEqual([600, 600, []]);
  expect(large.vacancies.length).toBe(1300);
  for (const [id, detail] of small.details) expect(large.details.get(id)).toEqual(detail);

  const named = small.vacancies.flatMap(({ employer }) => (employer as { id?: string }).id ?? []);
  expect(named.filter((id) => !small.employers.has(id))).toEqual([]);
});

it('a quantile is a value that was there', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);
  expect([0, 0.5, 0.95, 1].map((share) => quantile(hundred, share))).toEqual([1, 50, 95, 100]);
  expect(quantile([], 0.5)).toBeNaN();
});

it('an answer belongs to a swap for thirty-five seconds after the snapshot', () => {
  const answered = [
    { at: 1000, ms: 1 },
    { at: 10_100, ms: 7 },
    { at: 44_900, ms: 5 },
    { at: 45_100, ms: 3 },
  ];
  expect(longestAround(answered, [10_000])).toEqual({ around: 7, otherwise: 3 });
  expect(longestAround(answered, [])).toEqual({ around: null, otherwise: 7 });
});
