import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import { startUserPool } from '#tests/support/http/user-pool.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { makeAdmin } from '../../../infra/commands/grant-admin/make-admin.ts';

let pool: Awaited<ReturnType<typeof startUserPool>>;
let server: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  server = await startDynamodb();
  pool = await startUserPool();
});
afterAll(async () => {
  await pool.close();
  await server.close();
});
beforeEach(async () => {
  await emptyTables();
  pool.reset();
});

const email = 'anna@example.ru';
const admins = async () => (await userRoles.list()).map(({ user_id }) => user_id).sort();

test('a user becomes an administrator, once', async () => {
  pool.state.users = [{ id: 'u1', email }];
  expect([await makeAdmin(email), await makeAdmin(email)]).toEqual(['made', 'already']);
  expect(await admins()).toEqual(['u1']);
});

test('so does one who comes by Google, or both ways', async () => {
  pool.state.users = [
    { id: 'u1', email },
    { id: 'u2', email, username: 'Google_1', isExternal: true },
  ];
  expect(await makeAdmin(email)).toBe('made');
  expect(await admins()).toEqual(['u1', 'u2']);
});

test('an account that anybody may have made does not, and the words say why', async () => {
  pool.state.users = [{ id: 'u1', email, isVerified: false }];
  await expect(makeAdmin(email)).rejects.toThrow(/не подтверждена/);
  pool.state.users.push({ id: 'u2', email, username: 'Google_1', isExternal: true });
  expect(await makeAdmin(email)).toBe('made');
  expect(await admins()).toEqual(['u2']);
});

test('one by Google that Google does not vouch for does not, and the words say why', async () => {
  pool.state.users = [{ id: 'u1', email, username: 'Google_1', isExternal: true, isVerified: false }];
  await expect(makeAdmin(email)).rejects.toThrow(
    /^Google не ручается за почту anna@example\.ru: .*с этой почтой и паролем/,
  );
  pool.state.users.push({ id: 'u2', email, isVerified: false });
  await expect(makeAdmin(email)).rejects.toThrow(/не подтверждена/);
  pool.state.users = pool.state.users.map((user) =>
    user.id === 'u2' ? { ...user, isVerified: true } : user,
  );
  expect(await makeAdmin(email)).toBe('made');
  expect(await admins()).toEqual(['u2']);
});

test('of an unknown e-mail the words say what to do', async () => {
  await expect(makeAdmin(email)).rejects.toThrow(
    /^Аккаунта с почтой anna@example\.ru нет: .*зарегистрируйтесь/,
  );
});
