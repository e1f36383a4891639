import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessToken, amplify, browserWithPool, refusal, storeTokens } from './browser-with-pool.ts';

const browser = browserWithPool();
beforeEach(() => storeTokens(browser.storage));
afterEach(() => void vi.useRealTimers());

const session = () => import('../../../../frontend/src/session/session.ts');
const who = async () => {
  const { sessionNow } = await import('../../../../frontend/src/session/session-store.ts');
  return sessionNow().status;
};
const keys = () => Object.keys(browser.storage).filter((key) => key.startsWith(amplify));

const refreshed = () =>
  Response.json({ AuthenticationResult: { AccessToken: accessToken, RefreshToken: 'newer' } });

/** A refresh that is answered when the test says so. */
function pendingRefresh() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  browser.answers.GetTokensFromRefreshToken = () => promise;
  return resolve;
}

describe('signing out (docs/rules.md#session-sign-out)', () => {
  test('ends the session at the server and here', async () => {
    browser.answers = { RevokeToken: () => Response.json({}) };
    await (await session()).signOut({ everywhere: false });
    expect(browser.asked).toEqual([
      { operation: 'RevokeToken', body: { ClientId: 'client', Token: 'opaque' } },
    ]);
    expect([keys(), await who()]).toEqual([[], 'visitor']);
  });

  test.each([
    ['refuses', () => refusal('InternalErrorException', '', 500)],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['does not answer', undefined],
  ])('ends it here also where the server %s', async (_, answer) => {
    if (answer) browser.answers = { RevokeToken: answer };
    const { signOut } = await session();
    const leaving = signOut({ everywhere: false });
    // At once, whatever is waited for.
    expect(
      Object.keys(browser.storage).some((key) => key.endsWith('Token') && !key.endsWith('idToken')),
    ).toBe(false);
    await leaving;
    expect([keys(), await who()]).toEqual([[], 'visitor']);
  });
});

describe('signing out on all devices', () => {
  test('asks with a fresh token, and ends the session here as well', async () => {
    browser.answers = { GetTokensFromRefreshToken: refreshed, GlobalSignOut: () => Response.json({}) };
    browser.answers.RevokeToken = () => Response.json({});
    await (await session()).signOut({ everywhere: true });
    expect(browser.asked[1]).toEqual({ operation: 'GlobalSignOut', body: { AccessToken: accessToken } });
    expect([keys(), await who()]).toEqual([[], 'visitor']);
  });

  test('fails where the server has not done it, and one stays signed in to try again', async () => {
    const failed = () => refusal('TooManyRequestsException');
    browser.answers = { GetTokensFromRefreshToken: refreshed, GlobalSignOut: failed };
    await expect((await session()).signOut({ everywhere: true })).rejects.toThrow('GlobalSignOut');
    expect(keys()).toContain(`${amplify}.anna.refreshToken`);
  });

  test('fails where the network does not answer, in seconds', async () => {
    const answerRefresh = pendingRefresh();
    vi.useFakeTimers();
    const leaving = (await session()).signOut({ everywhere: true });
    const failure = expect(leaving).rejects.toThrow('no answer');
    await vi.advanceTimersByTimeAsync(10_000);
    await failure;
    expect(keys()).toContain(`${amplify}.anna.refreshToken`);
    // Amplify has one refresh for all who ask: the next test would wait for this one.
    answerRefresh(refreshed());
    vi.useRealTimers();
    await vi.waitFor(() => expect(browser.storage[`${amplify}.anna.refreshToken`]).toBe('newer'));
  });

  test('fails where there is no session any more to do it with', async () => {
    const refused = () => refusal('NotAuthorizedException', 'Refresh Token has expired');
    browser.answers = { GetTokensFromRefreshToken: refused };
    await expect((await session()).signOut({ everywhere: true })).rejects.toThrow('ended before');
    expect(await who()).toBe('visitor');
  });
});
