import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMe } from '#core/contract/users.ts';
import { startedStack } from '#tests/support/stack/local-stack.ts';
import { demoUser } from '../../../infra/local/demo-accounts.ts';
import { googleAccounts } from '../../../infra/local/user-pool/pages/google-accounts.ts';

const verifier = 'v'.repeat(64);

let running: Awaited<ReturnType<typeof startedStack>>;
beforeAll(async () => {
  running = await startedStack();
});
afterAll(() => running?.close());

const post = (path: string, form: Record<string, string>) =>
  fetch(`${running.stack.url}/local/sign-in/${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });

/** Through the hosted domain, as a browser; gives who the site takes them for. */
async function signInByGoogle(account: string) {
  const client_id = String(running.stack.environment.TOKEN_CLIENTS).split(',')[0] ?? '';
  const redirect_uri = `${running.stack.url}/`;
  const query = new URLSearchParams({
    ...{ client_id, redirect_uri, response_type: 'code', identity_provider: 'Google' },
    scope: 'openid email aws.cognito.signin.user.admin',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const page = await (await fetch(`${running.stack.url}/local/sign-in/oauth2/authorize?${query}`)).text();
  const choice = /name="choice" value="([^"]+)"/u.exec(page)?.[1] ?? '';
  const callback = new URL((await post('google', { choice, account })).headers.get('location') ?? '');
  const code = callback.searchParams.get('code') ?? '';
  const grant = { grant_type: 'authorization_code', client_id, redirect_uri, code, code_verifier: verifier };
  const { access_token: token } = await (await post('oauth2/token', grant)).json();
  const answer = await fetch(`${running.stack.url}${getMe.path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return getMe.response.parse(await answer.json()).user;
}

/** Whom the account is linked to by its e-mail, and who has an account of their own. */
const [own, , linked] = googleAccounts;

it('a Google sign-in never rewrites the e-mail of the account that it is linked to', async () => {
  expect(linked?.email).toBe(demoUser);
  const first = await signInByGoogle(linked?.id ?? '');
  expect(first.email).toBe(demoUser);
  Object.assign(linked ?? {}, { email: 'moved@prizvanie.local' });
  const again = await signInByGoogle(linked?.id ?? '');
  expect([again.id, again.email]).toEqual([first.id, demoUser]);
});

it('who comes by Google alone has Google’s e-mail, and follows it', async () => {
  const first = await signInByGoogle(own?.id ?? '');
  expect(first.email).toBe(own?.email);
  Object.assign(own ?? {}, { email: 'renamed@prizvanie.local' });
  const again = await signInByGoogle(own?.id ?? '');
  expect([again.id, again.email]).toEqual([first.id, 'renamed@prizvanie.local']);
});
