import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeFeed } from './feed.ts';
import { growingSource } from './growing-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'prizvanie-growing-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a source that grows lists a portion more with each import, and what it listed before', () => {
  writeFeed(folder, 25, Date.parse('2026-11-20T12:00:00Z'));
  const source = growingSource(folder, 10);
  const ask = (path: string, query = 'per_page=100') =>
    source.answer({ method: 'GET', path, query: new URLSearchParams(query), headers: {}, number: 1 });
  const listed = (): Set<string> =>
    new Set(JSON.parse(ask('/vacancies')?.body ?? '').items.map(({ id }: { id: string }) => id));
  const seen = [listed()];
  for (let n = 0; n < 4; n++) {
    source.grow();
    seen.push(listed());
  }
  expect(seen.map(({ size }) => size)).toEqual([0, 10, 20, 25, 25]);
  for (const [n, ids] of seen.entries()) expect(ids.isSupersetOf(seen[n - 1] ?? new Set())).toBe(true);
  // The stand-in itself answers all else; of a search's parameters is refused what hh.ru refuses.
  expect(ask('/vacancies/1')).toBeUndefined();
  expect(ask('/vacancies', 'per_page=1000')?.status).toBe(400);
});
