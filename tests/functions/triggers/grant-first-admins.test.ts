import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import { handler } from '#functions/triggers/grant-first-admins.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { startUserPool } from '#tests/support/http/user-pool.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';

let server: Awaited<ReturnType<typeof startDynamodb>>;
let pool: Awaited<ReturnType<typeof startUserPool>>;
beforeAll(async () => {
  server = await startDynamodb();
  pool = await startUserPool();
  delete process.env.USER_POOL_ID; // a trigger has none
});
afterAll(async () => {
  await pool.close();
  await server.close();
});
afterEach(() => void vi.restoreAllMocks());
beforeEach(async () => {
  await emptyTables();
  pool.reset();
  pool.state.users = [{ id: 'u1', email: 'anna@example.ru' }];
  process.env.ADMIN_EMAILS = 'anna@example.ru,Boris@example.ru,nikita@example.ru';
});

const confirmed = (
  userAttributes: Record<string, string>,
  triggerSource = 'PostConfirmation_ConfirmSignUp',
) =>
  handler({
    version: '1',
    region: 'eu-central-1',
    userPoolId: 'eu-central-1_test',
    userName: 'u1',
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: 'site' },
    triggerSource,
    request: { userAttributes: { sub: 'u1', 'cognito:user_status': 'CONFIRMED', ...userAttributes } },
    response: {},
  } as PostConfirmationTriggerEvent);

it.each([['anna@example.ru'], ['Anna@Example.ru'], ['boris@example.ru']])(
  '%s, named by the stage, is an administrator',
  async (email) => {
    await confirmed({ email, email_verified: 'true' });
    expect(await userRoles.isAdmin('u1')).toBe(true);
  },
);

it.each<[string, Record<string, string>, string?]>([
  ['another e-mail', { email: 'eve@example.ru', email_verified: 'true' }],
  ['a named one with the Kelvin sign for its k', { email: 'ni\u212Aita@example.ru', email_verified: 'true' }],
  ['a part of a named one', { email: 'nna@example.ru', email_verified: 'true' }],
  ['a named one that nobody has proved', { email: 'anna@example.ru', email_verified: 'false' }],
  ['a named one of which nothing is said', { email: 'anna@example.ru' }],
  ['no e-mail', { email_verified: 'true' }],
  [
    'a password set anew, which must not bring back a role',
    { email: 'anna@example.ru', email_verified: 'true' },
    'PostConfirmation_ConfirmForgotPassword',
  ],
])('%s makes nobody an administrator', async (_what, attributes, source) => {
  await confirmed(attributes, source);
  expect(await userRoles.list()).toEqual([]);
});

it('a stage that names nobody makes nobody an administrator', async () => {
  process.env.ADMIN_EMAILS = '';
  await confirmed({ email: '', email_verified: 'true' });
  expect(await userRoles.list()).toEqual([]);
});

it('a new account is counted, whoever it is; a password set anew is none', async () => {
  const logs = captureLogs();
  await confirmed({ email: 'eve@example.ru', email_verified: 'true' });
  await confirmed({ email: 'anna@example.ru', email_verified: 'true' });
  await confirmed({ email: 'eve@example.ru' }, 'PostConfirmation_ConfirmForgotPassword');
  expect(logs().metrics).toEqual([{ SignUps: 1 }, { SignUps: 1 }]);
  expect(logs().text).not.toMatch(/@|u1/);
});

describe('a forgotten password that is set anew (docs/rules.md#sign-in-forgot)', () => {
  const setAnew = () => confirmed({ email: 'anna@example.ru' }, 'PostConfirmation_ConfirmForgotPassword');

  it('ends the sessions of whoever knew the old one; a new account has none', async () => {
    await setAnew();
    await confirmed({ email: 'anna@example.ru' });
    expect(pool.calls).toEqual([
      {
        operation: 'AdminUserGlobalSignOut',
        input: { UserPoolId: 'eu-central-1_test', Username: 'u1' },
      },
    ]);
  });

  it('is set all the same where that fails, which the operator hears of', async () => {
    pool.state.errorReplies.AdminUserGlobalSignOut = { __type: 'InternalErrorException' };
    const logs = captureLogs();
    await expect(setAnew()).resolves.toMatchObject({ userName: 'u1' });
    expect(logs().metrics).toEqual([{ SignInErrors: 1 }]);
    expect(logs().text).toContain('old sessions outlive a new password');
  });
});
