import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyProfile } from '#core/domain/user/profile.ts';
import { AccountServer } from '#tests/support/account-sync/account-server.ts';
import { Device, stubPage, type Tab, toResponse } from '#tests/support/account-sync/devices.ts';

const user = 'anna';
let server: AccountServer;

beforeEach(() => {
  server = new AccountServer();
  stubPage();
});
afterEach(() => vi.unstubAllGlobals());

const newDevice = () =>
  new Device(async (method, address, body) => toResponse(server.answer(method, address, body)));

/** No room for one of the keys, until what it answers is called. */
function fill({ storage }: Device, key: string): () => void {
  const { setItem } = storage;
  storage.setItem = (name, value) => {
    if (name === key) throw new DOMException('full', 'QuotaExceededError');
    setItem(name, value);
  };
  return () => {
    storage.setItem = setItem;
  };
}

const kinds = {
  resume: { key: 'user_resume', put: (tab: Tab, text: string): unknown => tab.storeResume(user, text) },
  profile: {
    key: 'user_profile',
    put: (tab: Tab, text: string): unknown => tab.storeProfile(user, { ...emptyProfile, position: text }),
  },
  versions: {
    key: 'resume_versions',
    put: (tab: Tab, text: string): unknown => tab.keepVersion(user, text, text),
  },
} as const;
const cases = ['resume', 'profile', 'versions'] as const;

describe.each(cases)('%s in a browser whose storage is full (docs/rules.md#storage-full)', (kind) => {
  const { key, put } = kinds[kind];
  const inAccount = () => JSON.stringify(server.synced.get(kind)?.value);

  async function begin() {
    const [laptop, phone] = [newDevice(), newDevice()];
    const [laptopTab, phoneTab] = [await laptop.openTab(), await phone.openTab()];
    await laptop.on(() => put(laptopTab, 'Старое'));
    await laptop.on(() => laptopTab.turnOn(user, kind));
    await phone.on(() => phoneTab.syncOnce(user, kind));
    await laptop.on(() => put(laptopTab, 'Новое'));
    await laptop.on(() => laptopTab.syncOnce(user, kind));
    return { phone, phoneTab };
  }

  test('what it did not take does not go, as it was before, over what is newer', async () => {
    const { phone, phoneTab } = await begin();
    const empty = fill(phone, key);
    await phone.on(() => phoneTab.syncOnce(user, kind));
    // Also where the page has it, and only the storage has not.
    await phone.on(() => phoneTab.syncOnce(user, kind));
    expect(await phone.on(() => phoneTab.stateNow(user, kind))).toMatchObject({
      status: 'unkept',
      isOn: true,
    });
    expect(phone.storage.getItem(key)).not.toContain('Новое');
    empty();
    const reopened = await phone.openTab();
    await phone.on(() => reopened.syncOnce(user, kind));
    expect(inAccount()).toContain('Новое');
    expect(phone.storage.getItem(key)).toContain('Новое');
    expect(await phone.on(() => reopened.stateNow(user, kind).status)).toBe('idle');
  });

  test('once there is room it is stored', async () => {
    const { phone, phoneTab } = await begin();
    const empty = fill(phone, key);
    await phone.on(() => phoneTab.syncOnce(user, kind));
    empty();
    await phone.on(() => phoneTab.syncOnce(user, kind));
    expect(phone.storage.getItem(key)).toContain('Новое');
    expect(await phone.on(() => phoneTab.stateNow(user, kind).status)).toBe('idle');
  });
});

test('a resume that is not there any more is filled from the account, and not the other way round', async () => {
  const laptop = newDevice();
  const tab = await laptop.openTab();
  await laptop.on(() => tab.storeResume(user, 'Анна'));
  await laptop.on(() => tab.turnOn(user, 'resume'));
  laptop.storage.removeItem('user_resume');
  const reopened = await laptop.openTab();
  await laptop.on(() => reopened.syncOnce(user, 'resume'));
  expect(laptop.storage.getItem('user_resume')).toBe('Анна');
  expect(server.synced.get('resume')?.value).toMatchObject({ text: 'Анна' });
});
