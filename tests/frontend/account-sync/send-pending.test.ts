import { afterEach, expect, test, vi } from 'vitest';
import { Device, stubPage, toResponse } from '#tests/support/account-sync/devices.ts';
import { SearchesServer } from '#tests/support/account-sync/searches-server.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is pending goes to the account as the page goes: a deletion that could be taken back, and a pause', async () => {
  stubPage();
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('addEventListener', (type: string, listen: () => void) => listeners.set(type, listen));
  vi.stubGlobal('document', { addEventListener() {} });
  const server = new SearchesServer();
  const device = new Device(async (...request) => toResponse(server.answer(...request)));
  const tab = (await device.openTab('anna')).searchModules;
  await device.on(async () => {
    for (const query of ['q=ml', 'q=data']) tab.saveSearch('anna', { name: query, query });
    await tab.unite('anna');
    const stop = tab.runSearches('anna');
    await vi.waitFor(() => expect(tab.searchesState('anna').status).toBe('idle'));
    const [ml, data] = tab.savedSearchesNow('anna').map(({ id }) => id) as [string, string];
    tab.deleteSavedSearch('anna', ml);
    tab.changeSavedSearch('anna', data, { isPaused: true });
    listeners.get('pagehide')?.({ persisted: false });
    await vi.waitFor(() =>
      expect([...server.searches.values()]).toMatchObject([{ id: data, isPaused: true }]),
    );
    stop();
    expect(device.keptAlive.toSorted()).toEqual([`DELETE /api/searches/${ml}`, `PUT /api/searches/${data}`]);
  });
});

test('who signs out waits for no answer: what was sent goes its way without them', async () => {
  stubPage();
  const server = new SearchesServer();
  let isSilent = false;
  const device = new Device((...request) => {
    const response = toResponse(server.answer(...request));
    return isSilent ? new Promise(() => {}) : Promise.resolve(response);
  });
  const tab = (await device.openTab('anna')).searchModules;
  await device.on(async () => {
    tab.saveSearch('anna', { name: 'ML', query: 'q=ml' });
    await tab.unite('anna');
    tab.deleteSavedSearch('anna', tab.savedSearchesNow('anna')[0]?.id ?? '');
    isSilent = true;
    await tab.sendPending('anna', { isLeaving: true });
    expect(server.searches.size).toBe(0);
  });
});
