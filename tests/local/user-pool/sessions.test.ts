import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as auth from 'aws-amplify/auth';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../synthesized.ts';
import {
  accessToken,
  email,
  nameOf,
  password,
  restoreStorage,
  signedUp,
  startAmplify,
  storage,
  stored,
} from './client.ts';
import { ask, clientId, poolId, startedPool } from './fixture.ts';

/* What follows a sign-in: tokens, their refresh, and their end. */

afterEach(() => {
  vi.useRealTimers();
});

it('gives tokens with the claims of Cognito', async () => {
  await signedUp();
  await auth.signIn({ username: email, password });
  const { tokens } = await auth.fetchAuthSession();
  const access = decodeJwt(tokens?.accessToken.toString() ?? '');
  const id = decodeJwt(tokens?.idToken?.toString() ?? '');
  expect(decodeProtectedHeader(tokens?.accessToken.toString() ?? '')).toMatchObject({ alg: 'RS256' });
  expect(access).toMatchObject({
    iss: `https://cognito-idp.eu-central-1.amazonaws.com/${poolId}`,
    client_id: clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    username: access.sub,
  });
  expect(id).toMatchObject({
    iss: access.iss,
    aud: clientId,
    token_use: 'id',
    sub: access.sub,
    email,
    email_verified: true,
    'cognito:username': access.sub,
    origin_jti: access.origin_jti,
  });
  expect((access.exp ?? 0) - (access.iat ?? 0)).toBe(15 * 60);
  for (const claims of [access, id]) {
    expect(claims).toHaveProperty('jti');
    expect(claims).toHaveProperty('auth_time');
    expect(claims).not.toHaveProperty('cognito:groups');
  }
});

it('refreshes, also in two tabs at once, and only within the grace period', async () => {
  const started = await signedUp();
  await auth.signIn({ username: email, password });
  const [first, before] = [stored('refreshToken'), await accessToken()];
  const otherTab = () =>
    ask(started.endpoint, 'GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken: first });

  const [mine, theirs] = await Promise.all([auth.fetchAuthSession({ forceRefresh: true }), otherTab()]);
  expect(mine.tokens?.accessToken.toString()).not.toBe(before);
  expect(theirs.AuthenticationResult.AccessToken).toMatch(/^ey/);
  const [second, third] = [stored('refreshToken'), theirs.AuthenticationResult.RefreshToken];
  expect(new Set([first, second, third]).size).toBe(3);
  expect(decodeJwt(await accessToken()).origin_jti).toBe(decodeJwt(before).origin_jti);
  expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect(await otherTab()).toBe('RefreshTokenReuseException');
  const invented = { ClientId: clientId, RefreshToken: 'invented' };
  expect(await ask(started.endpoint, 'GetTokensFromRefreshToken', invented)).toBe('NotAuthorizedException');
  // The newest of each tab still works.
  expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
  const other = { ClientId: clientId, RefreshToken: third };
  expect(await ask(started.endpoint, 'GetTokensFromRefreshToken', other)).toHaveProperty(
    'AuthenticationResult',
  );
});

it('refreshes by itself after the access token has expired, until the refresh token has', async () => {
  const started = await signedUp();
  await auth.signIn({ username: email, password });
  const before = await accessToken();

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
  expect(await ask(started.endpoint, 'GetUser', { AccessToken: before })).toBe('NotAuthorizedException');
  expect(await accessToken()).not.toBe(before);

  vi.setSystemTime(Date.now() + 30 * 86_400_000);
  expect((await auth.fetchAuthSession()).tokens).toBeUndefined();
  expect(stored('refreshToken')).toBe('');
});

it('signs out here, and everywhere', async () => {
  const started = await signedUp();
  await auth.signIn({ username: email, password });
  const elsewhere = { refresh: stored('refreshToken'), access: await accessToken() };
  storage.clear();
  await auth.signIn({ username: email, password });
  const tokens = { refresh: stored('refreshToken'), access: await accessToken() };
  const works = async ({ refresh, access }: typeof tokens) => [
    await ask(started.endpoint, 'GetUser', { AccessToken: access }),
    await ask(started.endpoint, 'GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken: refresh }),
  ];
  const refused = ['NotAuthorizedException', 'NotAuthorizedException'];

  await auth.signOut();
  expect(storage.size).toBe(0);
  expect(await works(tokens)).toEqual(refused);
  expect(await works(elsewhere)).not.toContain('NotAuthorizedException');

  await auth.signIn({ username: email, password });
  await auth.signOut({ global: true });
  expect(await works(elsewhere)).toEqual(refused);
});

it('takes no token of another kind, another pool or another key', async () => {
  const [started, other] = [await signedUp(), await startedPool()];
  await auth.signIn({ username: email, password });
  const { tokens } = await auth.fetchAuthSession();
  const access = tokens?.accessToken.toString() ?? '';
  const [head, , signature] = access.split('.');
  const forged = [head, Buffer.from('{"token_use":"access"}').toString('base64url'), signature].join('.');
  for (const token of [tokens?.idToken?.toString(), forged, 'x', access.replace(/^[^.]+/, 'e30')])
    expect([token, await ask(started.endpoint, 'GetUser', { AccessToken: token })]).toEqual([
      token,
      'NotAuthorizedException',
    ]);
  expect(await ask(other.endpoint, 'GetUser', { AccessToken: access })).toBe('NotAuthorizedException');
  expect(await ask(started.endpoint, 'GetUser', { AccessToken: access })).toHaveProperty('Username');
});

it('deletes an account with all its sessions', async () => {
  const started = await signedUp();
  await auth.signIn({ username: email, password });
  const token = await accessToken();
  await auth.deleteUser();
  expect(await ask(started.endpoint, 'GetUser', { AccessToken: token })).toBe('NotAuthorizedException');
  expect(await nameOf(auth.signIn({ username: email, password }))).toContain('NotAuthorizedException');
});

it('survives a restart, and keeps no password', async () => {
  const folder = temporaryFolder();
  const first = await signedUp({ folder });
  await auth.signIn({ username: email, password });
  const [access, kept] = [await accessToken(), new Map(storage)];
  await first.close();

  const second = await startAmplify({ folder });
  restoreStorage(kept);
  expect(await ask(second.endpoint, 'GetUser', { AccessToken: access })).toHaveProperty('Username');
  expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
  await auth.signOut();
  expect((await auth.signIn({ username: email, password })).isSignedIn).toBe(true);

  for (const name of ['signing-key.json', `${poolId}.json`]) {
    const file = join(folder, name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).not.toContain(password);
  }
  expect(readFileSync(join(folder, `${poolId}.json`), 'utf8')).not.toContain(stored('refreshToken'));
});
