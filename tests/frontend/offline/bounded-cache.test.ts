import { beforeEach, describe, expect, test, vi } from 'vitest';
import { savedAtOf } from '../../../frontend/src/offline/stamp.ts';
import {
  type BoundedCache,
  drop,
  isNotFound,
  isPublic,
  save,
} from '../../../frontend/src/offline/worker/bounded-cache.ts';
import { FakeCaches } from './caches.ts';

const bounds: BoundedCache = { name: 'saved-answers', maxEntries: 3, maxBytes: 10 };
const at = (n: number | string) => `https://jobs.example.ru/api/jobs/${n}`;
const shared = { 'cache-control': 'public, max-age=0, s-maxage=2' };

let fake: FakeCaches;
beforeEach(() => {
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
});

const put = (n: number, body = 'text', isStillWanted = () => true) =>
  save(bounds, at(n), new Response(body, { headers: shared }), isStillWanted);

describe('what may be saved (docs/rules.md#offline-saved)', () => {
  test.each([
    [200, 'public, max-age=0, s-maxage=2', true],
    [200, 'no-store', false],
    [200, 'private, max-age=60', false],
    [200, 'no-cache', false],
    [404, 'public', false],
    [410, 'public', false],
    [500, 'public', false],
    [206, 'public', false],
  ])('%i with `%s`: %s', (status, cacheControl, expected) => {
    expect(isPublic(new Response('', { status, headers: { 'cache-control': cacheControl } }))).toBe(expected);
  });

  test('not what the browser shows nobody', () => {
    expect(isPublic({ status: 0, headers: new Headers(shared) } as Response)).toBe(false);
  });

  test.each([
    [404, true],
    [410, true],
    [200, false],
    [503, false],
  ])('%i is gone: %s', (status, expected) => {
    expect(isNotFound(new Response('', { status }))).toBe(expected);
  });
});

describe('a bounded cache', () => {
  test('keeps the answer with the moment, and without what speaks of its compressed body', async () => {
    const headers = { ...shared, 'content-encoding': 'br', 'content-length': '3' };
    await save(bounds, at(1), new Response('слово', { headers }), () => true);
    const cachedAnswer = await (await fake.open(bounds.name)).match(at(1));
    expect(await cachedAnswer?.text()).toBe('слово');
    expect(cachedAnswer?.headers.has('content-encoding')).toBe(false);
    expect(cachedAnswer?.headers.has('content-length')).toBe(false);
    expect(Date.now() - Date.parse(cachedAnswer ? (savedAtOf(cachedAnswer) ?? '') : '')).toBeLessThan(1_000);
  });

  test('has so many entries at most: the oldest goes, and what was saved again is new', async () => {
    for (const n of [1, 2, 3, 1, 4]) await put(n);
    expect(fake.urlsIn(bounds.name)).toEqual([3, 1, 4].map(at));
  });

  test('takes none that is larger than it allows', async () => {
    await put(1, 'x'.repeat(10));
    await put(2, 'x'.repeat(11));
    expect(fake.urlsIn(bounds.name)).toEqual([at(1)]);
  });

  test('takes nothing of who has left meanwhile', async () => {
    await put(1, 'text', () => false);
    expect(fake.urlsIn(bounds.name)).toEqual([]);
  });

  test('gives up half of what it has when the disk is full, and no error', async () => {
    for (const n of [1, 2, 3]) await put(n);
    fake.room = 3;
    await put(4);
    expect(fake.urlsIn(bounds.name)).toEqual([at(3)]);
  });

  test('drops what is gone from every cache, in whatever time zone it was asked for', async () => {
    for (const name of ['saved-answers', 'saved-vacancies', 'saved-pages'])
      for (const n of ['1?tz=Europe%2FMoscow', '1?tz=Asia%2FOmsk', '10'])
        await save({ ...bounds, name }, at(n), new Response('text'), () => true);
    await drop(at('1?tz=UTC'));
    for (const name of ['saved-answers', 'saved-vacancies', 'saved-pages'])
      expect(fake.urlsIn(name)).toEqual([at('10')]);
  });

  test.each(['/?q=java&vacancy=hh-7', '/vacancy/hh-7', '/api/jobs/hh-7?tz=UTC'])(
    'what %s says to be gone goes at each of its addresses, and no list beside it',
    async (path) => {
      const others = ['/', '/?q=python', '/?vacancy=hh-70', '/vacancy/hh-70', '/api/jobs?page=2'];
      const own = [
        '/?vacancy=hh-7',
        '/?q=python&vacancy=hh-7',
        '/vacancy/hh-7',
        '/api/jobs/hh-7?tz=Asia%2FOmsk',
      ];
      const cache = { ...bounds, name: 'saved-pages', maxEntries: 20 };
      for (const saved of [...others, ...own])
        await save(cache, `https://jobs.example.ru${saved}`, new Response('text'), () => true);
      await drop(`https://jobs.example.ru${path}`);
      expect(fake.urlsIn('saved-pages')).toEqual(others.map((saved) => `https://jobs.example.ru${saved}`));
    },
  );
});
