import type { InboundFederationTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eraseAccount } from '#functions/actions/accounts/erase-account.ts';
import * as googleLinks from '#functions/store/accounts/google-links.ts';
import { handler as authorizeSignUp } from '#functions/triggers/authorize-sign-up.ts';
import { handler } from '#functions/triggers/keep-linked-email.ts';
import { startUserPool } from '#tests/support/http/user-pool.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';

let server: Awaited<ReturnType<typeof startDynamodb>>;
let pool: Awaited<ReturnType<typeof startUserPool>>;
beforeAll(async () => {
  server = await startDynamodb();
  pool = await startUserPool();
});
afterAll(async () => {
  await pool.close();
  await server.close();
});
const anna = { id: 'u1', email: 'anna@example.ru' };
beforeEach(async () => {
  await emptyTables();
  pool.reset();
  pool.state.users = [anna];
  vi.stubEnv('FILES_BUCKET', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const common = {
  version: '1',
  region: 'eu-central-1',
  userPoolId: 'eu-central-1_test',
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: 'site' },
};

/** What is mapped of a sign-in with the Google account 117; nothing leaves it as it came. */
async function mapped(email: string): Promise<Record<string, string>> {
  const idToken = { sub: '117', email, email_verified: 'true', given_name: 'Анна' };
  const event: InboundFederationTriggerEvent = {
    ...common,
    triggerSource: 'InboundFederation_ExternalProvider',
    userName: '117',
    request: {
      providerName: 'Google',
      providerType: 'Google',
      attributes: { tokenResponse: {}, idToken: idToken, userInfo: { email } },
    },
    response: { userAttributesToMap: {} },
  };
  return (await handler(event)).response.userAttributesToMap as Record<string, string>;
}

const signUpFirst = () =>
  authorizeSignUp({
    ...common,
    triggerSource: 'PreSignUp_ExternalProvider',
    userName: 'Google_117',
    request: { userAttributes: { email: anna.email, email_verified: 'true' } },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  } as PreSignUpTriggerEvent);

it('a linked account keeps its e-mail, whatever Google’s is by now', async () => {
  await signUpFirst();
  expect(await mapped('moved@example.ru')).toEqual({
    sub: '117',
    email: anna.email,
    email_verified: 'true',
    given_name: 'Анна',
  });
});

it('who comes by Google alone has the e-mail that Google says', async () => {
  expect(await mapped('anna.google@example.ru')).toEqual({});
});

it('of an erased account nothing is kept, and of one that took its name', async () => {
  await signUpFirst();
  pool.state.users = [{ ...anna, id: 'u2', username: 'u1' }];
  expect(await mapped('moved@example.ru')).toEqual({});
  pool.state.users = [anna];
  expect(await eraseAccount({ id: 'u1', username: 'u1' }, Date.now() + 20_000)).toBe(true);
  expect(await googleLinks.find('117')).toBeNull();
  // Linked to an account that is going it would come back with it.
  pool.state.users = [anna];
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  await expect(signUpFirst()).rejects.toMatchObject({ code: 'unauthorized' });
});

it('what is left of a former account takes no link from the one that has it now', async () => {
  await signUpFirst();
  // Deleted in the pool alone, and made anew by the same person.
  pool.state.users = [{ ...anna, id: 'u2' }];
  await signUpFirst();
  await googleLinks.deleteAllOf('u1');
  expect(await googleLinks.find('117')).toMatchObject({ id: 'u2' });
  await googleLinks.deleteAllOf('u2');
  expect(await googleLinks.find('117')).toBeNull();
});

it('where Cognito does not answer nobody loses an e-mail', async () => {
  await signUpFirst();
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  pool.state.errorReplies.AdminGetUser = { __type: 'ResourceNotFoundException', message: 'no such pool' };
  await expect(mapped('moved@example.ru')).rejects.toThrow('no such pool');
});
