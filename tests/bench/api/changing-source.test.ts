import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Churn, changingSource } from './changing-source.ts';
import { writeFeed } from './feed.ts';

const folder = mkdtempSync(join(tmpdir(), 'prizvanie-changing-'));
beforeAll(() => writeFeed(folder, 25, Date.parse('2026-11-20T12:00:00Z')));
afterAll(() => rmSync(folder, { recursive: true }));

interface Item {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly archived?: boolean;
}

function source(churn: Churn) {
  const { advance, answer } = changingSource(folder, churn);
  const ask = (path: string, query = 'per_page=100') =>
    answer({ method: 'GET', path, query: new URLSearchParams(query), headers: {}, number: 1 });
  const listed = (): Map<string, string> =>
    new Map(JSON.parse(ask('/vacancies')?.body ?? '').items.map(({ id, name }: Item) => [id, name]));
  const detail = (id: string): Item => JSON.parse(ask(`/vacancies/${id}`)?.body ?? '');
  return { advance, ask, listed, detail };
}

it('a source that changes lists as many at any time', () => {
  const { advance, listed } = source({ listed: 10, replaced: 4, changed: 0 });
  const seen = [listed()];
  for (let n = 0; n < 6; n++) {
    advance();
    seen.push(listed());
  }
  expect(seen.map(({ size }) => size)).toEqual([0, 10, 10, 10, 10, 10, 10]);
  const met = seen.map(
    (_, n) => new Set(seen.slice(0, n + 1).flatMap((listing) => [...listing.keys()])).size,
  );
  expect(met).toEqual([0, 10, 14, 18, 22, 25, 25]);
});

it('what goes is archived, and comes back after all others', () => {
  const { advance, listed, detail } = source({ listed: 10, replaced: 5, changed: 0 });
  advance();
  const first = listed();
  const absentFor: number[] = [];
  for (let n = 0; n < 6; n++) {
    advance();
    for (const id of first.keys()) expect(detail(id).archived).toBe(!listed().has(id));
    for (const [id, name] of listed()) expect(detail(id)).toMatchObject({ name, archived: false });
    absentFor.push([...first.keys()].filter((id) => !listed().has(id)).length);
  }
  // Of 25: the second five are open until the second advance, and the first five again after the third.
  expect(absentFor).toEqual([5, 10, 10, 5, 0, 5]);
});

it('what has never been open is not there', () => {
  const { advance, ask, listed } = source({ listed: 10, replaced: 5, changed: 0 });
  advance();
  const before = new Set(listed().keys());
  advance();
  const [came = ''] = [...listed().keys()].filter((id) => !before.has(id));
  const { ask: askEarlier, advance: begin } = source({ listed: 10, replaced: 5, changed: 0 });
  begin();
  expect([ask(`/vacancies/${came}`)?.status, askEarlier(`/vacancies/${came}`)]).toEqual([200, undefined]);
});

it('a folder that has too few is refused', () => {
  expect(() => source({ listed: 24, replaced: 2, changed: 0 })).toThrow('has no 26 vacancies');
});

it('some of those that stay say something else, in the list and in full, each in its turn', () => {
  const { advance, listed, detail } = source({ listed: 10, replaced: 0, changed: 4 });
  advance();
  const before = listed();
  const textsBefore = new Map([...before.keys()].map((id) => [id, detail(id).description]));
  const changedBy = (n: number) => {
    for (let at = 0; at < n; at++) advance();
    const changed = [...listed()].filter(([id, name]) => before.get(id) !== name);
    for (const [id, name] of changed) {
      expect(detail(id).name).toBe(name);
      expect(detail(id).description).not.toBe(textsBefore.get(id));
    }
    return changed.length;
  };
  expect([changedBy(1), changedBy(1), changedBy(1)]).toEqual([4, 8, 10]);
});

it('what has just come says what it says, and as many others change', () => {
  const { advance, listed } = source({ listed: 10, replaced: 3, changed: 4 });
  advance();
  for (let n = 0; n < 4; n++) {
    const before = listed();
    advance();
    const names = [...listed()];
    const isNew = ([id]: [string, string]) => !before.has(id);
    for (const [, name] of names.filter(isNew)) expect(name).not.toContain('(набор');
    expect(names.filter((entry) => !isNew(entry) && before.get(entry[0]) !== entry[1])).toHaveLength(4);
  }
});

it('the stand-in itself answers all else; of a search is refused what hh.ru refuses', () => {
  const { advance, ask } = source({ listed: 10, replaced: 1, changed: 1 });
  advance();
  expect(ask('/vacancies/1')).toBeUndefined();
  expect(ask('/employers/1')).toBeUndefined();
  expect(ask('/vacancies', 'per_page=1000')?.status).toBe(400);
});
