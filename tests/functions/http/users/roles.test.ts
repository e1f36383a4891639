import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { grantAdmin, revokeAdmin } from '#core/contract/users.ts';
import { handler as grantHandler } from '#functions/http/users/grant-admin.ts';
import { handler as revokeHandler } from '#functions/http/users/revoke-admin.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as audit from '#functions/store/audit.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { startUserPool } from '#tests/support/http/user-pool.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';

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
  pool.state.users = ['boss', 'anna'].map((id) => ({ id, email: `${id}@example.ru` }));
  await userRoles.put('boss', 'admin');
  process.env.USER_DIRECTORY = 'true';
});

const grant = (userId: string, sub = 'boss') =>
  answerOf(grantHandler, httpEvent(grantAdmin, { path: { userId }, sub }));
const revoke = (userId: string, sub = 'boss') =>
  answerOf(revokeHandler, httpEvent(revokeAdmin, { path: { userId }, sub }));
const admins = async () => (await userRoles.list()).map(({ user_id }) => user_id).sort();
const recorded = async () =>
  (await audit.list(50)).map(({ actor, action, subject, before, after }) => [
    actor,
    action,
    subject,
    before,
    after,
  ]);

const is = { roles: ['admin'] };
const isNot = { roles: [] };
const lastStays = [
  409,
  { error: { code: 'conflict', message: 'Нельзя убрать последнего администратора', requestId: 'request-1' } },
];

describe('grantAdmin', () => {
  it('makes an administrator, once, and it is on record', async () => {
    expect(await grant('anna')).toMatchObject({ status: 200, body: {} });
    expect(await grant('anna')).toMatchObject({ status: 200, body: {} });
    expect(await admins()).toEqual(['anna', 'boss']);
    expect(await recorded()).toEqual([['boss', 'admin_granted', 'anna', isNot, is]]);
  });

  it.each([
    ['a password waits for its code', {}],
    ['Google is not vouched for', { username: 'Google_1', isExternal: true }],
  ])('refuses where the e-mail is not proved: the account by %s', async (_, kind) => {
    pool.state.users.push({ id: 'eve', email: 'eve@example.ru', isVerified: false, ...kind });
    const { status, body } = await grant('eve');
    expect([status, body.error.code, body.error.message]).toEqual([
      409,
      'conflict',
      'Почта eve@example.ru не\u00a0подтверждена',
    ]);
    expect([await admins(), await recorded()]).toEqual([['boss'], []]);
  });

  it('knows nobody of another id', async () => {
    const { status, body } = await grant('nobody" or sub = "anna');
    expect([status, body.error.message]).toEqual([404, 'Такого пользователя нет']);
    expect([await admins(), await recorded()]).toEqual([['boss'], []]);
  });

  it('finds only the caller where the stage has no directory', async () => {
    process.env.USER_DIRECTORY = 'false';
    expect((await grant('anna')).status).toBe(404);
    expect((await grant('boss')).status).toBe(200);
    expect(await admins()).toEqual(['boss']);
  });
});

describe('revokeAdmin', () => {
  it('takes the role away, once, and it is on record', async () => {
    await userRoles.put('anna', 'admin');
    expect((await revoke('anna')).status).toBe(200);
    expect((await revoke('anna')).status).toBe(200);
    expect(await admins()).toEqual(['boss']);
    expect(await recorded()).toEqual([['boss', 'admin_revoked', 'anna', is, isNot]]);
  });

  it('takes it from an account that is no more', async () => {
    await userRoles.put('gone', 'admin');
    expect((await revoke('gone')).status).toBe(200);
    expect(await admins()).toEqual(['boss']);
  });

  it('leaves the last one', async () => {
    const { status, body } = await revoke('boss');
    expect([status, body]).toEqual(lastStays);
    expect([await admins(), await recorded()]).toEqual([['boss'], []]);
  });

  it.each([
    ['was deleted', []],
    ['is closed', [{ id: 'anna', email: 'anna@example.ru', isEnabled: false }]],
    ['waits for its code', [{ id: 'anna', email: 'anna@example.ru', isVerified: false }]],
  ])('leaves the last one who can sign in: the other’s account %s', async (_, others) => {
    await userRoles.put('anna', 'admin');
    pool.state.users = [{ id: 'boss', email: 'boss@example.ru' }, ...others];
    expect((await revoke('boss')).status).toBe(409);
    expect(await admins()).toEqual(['anna', 'boss']);
    expect((await revoke('anna')).status).toBe(200);
  });

  it.each([
    ['the stage has no directory', 'false', {}],
    ['Cognito refuses the directory', 'true', { ListUsers: { __type: 'AccessDeniedException' } }],
  ])('counts every record of the role where %s', async (_, directory, errorReplies) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    process.env.USER_DIRECTORY = directory;
    pool.state.users = [];
    pool.state.errorReplies = errorReplies;
    await userRoles.put('anna', 'admin');
    expect((await revoke('boss')).status).toBe(200);
    expect(await admins()).toEqual(['anna']);
  });

  it('one may leave where another stays', async () => {
    await userRoles.put('anna', 'admin');
    expect((await revoke('boss')).status).toBe(200);
    expect(await admins()).toEqual(['anna']);
  });

  it('two who remove each other in the same instant leave one at least', async () => {
    for (let round = 0; round < 20; round++) {
      await userRoles.put('anna', 'admin');
      await userRoles.put('boss', 'admin');
      const answers = await Promise.all([revoke('anna', 'boss'), revoke('boss', 'anna')]);
      const remainingAdmins = await admins();
      expect(remainingAdmins.length).toBeGreaterThan(0);
      // Who is told that it was done, was; who is told that it was not, it was not.
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(2 - remainingAdmins.length);
    }
  });
});
