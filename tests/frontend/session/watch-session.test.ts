import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PlainStorage } from '../../support/browser/plain-storage.ts';

const amplify = 'CognitoIdentityServiceProvider.client';

const token = (payload: object) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

let storage: PlainStorage;
let heard: Map<string, (event: object) => void>;
/** Addresses that were asked for: nobody answers. */
let asked: string[];
let isSlow: boolean;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  storage = new PlainStorage();
  heard = new Map();
  asked = [];
  isSlow = false;
  const addEventListener = (type: string, listener: (event: object) => void) => heard.set(type, listener);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', new PlainStorage());
  vi.stubGlobal('location', { search: '' });
  // Notifications of other files may end meanwhile, and look whether somebody points at them.
  vi.stubGlobal('document', { addEventListener, querySelector: () => null });
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return isSlow ? new Promise(() => {}) : Promise.reject(new TypeError('Failed to fetch'));
  });
  const past = { exp: 1, sub: 'anna' };
  Object.assign(storage, {
    [`${amplify}.LastAuthUser`]: 'anna.b',
    [`${amplify}.anna.b.accessToken`]: token({ ...past, username: 'anna.b' }),
    [`${amplify}.anna.b.idToken`]: token({ ...past, email: 'анна@example.ru', email_verified: true }),
    [`${amplify}.anna.b.refreshToken`]: 'opaque',
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open() {
  const [{ watchSession }, { sessionNow }, owner] = await Promise.all([
    import('../../../frontend/src/session/watch-session.ts'),
    import('../../../frontend/src/session/session-store.ts'),
    import('../../../frontend/src/browser-storage/storage-owner.ts'),
  ]);
  const stop = watchSession(() => {});
  return { sessionNow, stop, ...owner };
}

describe('who is here where nobody answers (docs/rules.md#session-states)', () => {
  test('the one who signed in last, whose values the browser holds', async () => {
    storage.storage_owner = 'anna';
    storage.tracker = '[]';
    const { sessionNow, stop, readOwned, isCurrentUser } = await open();
    expect(sessionNow().status).toBe('loading');
    await vi.waitFor(() => expect(sessionNow().status).toBe('user'));
    expect(sessionNow()).toMatchObject({
      user: { id: 'anna', email: 'анна@example.ru', hasPassword: true, isEmailVerified: true, isAdmin: null },
    });
    expect(readOwned('tracker', 'anna')).toBe('[]');
    expect(isCurrentUser('boris')).toBe(false);
    stop();
  });

  test('no one whose values another has taken the place of', async () => {
    storage.storage_owner = 'boris';
    const { sessionNow, stop } = await open();
    await vi.waitFor(() => expect(asked).not.toEqual([]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sessionNow().status).toBe('loading');
    stop();
  });

  test('no one of tokens that cannot be read', async () => {
    storage.storage_owner = 'anna';
    storage[`${amplify}.anna.b.accessToken`] = 'broken';
    const { sessionNow, stop } = await open();
    await vi.waitFor(() => expect(asked).not.toEqual([]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sessionNow().status).toBe('loading');
    stop();
  });

  test('an answer is not waited for longer than four seconds', async () => {
    isSlow = true;
    storage.storage_owner = 'anna';
    const { sessionNow, stop } = await open();
    await vi.advanceTimersByTimeAsync(3_900);
    expect(sessionNow().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(200);
    expect(sessionNow().status).toBe('user');
    stop();
  });

  test('and they are asked for again once there is a network', async () => {
    storage.storage_owner = 'anna';
    const { stop } = await open();
    await vi.waitFor(() => expect(asked).not.toEqual([]));
    // The first look has given up.
    await vi.advanceTimersByTimeAsync(29_000);
    const askedBefore = asked.length;
    heard.get('online')?.({});
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(askedBefore));
    stop();
  });

  test('nor does a page that the browser has kept show who has left meanwhile', async () => {
    storage.storage_owner = 'anna';
    const { sessionNow, stop } = await open();
    await vi.waitFor(() => expect(sessionNow().status).toBe('user'));
    for (const name of ['accessToken', 'idToken', 'refreshToken'])
      storage.removeItem(`${amplify}.anna.b.${name}`);
    await vi.advanceTimersByTimeAsync(29_000);
    heard.get('pageshow')?.({ persisted: true });
    await vi.waitFor(() => expect(sessionNow().status).toBe('visitor'), { interval: 1, timeout: 50 });
    stop();
  });
});
