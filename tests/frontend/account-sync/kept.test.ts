import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyProfile, type Profile } from '#core/domain/user/profile.ts';
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

const profile = (some: Partial<Profile>): Profile => ({ ...emptyProfile, ...some });
const store = (device: Device, tab: Tab, some: Partial<Profile>) =>
  device.on(() => tab.storeProfile(user, { ...tab.readStoredProfile(user), ...some }));
const profileOf = (device: Device, tab: Tab) => device.on(() => tab.readStoredProfile(user));
const resumeOf = (device: Device) => device.storage.getItem('user_resume');

async function twoDevices(kind: 'profile' | 'resume' | 'versions', first: (tab: Tab) => unknown) {
  const [one, other] = [newDevice(), newDevice()];
  const [here, there] = [await one.openTab(), await other.openTab()];
  await one.on(() => first(here));
  await one.on(() => here.turnOn(user, kind));
  await other.on(() => there.syncOnce(user, kind));
  const sync = (device: Device, tab: Tab) => device.on(() => tab.syncOnce(user, kind));
  const stateOf = (device: Device, tab: Tab) => device.on(() => tab.stateNow(user, kind));
  return { one, other, here, there, sync, stateOf };
}

describe('a profile on two devices (docs/rules.md#account-sync-conflict)', () => {
  const begin = () =>
    twoDevices('profile', (tab) => {
      tab.storeProfile(user, profile({ fullName: 'Анна', position: 'Аналитик', skills: ['SQL'] }));
      tab.storeOnboarded(user);
    });

  test('the second has it, and is past onboarding (docs/rules.md#account-sync-onboarding)', async () => {
    const { other, there } = await begin();
    expect(await profileOf(other, there)).toMatchObject({ fullName: 'Анна', skills: ['SQL'] });
    expect(other.storage.getItem('onboarding_completed')).toBe('true');
    expect(await other.on(() => there.stateNow(user, 'profile'))).toMatchObject({
      isOn: true,
      isKnown: true,
    });
  });

  test('fields of both stand; one that both changed is asked, and until then neither is changed', async () => {
    const { one, other, here, there, sync, stateOf } = await begin();
    await store(one, here, { position: 'ML-инженер', location: 'Пермь' });
    await store(other, there, { position: 'Тестировщик', salary: '200 000' });
    await sync(one, here);
    await sync(other, there);
    const state = await stateOf(other, there);
    expect([state.status, state.choice?.of === 'profile' && state.choice.disputed]).toEqual([
      'asks',
      ['position'],
    ]);
    expect(await profileOf(other, there)).toMatchObject({ position: 'Тестировщик', location: '' });
    expect(server.synced.get('profile')?.value).toMatchObject({ profile: { position: 'ML-инженер' } });

    await other.on(() => there.choose(user, 'profile', 'mine'));
    await sync(one, here);
    const expected = { position: 'Тестировщик', location: 'Пермь', salary: '200 000' };
    expect(await profileOf(one, here)).toMatchObject(expected);
    expect(await profileOf(other, there)).toMatchObject(expected);
    expect((await stateOf(other, there)).choice).toBeNull();
  });

  test('what has changed since it was shown is asked anew', async () => {
    const { one, other, here, there, sync, stateOf } = await begin();
    await store(one, here, { position: 'ML-инженер' });
    await store(other, there, { position: 'Тестировщик' });
    await sync(one, here);
    await sync(other, there);
    await store(one, here, { position: 'Директор' });
    await sync(one, here);
    await other.on(() => there.choose(user, 'profile', 'mine'));
    const { choice } = await stateOf(other, there);
    expect(choice?.of === 'profile' && choice.theirs.profile.position).toBe('Директор');
  });
});

describe('a resume on two devices', () => {
  test('what one has changed comes to the other; changed on both it is asked', async () => {
    const { one, other, here, there, sync, stateOf } = await twoDevices('resume', (tab) =>
      tab.storeResume(user, 'Анна, аналитик'),
    );
    expect(resumeOf(other)).toBe('Анна, аналитик');
    await other.on(() => there.storeResume(user, 'Анна, ML-инженер'));
    await sync(other, there);
    await sync(one, here);
    expect(resumeOf(one)).toBe('Анна, ML-инженер');

    await one.on(() => here.storeResume(user, 'с ноутбука'));
    await other.on(() => there.storeResume(user, 'с телефона'));
    await sync(one, here);
    await sync(other, there);
    expect((await stateOf(other, there)).status).toBe('asks');
    expect([resumeOf(one), resumeOf(other)]).toEqual(['с ноутбука', 'с телефона']);
    await other.on(() => there.choose(user, 'resume', 'theirs'));
    expect(resumeOf(other)).toBe('с ноутбука');
  });

  test('none here takes that of the account, and none there is filled', async () => {
    const { one, other, here, there, sync } = await twoDevices('resume', () => {});
    await other.on(() => there.storeResume(user, 'Анна'));
    await sync(other, there);
    await sync(one, here);
    expect(resumeOf(one)).toBe('Анна');
  });

  test('an answer that was lost is sent once more, and stands once', async () => {
    const { one, here, sync } = await twoDevices('resume', (tab) => tab.storeResume(user, 'Анна'));
    await one.on(() => here.storeResume(user, 'Анна, аналитик'));
    one.losesAnswer = true;
    await sync(one, here);
    expect(await one.on(() => here.stateNow(user, 'resume').status)).toBe('offline');
    one.losesAnswer = false;
    await sync(one, here);
    expect(server.synced.get('resume')?.value).toMatchObject({ text: 'Анна, аналитик' });
    expect(await one.on(() => here.stateNow(user, 'resume').status)).toBe('idle');
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
    const { other, there } = await begin();
    expect(await namesOf(other, there)).toEqual(['Для ML-инженера', 'Для аналитика']);
    expect(Object.values(other.database.all('texts'))).toEqual(['Резюме А', 'Резюме Б']);
    expect(await other.on(() => there.stateNow(user, 'versions').isOn)).toBe(true);
  });

  test('what both have kept, renamed and deleted meanwhile stands on both', async () => {
    const { one, other, here, there, sync } = await begin();
    const [ml, analyst] = [await idOf(one, here, 'Для ML-инженера'), await idOf(one, here, 'Для аналитика')];
    await one.on(() => here.keepVersion(user, 'С ноутбука', 'Резюме В'));
    await one.on(() => here.renameVersion(user, ml, 'Для Вектора'));
    await other.on(() => there.keepVersion(user, 'С телефона', 'Резюме Г'));
    await other.on(() => there.deleteVersion(user, analyst));
    await sync(one, here);
    await sync(other, there);
    await sync(one, here);
    const expected = ['С ноутбука', 'С телефона', 'Для Вектора'].sort();
    expect((await namesOf(one, here)).sort()).toEqual(expected);
    expect((await namesOf(other, there)).sort()).toEqual(expected);
  });

  test('one that a record names stays, though it was deleted elsewhere', async () => {
    const { one, other, here, there, sync } = await begin();
    const id = await idOf(one, here, 'Для аналитика');
    const facts = { title: 'Аналитик', company: 'Вектор', place: '', pay: null, link: null };
    await one.on(() => here.saveTracked(user, 'hh-1', facts));
    await one.on(() => here.setSent(user, 'hh-1', 'resume', { id, name: 'Для аналитика' }));
    await other.on(() => there.deleteVersion(user, id));
    await sync(other, there);
    await sync(one, here);
    expect(await namesOf(one, here)).toContain('Для аналитика');
    await sync(other, there);
    expect(await namesOf(other, there)).toContain('Для аналитика');
  });

  test('a list that was cleared away comes back, and texts that were, too', async () => {
    const { other, there, sync } = await begin();
    await other.on(() => other.storage.removeItem('resume_versions'));
    other.database.stores.clear();
    await sync(other, there);
    expect(await namesOf(other, there)).toHaveLength(2);
    expect(Object.values(other.database.all('texts'))).toEqual(['Резюме А', 'Резюме Б']);
    other.database.stores.clear();
    await sync(other, there);
    expect(Object.values(other.database.all('texts'))).toEqual(['Резюме А', 'Резюме Б']);
    expect(server.synced.get('versions')?.value).toMatchObject({ versions: [{}, {}] });
  });
});
