import { ApiError } from '../api/call-api.ts';

/** Looked at every 30 seconds, back-off from 200 ms, doubling (docs/rules.md#session-refresh). */
export const checkEvery = 30_000;
const firstDelay = 200;
/**
 * Less than this left of the access token's life, and it is refreshed ahead of time (docs/rules.md#session-refresh).
 */
const refreshAhead = 90_000;

/** Instants in milliseconds; `drift` is how far the server's clock is ahead. */
export const isDue = (expiresAt: number, now: number, drift = 0) => expiresAt - (now + drift) < refreshAhead;

/** No answer, half of one or none that can be read (as a gateway's page), and one that Cognito itself asks to repeat. */
const passing = /^(NetworkError|SyntaxError|Unknown|TooManyRequestsException)$/;

/** Whether trying again may help: nothing has been said of the session. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof ApiError) return error.isRetryable;
  const { metadata } = error as { metadata?: { httpStatusCode?: number } };
  const status = metadata?.httpStatusCode ?? 0;
  return passing.test(error.name) || status === 429 || status >= 500;
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Tries until it succeeds, fails for good, or the pauses would together be longer than `timeout` milliseconds. */
export async function withBackOff<T>(
  attempt: () => Promise<T>,
  timeout: number,
  wait: (ms: number) => Promise<void> = pause,
): Promise<T> {
  let waited = 0;
  for (let delay = firstDelay; ; delay *= 2) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRetryable(error) || waited + delay > timeout) throw error;
    }
    await wait(delay);
    waited += delay;
  }
}
