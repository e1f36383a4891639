import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mostTracked, newTracked, type TrackedJob } from '#core/domain/tracker/tracked-job.ts';
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
  const [one, other] = [newDevice(), newDevice()];
  const [here, there] = [await one.openTab(), await other.openTab()];
  await one.on(() => here.turnOn(user, 'tracker'));
  await other.on(() => there.syncOnce(user, 'tracker'));
  return { one, other, here, there };
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
      const { one, other, here, there } = await twoDevices();
      const random = seededRandom(seed);
      const log = new ActionLog();
      for (let n = 0; n < 200; n++) {
        other.isOnline = n < 50 || n >= 150;
        for (const [device, tab, name] of [
          [one, here, 'here'],
          [other, there, 'there'],
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
          requestHook = { request: 'PUT /api/tracker', work: () => sync(other, there) };
          await sync(one, here);
          requestHook = null;
        }
      }
      // Of what was saved and deleted before it was sent nobody else needs to know.
      const expected = live(here.union(await allOf(one, here), await allOf(other, there)));
      for (const _ of [1, 2])
        for (const [device, tab] of [
          [one, here],
          [other, there],
        ] as const) {
          later(90_000);
          expect(await sync(device, tab)).toBe(true);
        }

      const [mine, theirs] = [await allOf(one, here), await allOf(other, there)];
      expect(live(mine)).toEqual(expected);
      expect(live(theirs)).toEqual(expected);
      expect(live([...server.records.values()].map(({ value }) => value))).toEqual(expected);
      expect(await marksOf(one, here)).toEqual(await marksOf(other, there));
      const isSettled = await one.on(() => here.readMemory(user).tracker);
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
      const { jobs } = await marksOf(one, here);
      for (const id of log.hidden) if (!log.shown.has(id)) expect(jobs).toContain(id);
      expect(log.saved.size + log.notes.size + log.events.size).toBeGreaterThan(20);
    },
    60_000,
  );

  test('a visitor’s desk of before goes along, and joins what the account has', async () => {
    const { other, there } = await twoDevices();
    await other.on(() => there.saveTracked(user, 'hh-1', facts));
    await sync(other, there);
    const third = newDevice();
    await third.on(async () => {
      const tab = await third.openTab();
      tab.saveTracked(user, 'hh-2', facts);
      await tab.syncOnce(user, 'tracker');
      expect(idsOf(tab.trackedNow(user))).toEqual(['hh-1', 'hh-2']);
    });
    await sync(other, there);
    expect(idsOf(await other.on(() => there.trackedNow(user)))).toEqual(['hh-1', 'hh-2']);
  });

  test('a double click is one record, on both', async () => {
    const { one, other, here, there } = await twoDevices();
    await one.on(() => {
      here.saveTracked(user, 'hh-1', facts, 'applied');
      here.saveTracked(user, 'hh-1', facts, 'applied');
    });
    await Promise.all([sync(one, here), sync(one, here)]);
    await sync(other, there);
    expect(server.records.size).toBe(1);
    expect((await allOf(other, there))[0]?.events).toHaveLength(1);
  });

  test('two tabs that send at once send one desk', async () => {
    const { one, here } = await twoDevices();
    const second = await one.openTab();
    await one.on(async () => {
      here.saveTracked(user, 'hh-1', facts);
      second.saveTracked(user, 'hh-2', facts);
      await Promise.all([here.syncOnce(user, 'tracker'), second.syncOnce(user, 'tracker')]);
    });
    expect([...server.records.keys()].sort()).toEqual(['hh-1', 'hh-2']);
    const puts = server.requests.filter((asked) => asked === 'PUT /api/tracker').length;
    expect(puts).toBeLessThanOrEqual(3);
  });

  test('what was deleted here is deleted there, and does not come back', async () => {
    const { one, other, here, there } = await twoDevices();
    await one.on(() => here.saveTracked(user, 'hh-1', facts));
    await sync(one, here);
    await sync(other, there);
    later();
    await other.on(() => there.deleteTracked(user, 'hh-1'));
    await sync(other, there);
    await sync(one, here);
    expect(await one.on(() => here.trackedNow(user))).toEqual([]);
    expect(JSON.stringify([...server.records.values()])).not.toContain('ML-инженер');
  });

  // Some fifteen seconds of a core: five hundred records are read and written for each step of each device.
  test('of two full desks each keeps its own, and is told', async () => {
    const { one, other, here, there } = await twoDevices();
    await one.on(() => {
      const now = new Date().toISOString();
      const many = Array.from({ length: mostTracked - 1 }, (_, n) => newTracked(`a-${n}`, facts, now));
      here.joinTracked(user, many);
    });
    await other.on(() => {
      for (let n = 0; n < 3; n++) there.saveTracked(user, `b-${n}`, facts);
    });
    await sync(one, here);
    await sync(other, there);
    expect(await other.on(() => there.stateNow(user, 'tracker').status)).toBe('full');
    expect(server.records.size).toBe(mostTracked);
    expect(await other.on(() => there.trackedNow(user).length)).toBe(mostTracked + 2);
    // Room again: what waited goes.
    later();
    await other.on(() => {
      for (let n = 0; n < 5; n++) there.deleteTracked(user, `a-${n}`);
    });
    await sync(other, there);
    await sync(other, there);
    expect(await other.on(() => there.stateNow(user, 'tracker').status)).toBe('idle');
  }, 300_000);

  test('a reminder that fell due before its record came back does not stop the rest', async () => {
    const { one, other, here, there } = await twoDevices();
    await one.on(() => {
      here.saveTracked(user, 'hh-1', facts);
      here.setTracked(user, 'hh-1', 'reminder', { at: new Date(clock + 5000).toISOString(), text: '' });
    });
    await sync(one, here);
    later(60_000);
    await one.on(() => here.deleteTracked(user, 'hh-1')());
    await one.on(() => here.saveTracked(user, 'hh-2', facts));
    expect(await sync(one, here)).toBe(true);
    await sync(other, there);
    expect(idsOf(await other.on(() => there.trackedNow(user)))).toEqual(['hh-1', 'hh-2']);
    expect(await one.on(() => here.findTracked(user, 'hh-1')?.reminder.value)).not.toBeNull();
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
    const { one, other, here, there } = await twoDevices();
    await one.on(() => here.saveTracked(user, 'hh-1', facts));
    await sync(one, here);
    await sync(other, there);
    await one.on(() => here.turnOff(user, 'tracker', { deletes: true }));
    await other.on(() => there.saveTracked(user, 'hh-2', facts));
    await sync(other, there);
    expect(server.records.size).toBe(0);
    expect(await other.on(() => there.stateNow(user, 'tracker'))).toMatchObject({
      isOn: false,
      isEndedElsewhere: true,
    });
    expect(idsOf(await one.on(() => here.trackedNow(user)))).toEqual(['hh-1']);
    expect(idsOf(await other.on(() => there.trackedNow(user)))).toEqual(['hh-1', 'hh-2']);
    // Kept anew: all of both comes together again.
    later();
    await one.on(() => here.turnOn(user, 'tracker'));
    await sync(other, there);
    await sync(one, here);
    expect(idsOf(await one.on(() => here.trackedNow(user)))).toEqual(['hh-1', 'hh-2']);
  });

  test('off here alone, the others go on', async () => {
    const { one, other, here, there } = await twoDevices();
    await one.on(() => here.turnOff(user, 'tracker', { deletes: false }));
    await one.on(() => here.saveTracked(user, 'hh-1', facts));
    await sync(one, here);
    await other.on(() => there.saveTracked(user, 'hh-2', facts));
    await sync(other, there);
    expect([...server.records.keys()]).toEqual(['hh-2']);
  });

  test('another user of the browser sees nothing, and sends nothing of it', async () => {
    const { one, here } = await twoDevices();
    await one.on(() => here.saveTracked(user, 'hh-1', facts));
    await sync(one, here);
    await one.on(async () => {
      here.handOver('boris');
      here.beginStates('boris');
      expect(here.readMemory('boris').tracker.isOn).toBeUndefined();
      expect(here.stateNow('boris', 'tracker').savedAt).toBeNull();
      server.requests = [];
      expect(await here.syncOnce(user, 'tracker')).toBe(false);
      expect(server.requests).toEqual([]);
      here.handOver(user);
      here.beginStates(user);
      expect(idsOf(here.trackedNow(user))).toEqual(['hh-1']);
      expect(here.readMemory(user).tracker.isOn).toBe(true);
    });
  });

  test('who leaves while an answer is on its way gets nothing written', async () => {
    const { one, other, here, there } = await twoDevices();
    await other.on(() => there.saveTracked(user, 'hh-1', facts));
    await sync(other, there);
    requestHook = { request: 'GET /api/tracker', work: async () => here.handOver('boris') };
    expect(await sync(one, here)).toBe(false);
    expect(JSON.stringify(one.storage.all())).not.toContain('hh-1');
  });

  test('a desk that was lost here comes back from the account', async () => {
    const { one, here } = await twoDevices();
    await one.on(() => {
      here.saveTracked(user, 'hh-1', facts);
      here.hideJob(user, { id: 'hh-9', name: 'Повар' });
    });
    await sync(one, here);
    for (const key of ['tracker', 'hidden_jobs']) one.storage.removeItem(key);
    const fresh = await one.openTab();
    await sync(one, fresh);
    expect(idsOf(await one.on(() => fresh.trackedNow(user)))).toEqual(['hh-1']);
    expect(idsOf(await one.on(() => fresh.hiddenJobs(user)))).toEqual(['hh-9']);
  });

  test('where the stage takes it back nothing is offered any more', async () => {
    const { one, here } = await twoDevices();
    server.isOffered = false;
    await sync(one, here);
    expect(await one.on(() => here.stateNow(user, 'tracker').isOffered)).toBe(false);
  });
});
