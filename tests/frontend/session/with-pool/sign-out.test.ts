import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessToken, amplify, browserWithPool, refusal, storeTokens, token } from './browser-with-pool.ts';

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
const isAsked = (operation: string) =>
  vi.waitFor(() => expect(browser.asked.map((request) => request.operation)).toContain(operation));

describe('signing out (docs/rules.md#session-sign-out)', () => {
  test('ends the session at the server and here', async () => {
    browser.answers = { RevokeToken: () => Response.json({}) };
    await (await session()).signOut({ everywhere: false });
    expect(browser.asked).toEqual([
      { operation: 'RevokeToken', body: { ClientId: 'client', Token: 'opaque' } },
    ]);
    expect([keys(), await who()]).toEqual([[], 'visitor']);
  });

  test('by a press keeps what is theirs here, though an erasure had no answer (docs/rules.md#personal-erase)', async () => {
    browser.answers = { RevokeToken: () => Response.json({}) };
    const { dispatch } = await import('../../../../frontend/src/session/session-store.ts');
    const { handOver } = await import('../../../../frontend/src/browser-storage/storage-owner.ts');
    const { signOut } = await session();
    handOver('anna');
    const identity = { id: 'anna', email: '', hasPassword: true, isEmailVerified: true };
    dispatch({ type: 'identified', identity });
    Object.assign(browser.storage, { user_resume: 'Anna', erasing: `anna ${Date.now()}` });
    await signOut({ everywhere: false });
    expect(browser.storage['user_resume@anna']).toBe('Anna');
    expect(browser.storage.erasing).toBeUndefined();
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

describe('a refresh that outlives its session', () => {
  const expired = token({ sub: 'anna', username: 'anna', exp: 1 });
  const boris = {
    [`${amplify}.LastAuthUser`]: 'boris',
    [`${amplify}.boris.accessToken`]: token({ sub: 'boris', username: 'boris', exp: 4_000_000_000 }),
    [`${amplify}.boris.refreshToken`]: 'his',
  };
  const watching = () => import('../../../../frontend/src/session/watch-session.ts');

  test.each([
    ['is answered', refreshed],
    ['is refused', () => refusal('RefreshTokenReuseException')],
  ])('and %s signs nobody in, and is not waited for by who leaves', async (_, answer) => {
    storeTokens(browser.storage, expired);
    const answerRefresh = pendingRefresh();
    browser.answers.RevokeToken = () => Response.json({});
    const { recheck } = await watching();
    const { signOut } = await session();
    const look = recheck();
    await isAsked('GetTokensFromRefreshToken');
    await signOut({ everywhere: false });
    expect([keys(), await who()]).toEqual([[], 'visitor']);
    answerRefresh(answer());
    await look;
    await recheck();
    expect([keys(), await who()]).toEqual([[], 'visitor']);
  });

  test.each([
    ['is answered', refreshed],
    ['is refused', () => refusal('NotAuthorizedException', 'Refresh Token has been revoked')],
  ])('and %s leaves who has come meanwhile', async (_, answer) => {
    storeTokens(browser.storage, expired);
    const answerRefresh = pendingRefresh();
    const { recheck } = await watching();
    const { endSession } = await session();
    const look = recheck();
    await isAsked('GetTokensFromRefreshToken');
    endSession();
    Object.assign(browser.storage, boris);
    await recheck();
    answerRefresh(answer());
    await look;
    const { sessionNow } = await import('../../../../frontend/src/session/session-store.ts');
    expect(sessionNow()).toMatchObject({ user: { id: 'boris' } });
    expect(keys().sort()).toEqual(Object.keys(boris).sort());
  });

  test('answers nobody who has come meanwhile', async () => {
    const answerRefresh = pendingRefresh();
    storeTokens(browser.storage, expired);
    const { currentTokens } = await import('../../../../frontend/src/session/tokens.ts');
    const { endSession } = await session();
    const tokensOrNone = () => currentTokens(0).catch(() => 'none');
    const first = tokensOrNone();
    await isAsked('GetTokensFromRefreshToken');
    endSession();
    Object.assign(browser.storage, { ...boris, [`${amplify}.boris.accessToken`]: expired });
    const second = tokensOrNone();
    // Until he waits for the same answer.
    await new Promise(setImmediate);
    answerRefresh(refreshed());
    expect([await first, await second]).toEqual(['none', 'none']);
    expect(browser.asked).toHaveLength(1);
    expect(keys().sort()).toEqual(Object.keys(boris).sort());
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
