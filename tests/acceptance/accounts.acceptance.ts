import { fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import { generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { getMe, listUsers } from '#core/contract/users.ts';
import { adminRole } from '#core/domain/user/user.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import { grantAdmin, newAccount } from './account.ts';
import { get } from './deployed.ts';

let email: string;
let password: string;
let tokens: { access: string; id: string };
let claims: Record<string, unknown>;

beforeAll(async () => {
  ({ email, password, tokens, claims } = await newAccount('acceptance'));
});

describe('sign-in', () => {
  test('takes a password of six and no other', async () => {
    await signOut();
    await expect(signIn({ username: email, password: `${password}!` })).rejects.toThrow(/Incorrect username/);
    await expect(signUp({ username: `x${email}`, password: '12345' })).rejects.toThrow(/[Pp]assword/);
    expect((await signIn({ username: email, password })).isSignedIn).toBe(true);
  });

  test('lasts: the session is renewed, and the new token is as good', async () => {
    const { accessToken } = (await fetchAuthSession({ forceRefresh: true })).tokens ?? {};
    expect(String(accessToken)).not.toBe(tokens.access);
    expect((await get('/api/me', String(accessToken))).status).toBe(200);
  });
});

describe('who asks', () => {
  test('is told who they are', async () => {
    const { status, body } = await get('/api/me', tokens.access);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(getMe.response.parse(body).user).toMatchObject({ id: claims.sub, email, roles: [] });
  });

  const forged = async (changed: Record<string, unknown>) => {
    const { privateKey } = await generateKeyPair('RS256');
    return new SignJWT({ ...claims, ...changed })
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .sign(privateKey);
  };
  const unsigned = () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none' })}.${part(claims)}.`;
  };

  test.each<[string, () => string | undefined | Promise<string>, number[]]>([
    ['nobody', () => undefined, [401]],
    ['a token of no kind', () => 'abc', [401]],
    ['a forged token', () => forged({}), [401]],
    ['a forged token of another pool', () => forged({ iss: 'https://example.com' }), [401]],
    ['an unsigned token', unsigned, [401]],
    ['a token cut short', () => tokens.access.slice(0, -8), [401]],
    ['an ID token', () => tokens.id, [401, 403]],
  ])('%s is let nowhere', async (_who, token, expected) => {
    for (const path of ['/api/me', '/api/admin/users'])
      expect(expected, path).toContain((await get(path, await token())).status);
  });
});

test('an administrator lists users for as long as they are one', async () => {
  const id = String(claims.sub);
  const list = () => get(`/api/admin/users?${new URLSearchParams({ email: 'ACCEPTANCE-' })}`, tokens.access);
  expect((await list()).status).toBe(403);

  expect(await grantAdmin(email)).toBe(`${email} теперь администратор.\n`);
  const { status, body } = await list();
  expect(status, JSON.stringify(body)).toBe(200);
  const { users, isDirectory } = listUsers.response.parse(body);
  expect(isDirectory).toBe(true);
  expect(users).toContainEqual(expect.objectContaining({ id, email, roles: [adminRole] }));

  await userRoles.delete(id, adminRole);
  expect((await list()).status).toBe(403);
});
