import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyProfile, type Profile } from '#core/domain/user/profile.ts';
import { AccountServer } from '#tests/support/account-sync/account-server.ts';
import { Device, stubDocument, stubPage, type Tab, toResponse } from '#tests/support/account-sync/devices.ts';

const user = 'anna';
let server: AccountServer;
beforeEach(() => {
  server = new AccountServer();
  stubPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const newDevice = () =>
  new Device(async (method, address, body) => toResponse(server.answer(method, address, body)));

const profile = (some: Partial<Profile>): Profile => ({ ...emptyProfile, ...some });
const store = (device: Device, tab: Tab, some: Partial<Profile>) =>
  device.on(() => tab.storeProfile(user, { ...tab.readStoredProfile(user), ...some }));
const profileOf = (device: Device, tab: Tab) => device.on(() => tab.readStoredProfile(user));
const resumeOf = (device: Device) => device.storage.getItem('user_resume');

async function twoDevices(kind: 'profile' | 'resume' | 'versions', first: (tab: Tab) => unknown) {
  const [laptop, phone] = [newDevice(), newDevice()];
  const [laptopTab, phoneTab] = [await laptop.openTab(), await phone.openTab()];
  await laptop.on(() => first(laptopTab));
  await laptop.on(() => laptopTab.turnOn(user, kind));
  await phone.on(() => phoneTab.syncOnce(user, kind));
  const sync = (device: Device, tab: Tab) => device.on(() => tab.syncOnce(user, kind));
  const stateOf = (device: Device, tab: Tab) => device.on(() => tab.stateNow(user, kind));
  return { laptop, phone, laptopTab, phoneTab, sync, stateOf };
}

describe('a profile on two devices (docs/rules.md#account-sync-conflict)', () => {
  const begin = () =>
    twoDevices('profile', (tab) => {
      tab.storeProfile(user, profile({ fullName: 'Анна', position: 'Аналитик', skills: ['SQL'] }));
      tab.storeOnboarded(user);
    });

  test('the second has it, and is past onboarding (docs/rules.md#account-sync-onboarding)', async () => {
    const { phone, phoneTab } = await begin();
    expect(await profileOf(phone, phoneTab)).toMatchObject({ fullName: 'Анна', skills: ['SQL'] });
    expect(phone.storage.getItem('onboarding_completed')).toBe('true');
    expect(await phone.on(() => phoneTab.stateNow(user, 'profile'))).toMatchObject({
      isOn: true,
      isKnown: true,
    });
  });

  test('fields of both stand; one that both changed is asked, and until then neither is changed', async () => {
    const { laptop, phone, laptopTab, phoneTab, sync, stateOf } = await begin();
    await store(laptop, laptopTab, { position: 'ML-инженер', location: 'Пермь' });
    await store(phone, phoneTab, { position: 'Тестировщик', salary: '200 000' });
    await sync(laptop, laptopTab);
    await sync(phone, phoneTab);
    const state = await stateOf(phone, phoneTab);
    expect([state.status, state.choice?.of === 'profile' && state.choice.disputed]).toEqual([
      'asks',
      ['position'],
    ]);
    expect(await profileOf(phone, phoneTab)).toMatchObject({ position: 'Тестировщик', location: '' });
    expect(server.synced.get('profile')?.value).toMatchObject({ profile: { position: 'ML-инженер' } });

    await phone.on(() => phoneTab.choose(user, 'profile', 'mine'));
    await sync(laptop, laptopTab);
    const expected = { position: 'Тестировщик', location: 'Пермь', salary: '200 000' };
    expect(await profileOf(laptop, laptopTab)).toMatchObject(expected);
    expect(await profileOf(phone, phoneTab)).toMatchObject(expected);
    expect((await stateOf(phone, phoneTab)).choice).toBeNull();
  });

  test('what has changed since it was shown is asked anew', async () => {
    const { laptop, phone, laptopTab, phoneTab, sync, stateOf } = await begin();
    await store(laptop, laptopTab, { position: 'ML-инженер' });
    await store(phone, phoneTab, { position: 'Тестировщик' });
    await sync(laptop, laptopTab);
    await sync(phone, phoneTab);
    await store(laptop, laptopTab, { position: 'Директор' });
    await sync(laptop, laptopTab);
    expect(await phone.on(() => phoneTab.choose(user, 'profile', 'mine'))).toBe('changed');
    const { choice } = await stateOf(phone, phoneTab);
    expect(choice?.of === 'profile' && choice.theirs.profile.position).toBe('Директор');
    expect(await phone.on(() => phoneTab.choose(user, 'profile', 'mine'))).toBe('chosen');
    expect(server.synced.get('profile')?.value).toMatchObject({ profile: { position: 'Тестировщик' } });
  });
});

describe('a resume on two devices', () => {
  test('what one has changed comes to the other; changed on both it is asked', async () => {
    const { laptop, phone, laptopTab, phoneTab, sync, stateOf } = await twoDevices('resume', (tab) =>
      tab.storeResume(user, 'Анна, аналитик'),
    );
    expect(resumeOf(phone)).toBe('Анна, аналитик');
    await phone.on(() => phoneTab.storeResume(user, 'Анна, ML-инженер'));
    await sync(phone, phoneTab);
    await sync(laptop, laptopTab);
    expect(resumeOf(laptop)).toBe('Анна, ML-инженер');

    await laptop.on(() => laptopTab.storeResume(user, 'с ноутбука'));
    await phone.on(() => phoneTab.storeResume(user, 'с телефона'));
    await sync(laptop, laptopTab);
    await sync(phone, phoneTab);
    expect((await stateOf(phone, phoneTab)).status).toBe('asks');
    expect([resumeOf(laptop), resumeOf(phone)]).toEqual(['с ноутбука', 'с телефона']);
    await phone.on(() => phoneTab.choose(user, 'resume', 'theirs'));
    expect(resumeOf(phone)).toBe('с ноутбука');
  });

  test('none here takes that of the account, and none there is filled', async () => {
    const { laptop, phone, laptopTab, phoneTab, sync } = await twoDevices('resume', () => {});
    await phone.on(() => phoneTab.storeResume(user, 'Анна'));
    await sync(phone, phoneTab);
    await sync(laptop, laptopTab);
    expect(resumeOf(laptop)).toBe('Анна');
  });

  test('an answer that was lost is sent once more, and stands once', async () => {
    const { laptop, laptopTab, sync } = await twoDevices('resume', (tab) => tab.storeResume(user, 'Анна'));
    await laptop.on(() => laptopTab.storeResume(user, 'Анна, аналитик'));
    laptop.losesAnswer = true;
    await sync(laptop, laptopTab);
    expect(await laptop.on(() => laptopTab.stateNow(user, 'resume').status)).toBe('offline');
    laptop.losesAnswer = false;
    await sync(laptop, laptopTab);
    expect(server.synced.get('resume')?.value).toMatchObject({ text: 'Анна, аналитик' });
    expect(await laptop.on(() => laptopTab.stateNow(user, 'resume').status)).toBe('idle');
  });
});

describe('versions of a resume on two devices (docs/rules.md#account-sync-versions)', () => {
  const begin = () =>
    twoDevices('versions', async (tab) => {
      await tab.keepVersion(user, 'Для ML-инженера', 'Резюме А');
      await tab.keepVersion(user, 'Для аналитика', 'Резюме Б');
    });
  const namesOf = (device: Device, tab: Tab) =>
    device.on(() => tab.resumeVersionsNow(user).map(({ name }) => name));
  const idOf = (device: Device, tab: Tab, wanted: string) =>
    device.on(() => tab.resumeVersionsNow(user).find(({ name }) => name === wanted)?.id ?? '');

  test('the second has them with their texts', async () => {
    const { phone, phoneTab } = await begin();
    expect(await namesOf(phone, phoneTab)).toEqual(['Для ML-инженера', 'Для аналитика']);
    expect(Object.values(phone.database.all('texts'))).toEqual(['Резюме А', 'Резюме Б']);
    expect(await phone.on(() => phoneTab.stateNow(user, 'versions').isOn)).toBe(true);
  });

  test('what both have kept, renamed and deleted meanwhile stands on both', async () => {
    const { laptop, phone, laptopTab, phoneTab, sync } = await begin();
    const [ml, analyst] = [
      await idOf(laptop, laptopTab, 'Для ML-инженера'),
      await idOf(laptop, laptopTab, 'Для аналитика'),
    ];
    await laptop.on(() => laptopTab.keepVersion(user, 'С ноутбука', 'Резюме В'));
    await laptop.on(() => laptopTab.renameVersion(user, ml, 'Для Вектора'));
    await phone.on(() => phoneTab.keepVersion(user, 'С телефона', 'Резюме Г'));
    await phone.on(() => phoneTab.deleteVersion(user, analyst));
    await sync(laptop, laptopTab);
    await sync(phone, phoneTab);
    await sync(laptop, laptopTab);
    const expected = ['С ноутбука', 'С телефона', 'Для Вектора'].sort();
    expect((await namesOf(laptop, laptopTab)).sort()).toEqual(expected);
    expect((await namesOf(phone, phoneTab)).sort()).toEqual(expected);
  });

  test('one that a record names stays, though it was deleted elsewhere', async () => {
    const { laptop, phone, laptopTab, phoneTab, sync } = await begin();
    const id = await idOf(laptop, laptopTab, 'Для аналитика');
    const facts = { title: 'Аналитик', company: 'Вектор', place: '', pay: null, link: null };
    await laptop.on(() => laptopTab.saveTracked(user, 'hh-1', facts));
    await laptop.on(() => laptopTab.setSent(user, 'hh-1', 'resume', { id, name: 'Для аналитика' }));
    await phone.on(() => phoneTab.deleteVersion(user, id));
    await sync(phone, phoneTab);
    await sync(laptop, laptopTab);
    expect(await namesOf(laptop, laptopTab)).toContain('Для аналитика');
    await sync(phone, phoneTab);
    expect(await namesOf(phone, phoneTab)).toContain('Для аналитика');
  });

  test('a list that was cleared away comes back, and texts that were, too', async () => {
    const { phone, phoneTab, sync } = await begin();
    await phone.on(() => phone.storage.removeItem('resume_versions'));
    phone.database.stores.clear();
    await sync(phone, phoneTab);
    expect(await namesOf(phone, phoneTab)).toHaveLength(2);
    expect(Object.values(phone.database.all('texts'))).toEqual(['Резюме А', 'Резюме Б']);
    phone.database.stores.clear();
    await sync(phone, phoneTab);
    expect(Object.values(phone.database.all('texts'))).toEqual(['Резюме А', 'Резюме Б']);
    expect(server.synced.get('versions')?.value).toMatchObject({ versions: [{}, {}] });
  });
});

describe('what the account has no room for (docs/rules.md#account-sync-state)', () => {
  const puts = () => server.requests.filter((request) => request.startsWith('PUT')).length;

  test('is not sent again, and what differs from it is', async () => {
    stubDocument();
    const device = newDevice();
    const tab = await device.openTab();
    server.room = 1000;
    await device.on(async () => {
      await tab.keepVersion(user, 'Первая', 'А'.repeat(600));
      await tab.keepVersion(user, 'Вторая', 'Б'.repeat(600));
      await tab.turnOn(user, 'versions');
      expect(tab.stateNow(user, 'versions').status).toBe('tooLarge');
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
      const stop = tab.runAccountSync(user);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(tab.stateNow(user, 'versions').status).toBe('tooLarge');
      const before = puts();
      tab.storeResume(user, 'Что-то другое');
      await vi.advanceTimersByTimeAsync(90_000);
      expect(puts()).toBe(before);

      tab.deleteVersion(user, tab.resumeVersionsNow(user)[0]?.id ?? '');
      await vi.advanceTimersByTimeAsync(10_000);
      expect(tab.stateNow(user, 'versions').status).toBe('idle');
      stop();
    });
    expect(server.synced.get('versions')?.value).toMatchObject({ versions: [{}] });
  });

  test('nor is a resume longer than the contract takes: it says so at once', async () => {
    const { laptop, laptopTab, sync, stateOf } = await twoDevices('resume', (tab) =>
      tab.storeResume(user, 'Анна'),
    );
    const before = puts();
    await laptop.on(() => laptopTab.storeResume(user, 'а'.repeat(100_001)));
    await sync(laptop, laptopTab);
    expect((await stateOf(laptop, laptopTab)).status).toBe('tooLarge');
    expect(puts()).toBe(before);
    await laptop.on(() => laptopTab.storeResume(user, 'а'.repeat(100_000)));
    await sync(laptop, laptopTab);
    expect((await stateOf(laptop, laptopTab)).status).toBe('idle');
  });
});

describe('taken out of the account and kept anew elsewhere (docs/rules.md#account-sync-off)', () => {
  /** The laptop knows what the account had before the phone took it out and a third browser began again. */
  async function begunAnew(kind: 'profile' | 'resume' | 'versions', first: (tab: Tab) => unknown) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T10:00:00.000Z') });
    const devices = await twoDevices(kind, first);
    await devices.sync(devices.laptop, devices.laptopTab);
    await devices.phone.on(() => devices.phoneTab.turnOff(user, kind, { deletes: true }));
    vi.setSystemTime(Date.now() + 60_000);
    return { ...devices, third: newDevice() };
  }

  test('no version goes from a browser that was closed meanwhile', async () => {
    const { third, laptop, laptopTab, sync } = await begunAnew('versions', (tab) =>
      tab.keepVersion(user, 'Старая', 'Резюме А'),
    );
    const tab = await third.openTab();
    await third.on(() => tab.keepVersion(user, 'Новая', 'Резюме Б'));
    await third.on(() => tab.turnOn(user, 'versions'));
    await sync(laptop, laptopTab);
    const names = await laptop.on(() => laptopTab.resumeVersionsNow(user).map(({ name }) => name));
    expect(names.sort()).toEqual(['Новая', 'Старая']);
  });

  test('no profile is emptied', async () => {
    const { third, laptop, laptopTab, sync } = await begunAnew('profile', (tab) =>
      tab.storeProfile(user, profile({ fullName: 'Анна', location: 'Пермь', skills: ['SQL'] })),
    );
    const tab = await third.openTab();
    await third.on(() => tab.storeProfile(user, profile({ fullName: 'Анна' })));
    await third.on(() => tab.turnOn(user, 'profile'));
    await sync(laptop, laptopTab);
    expect(await profileOf(laptop, laptopTab)).toMatchObject({ location: 'Пермь', skills: ['SQL'] });
  });

  test('no resume is replaced unasked, and the next answer of the same account asks nothing', async () => {
    const { third, laptop, laptopTab, sync, stateOf } = await begunAnew('resume', (tab) =>
      tab.storeResume(user, 'Анна, аналитик'),
    );
    const tab = await third.openTab();
    await third.on(() => tab.storeResume(user, 'Анна'));
    await third.on(() => tab.turnOn(user, 'resume'));
    await sync(laptop, laptopTab);
    expect([(await stateOf(laptop, laptopTab)).status, resumeOf(laptop)]).toEqual(['asks', 'Анна, аналитик']);
    await laptop.on(() => laptopTab.choose(user, 'resume', 'mine'));
    await sync(third, tab);
    expect(resumeOf(third)).toBe('Анна, аналитик');
    await third.on(() => tab.storeResume(user, 'Анна, ML-инженер'));
    await sync(third, tab);
    await sync(laptop, laptopTab);
    expect(resumeOf(laptop)).toBe('Анна, ML-инженер');
  });

  test('a browser of the release before, which remembers no instant, keeps what it knows', async () => {
    const { laptop, laptopTab, phone, phoneTab, sync } = await twoDevices('resume', (tab) =>
      tab.storeResume(user, 'Анна'),
    );
    await laptop.on(() => laptopTab.remember(user, 'resume', { keptSince: null }));
    await phone.on(() => phoneTab.storeResume(user, 'Анна, аналитик'));
    await sync(phone, phoneTab);
    await sync(laptop, laptopTab);
    expect(resumeOf(laptop)).toBe('Анна, аналитик');
    expect(await laptop.on(() => laptopTab.readMemory(user).resume.keptSince)).toBe(
      server.consents.get('resume'),
    );
  });
});
