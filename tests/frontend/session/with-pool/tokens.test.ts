import { describe, expect, test } from 'vitest';
import { amplify, browserWithPool, refusal, storeTokens, token } from './browser-with-pool.ts';

const browser = browserWithPool();

const brokenOff = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"AuthenticationResult":'));
        controller.error(new TypeError('network error'));
      },
    }),
  );

/** Of an access token that has expired. */
async function refreshed(answer: () => Response) {
  storeTokens(browser.storage, token({ sub: 'anna', username: 'anna', exp: 1 }));
  browser.answers = { GetTokensFromRefreshToken: answer };
  const { currentTokens } = await import('../../../../frontend/src/session/tokens.ts');
  return currentTokens(0).catch((error: Error) => error.name);
}
const hasSession = () => Object.hasOwn(browser.storage, `${amplify}.anna.refreshToken`);

describe('a refresh that fails (docs/rules.md#session-retry)', () => {
  test.each([
    ['too many requests', () => refusal('TooManyRequestsException', 'Rate exceeded')],
    ['a broken Cognito', () => refusal('InternalErrorException', '', 500)],
    ["a gateway's page", () => new Response('<html>', { status: 403 })],
    ['a body that breaks off', brokenOff],
    ['an answer without tokens', () => Response.json({})],
  ])('by %s leaves the session', async (_, answer) => {
    expect(typeof (await refreshed(answer))).toBe('string');
    expect(hasSession()).toBe(true);
  });

  test.each([
    ['expired', () => refusal('NotAuthorizedException', 'Refresh Token has expired')],
    ['spent', () => refusal('RefreshTokenReuseException', 'Refresh Token has been rotated out')],
  ])('as the refresh token is %s ends it', async (_, answer) => {
    expect(await refreshed(answer)).toBeNull();
    expect(hasSession()).toBe(false);
  });
});
