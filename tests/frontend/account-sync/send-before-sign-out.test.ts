import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountServer } from '#tests/support/account-sync/account-server.ts';
import { facts } from '#tests/support/account-sync/desk-steps.ts';
import { Device, stubPage, type Tab, toResponse } from '#tests/support/account-sync/devices.ts';

const user = 'anna';
let server: AccountServer;
/** Before the next change that is sent is answered. */
let whileSending: (() => void) | null;
beforeEach(() => {
  whileSending = null;
  server = new AccountServer();
  stubPage();
});
afterEach(() => vi.unstubAllGlobals());

/** A browser of which the account keeps desk and profile, where both have been changed since. */
async function changedDevice() {
  const device = new Device(async (method, address, body) => {
    const answer = toResponse(server.answer(method, address, body));
    if (method === 'PUT') whileSending?.();
    return answer;
  });
  const tab = await device.openTab(user);
  // Of the tab's own modules.
  const { sendBeforeSignOut } = await import('../../../frontend/src/account-sync/start.ts');
  await device.on(async () => {
    tab.setAllStates(user, { isOffered: true });
    tab.saveTracked(user, 'hh-1', facts);
    for (const kind of ['tracker', 'profile'] as const) await tab.turnOn(user, kind);
    changeBoth(tab, 'Созвониться', 'ML-инженер');
  });
  return { device, tab, leave: () => device.on(() => sendBeforeSignOut(user)) };
}

function changeBoth(tab: Tab, note: string, position: string) {
  tab.setTracked(user, 'hh-1', 'note', note);
  tab.storeProfile(user, { ...tab.readStoredProfile(user), position });
}

const sentNote = () => server.records.get('hh-1')?.value.note.value;
const sentProfile = () => server.synced.get('profile')?.value;

test('who signs out leaves nothing behind that the account is to have (docs/rules.md#session-sign-out)', async () => {
  const { leave } = await changedDevice();
  expect(sentNote()).toBe('');
  await leave();
  expect(sentNote()).toBe('Созвониться');
  expect(sentProfile()).toMatchObject({ profile: { position: 'ML-инженер' } });
});

test.each(['tracker', 'profile'] as const)(
  'what is written while the %s is being sent goes as well',
  async (kind) => {
    const { device, tab, leave } = await changedDevice();
    let left: Promise<void> | undefined;
    whileSending = () => {
      whileSending = null;
      changeBoth(tab, 'Перезвонить', 'Аналитик');
      left = leave();
    };
    await device.on(async () => {
      await tab.syncOnce(user, kind);
      await left;
    });
    expect(sentNote()).toBe('Перезвонить');
    expect(sentProfile()).toMatchObject({ profile: { position: 'Аналитик' } });
  },
);

test('what is switched off, or waits for its owner’s choice, stays', async () => {
  const { device, tab, leave } = await changedDevice();
  await device.on(() => tab.turnOff(user, 'tracker', { deletes: false }));
  await device.on(() => tab.setState(user, 'profile', { status: 'asks' }));
  server.requests = [];
  await leave();
  expect(server.requests).toEqual([]);
});
