import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebStorage } from '../../support/browser/web-storage.ts';
import { FakeCaches } from './caches.ts';

const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };

let fake: FakeCaches;
let requested: string[];

beforeEach(() => {
  fake = new FakeCaches();
  requested = [];
  vi.useFakeTimers();
  vi.stubGlobal('caches', fake);
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('sessionStorage', new WebStorage());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', async (url: string) => {
    const id = /^\/api\/jobs\/([^?]+)/.exec(url)?.[1] ?? '';
    requested.push(id);
    const isGone = id.startsWith('gone');
    const response = new Response(
      isGone ? '{"error":{"code":"not_found","message":"Нет","requestId":"1"}}' : '{}',
      {
        status: isGone ? 404 : 200,
      },
    );
    Object.defineProperty(response, 'url', { value: `https://jobs.example.ru${url}` });
    return response;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A full load of a page: nothing is remembered but what the browser stores. */
async function loadPage() {
  vi.resetModules();
  const [{ keepVacancies }, acts] = await Promise.all([
    import('../../../frontend/src/offline/keep-vacancies.ts'),
    import('../../../frontend/src/tracker/acts.ts'),
  ]);
  const controller = new AbortController();
  keepVacancies(controller.signal);
  const settled = async () => {
    requested = [];
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.advanceTimersByTimeAsync(2_000);
    return requested;
  };
  return { ...acts, settled, close: () => controller.abort() };
}

test('a vacancy of the desk that is gone is asked for once a session, or once it is saved anew (docs/rules.md#offline-saved)', async () => {
  const first = await loadPage();
  for (const id of ['hh-1', 'gone-2', 'gone-3']) first.saveTracked(null, id, facts);
  expect((await first.settled()).toSorted()).toEqual(['gone-2', 'gone-3', 'hh-1']);
  expect(fake.urlsIn('saved-vacancies')).toEqual([expect.stringContaining('/api/jobs/hh-1?')]);
  first.close();

  const second = await loadPage();
  expect(await second.settled()).toEqual([]);
  second.deleteTracked(null, 'gone-2');
  expect(await second.settled()).toEqual([]);
  second.saveTracked(null, 'gone-2', facts);
  expect(await second.settled()).toEqual(['gone-2']);
  second.close();

  vi.stubGlobal('sessionStorage', new WebStorage());
  const later = await loadPage();
  expect((await later.settled()).toSorted()).toEqual(['gone-2', 'gone-3']);
  later.close();
});
