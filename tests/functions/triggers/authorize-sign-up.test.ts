import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handler } from '#functions/triggers/authorize-sign-up.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { startUserPool } from '#tests/support/http/user-pool.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';

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
beforeEach(() => {
  pool.reset();
  process.env.EMAIL_CONFIRMATION = 'true';
});

type Source = PreSignUpTriggerEvent['triggerSource'];

/** An event as Cognito sends it. */
const event = (triggerSource: Source, userName: string, userAttributes: Record<string, string>) =>
  ({
    version: '1',
    region: 'eu-central-1',
    userPoolId: 'eu-central-1_test',
    userName,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: 'site' },
    triggerSource,
    request: { userAttributes },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  }) as PreSignUpTriggerEvent;

const anna = { id: 'u1', email: 'anna@example.ru' };
const linked = () => pool.calls.filter(({ operation }) => operation === 'AdminLinkProviderForUser');

describe('who comes by Google for the first time', () => {
  const byGoogle = (overrides: Record<string, string> = {}, userName = 'Google_117') =>
    handler(
      event('PreSignUp_ExternalProvider', userName, {
        email: anna.email,
        email_verified: 'true',
        'cognito:email_alias': '',
        ...overrides,
      }),
    );

  it('and has a confirmed account here is that account', async () => {
    pool.state.users = [anna];
    await byGoogle();
    expect(linked().map(({ input }) => input)).toEqual([
      {
        UserPoolId: 'eu-central-1_test',
        DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: 'u1' },
        SourceUser: {
          ProviderName: 'Google',
          ProviderAttributeName: 'Cognito_Subject',
          ProviderAttributeValue: '117',
        },
      },
    ]);
  });

  it.each([
    ['whatever the case of letters', { email: 'Anna@Example.RU' }, 'Google_117'],
    ['under the name that Cognito at times gives', {}, 'google_117'],
  ])('%s', async (_what, attributes, userName) => {
    pool.state.users = [anna];
    await byGoogle(attributes, userName);
    expect(linked()).toHaveLength(1);
  });

  it.each<[string, typeof pool.state.users, Record<string, string>, string]>([
    ['nobody here has the e-mail', [{ id: 'u2', email: 'boris@example.ru' }], {}, 'Google_117'],
    [
      'somebody registered the e-mail and could not confirm it',
      [{ ...anna, isVerified: false }],
      {},
      'Google_117',
    ],
    ['Google does not vouch for the e-mail', [anna], { email_verified: 'false' }, 'Google_117'],
    ['Google says nothing of it', [anna], { email_verified: '' }, 'Google_117'],
    ['there is no e-mail', [anna], { email: '' }, 'Google_117'],
    [
      'the account with the e-mail is another one’s at Google',
      [{ ...anna, isExternal: true }],
      {},
      'Google_117',
    ],
    ['it is not Google', [anna], {}, 'Facebook_117'],
  ])('gets an account of their own when %s', async (_when, users, attributes, userName) => {
    pool.state.users = users;
    const { response } = await byGoogle(attributes, userName);
    expect(linked()).toEqual([]);
    expect(response).toEqual({ autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false });
  });

  it('is not let in half linked', async () => {
    pool.state.users = [anna];
    pool.state.errorReplies.AdminLinkProviderForUser = { __type: 'InvalidParameterException', message: 'no' };
    const logs = captureLogs();
    await expect(byGoogle()).rejects.toThrow();
    expect(logs().metrics).toEqual([]); // Lambda counts it
  });
});

describe('who signs up with a password', () => {
  const byPassword = () => handler(event('PreSignUp_SignUp', 'u9', { email: 'Anna@example.ru' }));

  it('must confirm the e-mail', async () => {
    expect((await byPassword()).response).toMatchObject({ autoConfirmUser: false, autoVerifyEmail: false });
  });

  it('need not on a stage that sends no e-mails; the address stays unproved, so that Google is not linked to it', async () => {
    process.env.EMAIL_CONFIRMATION = 'false';
    expect((await byPassword()).response).toMatchObject({ autoConfirmUser: true, autoVerifyEmail: false });
  });

  it('is refused when the e-mail already came by Google', async () => {
    pool.state.users = [{ ...anna, isExternal: true }];
    const logs = captureLogs();
    await expect(byPassword()).rejects.toThrow('GoogleAccountExists');
    expect(logs().metrics).toEqual([{ SignInErrors: -1 }]); // no fault, though Lambda counts one
  });

  it.each([
    ['an account with a password, which Cognito itself refuses', anna],
    ['one by Google that Google does not vouch for', { ...anna, isExternal: true, isVerified: false }],
  ])('is not refused for %s', async (_what, other) => {
    pool.state.users = [other];
    await byPassword();
  });

  it('is never linked to anything', async () => {
    pool.state.users = [{ ...anna, isVerified: false }];
    await byPassword();
    expect(linked()).toEqual([]);
  });
});

it('whom an operator makes is let through', async () => {
  const made = event('PreSignUp_AdminCreateUser', 'u9', { email: anna.email });
  expect(await handler(made)).toEqual(made);
  expect(pool.calls).toEqual([]);
});
