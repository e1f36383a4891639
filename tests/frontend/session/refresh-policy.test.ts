import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../frontend/src/api/call-api.ts';
import { isDue, isRetryable, withBackOff } from '../../../frontend/src/session/refresh-policy.ts';

const errorAnswer = (httpStatusCode: number, name = 'UnknownError') =>
  Object.assign(new Error('?'), { name, metadata: { httpStatusCode } });

describe('refresh ahead of time (docs/rules.md#session-refresh): less than 90 s left', () => {
  const now = 1_000_000;
  test.each([
    [now + 90_000, 0, false],
    [now + 89_999, 0, true],
    [now - 1, 0, true],
    // The server's clock is a minute ahead of ours, or behind.
    [now + 120_000, 60_000, true],
    [now + 60_000, -60_000, false],
  ])('expires at %i, drift %i: %s', (expiresAt, drift, due) => {
    expect(isDue(expiresAt, now, drift)).toBe(due);
  });
});

describe('which failures pass by themselves', () => {
  test.each([
    [errorAnswer(502), true],
    [errorAnswer(503), true],
    [errorAnswer(504), true],
    [errorAnswer(400, 'NotAuthorizedException'), false],
    [errorAnswer(400, 'TooManyRequestsException'), true],
    [errorAnswer(429), true],
    [errorAnswer(500, 'InternalErrorException'), true],
    [Object.assign(new Error('?'), { name: 'NetworkError' }), true],
    // Amplify's name of a body that broke off.
    [Object.assign(new Error('An unknown error has occurred.'), { name: 'Unknown' }), true],
    [Object.assign(new Error('?'), { name: 'UserUnAuthenticatedException' }), false],
    [new SyntaxError('Unexpected token <'), true],
    [new ApiError('network', '?'), true],
    [new ApiError('unauthorized', '?', { status: 401 }), false],
    [new Error('?'), false],
    ['?', false],
  ])('%s: %s', (error, expected) => {
    expect(isRetryable(error)).toBe(expected);
  });
});

describe('back-off (docs/rules.md#session-retry): from 200 ms, doubling', () => {
  /** The pauses that it made, and how it ended. */
  async function tried(failures: unknown[], timeout: number) {
    const pauses: number[] = [];
    const queue = [...failures];
    const end = await withBackOff(
      () => (queue.length > 0 ? Promise.reject(queue.shift()) : Promise.resolve('tokens')),
      timeout,
      async (ms) => {
        pauses.push(ms);
      },
    ).catch((error: unknown) => error);
    return { pauses, end };
  }

  test('pauses grow until it succeeds', async () => {
    const passing = errorAnswer(503);
    expect(await tried([passing, passing, passing, passing], 30_000)).toEqual({
      pauses: [200, 400, 800, 1600],
      end: 'tokens',
    });
  });

  test('gives up before the next look of the timer', async () => {
    const passing = errorAnswer(502);
    const { pauses, end } = await tried(Array(50).fill(passing), 30_000);
    expect(end).toBe(passing);
    expect(pauses).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
  });

  test('does not try again what no repetition mends', async () => {
    const lasting = errorAnswer(400, 'NotAuthorizedException');
    expect(await tried([lasting], 30_000)).toEqual({ pauses: [], end: lasting });
  });
});
