import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#core/contract/endpoint.ts';
import { amplify, browserWithPool, refusal, storeTokens, token } from './browser-with-pool.ts';

const browser = browserWithPool();

const own = endpoint({
  method: 'PUT',
  path: '/api/own',
  access: 'user',
  request: z.object({ text: z.string() }),
  response: z.object({}),
});

/** As another tab signs him in. */
function becomeBoris() {
  for (const key of Object.keys(browser.storage)) if (key.includes('.anna.')) delete browser.storage[key];
  Object.assign(browser.storage, {
    [`${amplify}.LastAuthUser`]: 'boris',
    [`${amplify}.boris.accessToken`]: token({ sub: 'boris', username: 'boris', exp: 4_000_000_000 }),
    [`${amplify}.boris.idToken`]: token({ email: 'boris@example.ru', exp: 4_000_000_000 }),
    [`${amplify}.boris.refreshToken`]: 'opaque',
  });
}

test('what one user began to send goes out under no other one’s token', async () => {
  const sent: (string | null)[] = [];
  const toOthers = fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (String(address).endsWith('/api/own')) sent.push(new Headers(init?.headers).get('authorization'));
    return toOthers(address, init);
  });
  const { recheck } = await import('../../../../frontend/src/session/watch-session.ts');
  const { callApi } = await import('../../../../frontend/src/api/call-api.ts');
  storeTokens(browser.storage);
  await recheck();

  // Anna's has expired, and whoever refreshes it is not answered until Boris has signed in.
  storeTokens(browser.storage, token({ sub: 'anna', username: 'anna', exp: 1 }));
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  browser.answers = {
    GetTokensFromRefreshToken() {
      asked.resolve();
      return answer.promise;
    },
  };
  const sending = callApi(own, { text: 'Anna’s' });
  await asked.promise;
  becomeBoris();
  answer.resolve(refusal('InternalErrorException', '', 500));
  await expect(sending).rejects.toMatchObject({ code: 'unauthorized' });
  expect(sent).toEqual([]);
});

test('a tab that has not heard of the next user finds them at its next call (docs/rules.md#session-states)', async () => {
  const { recheckRoles } = await import('../../../../frontend/src/session/watch-session.ts');
  const { callApi } = await import('../../../../frontend/src/api/call-api.ts');
  const { sessionNow } = await import('../../../../frontend/src/session/session-store.ts');
  storeTokens(browser.storage);
  await recheckRoles();
  becomeBoris();
  await expect(callApi(own, { text: 'Anna’s' })).rejects.toMatchObject({ code: 'unauthorized' });
  await vi.waitFor(() => expect(sessionNow()).toMatchObject({ status: 'user', user: { id: 'boris' } }));
  // With his own token, which the server then answers.
  await expect(callApi(own, { text: 'Boris’' })).rejects.toMatchObject({ status: 503 });
});
