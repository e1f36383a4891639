import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Device, stubPage, toResponse } from '#tests/support/account-sync/devices.ts';
import { SearchesServer } from '#tests/support/account-sync/searches-server.ts';

beforeEach(() => {
  stubPage();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T10:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Its list lacks what was put last, as long as it is behind. */
async function deviceOfLateList() {
  const server = new SearchesServer();
  const late = { isBehind: true };
  let lastPut = '';
  const device = new Device(async (method, address, body) => {
    const answer = server.answer(method, address, body);
    if (method === 'PUT') lastPut = address.split('/').at(-1) ?? '';
    if (method !== 'GET' || !late.isBehind) return toResponse(answer);
    const searches = [...server.searches.values()].filter(({ id }) => id !== lastPut);
    return toResponse({ ...answer, body: { searches } });
  });
  const tab = (await device.openTab('anna')).searchModules;
  await device.on(async () => {
    for (const query of ['q=ml', 'q=data']) tab.saveSearch('anna', { name: query, query });
    await tab.mergeAll('anna');
  });
  const list = () => device.on(() => tab.savedSearchesNow('anna').map(({ query }) => query));
  return { server, late, device, tab, list };
}

test('what the account has just taken stays here, though its list does not have it yet (docs/rules.md#searches-account)', async () => {
  const { server, late, device, tab, list } = await deviceOfLateList();
  expect(await list()).toEqual(['q=ml', 'q=data']);
  late.isBehind = false;
  await device.on(() => tab.syncOnce('anna'));
  expect([await list(), server.searches.size]).toEqual([['q=ml', 'q=data'], 2]);
  // Once the list has had it, it was deleted elsewhere.
  const [, last] = [...server.searches.keys()];
  server.searches.delete(String(last));
  await device.on(() => tab.syncOnce('anna'));
  expect(await list()).toEqual(['q=ml']);
});

test('what the list has not a minute later was deleted elsewhere', async () => {
  const { device, tab, list } = await deviceOfLateList();
  vi.setSystemTime(Date.now() + 61_000);
  await device.on(() => tab.syncOnce('anna'));
  expect(await list()).toEqual(['q=ml']);
});

test('deleted here before the list has it, it is deleted there', async () => {
  const { server, late, device, tab, list } = await deviceOfLateList();
  await device.on(async () => {
    tab.deleteSavedSearch('anna', tab.findSavedSearch('anna', 'q=data')?.id ?? '');
    tab.waitBeforeSending('anna');
    await tab.syncOnce('anna');
    vi.setSystemTime(Date.now() + 13_000);
    late.isBehind = false;
    await tab.syncOnce('anna');
  });
  expect([await list(), server.searches.size]).toEqual([['q=ml'], 1]);
});
