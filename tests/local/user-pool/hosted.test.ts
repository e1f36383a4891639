import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { ask, clientId, poolId, type StartedPool, startedPool } from './fixture.ts';

const verifier = 'v'.repeat(64);
const challenge = createHash('sha256').update(verifier).digest('base64url');

const authorizeQuery = (site: string, more: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${site}/`,
    response_type: 'code',
    identity_provider: 'Google',
    scope: 'openid email aws.cognito.signin.user.admin',
    state: 'state-1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  });

const authorize = ({ site }: StartedPool, more?: Record<string, string>) =>
  fetch(`${site}/local/sign-in/oauth2/authorize?${authorizeQuery(site, more)}`, { redirect: 'manual' });

const post = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' });

async function signInChoices(
  started: StartedPool,
): Promise<{ choice: string; accounts: Map<string, string> }> {
  const page = await (await authorize(started)).text();
  return {
    choice: /name="choice" value="([^"]+)"/.exec(page)?.[1] ?? '',
    accounts: new Map(
      [...page.matchAll(/value="(\d+)">([^<]+)</g)].map(([, id = '', email = '']) => [email, id]),
    ),
  };
}

/** Where the browser is sent after the choice. */
async function chosen(started: StartedPool, email: string): Promise<URL> {
  const { choice, accounts } = await signInChoices(started);
  const answer = await post(`${started.site}/local/sign-in/google`, {
    choice,
    account: accounts.get(email) ?? '',
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

const redeem = async ({ site }: StartedPool, code: string, more: Record<string, string> = {}) =>
  (
    await post(`${site}/local/sign-in/oauth2/token`, {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: `${site}/`,
      code,
      code_verifier: verifier,
      ...more,
    })
  ).json();

async function signedIn(started: StartedPool, email: string) {
  const { searchParams } = await chosen(started, email);
  return redeem(started, searchParams.get('code') ?? '');
}

const anna = 'anna.google@prizvanie.local';

it('offers accounts on a page that runs nothing', async () => {
  const started = await startedPool();
  const answer = await authorize(started);
  const page = await answer.text();
  expect(page).toContain('<title>Выберите аккаунт</title>');
  expect((await signInChoices(started)).accounts.size).toBe(3);
  expect(page).not.toContain('<script');
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

it('signs in with Google, as a user of their own, and again as the same', async () => {
  const started = await startedPool();
  const callback = await chosen(started, anna);
  expect([callback.origin, callback.pathname, callback.searchParams.get('state')]).toEqual([
    started.site,
    '/',
    'state-1',
  ]);
  const tokens = await redeem(started, callback.searchParams.get('code') ?? '');
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
  const access = decodeJwt(tokens.access_token);
  expect(access).toMatchObject({
    username: 'google_100000000000000000001',
    scope: 'openid email aws.cognito.signin.user.admin',
    token_use: 'access',
  });
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    email: anna,
    email_verified: true,
    identities: [{ providerName: 'Google', userId: '100000000000000000001', primary: 'true' }],
  });
  expect(started.events().map(({ triggerSource, userName }) => [triggerSource, userName])).toEqual([
    ['PreSignUp_ExternalProvider', 'google_100000000000000000001'],
    ['PostConfirmation_ConfirmSignUp', 'google_100000000000000000001'],
  ]);

  const again = decodeJwt((await signedIn(started, anna)).access_token);
  expect(again.sub).toBe(access.sub);
  expect(started.events()).toHaveLength(2);
  const user = await ask(started.endpoint, 'GetUser', { AccessToken: tokens.access_token });
  expect(user.Username).toBe('google_100000000000000000001');
});

it('refreshes and revokes over OAuth, too', async () => {
  const started = await startedPool();
  const { refresh_token: first } = await signedIn(started, anna);
  const refresh = async (token: string) =>
    (
      await post(`${started.site}/local/sign-in/oauth2/token`, {
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: token,
      })
    ).json();
  const { refresh_token: second, access_token: access } = await refresh(first);
  expect(second).not.toBe(first);
  await post(`${started.site}/local/sign-in/oauth2/revoke`, { token: second, client_id: clientId });
  expect(await refresh(second)).toEqual({ error: 'invalid_grant' });
  expect(await ask(started.endpoint, 'GetUser', { AccessToken: access })).toBe('NotAuthorizedException');
});

it('makes them the user that the trigger links them to', async () => {
  let native = '';
  const started = await startedPool({ linkTo: () => native });
  const create = { UserPoolId: poolId, Username: anna, MessageAction: 'SUPPRESS' };
  native = (await ask(started.pool.url, 'AdminCreateUser', create)).User.Username;

  const tokens = await signedIn(started, anna);
  expect(decodeJwt(tokens.access_token)).toMatchObject({ sub: native, username: native });
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    identities: [{ providerName: 'Google', primary: 'false' }],
  });
  expect(started.events().at(-1)).toMatchObject({ triggerSource: 'PreSignUp_ExternalProvider' });
  expect(decodeJwt((await signedIn(started, anna)).access_token).sub).toBe(native);
});

it('counts an e-mail as verified only where the template says who verifies it', async () => {
  const started = await startedPool({ google: { AttributeMapping: { email: 'email' } } });
  const { id_token: id } = await signedIn(started, anna);
  expect(decodeJwt(id)).toMatchObject({ email: anna, email_verified: false });
});

const codeCases: [string, (site: string) => Record<string, string>][] = [
  ['another verifier', () => ({ code_verifier: 'w'.repeat(64) })],
  ['another address', (site) => ({ redirect_uri: `${site}/profile` })],
  ['no code', () => ({ code: '' })],
];

it.each(codeCases)('gives no tokens for %s, nor for the code afterwards', async (_, more) => {
  const started = await startedPool();
  const code = (await chosen(started, anna)).searchParams.get('code') ?? '';
  expect(await redeem(started, code, more(started.site))).toEqual({ error: 'invalid_grant' });
  const isSpent = !('code' in more(''));
  if (isSpent) expect(await redeem(started, code)).toEqual({ error: 'invalid_grant' });
  else expect(await redeem(started, code)).toHaveProperty('access_token');
  expect(await redeem(started, code)).toEqual({ error: 'invalid_grant' });
});

it.each([
  ['an address that the template does not name', { redirect_uri: 'https://evil.example/' }],
  ['the address of the site on AWS with another path', { redirect_uri: 'https://site.example/x' }],
  ['an unknown client', { client_id: 'Other' }],
  ['no PKCE', { code_challenge: '' }],
  ['plain PKCE', { code_challenge_method: 'plain' }],
  ['tokens in the address', { response_type: 'token' }],
  ['another provider', { identity_provider: 'COGNITO' }],
])('refuses %s on a page of its own', async (_, more) => {
  const answer = await authorize(await startedPool(), more);
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  expect(await answer.text()).toContain('Войти не получилось');
});

it('refuses Google for a client without it', async () => {
  const started = await startedPool({ client: { SupportedIdentityProviders: ['COGNITO'] } });
  expect((await authorize(started)).status).toBe(400);
});

it('brings a refusal of scopes or of the trigger back to the site', async () => {
  const started = await startedPool();
  const scopes = await authorize(started, { scope: 'openid phone' });
  const callback = new URL(scopes.headers.get('location') ?? '');
  expect(Object.fromEntries(callback.searchParams)).toEqual({
    error: 'invalid_request',
    error_description: 'invalid_scope',
    state: 'state-1',
  });

  const linking = await startedPool({ linkTo: () => 'nobody' });
  const { searchParams } = await chosen(linking, anna);
  expect(searchParams.get('error_description')).toContain('PreSignUp failed with error');
  expect(searchParams.get('state')).toBe('state-1');
  expect(searchParams.has('code')).toBe(false);
});

it('takes a choice once, and from nowhere else', async () => {
  const started = await startedPool();
  const { choice, accounts } = await signInChoices(started);
  const choose = (headers?: Record<string, string>, id = choice) =>
    post(`${started.site}/local/sign-in/google`, { choice: id, account: accounts.get(anna) ?? '' }, headers);
  expect((await choose({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await choose({}, 'invented')).status).toBe(400);
  expect((await choose({ origin: started.site })).status).toBe(303);
  expect((await choose()).status).toBe(400);
});

it('signs out to an address of the site only', async () => {
  const started = await startedPool();
  const leave = (address: string) =>
    fetch(
      `${started.site}/local/sign-in/logout?${new URLSearchParams({ client_id: clientId, logout_uri: address })}`,
      {
        redirect: 'manual',
      },
    );
  const home = await leave(`${started.site}/`);
  expect([home.status, home.headers.get('location')]).toEqual([303, `${started.site}/`]);
  expect((await leave('https://evil.example/')).status).toBe(400);
});

it('shows e-mails as a page and as JSON, with nothing of them run', async () => {
  const started = await startedPool();
  await ask(started.endpoint, 'SignUp', { ClientId: clientId, Username: 'b@example.ru', Password: 'пароль' });
  await ask(started.endpoint, 'SignUp', {
    ClientId: clientId,
    Username: 'custom@example.ru',
    Password: 'пароль',
  });
  const page = await (await fetch(`${started.site}/local/outbox`)).text();
  const [custom, plain] = await (await fetch(`${started.site}/local/outbox.json`)).json();
  expect(custom).toMatchObject({
    to: 'custom@example.ru',
    subject: 'Своя <script>тема',
    text: `Свой текст: ${custom.code}`,
  });
  expect(plain).toMatchObject({ to: 'b@example.ru', subject: 'Код' });
  expect(page).toContain(custom.code);
  expect(page).toContain('Своя &lt;script&gt;тема');
  expect(page).toContain(`Ваш код — ${plain.code}. Всё.`);
  expect(page).not.toContain('<script');
});

it('keeps what only functions may ask from the browser', async () => {
  const { endpoint, pool, site } = await startedPool();
  const create = { UserPoolId: poolId, Username: 'b@example.ru', MessageAction: 'SUPPRESS' };
  expect(await ask(endpoint, 'AdminCreateUser', create)).toBe('UnknownOperationException');
  expect(await ask(endpoint, 'toString', {})).toBe('UnknownOperationException');
  expect(await ask(pool.url, 'AdminCreateUser', create)).toHaveProperty('User');
  const foreign = await fetch(endpoint, { method: 'POST', headers: { origin: 'https://evil.example' } });
  expect(foreign.status).toBe(403);
  expect((await fetch(`${site}/local/other`)).status).toBe(404);
});
