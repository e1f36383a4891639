import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxTracked, newTracked, type TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { AccountServer } from '#tests/support/account-sync/account-server.ts';
import { ActionLog, applyRandomAction, facts, seededRandom } from '#tests/support/account-sync/desk-steps.ts';
import { Device, stubPage, type Tab, toResponse } from '#tests/support/account-sync/devices.ts';

const user = 'anna';

let server: AccountServer;
let clock: number;
/** Before the next request of the kind is answered. */
let requestHook: { request: string; work: () => Promise<unknown> } | null;

beforeEach(() => {
  server = new AccountServer();
  requestHook = null;
  stubPage();
  clock = Date.parse('2026-11-25T10:00:00.000Z');
  vi.useFakeTimers({ toFake: ['Date'], now: clock });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function later(milliseconds = 1000) {
  clock += milliseconds;
  vi.setSystemTime(clock);
}

const newDevice = () =>
  new Device(async (method, address, body) => {
    const hook = requestHook;
    if (hook && `${method} ${address}`.startsWith(hook.request)) {
      requestHook = null;
      await hook.work();
    }
    return toResponse(server.answer(method, address, body));
  });

async function twoDevices() {
  const [laptop, phone] = [newDevice(), newDevice()];
  const [laptopTab, phoneTab] = [await laptop.openTab(), await phone.openTab()];
  await laptop.on(() => laptopTab.turnOn(user, 'tracker'));
  await phone.on(() => phoneTab.syncOnce(user, 'tracker'));
  return { laptop, phone, laptopTab, phoneTab };
}

const sync = (device: Device, tab: Tab) => device.on(() => tab.syncOnce(user, 'tracker'));
const inOrder = (records: readonly TrackedJob[]) => records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
const live = (records: readonly TrackedJob[]) => inOrder(records).filter(({ isDeleted }) => !isDeleted.value);
const allOf = (device: Device, tab: Tab) => device.on(() => inOrder(tab.allTracked(user)));
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
const marksOf = (device: Device, tab: Tab) =>
  device.on(() => ({ jobs: idsOf(tab.hiddenJobs(user)), companies: idsOf(tab.hiddenCompanies(user)) }));

describe('two devices of one person (docs/rules.md#account-sync-union)', () => {
  test.each(Array.from({ length: 20 }, (_, n) => n + 1))(
    'after 200 acts of each, one offline for half of them, both have all, seed %i',
    async (seed) => {
      const { laptop, phone, laptopTab, phoneTab } = await twoDevices();
      const random = seededRandom(seed);
      const log = new ActionLog();
      for (let n = 0; n < 200; n++) {
        phone.isOnline = n < 50 || n >= 150;
        for (const [device, tab, name] of [
          [laptop, laptopTab, 'here'],
          [phone, phoneTab, 'there'],
        ] as const) {
          later(1 + Math.floor(random() * 90_000));
          await device.on(() => applyRandomAction(tab, user, random, log, `${name} ${n}`));
          if (random() < 0.15) {
            device.losesAnswer = random() < 0.2;
            await sync(device, tab);
            device.losesAnswer = false;
          }
        }
        // In the midst of one's sending the other sends as well.
        if (random() < 0.05) {
          requestHook = { request: 'PUT /api/tracker', work: () => sync(phone, phoneTab) };
          await sync(laptop, laptopTab);
          requestHook = null;
        }
      }
      // Of what was saved and deleted before it was sent nobody else needs to know.
      const expected = live(laptopTab.union(await allOf(laptop, laptopTab), await allOf(phone, phoneTab)));
      for (const _ of [1, 2])
        for (const [device, tab] of [
          [laptop, laptopTab],
          [phone, phoneTab],
        ] as const) {
          later(90_000);
          expect(await sync(device, tab)).toBe(true);
        }

      const [mine, theirs] = [await allOf(laptop, laptopTab), await allOf(phone, phoneTab)];
      expect(live(mine)).toEqual(expected);
      expect(live(theirs)).toEqual(expected);
      expect(live([...server.records.values()].map(({ value }) => value))).toEqual(expected);
      expect(await marksOf(laptop, laptopTab)).toEqual(await marksOf(phone, phoneTab));
      const isSettled = await laptop.on(() => laptopTab.readMemory(user).tracker);
      expect(isSettled.isOn).toBe(true);

      // By what was done, whatever the records say of themselves.
      const records = new Map(mine.map((record) => [record.id, record]));
      for (const id of log.saved)
        if (!log.deleted.has(id)) expect(records.get(id)?.isDeleted.value).toBe(false);
      for (const [id, note] of log.notes)
        if (!log.deleted.has(id)) expect([id, records.get(id)?.note.value]).toEqual([id, note]);
      for (const [id, events] of log.events)
        if (!log.deleted.has(id)) {
          const texts = records.get(id)?.events.map(({ text }) => text) ?? [];
          expect([...events].filter((event) => !texts.includes(event))).toEqual([]);
        }
      const { jobs } = await marksOf(laptop, laptopTab);
      for (const id of log.hidden) if (!log.shown.has(id)) expect(jobs).toContain(id);
      expect(log.saved.size + log.notes.size + log.events.size).toBeGreaterThan(20);
    },
    60_000,
  );

  test('a visitor’s desk of before goes along, and joins what the account has', async () => {
    const { phone, phoneTab } = await twoDevices();
    await phone.on(() => phoneTab.saveTracked(user, 'hh-1', facts));
    await sync(phone, phoneTab);
    const third = newDevice();
    await third.on(async () => {
      const tab = await third.openTab();
      tab.saveTracked(user, 'hh-2', facts);
      await tab.syncOnce(user, 'tracker');
      expect(idsOf(tab.trackedNow(user))).toEqual(['hh-1', 'hh-2']);
    });
    await sync(phone, phoneTab);
    expect(idsOf(await phone.on(() => phoneTab.trackedNow(user)))).toEqual(['hh-1', 'hh-2']);
  });

  test('a double click is one record, on both', async () => {
    const { laptop, phone, laptopTab, phoneTab } = await twoDevices();
    await laptop.on(() => {
      laptopTab.saveTracked(user, 'hh-1', facts, 'applied');
      laptopTab.saveTracked(user, 'hh-1', facts, 'applied');
    });
    await Promise.all([sync(laptop, laptopTab), sync(laptop, laptopTab)]);
    await sync(phone, phoneTab);
    expect(server.records.size).toBe(1);
    expect((await allOf(phone, phoneTab))[0]?.events).toHaveLength(1);
  });

  test('two tabs that send at once send one desk', async () => {
    const { laptop, laptopTab } = await twoDevices();
    const second = await laptop.openTab();
    await laptop.on(async () => {
      laptopTab.saveTracked(user, 'hh-1', facts);
      second.saveTracked(user, 'hh-2', facts);
      await Promise.all([laptopTab.syncOnce(user, 'tracker'), second.syncOnce(user, 'tracker')]);
    });
    expect([...server.records.keys()].sort()).toEqual(['hh-1', 'hh-2']);
    const puts = server.requests.filter((asked) => asked === 'PUT /api/tracker').length;
    expect(puts).toBeLessThanOrEqual(3);
  });

  test('what was deleted here is deleted there, and does not come back', async () => {
    const { laptop, phone, laptopTab, phoneTab } = await twoDevices();
    await laptop.on(() => laptopTab.saveTracked(user, 'hh-1', facts));
    await sync(laptop, laptopTab);
    await sync(phone, phoneTab);
    later();
    await phone.on(() => phoneTab.deleteTracked(user, 'hh-1'));
    await sync(phone, phoneTab);
    await sync(laptop, laptopTab);
    expect(await laptop.on(() => laptopTab.trackedNow(user))).toEqual([]);
    expect(JSON.stringify([...server.records.values()])).not.toContain('ML-инженер');
  });

  // Some fifteen seconds of a core: five hundred records are read and written for each step of each device.
  test('of what was deleted the account keeps a mark alone, whatever an older release has put there', async () => {
    const { laptop, phone, laptopTab, phoneTab } = await twoDevices();
    const record = newTracked('hh-1', facts, new Date(clock).toISOString());
    const stamp = { at: record.savedAt };
    const deleted = { ...record, isDeleted: { value: true, ...stamp } };
    const content = { note: { value: 'Спросить Веру', ...stamp }, letter: { value: 'Письмо', ...stamp } };
    server.records.set('hh-1', { value: { ...deleted, ...content }, revision: 7, changedAt: clock });
    await sync(laptop, laptopTab);
    const [mark] = await allOf(laptop, laptopTab);
    expect(server.records.get('hh-1')).toMatchObject({ value: mark, revision: 8 });
    expect(JSON.stringify([...server.records])).not.toMatch(/Спросить|Письмо|ML-инженер/u);

    // Once: a mark alone is the same everywhere.
    server.requests = [];
    await sync(laptop, laptopTab);
    await sync(phone, phoneTab);
    expect(server.requests).toEqual(['GET /api/tracker', 'GET /api/tracker']);
  });

  test('what comes from the other is not sent back', async () => {
    const { laptop, phone, laptopTab, phoneTab } = await twoDevices();
    await laptop.on(() => {
      laptopTab.saveTracked(user, 'hh-1', facts, 'applied');
      laptopTab.setTracked(user, 'hh-1', 'note', 'Созвониться');
      laptopTab.setSent(user, 'hh-1', 'letter', { id: 'l1', name: 'Письмо' });
      laptopTab.setTracked(user, 'hh-1', 'reminder', {
        at: new Date(clock + 60_000).toISOString(),
        text: 'Написать',
      });
    });
    await sync(laptop, laptopTab);
    server.requests = [];
    await sync(phone, phoneTab);
    await sync(laptop, laptopTab);
    expect(server.requests).toEqual(['GET /api/tracker', 'GET /api/tracker']);
  });

  test('of two full desks each keeps its own, and is told', async () => {
    const { laptop, phone, laptopTab, phoneTab } = await twoDevices();
    await laptop.on(() => {
      const now = new Date().toISOString();
      const many = Array.from({ length: maxTracked - 1 }, (_, n) => newTracked(`a-${n}`, facts, now));
      laptopTab.joinTracked(user, many);
    });
    await phone.on(() => {
      for (let n = 0; n < 3; n++) phoneTab.saveTracked(user, `b-${n}`, facts);
    });
    await sync(laptop, laptopTab);
    await sync(phone, phoneTab);
    expect(await phone.on(() => phoneTab.stateNow(user, 'tracker').status)).toBe('full');
    expect(server.records.size).toBe(maxTracked);
    expect(await phone.on(() => phoneTab.trackedNow(user).length)).toBe(maxTracked + 2);
    // Room again: what waited goes.
    later();
    await phone.on(() => {
      for (let n = 0; n < 5; n++) phoneTab.deleteTracked(user, `a-${n}`);
    });
    await sync(phone, phoneTab);
    await sync(phone, phoneTab);
    expect(await phone.on(() => phoneTab.stateNow(user, 'tracker').status)).toBe('idle');
  }, 300_000);

  test('a reminder that fell due before its record came back does not stop the rest', async () => {
    const { laptop, phone, laptopTab, phoneTab } = await twoDevices();
    await laptop.on(() => {
      laptopTab.saveTracked(user, 'hh-1', facts);
      laptopTab.setTracked(user, 'hh-1', 'reminder', { at: new Date(clock + 5000).toISOString(), text: '' });
    });
    await sync(laptop, laptopTab);
    later(60_000);
    await laptop.on(() => laptopTab.deleteTracked(user, 'hh-1')());
    await laptop.on(() => laptopTab.saveTracked(user, 'hh-2', facts));
    expect(await sync(laptop, laptopTab)).toBe(true);
    await sync(phone, phoneTab);
    expect(idsOf(await phone.on(() => phoneTab.trackedNow(user)))).toEqual(['hh-1', 'hh-2']);
    expect(await laptop.on(() => laptopTab.findTracked(user, 'hh-1')?.reminder.value)).not.toBeNull();
  });
});

describe('switching (docs/rules.md#account-sync-off)', () => {
  test('without its owner’s word nothing leaves', async () => {
    const device = newDevice();
    const tab = await device.openTab();
    await device.on(() => tab.saveTracked(user, 'hh-1', facts));
    await sync(device, tab);
    expect(server.requests).toEqual(['GET /api/tracker']);
    expect(await device.on(() => tab.stateNow(user, 'tracker').isOn)).toBe(false);
  });

  test('off with the account emptied, every device stops, keeps its own, and says so', async () => {
    const { laptop, phone, laptopTab, phoneTab } = await twoDevices();
    await laptop.on(() => laptopTab.saveTracked(user, 'hh-1', facts));
    await sync(laptop, laptopTab);
    await sync(phone, phoneTab);
    await laptop.on(() => laptopTab.turnOff(user, 'tracker', { deletes: true }));
    await phone.on(() => phoneTab.saveTracked(user, 'hh-2', facts));
    await sync(phone, phoneTab);
    expect(server.records.size).toBe(0);
    expect(await phone.on(() => phoneTab.stateNow(user, 'tracker'))).toMatchObject({
      isOn: false,
      isEndedElsewhere: true,
    });
    expect(idsOf(await laptop.on(() => laptopTab.trackedNow(user)))).toEqual(['hh-1']);
    expect(idsOf(await phone.on(() => phoneTab.trackedNow(user)))).toEqual(['hh-1', 'hh-2']);
    // Kept anew: all of both comes together again.
    later();
    await laptop.on(() => laptopTab.turnOn(user, 'tracker'));
    await sync(phone, phoneTab);
    await sync(laptop, laptopTab);
    expect(idsOf(await laptop.on(() => laptopTab.trackedNow(user)))).toEqual(['hh-1', 'hh-2']);
  });

  test('off here alone, the others go on', async () => {
    const { laptop, phone, laptopTab, phoneTab } = await twoDevices();
    await laptop.on(() => laptopTab.turnOff(user, 'tracker', { deletes: false }));
    await laptop.on(() => laptopTab.saveTracked(user, 'hh-1', facts));
    await sync(laptop, laptopTab);
    await phone.on(() => phoneTab.saveTracked(user, 'hh-2', facts));
    await sync(phone, phoneTab);
    expect([...server.records.keys()]).toEqual(['hh-2']);
  });

  test('another user of the browser sees nothing, and sends nothing of it', async () => {
    const { laptop, laptopTab } = await twoDevices();
    await laptop.on(() => laptopTab.saveTracked(user, 'hh-1', facts));
    await sync(laptop, laptopTab);
    await laptop.on(async () => {
      laptopTab.handOver('boris');
      laptopTab.beginStates('boris');
      expect(laptopTab.readMemory('boris').tracker.isOn).toBeUndefined();
      expect(laptopTab.stateNow('boris', 'tracker').savedAt).toBeNull();
      server.requests = [];
      expect(await laptopTab.syncOnce(user, 'tracker')).toBe(false);
      expect(server.requests).toEqual([]);
      laptopTab.handOver(user);
      laptopTab.beginStates(user);
      expect(idsOf(laptopTab.trackedNow(user))).toEqual(['hh-1']);
      expect(laptopTab.readMemory(user).tracker.isOn).toBe(true);
    });
  });

  test('who leaves while an answer is on its way gets nothing written', async () => {
    const { laptop, phone, laptopTab, phoneTab } = await twoDevices();
    await phone.on(() => phoneTab.saveTracked(user, 'hh-1', facts));
    await sync(phone, phoneTab);
    requestHook = { request: 'GET /api/tracker', work: async () => laptopTab.handOver('boris') };
    expect(await sync(laptop, laptopTab)).toBe(false);
    expect(JSON.stringify(laptop.storage.all())).not.toContain('hh-1');
  });

  test('a desk that was lost here comes back from the account', async () => {
    const { laptop, laptopTab } = await twoDevices();
    await laptop.on(() => {
      laptopTab.saveTracked(user, 'hh-1', facts);
      laptopTab.hideJob(user, { id: 'hh-9', name: 'Повар' });
    });
    await sync(laptop, laptopTab);
    for (const key of ['tracker', 'hidden_jobs']) laptop.storage.removeItem(key);
    const fresh = await laptop.openTab();
    await sync(laptop, fresh);
    expect(idsOf(await laptop.on(() => fresh.trackedNow(user)))).toEqual(['hh-1']);
    expect(idsOf(await laptop.on(() => fresh.hiddenJobs(user)))).toEqual(['hh-9']);
  });

  test('where the stage takes it back nothing is offered any more', async () => {
    const { laptop, laptopTab } = await twoDevices();
    server.isOffered = false;
    await sync(laptop, laptopTab);
    expect(await laptop.on(() => laptopTab.stateNow(user, 'tracker').isOffered)).toBe(false);
  });
});
