import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Device, stubPage, type Tab, toResponse } from '#tests/support/account-sync/devices.ts';
import { SearchesServer } from '#tests/support/account-sync/searches-server.ts';
import { WebLocks } from '#tests/support/browser/web-locks.ts';

const user = 'anna';
let server: SearchesServer;
let listeners: Map<string, (event: object) => void>;

beforeEach(() => {
  server = new SearchesServer();
  listeners = new Map();
  stubPage();
  vi.stubGlobal('addEventListener', (type: string, listen: () => void) => listeners.set(type, listen));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let isHeld = false;
const stubDocument = () =>
  vi.stubGlobal('document', { addEventListener() {}, querySelector: () => (isHeld ? {} : null) });

/** A tab with one search, which the account has as well. */
async function joinedTab(): Promise<{ device: Device; tab: Tab['searchModules']; search: string }> {
  stubDocument();
  const device = new Device(async (...request) => toResponse(server.answer(...request)));
  const tab = (await device.openTab(user)).searchModules;
  return device.on(async () => {
    tab.saveSearch(user, { name: 'ML', query: 'q=ml' });
    await tab.mergeAll(user);
    return { device, tab, search: tab.savedSearchesNow(user)[0]?.id ?? '' };
  });
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a deletion that can be taken back is not sent (docs/rules.md#searches-account)', () => {
  test('however long what takes it back is held; taken back, the search keeps its e-mails', async () => {
    const { device, tab, search } = await joinedTab();
    await device.on(async () => {
      const stop = tab.runSearches(user);
      await pass(0);
      isHeld = true;
      tab.removeSearch(user, { id: search, name: 'ML' });
      listeners.get('storage')?.({});
      await pass(60_000);
      expect([...server.searches.keys()]).toEqual([search]);
      const [shown] = tab.shownNotifications();
      tab.dismiss(shown?.id ?? '');
      shown?.action?.run();
      await pass(60_000);
      expect(tab.savedSearchesNow(user)).toMatchObject([{ id: search }]);
      expect([...server.searches.keys()]).toEqual([search]);
      stop();
    });
  });

  test('and goes soon after it has been left', async () => {
    const { device, tab, search } = await joinedTab();
    await device.on(async () => {
      const stop = tab.runSearches(user);
      await pass(0);
      isHeld = true;
      tab.removeSearch(user, { id: search, name: 'ML' });
      await pass(30_000);
      isHeld = false;
      expect(server.searches.size).toBe(1);
      await pass(16_000);
      expect(server.searches.size).toBe(0);
      stop();
    });
  });

  test('by another tab either, as long as this one shows how', async () => {
    vi.stubGlobal('navigator', { locks: new WebLocks() });
    const { device, tab, search } = await joinedTab();
    isHeld = true;
    await device.on(() => tab.removeSearch(user, { id: search, name: 'ML' }));
    const other = (await device.openTab(user)).searchModules;
    await device.on(async () => {
      expect(await other.syncOnce(user)).toBe(true);
      expect(server.searches.size).toBe(1);
      tab.dismiss(tab.shownNotifications()[0]?.id ?? '');
      await pass(0);
      await other.syncOnce(user);
      expect(server.searches.size).toBe(0);
    });
  });
});

describe('as the page goes', () => {
  const hide = async (persisted: boolean) => {
    listeners.get('pagehide')?.({ persisted });
    await pass(0);
  };

  test('what was deleted there goes with it, unless it may come back as it was', async () => {
    const { device, tab, search } = await joinedTab();
    await device.on(async () => {
      tab.runSearches(user);
      await pass(0);
      tab.removeSearch(user, { id: search, name: 'ML' });
      await hide(true);
      expect(device.keptAlive).toEqual([]);
      await hide(false);
      expect(device.keptAlive).toEqual([`DELETE /api/searches/${search}`]);
    });
  });

  test('what another tab has deleted stays', async () => {
    const { device, tab, search } = await joinedTab();
    const other = (await device.openTab(user)).searchModules;
    await device.on(async () => {
      other.runSearches(user);
      await pass(0);
      tab.removeSearch(user, { id: search, name: 'ML' });
      await hide(false);
      expect(device.keptAlive).toEqual([]);
      // Who signs out takes nothing back anywhere.
      await other.sendPending(user, { isLeaving: true });
      expect(device.keptAlive).toEqual([`DELETE /api/searches/${search}`]);
    });
  });
});
