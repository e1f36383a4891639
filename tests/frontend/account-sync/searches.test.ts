import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxSavedSearches, maxSubscriptions, type Schedule } from '#core/domain/search/saved-search.ts';
import { Device, stubPage, type Tab, toResponse } from '#tests/support/account-sync/devices.ts';
import { SearchesServer, tooManyByMail } from '#tests/support/account-sync/searches-server.ts';

const user = 'anna';
let server: SearchesServer;

beforeEach(() => {
  server = new SearchesServer();
  stubPage();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T10:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const newDevice = () =>
  new Device(async (method, address, body) => toResponse(server.answer(method, address, body)));

const queries = (list: readonly { query: string }[]) => list.map(({ query }) => query).sort();
const idOf = (tab: Tab, query: string) => tab.searchModules.findSavedSearch(user, query)?.id ?? '';
const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `q=word${String(n + from).padStart(2, '0')}`);

async function deviceWith(...kept: string[]) {
  const device = newDevice();
  const tab = await device.openTab();
  await device.on(() => {
    for (const query of kept) {
      tab.searchModules.saveSearch(user, { name: query, query });
      later(1000);
    }
  });
  return {
    device,
    tab,
    sync: () => device.on(() => tab.searchModules.syncOnce(user)),
    mergeAll: () => device.on(() => tab.searchModules.mergeAll(user)),
    list: () => device.on(() => tab.searchModules.savedSearchesNow(user)),
    state: () => tab.searchModules.searchesState(user),
    /** Of what was changed the page tells the engine. */
    change: (action: (tab: Tab) => unknown) =>
      device.on(() => {
        action(tab);
        return tab.searchModules.waitBeforeSending(user);
      }),
  };
}

/** Two devices of one person, with the same searches. */
async function twoDevices(...kept: string[]) {
  const laptop = await deviceWith(...kept);
  await laptop.mergeAll();
  const phone = await deviceWith();
  await phone.sync();
  return { laptop, phone };
}

describe('searches in the account (docs/rules.md#searches-account)', () => {
  test('nothing goes there before its owner has agreed', async () => {
    const { sync, state } = await deviceWith('q=ml');
    expect(await sync()).toBe(true);
    expect([server.searches.size, state().isKnown]).toEqual([0, true]);
    expect(server.requests).toEqual(['GET /api/searches']);
  });

  test('another device, which has none, gets them', async () => {
    const { phone } = await twoDevices('q=ml', 'level=Senior');
    expect(queries(await phone.list())).toEqual(['level=Senior', 'q=ml']);
    expect([...server.searches.values()].every(({ schedule }) => schedule === 'never')).toBe(true);
  });

  test('what is here and what is there are joined by the press alone; the same search is one', async () => {
    await (await deviceWith('q=ml', 'q=data')).mergeAll();
    const phone = await deviceWith('q=data', 'q=lead');
    await phone.sync();
    expect(queries(await phone.list())).toEqual(['q=data', 'q=lead']);
    expect(phone.state().onlyThere).toBe(2);
    await phone.mergeAll();
    expect(queries(await phone.list())).toEqual(['q=data', 'q=lead', 'q=ml']);
    expect(server.searches.size).toBe(3);
    await phone.mergeAll();
    await phone.sync();
    expect(server.searches.size).toBe(3);
  });

  test('what finds no room among the twenty stays where it is, and is told', async () => {
    await (await deviceWith(...words(0, 15))).mergeAll();
    const phone = await deviceWith(...words(15, 25));
    await phone.mergeAll();
    expect([(await phone.list()).length, server.searches.size]).toEqual([maxSavedSearches, maxSavedSearches]);
    expect(phone.state().onlyThere).toBe(5);
    const all = new Set([...(await phone.list()).map(({ name }) => name)]);
    for (const { name } of server.searches.values()) all.add(name);
    expect(all.size).toBe(25);
  });

  test('names, pauses and looks follow; of two the later look', async () => {
    const { laptop, phone } = await twoDevices('q=ml');
    later(60_000);
    const look = new Date().toISOString();
    await laptop.change((tab) =>
      tab.searchModules.changeSavedSearch(user, idOf(tab, 'q=ml'), { name: 'Моё', seenAt: look }),
    );
    await phone.change((tab) =>
      tab.searchModules.changeSavedSearch(user, idOf(tab, 'q=ml'), { isPaused: true }),
    );
    await laptop.sync();
    await phone.sync();
    await laptop.sync();
    for (const { list } of [laptop, phone])
      expect(await list()).toMatchObject([{ name: 'Моё', isPaused: true, seenAt: look }]);
  });

  test('a look of a clock that is ahead hides nothing that is still to come', async () => {
    const { laptop, phone } = await twoDevices('q=ml');
    later(60_000);
    const now = new Date().toISOString();
    await laptop.change((tab) =>
      tab.searchModules.changeSavedSearch(user, idOf(tab, 'q=ml'), { seenAt: '2099-01-01T00:00:00.000Z' }),
    );
    await laptop.sync();
    await phone.sync();
    for (const { list } of [laptop, phone]) expect(await list()).toMatchObject([{ seenAt: now }]);
    const sent = server.requests.length;
    await laptop.sync();
    expect(server.requests.slice(sent)).toEqual(['GET /api/searches']);
  });

  test('a name that no e-mail could have in its subject is sent as one that can', async () => {
    const { laptop, phone } = await twoDevices('q=ml', 'q=data');
    const rename = (query: string, name: string) =>
      laptop.change((tab) => tab.searchModules.changeSavedSearch(user, idOf(tab, query), { name }));
    await rename('q=ml', '👩\u200d💻 удалёнка\n\u00adв\u2028Перми');
    await rename('q=data', '\u200d');
    expect(await laptop.sync()).toBe(true);
    await phone.sync();
    expect((await phone.list()).map(({ name }) => name).sort()).toEqual(['…', '👩💻 удалёнка в Перми']);
    const sent = server.requests.length;
    await laptop.sync();
    expect(server.requests.slice(sent)).toEqual(['GET /api/searches']);
  });

  test.each([
    ['invalid_request', 400],
    ['conflict', 409],
  ] as const)('one that the account refuses stops no other: %s', async (...refusal) => {
    server.refusal = [...refusal] as typeof server.refusal;
    const { laptop } = await twoDevices('q=ml', 'q=data');
    server.refused.add(await laptop.device.on(() => idOf(laptop.tab, 'q=ml')));
    for (const query of ['q=ml', 'q=data'])
      await laptop.change((tab) =>
        tab.searchModules.changeSavedSearch(user, idOf(tab, query), { name: `${query}, новое` }),
      );
    expect(await laptop.sync()).toBe(false);
    expect([...server.searches.values()].map(({ name }) => name).sort()).toEqual(['q=data, новое', 'q=ml']);
    expect(laptop.state().status).toBe('failed');
  });

  test('a deletion goes to the account once it cannot be taken back any more, and to the other device', async () => {
    const { laptop, phone } = await twoDevices('q=ml', 'q=data');
    await laptop.change((tab) => tab.searchModules.deleteSavedSearch(user, idOf(tab, 'q=ml')));
    await laptop.sync();
    expect([server.searches.size, queries(await laptop.list())]).toEqual([2, ['q=data']]);
    later(13_000);
    await laptop.sync();
    await phone.sync();
    expect([server.searches.size, queries(await phone.list())]).toEqual([1, ['q=data']]);
  });

  test('one that was taken back keeps its e-mails', async () => {
    const { laptop } = await twoDevices('q=ml');
    const search = (await laptop.list())[0];
    if (!search) throw new Error('nothing is saved');
    await laptop.device.on(() =>
      laptop.tab.searchModules.setEmails(user, search, { schedule: 'daily', isAgreed: true }),
    );
    let undo = () => {};
    await laptop.change((tab) => {
      ({ undo } = tab.searchModules.deleteSavedSearch(user, search.id));
    });
    await laptop.sync();
    await laptop.change(undo);
    later(60_000);
    await laptop.sync();
    expect([...server.searches.values()]).toMatchObject([{ id: search.id, schedule: 'daily' }]);
  });

  test('a deletion that did not come through is repeated, and nothing comes back', async () => {
    const { laptop } = await twoDevices('q=ml');
    await laptop.change((tab) => tab.searchModules.deleteSavedSearch(user, idOf(tab, 'q=ml')));
    later(13_000);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    server.deletesNothing = true;
    expect(await laptop.sync()).toBe(false);
    expect(laptop.state().status).toBe('failed');
    warn.mockRestore();
    laptop.device.isOnline = false;
    await laptop.sync();
    expect(laptop.state().status).toBe('offline');
    laptop.device.isOnline = true;
    server.deletesNothing = false;
    await laptop.sync();
    expect([server.searches.size, await laptop.list()]).toEqual([0, []]);
  });

  test('a list that was cleared is fetched again, not deleted in the account', async () => {
    const { laptop } = await twoDevices('q=ml');
    laptop.device.storage.removeItem('saved_searches');
    later(60_000);
    await laptop.sync();
    expect([server.searches.size, queries(await laptop.list())]).toEqual([1, ['q=ml']]);
  });

  test('taken off this device it comes back by a press alone', async () => {
    const { laptop } = await twoDevices('q=ml');
    await laptop.device.on(() => {
      laptop.tab.forgetDevice(user);
      laptop.tab.searchModules.keepSearchesOff(user);
    });
    later(60_000);
    await laptop.sync();
    expect([server.searches.size, await laptop.list(), laptop.state().onlyThere]).toEqual([1, [], 1]);
    await laptop.mergeAll();
    expect(queries(await laptop.list())).toEqual(['q=ml']);
  });

  test('where the stage does not offer it nothing is shown', async () => {
    server.isOffered = false;
    const { sync, state } = await deviceWith('q=ml');
    expect(await sync()).toBe(false);
    expect(state().isOffered).toBe(false);
  });
});

/** 0 ≤ n < 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

test.each(Array.from({ length: 20 }, (_, n) => n + 1))(
  'after 200 acts of each of two devices both have the same, nothing lost and nothing twice, seed %i',
  async (seed) => {
    const random = randomOf(seed);
    const devices = [await deviceWith('q=word00', 'q=word01'), await deviceWith('q=word01', 'q=word02')];
    const saved = new Set(['q=word00', 'q=word01', 'q=word02']);
    const deleted = new Set<string>();
    for (let n = 0; n < 400; n++) {
      later(1000 + Math.floor(random() * 20_000));
      const device = devices[n % 2] as (typeof devices)[number];
      const list = await device.list();
      const found = list[Math.floor(random() * list.length)];
      const what = random();
      device.device.isOnline = random() < 0.7;
      if (what < 0.15) await device.sync();
      else if (what < 0.25) await device.mergeAll();
      else if (what < 0.5) {
        const query = words(0, 14)[Math.floor(random() * 14)] as string;
        await device.change((tab) => tab.searchModules.saveSearch(user, { name: query, query }));
        saved.add(query);
      } else if (found && what < 0.65) {
        // A half of them is never deleted: of these nothing may go.
        if (Number(found.query.slice(-2)) % 2 === 0) continue;
        await device.change((tab) => {
          const { undo } = tab.searchModules.deleteSavedSearch(user, found.id);
          if (random() < 0.3) undo();
        });
        deleted.add(found.query);
      } else if (found)
        await device.change((tab) =>
          tab.searchModules.changeSavedSearch(user, found.id, {
            ...(what < 0.8 ? { name: `name ${n}` } : { isPaused: what < 0.9 }),
            ...(what > 0.95 && { seenAt: new Date().toISOString() }),
          }),
        );
    }
    for (let round = 0; round < 4; round++)
      for (const device of devices) {
        device.device.isOnline = true;
        later(20_000);
        expect(await device.mergeAll()).toBe(true);
      }
    const [here, there] = await Promise.all(devices.map(({ list }) => list()));
    const kept = [...server.searches.values()];
    const comparable = (list: readonly { id: string; name: string; isPaused: boolean; seenAt: string }[]) =>
      list
        .map(({ id, name, isPaused, seenAt }) => ({ id, name, isPaused, seenAt }))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(comparable(here ?? [])).toEqual(comparable(there ?? []));
    expect(comparable(here ?? [])).toEqual(comparable(kept));
    expect(new Set(queries(here ?? [])).size).toBe(here?.length);
    const neverDeleted = [...saved].filter((query) => !deleted.has(query));
    expect(queries(here ?? [])).toEqual(expect.arrayContaining(neverDeleted));
  },
);

describe('e-mails of an account (docs/rules.md#searches-emails)', () => {
  test('a sixth is refused in the words of the server, and nothing has changed', async () => {
    const { device, tab, list } = await deviceWith(...words(0, maxSubscriptions + 1));
    const all = await list();
    const set = (at: number) =>
      device.on(() => {
        const search = all[at];
        return search && tab.searchModules.setEmails(user, search, { schedule: 'daily', isAgreed: true });
      });
    for (let at = 0; at < maxSubscriptions; at++) await set(at);
    await expect(set(maxSubscriptions)).rejects.toThrow(tooManyByMail);
    expect(server.searches.size).toBe(maxSubscriptions);
  });

  test('who has left by a link of an e-mail is asked for the consent again', async () => {
    const { laptop } = await twoDevices('q=ml');
    const [search] = await laptop.list();
    if (!search) throw new Error('nothing is saved');
    const set = (schedule: Schedule, isAgreed: boolean) =>
      laptop.device.on(() => laptop.tab.searchModules.setEmails(user, search, { schedule, isAgreed }));
    await set('daily', true);
    const kept = server.searches.get(search.id);
    if (kept) server.searches.set(search.id, { ...kept, schedule: 'never' });
    await expect(set('first-import', false)).rejects.toThrow();
    const { known } = await laptop.device.on(() => laptop.tab.searchModules.readSearchesMemory(user));
    expect(known[search.id]?.schedule).toBe('never');
  });

  test('those that the mail has stopped begin by a press alone; a name still follows', async () => {
    const { laptop } = await twoDevices('q=ml');
    const [search] = await laptop.list();
    const kept = search && server.searches.get(search.id);
    if (!search || !kept) throw new Error('nothing is kept');
    server.searches.set(search.id, { ...kept, schedule: 'daily', stopped: 'bounce' });
    await laptop.sync();
    await laptop.change((tab) => tab.searchModules.changeSavedSearch(user, search.id, { name: 'Моё' }));
    expect(await laptop.sync()).toBe(true);
    expect(server.searches.get(search.id)).toMatchObject({
      ...{ name: 'Моё', schedule: 'daily', stopped: 'bounce' },
    });
    await laptop.device.on(() =>
      laptop.tab.searchModules.setEmails(user, search, { schedule: 'daily', isAgreed: true }),
    );
    expect(server.searches.get(search.id)).toMatchObject({ schedule: 'daily', stopped: null });
  });
});
