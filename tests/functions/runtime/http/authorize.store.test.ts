import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Access } from '#core/contract/endpoint.ts';
import { listUsers } from '#core/contract/users.ts';
import { authorize } from '#functions/runtime/http/authorize.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import { httpEvent } from '#tests/support/http/http-event.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';

let server: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  server = await startDynamodb();
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyTables();
  await userRoles.put('boss', 'admin');
  await userRoles.put('editor', 'editor');
});

const token = (sub: string) => ({ sub, username: `name-of-${sub}`, token_use: 'access' });
const idToken = { sub: 'boss', 'cognito:username': 'boss', token_use: 'id', aud: 'site' };

/** Who is let in, or the code of the refusal. */
const outcomeOf = (access: Access, claims?: Record<string, string>) =>
  authorize(access, httpEvent(listUsers, claims ? { claims } : {}), userRoles.isAdmin).then(
    (caller) => caller?.id ?? 'anybody',
    (error: { code: string }) => error.code,
  );

describe('who is let in', () => {
  it.each<[string, Record<string, string> | undefined, Record<Access, string>]>([
    ['a visitor', undefined, { public: 'anybody', user: 'unauthorized', admin: 'unauthorized' }],
    ['a user', token('anna'), { public: 'anybody', user: 'anna', admin: 'forbidden' }],
    ['a user with another role', token('editor'), { public: 'anybody', user: 'editor', admin: 'forbidden' }],
    ['an administrator', token('boss'), { public: 'anybody', user: 'boss', admin: 'boss' }],
    [
      'an administrator’s ID token',
      idToken,
      { public: 'anybody', user: 'unauthorized', admin: 'unauthorized' },
    ],
    [
      'an ID token that also has a username',
      { ...idToken, username: 'boss' },
      { public: 'anybody', user: 'unauthorized', admin: 'unauthorized' },
    ],
    [
      'a token of another use',
      { ...token('boss'), token_use: 'refresh' },
      { public: 'anybody', user: 'unauthorized', admin: 'unauthorized' },
    ],
    [
      'a token of a machine',
      { sub: 'site', token_use: 'access' },
      { public: 'anybody', user: 'unauthorized', admin: 'unauthorized' },
    ],
    [
      'a token of nobody',
      { ...token(''), username: 'x' },
      { public: 'anybody', user: 'unauthorized', admin: 'unauthorized' },
    ],
    [
      'an administrator with a token of another client of the pool',
      { ...token('boss'), client_id: 'somebody-elses' },
      { public: 'anybody', user: 'unauthorized', admin: 'unauthorized' },
    ],
    [
      'an administrator with a token of no client',
      { ...token('boss'), client_id: '' },
      { public: 'anybody', user: 'unauthorized', admin: 'unauthorized' },
    ],
    [
      'a user whose token says admin',
      { ...token('anna'), 'cognito:groups': '[admin]', role: 'admin' },
      { public: 'anybody', user: 'anna', admin: 'forbidden' },
    ],
  ])('%s', async (_who, claims, expected) => {
    for (const access of ['public', 'user', 'admin'] as const)
      expect(await outcomeOf(access, claims), access).toBe(expected[access]);
  });
});

it('a role that is taken away is gone at the very next call, and back as soon as it is given', async () => {
  expect(await outcomeOf('admin', token('boss'))).toBe('boss');
  await userRoles.delete('boss', 'admin');
  expect(await outcomeOf('admin', token('boss'))).toBe('forbidden');
  await userRoles.put('boss', 'admin');
  expect(await outcomeOf('admin', token('boss'))).toBe('boss');
});

it('a caller has the name that Cognito knows, too', async () => {
  expect(await authorize('user', httpEvent(listUsers, { claims: token('anna') }), userRoles.isAdmin)).toEqual(
    {
      id: 'anna',
      username: 'name-of-anna',
    },
  );
});
