import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#core/contract/endpoint.ts';
import { callApi, setTokenSource } from '../../../frontend/src/api/call-api.ts';

const open = endpoint({
  method: 'GET',
  path: '/api/open',
  access: 'public',
  request: z.object({}),
  response: z.object({}),
});
const own = endpoint({
  method: 'POST',
  path: '/api/own',
  access: 'user',
  request: z.object({ name: z.string() }),
  response: z.object({}),
});

/** What the server accepts, what it was sent, and whether the session was given up. */
let accepted: string;
let sent: (string | null)[];
let hasEnded: boolean;

beforeEach(() => {
  accepted = 'good';
  sent = [];
  hasEnded = false;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const authorization = new Headers(init.headers).get('authorization');
    sent.push(authorization);
    if (authorization === `Bearer ${accepted}`) return Response.json({});
    return Response.json({ message: 'Unauthorized' }, { status: 401 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The tokens that are given in turn; null when there is no session. */
function tokenSource(...tokens: (string | null)[]) {
  setTokenSource({
    userId: () => null,
    accessToken: async () => tokens.shift() ?? null,
    end: () => {
      hasEnded = true;
    },
  });
}

describe('the access token', () => {
  test('goes with what is for users, beside the other headers', async () => {
    tokenSource('good');
    await callApi(own, { name: 'x' });
    expect(sent).toEqual(['Bearer good']);
  });

  test('never goes with what is public', async () => {
    tokenSource('good');
    await callApi(open, {}).catch(() => null);
    expect(sent).toEqual([null]);
  });

  test('without a session nothing is sent', async () => {
    tokenSource(null);
    await expect(callApi(own, { name: 'x' })).rejects.toMatchObject({ code: 'unauthorized', status: 401 });
    expect(sent).toEqual([]);
  });

  test('a refused one is changed for a fresh one, once', async () => {
    tokenSource('stale', 'good');
    await callApi(own, { name: 'x' });
    expect(sent).toEqual(['Bearer stale', 'Bearer good']);
    expect(hasEnded).toBe(false);
  });

  test('when the fresh one is refused, too, the session has ended', async () => {
    tokenSource('stale', 'staler', 'good');
    await expect(callApi(own, { name: 'x' })).rejects.toMatchObject({ code: 'unauthorized' });
    expect(sent).toEqual(['Bearer stale', 'Bearer staler']);
    expect(hasEnded).toBe(true);
  });

  test('no connection while a token is fetched is a passing failure, and ends nothing', async () => {
    setTokenSource({
      userId: () => null,
      accessToken: () => Promise.reject(new Error('offline')),
      end: () => {
        hasEnded = true;
      },
    });
    await expect(callApi(own, { name: 'x' })).rejects.toMatchObject({ code: 'network', isRetryable: true });
    expect(hasEnded).toBe(false);
  });

  test('is asked for by the name of who was here as the request began', async () => {
    const here = ['anna', 'boris'];
    const askedFor: (string | null)[] = [];
    setTokenSource({
      userId: () => here.shift() ?? null,
      accessToken: async (userId, refused) => {
        askedFor.push(userId);
        return refused === undefined ? 'stale' : 'good';
      },
      end() {},
    });
    await callApi(own, { name: 'x' });
    expect(askedFor).toEqual(['anna', 'anna']);
  });
});
