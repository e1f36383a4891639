import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMe, listUsers } from '#core/contract/users.ts';
import * as getMeFunction from '#functions/http/users/get-me.ts';
import * as listUsersFunction from '#functions/http/users/list-users.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
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
  pool.state.users = [
    { id: 'boss', email: 'boss@example.ru' },
    { id: 'anna', email: 'anna@example.ru', username: 'Google_7', isExternal: true },
    { id: 'new', email: 'anna.new@example.ru', isVerified: false },
  ];
  await userRoles.put('boss', 'admin');
  process.env.USER_DIRECTORY = 'true';
});

const created_at = new Date(1_780_000_000_000).toISOString();
const boss = { id: 'boss', email: 'boss@example.ru', created_at, roles: ['admin'] };
const anna = { id: 'anna', email: 'anna@example.ru', created_at, roles: [] };

describe('getMe', () => {
  const ask = (input: Parameters<typeof httpEvent>[1]) =>
    answerOf(getMeFunction.handler, httpEvent(getMe, input));

  it('tells a user who they are, and what', async () => {
    expect((await ask({ sub: 'boss' })).body).toEqual({ user: boss });
    const byGoogle = { sub: 'anna', username: 'Google_7', token_use: 'access' };
    expect((await ask({ claims: byGoogle })).body).toEqual({ user: anna });
  });

  it('is for nobody to keep', async () =>
    expect((await ask({ sub: 'boss' })).headers?.['cache-control']).toBe('no-store'));

  it('is 401 for a visitor, and for who was deleted or closed while the token lived', async () => {
    expect((await ask({})).status).toBe(401);
    expect((await ask({ sub: 'gone' })).status).toBe(401);
    pool.state.users = [{ id: 'boss', email: 'boss@example.ru', isEnabled: false }];
    expect((await ask({ sub: 'boss' })).status).toBe(401);
  });
});

it('who is throttled by Cognito is asked to come again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  pool.state.errorReplies.AdminGetUser = { __type: 'TooManyRequestsException', message: 'Rate exceeded' };
  const { status, body, headers } = await answerOf(getMeFunction.handler, httpEvent(getMe, { sub: 'boss' }));
  expect([status, body.error.code, headers?.['retry-after']]).toEqual([503, 'unavailable', '2']);
  vi.restoreAllMocks();
});

describe('listUsers', () => {
  const ask = (query = '', sub: string | undefined = 'boss') =>
    answerOf(listUsersFunction.handler, httpEvent(listUsers, { query, ...(sub && { sub }) }));

  it('shows everybody, with what they are', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body).toMatchObject({ isDirectory: true, next: null });
    expect(body.users).toEqual([boss, anna, { ...anna, id: 'new', email: 'anna.new@example.ru' }]);
  });

  it('leaves out the one who only looks whether the site works', async () => {
    pool.state.users.push({ id: 'canary', email: 'canary@prizvanie.invalid' });
    const { body } = await ask();
    expect(body.users.map(({ id }: { id: string }) => id)).toEqual(['boss', 'anna', 'new']);
  });

  it('finds by the beginning of an e-mail, in any case of letters', async () => {
    const { body } = await ask('email=+Anna%40');
    expect(body.users).toEqual([anna]);
  });

  it('asks for the page after, 60 at once', async () => {
    pool.state.next = 'page-2';
    expect((await ask()).body.next).toBe('page-2');
    await ask('after=page-2');
    expect(pool.calls.at(-1)?.input).toMatchObject({ Limit: 60, PaginationToken: 'page-2' });
  });

  it('a quote in the text stays a part of the text', async () => {
    await ask(`email=${encodeURIComponent('a" or sub = "\\')}`);
    expect(pool.calls.at(-1)?.input.Filter).toBe('email ^= "a\\" or sub = \\"\\\\"');
  });

  it.each([
    ['where the stage has no directory', 'false', {}],
    ['where Cognito refuses it', 'true', { ListUsers: { __type: 'NotAuthorizedException' } }],
    ['where IAM refuses it', 'true', { ListUsers: { __type: 'AccessDeniedException' } }],
  ])('shows only the caller %s', async (_where, directory, refusals) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    process.env.USER_DIRECTORY = directory;
    pool.state.errorReplies = refusals;
    const { status, body } = await ask('email=zzz');
    expect([status, body]).toEqual([200, { users: [boss], next: null, isDirectory: false }]);
    vi.restoreAllMocks();
  });

  it('a cursor of no list is a 400', async () => {
    pool.state.errorReplies.ListUsers = {
      __type: 'InvalidParameterException',
      message: 'Invalid pagination token.',
    };
    expect((await ask('after=abc')).status).toBe(400);
  });

  it('is 401 for a visitor and 403 for a user, who learns nothing', async () => {
    expect((await answerOf(listUsersFunction.handler, httpEvent(listUsers))).status).toBe(401);
    const { status, body } = await ask('', 'anna');
    expect([status, body.error.code]).toEqual([403, 'forbidden']);
    expect(pool.calls).toEqual([]);
  });

  it('an outage of Cognito says nothing of people, neither in the answer nor in the log', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    pool.state.errorReplies.ListUsers = {
      __type: 'ResourceNotFoundException',
      message: 'User pool does not exist.',
    };
    const { status, body } = await ask('email=anna%40example');
    expect([status, body.error.code]).toEqual([500, 'internal']);
    expect(logged.mock.calls.flat().join()).toContain('User pool does not exist');
    expect(logged.mock.calls.flat().join()).not.toContain('anna@');
    vi.restoreAllMocks();
  });
});
