import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as userPool from '#functions/external/user-pool.ts';
import { startUserPool } from '#tests/support/http/user-pool.ts';

let pool: Awaited<ReturnType<typeof startUserPool>>;
beforeAll(async () => {
  pool = await startUserPool();
});
afterAll(() => pool.close());
beforeEach(() => pool.reset());

test('an account is known by its name and its e-mail, whoever made it', async () => {
  pool.state.users = [{ id: 'u1', email: 'anna@example.ru', username: 'Google_7', isExternal: true }];
  const account = {
    id: 'u1',
    username: 'Google_7',
    email: 'anna@example.ru',
    isEmailVerified: true,
    isConfirmed: true,
    isExternal: true,
    isEnabled: true,
    createdAt: new Date(1_780_000_000_000).toISOString(),
  };
  expect(await userPool.find('Google_7')).toEqual(account);
  expect(await userPool.listByEmail('Anna@Example.ru')).toEqual([account]);
});

test('nobody is null; a pool that does not answer is no «nobody»', async () => {
  expect(await userPool.find('u1')).toBeNull();
  pool.state.errorReplies.AdminGetUser = { __type: 'ResourceNotFoundException', message: 'no such pool' };
  await expect(userPool.find('u1')).rejects.toThrow('no such pool');
});

test('an e-mail cannot end its filter', async () => {
  await userPool.listByEmail('a"b\\c@example.ru');
  expect(pool.calls.at(-1)?.input.Filter).toBe('email = "a\\"b\\\\c@example.ru"');
});

test('a throttled list is tried again, not taken for a refusal', { timeout: 20_000 }, async () => {
  pool.state.errorReplies.ListUsers = { __type: 'TooManyRequestsException', message: 'Rate exceeded' };
  await expect(userPool.list({ emailPrefix: '', limit: 60 })).rejects.toThrow('Rate exceeded');
  expect(pool.calls.length).toBeGreaterThan(1);
});

test('an account is deleted after its sessions have ended; who is gone is fine, a pool that does not answer is not', async () => {
  pool.state.users = [{ id: 'u1', email: 'anna@example.ru', username: 'Google_7', isExternal: true }];
  const owner = { id: 'u1', username: 'Google_7' };
  await userPool.delete(owner);
  await userPool.delete(owner);
  expect(pool.state.users).toEqual([]);
  expect(pool.calls.slice(0, 3)).toMatchObject([
    { operation: 'AdminGetUser' },
    { operation: 'AdminUserGlobalSignOut', input: { Username: 'Google_7' } },
    { operation: 'AdminDeleteUser', input: { Username: 'Google_7' } },
  ]);
  pool.state.users = [{ id: 'u1', email: 'anna@example.ru' }];
  pool.state.errorReplies.AdminUserGlobalSignOut = {
    __type: 'ResourceNotFoundException',
    message: 'no such pool',
  };
  await expect(userPool.delete({ id: 'u1', username: 'u1' })).rejects.toThrow('no such pool');
});

test('a name that is another’s by now finds and deletes nobody', async () => {
  pool.state.users = [{ id: 'u2', email: 'anna@example.ru', username: 'Google_7', isExternal: true }];
  const former = { id: 'u1', username: 'Google_7' };
  expect(await userPool.findOwner(former)).toBeNull();
  await userPool.delete(former);
  expect(pool.state.users).toHaveLength(1);
  expect(await userPool.findOwner({ id: 'u2', username: 'Google_7' })).toMatchObject({ id: 'u2' });
});
