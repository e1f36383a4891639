import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountServer } from '#tests/support/account-sync/account-server.ts';
import { Device, stubPage, toResponse } from '#tests/support/account-sync/devices.ts';

const user = 'anna';
const facts = { title: 'Лингвист', company: '', place: '', pay: null, link: null };
const [today, earlier] = ['2026-11-25T09:00:00.000Z', '2026-11-04T09:00:00.000Z'];

let server: AccountServer;
const newDevice = () =>
  new Device(async (method, address, body) => toResponse(server.answer(method, address, body)));

beforeEach(() => {
  server = new AccountServer();
  stubPage();
});
afterEach(() => vi.unstubAllGlobals());

test('a record that was deleted and brought back may have another day as well', async () => {
  const laptop = newDevice();
  const tab = await laptop.openTab(user);
  await laptop.on(() => {
    tab.saveTracked(user, 'own-1', facts, 'applied', today);
    tab.deleteTracked(user, 'own-1')();
    expect(tab.redateTracked(user, 'own-1', earlier)).toBe(true);
    expect(tab.findTracked(user, 'own-1')).toMatchObject({ savedAt: earlier, stage: { value: 'applied' } });
  });
});

test.each(['at once', 'after days without a connection'])(
  'what another device writes to it, %s, stays (docs/rules.md#tracker)',
  async (when) => {
    const [laptop, phone] = [newDevice(), newDevice()];
    const [laptopTab, phoneTab] = [await laptop.openTab(user), await phone.openTab(user)];
    const syncPhone = () => phone.on(() => phoneTab.syncOnce(user, 'tracker'));
    const syncLaptop = () => laptop.on(() => laptopTab.syncOnce(user, 'tracker'));
    await laptop.on(() => {
      laptopTab.saveTracked(user, 'own-1', facts, 'applied', today);
      return laptopTab.turnOn(user, 'tracker');
    });
    await syncPhone();
    await phone.on(() => {
      phoneTab.moveTracked(user, 'own-1', 'screening');
      phoneTab.setTracked(user, 'own-1', 'note', 'Перезвонить');
    });
    if (when === 'at once') await syncPhone();
    await laptop.on(() => laptopTab.redateTracked(user, 'own-1', earlier));
    await syncLaptop();
    await syncPhone();
    await syncLaptop();
    for (const [device, tab] of [
      [laptop, laptopTab],
      [phone, phoneTab],
    ] as const) {
      const records = await device.on(() => tab.trackedNow(user));
      expect(records).toHaveLength(1);
      expect(records[0]).toMatchObject({
        savedAt: earlier,
        stage: { value: 'screening' },
        note: { value: 'Перезвонить' },
      });
      expect(records[0]?.events.filter(({ stage }) => stage !== null)).toMatchObject([
        { stage: 'applied', at: earlier },
        { stage: 'screening' },
      ]);
    }
  },
);
