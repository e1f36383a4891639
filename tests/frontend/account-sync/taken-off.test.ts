import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SyncKind, syncKinds } from '#core/domain/user/consent.ts';
import { emptyProfile } from '#core/domain/user/profile.ts';
import { AccountServer } from '#tests/support/account-sync/account-server.ts';
import { facts } from '#tests/support/account-sync/desk-steps.ts';
import { Device, stubDocument, stubPage, type Tab, toResponse } from '#tests/support/account-sync/devices.ts';

const user = 'anna';
let server: AccountServer;
/** Before the next request is answered. */
let beforeAnswer: (() => unknown) | null;

beforeEach(() => {
  server = new AccountServer();
  beforeAnswer = null;
  stubPage();
});
afterEach(() => vi.unstubAllGlobals());

const newDevice = () =>
  new Device(async (method, address, body) => {
    const work = beforeAnswer;
    beforeAnswer = null;
    await work?.();
    return toResponse(server.answer(method, address, body));
  });

const own: Record<SyncKind, { put(tab: Tab): unknown; key: string }> = {
  tracker: { put: (tab) => tab.saveTracked(user, 'hh-1', facts), key: 'tracker' },
  profile: {
    put: (tab) => tab.storeProfile(user, { ...emptyProfile, fullName: 'Анна' }),
    key: 'user_profile',
  },
  resume: { put: (tab) => tab.storeResume(user, 'Анна, аналитик'), key: 'user_resume' },
  versions: { put: (tab) => tab.keepVersion(user, 'Для Вектора', 'Анна'), key: 'resume_versions' },
};

/** As «Удалить мои данные с этого устройства» does. */
function forget(tab: Tab) {
  tab.forgetDevice(user);
  tab.keepSyncOff(user);
}

describe.each(syncKinds)('%s that was taken off a device (docs/rules.md#storage-forget)', (kind) => {
  const { put, key } = own[kind];

  async function phoneOf() {
    const [laptop, phone] = [newDevice(), newDevice()];
    const [laptopTab, phoneTab] = [await laptop.openTab(), await phone.openTab()];
    await laptop.on(() => put(laptopTab));
    await laptop.on(() => laptopTab.turnOn(user, kind));
    return { phone, phoneTab };
  }

  test('is not brought back by an answer that was on its way', async () => {
    const { phone, phoneTab } = await phoneOf();
    await phone.on(() => phoneTab.syncOnce(user, kind));
    expect(phone.storage.getItem(key)).not.toBeNull();
    beforeAnswer = () => phone.on(() => forget(phoneTab));
    await phone.on(() => phoneTab.syncOnce(user, kind));
    expect(phone.storage.getItem(key)).toBeNull();
    expect(await phone.on(() => phoneTab.readMemory(user)[kind].isOn)).toBe(false);
    expect(await phone.on(() => phoneTab.stateNow(user, kind))).toMatchObject({
      isOn: false,
      status: 'idle',
    });
  });

  test('nor comes later, though this device had never had it', async () => {
    const { phone, phoneTab } = await phoneOf();
    await phone.on(() => forget(phoneTab));
    await phone.on(() => phoneTab.syncOnce(user, kind));
    expect(phone.storage.getItem(key)).toBeNull();
    await phone.on(() => phoneTab.turnOn(user, kind));
    expect(phone.storage.getItem(key)).not.toBeNull();
  });

  test('nor is it forgotten that it is off, where another device has ended it meanwhile', async () => {
    const { phone, phoneTab } = await phoneOf();
    await phone.on(() => phoneTab.syncOnce(user, kind));
    await phone.on(() => put(phoneTab));
    beforeAnswer = async () => {
      await phone.on(() => forget(phoneTab));
      server.consents.clear();
    };
    await phone.on(() => phoneTab.syncOnce(user, kind));
    expect(await phone.on(() => phoneTab.readMemory(user)[kind].isOn)).toBe(false);
  });
});

test('of two resumes that waited for a choice none stays in the tab (docs/rules.md#storage-forget)', async () => {
  stubDocument();
  const [laptop, phone] = [newDevice(), newDevice()];
  const [laptopTab, phoneTab] = [await laptop.openTab(), await phone.openTab()];
  await laptop.on(() => laptopTab.storeResume(user, 'с ноутбука'));
  await laptop.on(() => laptopTab.turnOn(user, 'resume'));
  await phone.on(() => phoneTab.storeResume(user, 'с телефона'));
  await phone.on(() => phoneTab.turnOn(user, 'resume'));
  expect(await phone.on(() => phoneTab.stateNow(user, 'resume').choice)).not.toBeNull();
  await phone.on(() => {
    const stop = phoneTab.runAccountSync(user);
    forget(phoneTab);
    stop();
  });
  expect(await phone.on(() => phoneTab.stateNow(user, 'resume').choice)).toBeNull();
});
