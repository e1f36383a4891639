import { afterEach, expect, test, vi } from 'vitest';
import { Device, stubDocument, stubPage, toResponse } from '#tests/support/account-sync/devices.ts';
import { SearchesServer } from '#tests/support/account-sync/searches-server.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is pending goes to the account as the page goes: a deletion that could be taken back, and a pause', async () => {
  stubPage();
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('addEventListener', (type: string, listen: () => void) => listeners.set(type, listen));
  stubDocument();
  const server = new SearchesServer();
  const device = new Device(async (...request) => toResponse(server.answer(...request)));
  const tab = (await device.openTab('anna')).searchModules;
  await device.on(async () => {
    for (const query of ['q=ml', 'q=data']) tab.saveSearch('anna', { name: query, query });
    await tab.mergeAll('anna');
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
    await tab.mergeAll('anna');
    tab.deleteSavedSearch('anna', tab.savedSearchesNow('anna')[0]?.id ?? '');
    isSilent = true;
    await tab.sendPending('anna', { isLeaving: true });
    expect(server.searches.size).toBe(0);
  });
});

test('a look, as the page goes, changes nothing that another device has chosen (docs/rules.md#searches-account)', async () => {
  stubPage();
  const server = new SearchesServer();
  const newDevice = () => new Device(async (...request) => toResponse(server.answer(...request)));
  const [laptop, phone] = [newDevice(), newDevice()];
  const laptopTab = (await laptop.openTab('anna')).searchModules;
  const phoneTab = (await phone.openTab('anna')).searchModules;
  const first = (tab: typeof phoneTab) => {
    const [search] = tab.savedSearchesNow('anna');
    if (!search) throw new Error('nothing is saved');
    return search;
  };
  await laptop.on(async () => {
    laptopTab.saveSearch('anna', { name: 'ML', query: 'q=ml' });
    await laptopTab.mergeAll('anna');
  });
  await phone.on(() => phoneTab.syncOnce('anna'));
  await laptop.on(async () => {
    laptopTab.changeSavedSearch('anna', first(laptopTab).id, { name: 'Моё', isPaused: true });
    await laptopTab.setEmails('anna', first(laptopTab), { schedule: 'daily', isAgreed: true });
  });
  const chosen = { name: 'Моё', schedule: 'daily', isPaused: true };
  expect([...server.searches.values()]).toMatchObject([chosen]);

  const { id, seenAt: seenBefore } = await phone.on(() => first(phoneTab));
  const seenAt = new Date(Date.parse(seenBefore) + 1).toISOString();
  await phone.on(async () => {
    phoneTab.changeSavedSearch('anna', id, { seenAt });
    await phoneTab.sendPending('anna', { isLeaving: false });
  });
  await vi.waitFor(() => expect([...server.searches.values()]).toMatchObject([{ ...chosen, seenAt }]));
  // What stood there has not been changed here: the next pull brings it, and sends nothing.
  await phone.on(() => phoneTab.syncOnce('anna'));
  expect(await phone.on(() => first(phoneTab))).toMatchObject({ name: 'Моё', isPaused: true, seenAt });
  expect([...server.searches.values()]).toMatchObject([{ ...chosen, id, seenAt }]);

  // What was touched here is changed there, and nothing else.
  await laptop.on(() =>
    laptopTab.setEmails('anna', first(laptopTab), { schedule: 'first-import', isAgreed: false }),
  );
  await phone.on(async () => {
    phoneTab.changeSavedSearch('anna', id, { isPaused: false });
    await phoneTab.sendPending('anna', { isLeaving: false });
  });
  expect([...server.searches.values()]).toMatchObject([
    { name: 'Моё', schedule: 'first-import', isPaused: false },
  ]);
});

test('a search is kept also from a browser that does not know its time zone', async () => {
  stubPage();
  const options = new Intl.DateTimeFormat().resolvedOptions();
  const unknown = { ...options, timeZone: 'Etc/Unknown' };
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(unknown);
  const server = new SearchesServer();
  const device = new Device(async (...request) => toResponse(server.answer(...request)));
  const tab = (await device.openTab('anna')).searchModules;
  await device.on(() => {
    tab.saveSearch('anna', { name: 'ML', query: 'q=ml' });
    return tab.mergeAll('anna');
  });
  spy.mockRestore();
  expect(server.searches.size).toBe(1);
});
