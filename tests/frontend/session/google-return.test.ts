import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionEvent } from '../../../frontend/src/session/session-state.ts';
import type { ProviderOutcome } from '../../../frontend/src/session/watch-session.ts';
import { PlainStorage } from './with-pool/browser-with-pool.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', new PlainStorage());
  vi.stubGlobal('sessionStorage', new PlainStorage());
  vi.stubGlobal('location', { search: '' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const oauthError = (message: string) => Object.assign(new Error(message), { name: 'OAuthSignInException' });

async function returned(outcome: ProviderOutcome, who: SessionEvent = { type: 'gone' }) {
  const [{ handleGoogleReturn }, { shownNotifications }, { saveReturnLocation, takeReturnLocation }, store] =
    await Promise.all([
      import('../../../frontend/src/session/google/google-return.ts'),
      import('../../../frontend/src/ui/notifications/notifications.ts'),
      import('../../../frontend/src/session/google/return-location.ts'),
      import('../../../frontend/src/session/session-store.ts'),
    ]);
  store.dispatch(who);
  saveReturnLocation('/vacancy/hh-7');
  const path = await handleGoogleReturn(outcome);
  return { path, told: shownNotifications().map(({ text }) => text), left: takeReturnLocation() };
}

test('a sign-in that was given up is forgotten, and takes nobody from the page they have opened since', async () => {
  const cancelled = { type: 'failed', error: oauthError('User cancelled OAuth flow.') } as const;
  expect(await returned(cancelled)).toEqual({ path: null, told: [], left: '/' });
});

test('a refusal is said where one was', async () => {
  const refused = { type: 'failed', error: oauthError('access_denied') } as const;
  expect(await returned(refused)).toMatchObject({
    path: '/vacancy/hh-7',
    told: ['Вход через Google отменён.'],
  });
});

test('an answer that another tab has made worthless is said', async () => {
  vi.stubGlobal('location', { search: '?code=1&state=2' });
  expect(await returned({ type: 'nothing' })).toMatchObject({
    path: '/vacancy/hh-7',
    told: ['Не удалось войти через Google'],
  });
});

test('who is signed in and opens an old address is told nothing', async () => {
  vi.stubGlobal('location', { search: '?code=1&state=2' });
  const identity = { id: 'anna', email: 'anna@example.ru', hasPassword: true, isEmailVerified: true };
  expect((await returned({ type: 'nothing' }, { type: 'identified', identity })).told).toEqual([]);
});
