import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyProfile } from '#core/domain/user/profile.ts';
import type { SyncedKind } from '#core/domain/user/synced.ts';
import { AccountServer } from '#tests/support/account-sync/account-server.ts';
import { Device, stubPage, type Tab, toResponse } from '#tests/support/account-sync/devices.ts';

const user = 'anna';
let server: AccountServer;
beforeEach(() => {
  server = new AccountServer();
  stubPage();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T10:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const newDevice = () =>
  new Device(async (method, address, body) => toResponse(server.answer(method, address, body)));

const ways: [string, (tab: Tab, kind: SyncedKind) => unknown][] = [
  ['switched off on one device alone', (tab, kind) => tab.turnOff(user, kind, { deletes: false })],
  [
    'taken off one device',
    (tab) => {
      tab.forgetDevice(user);
      tab.keepSyncOff(user);
    },
  ],
];

describe.each(ways)('%s, and on again (docs/rules.md#account-sync-off)', (_, switchOff) => {
  /** What the phone does once it has pressed the button a second time, as the laptop sees it. */
  async function afterPhone(kind: SyncedKind, first: (tab: Tab) => unknown, then: (tab: Tab) => unknown) {
    const [laptop, phone] = [newDevice(), newDevice()];
    const [laptopTab, phoneTab] = [await laptop.openTab(), await phone.openTab()];
    await laptop.on(() => first(laptopTab));
    await laptop.on(() => laptopTab.turnOn(user, kind));
    await phone.on(() => phoneTab.syncOnce(user, kind));
    await phone.on(() => switchOff(phoneTab, kind));
    vi.setSystemTime(Date.now() + 60_000);
    await phone.on(() => phoneTab.turnOn(user, kind));
    await phone.on(() => then(phoneTab));
    await phone.on(() => phoneTab.syncOnce(user, kind));
    await laptop.on(() => laptopTab.syncOnce(user, kind));
    return <Value>(read: (tab: Tab) => Value) => laptop.on(() => read(laptopTab));
  }

  test('a version that is deleted there goes from the others', async () => {
    const keep = async (tab: Tab) => {
      await tab.keepVersion(user, 'Первая', 'Резюме А');
      await tab.keepVersion(user, 'Вторая', 'Резюме Б');
    };
    const idOf = (tab: Tab, wanted: string) =>
      tab.resumeVersionsNow(user).find(({ name }) => name === wanted)?.id ?? '';
    const onLaptop = await afterPhone('versions', keep, (tab) =>
      tab.deleteVersion(user, idOf(tab, 'Вторая')),
    );
    expect(await onLaptop((tab) => tab.resumeVersionsNow(user))).toMatchObject([{ name: 'Первая' }]);
  });

  test('a resume that is changed there is asked of nobody', async () => {
    const onLaptop = await afterPhone(
      'resume',
      (tab) => tab.storeResume(user, 'Анна, аналитик'),
      (tab) => tab.storeResume(user, 'Анна, ML-инженер'),
    );
    expect(await onLaptop((tab) => tab.stateNow(user, 'resume').status)).toBe('idle');
    expect(await onLaptop((tab) => tab.readOwned('user_resume', user))).toBe('Анна, ML-инженер');
  });

  test('a field of the profile that is emptied there stays empty', async () => {
    const put = (location: string) => (tab: Tab) =>
      tab.storeProfile(user, { ...emptyProfile, fullName: 'Анна', location });
    const onLaptop = await afterPhone('profile', put('Пермь'), put(''));
    expect(await onLaptop((tab) => tab.readStoredProfile(user))).toMatchObject({
      fullName: 'Анна',
      location: '',
    });
  });
});
