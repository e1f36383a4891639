import { afterEach, beforeEach, vi } from 'vitest';

/* The page's storages, and a user pool that answers Amplify itself as a test tells it to. */

export const amplify = 'CognitoIdentityServiceProvider.client';

/** The browser's storage: its keys are its own properties. */
export class PlainStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

export const token = (payload: object) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

const config = {
  stage: 'test',
  auth: {
    region: 'eu-central-1',
    userPoolId: 'eu-central-1_Users',
    userPoolClientId: 'client',
    hostedDomain: null,
    hasGoogle: false,
    emailConfirmation: true,
  },
};

/** As Cognito refuses. */
export const refusal = (type: string, message = '', status = 400) =>
  Response.json({ __type: type, message }, { status });

interface BrowserWithPool {
  storage: PlainStorage;
  /** What the pool was asked. */
  asked: { operation: string; body: unknown }[];
  /** By the operation; without one there is no answer before the request is given up. */
  answers: Record<string, () => Response | Promise<Response>>;
}

/** A new one before each test, and a page that has loaded nothing yet. */
export function browserWithPool(): BrowserWithPool {
  const browser: BrowserWithPool = { storage: new PlainStorage(), asked: [], answers: {} };
  beforeEach(() => {
    vi.resetModules();
    Object.assign(browser, { asked: [], answers: {} });
    // The same one: Amplify keeps what it has found at its start.
    for (const key of Object.keys(browser.storage)) delete browser.storage[key];
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('localStorage', browser.storage);
    vi.stubGlobal('sessionStorage', new PlainStorage());
    vi.stubGlobal('location', { search: '', origin: 'https://site.example', href: 'https://site.example/' });
    vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
      if (String(address) === '/config.json') return Response.json(config);
      if (String(address).startsWith('/api/')) return Response.json({}, { status: 503 });
      const operation = new Headers(init?.headers).get('x-amz-target')?.split('.')[1] ?? '';
      browser.asked.push({ operation, body: JSON.parse(String(init?.body)) });
      const never = () =>
        new Promise<Response>((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        });
      return (browser.answers[operation] ?? never)();
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return browser;
}

/** Anna's, good until the year 2096. */
export const accessToken = token({
  sub: 'anna',
  username: 'anna',
  exp: 4_000_000_000,
  iat: 1,
  origin_jti: 'o',
});

export function storeTokens(storage: PlainStorage, access = accessToken) {
  Object.assign(storage, {
    [`${amplify}.LastAuthUser`]: 'anna',
    [`${amplify}.anna.accessToken`]: access,
    [`${amplify}.anna.idToken`]: token({ email: 'anna@example.ru', exp: 4_000_000_000 }),
    [`${amplify}.anna.refreshToken`]: 'opaque',
  });
}
