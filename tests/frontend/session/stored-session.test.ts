import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  hasStoredSession,
  isReturnFromProvider,
  isSessionKey,
  removeStoredSession,
  storedClockDrift,
} from '../../../frontend/src/session/stored-session.ts';

const amplify = 'CognitoIdentityServiceProvider.client';

/** The browser's storage: its keys are its own properties. */
class PlainStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

let storage: PlainStorage;

beforeEach(() => {
  storage = new PlainStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('whether there may be a session, without Amplify', () => {
  test('tokens say so; what is left of an abandoned sign-in does not', () => {
    storage.theme = 'dark';
    storage[`${amplify}.inflightOAuth`] = 'true';
    storage[`${amplify}.LastAuthUser`] = 'anna';
    expect(hasStoredSession()).toBe(false);
    storage[`${amplify}.anna@example.ru.refreshToken`] = 'r';
    expect(hasStoredSession()).toBe(true);
  });

  test('where the storage is forbidden there is none', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(hasStoredSession()).toBe(false);
  });

  test('the end takes everything of Amplify and nothing else', () => {
    Object.assign(storage, { theme: 'dark', user_profile: '{}' });
    for (const end of ['LastAuthUser', 'anna.accessToken', 'anna.refreshToken', 'oauthSignIn'])
      storage[`${amplify}.${end}`] = 'x';
    removeStoredSession();
    expect(Object.keys(storage)).toEqual(['theme', 'user_profile']);
  });

  test("the server's clock", () => {
    expect(storedClockDrift()).toBe(0);
    storage[`${amplify}.anna.clockDrift`] = '-1500';
    expect(storedClockDrift()).toBe(-1500);
    storage[`${amplify}.anna.clockDrift`] = 'broken';
    expect(storedClockDrift()).toBe(0);
  });

  test.each([
    [`${amplify}.anna.accessToken`, true],
    [`${amplify}.anna.refreshToken`, true],
    [`${amplify}.anna.clockDrift`, false],
    ['user_profile', false],
  ])('%s: %s', (key, expected) => {
    expect(isSessionKey(key)).toBe(expected);
  });
});

test.each([
  ['?code=1&state=2', true],
  ['?error=access_denied&state=2', true],
  ['?code=1', false],
  ['?q=code&level=Senior', false],
  ['', false],
])('the way back from the provider: %s %s', (address, expected) => {
  expect(isReturnFromProvider(address)).toBe(expected);
});
