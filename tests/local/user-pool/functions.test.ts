import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, it, onTestFinished } from 'vitest';
import { poolSettings } from '../../../infra/local/user-pool/pool-settings.ts';
import { ask, clientId, poolId, startedPool, templateOf } from './fixture.ts';

/* What functions ask, through the SDK as they do. */

async function started() {
  const { pool, endpoint } = await startedPool({
    client: { ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'] },
  });
  const client = new CognitoIdentityProviderClient({
    endpoint: pool.url,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  onTestFinished(() => client.destroy());
  const create = async (email: string) => {
    const { User } = await client.send(
      new AdminCreateUserCommand({
        UserPoolId: poolId,
        Username: email,
        MessageAction: 'SUPPRESS',
        UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
      }),
    );
    return User?.Username ?? '';
  };
  return { client, create, endpoint };
}

const nameOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: Error) => error.name,
  );

it('finds a user by name and by e-mail', async () => {
  const { client, create } = await started();
  const username = await create('Anna@example.ru');
  for (const Username of [username, 'anna@EXAMPLE.ru']) {
    const found = await client.send(new AdminGetUserCommand({ UserPoolId: poolId, Username }));
    expect(found).toMatchObject({ Username: username, Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' });
    expect(found.UserCreateDate?.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(found.UserAttributes).toContainEqual({ Name: 'sub', Value: username });
  }
  const get = (UserPoolId: string, Username: string) =>
    nameOf(client.send(new AdminGetUserCommand({ UserPoolId, Username })));
  expect(await get(poolId, 'nobody')).toBe('UserNotFoundException');
  expect(await get('eu-central-1_Other', username)).toBe('InvalidParameterException');
});

it('lists users by pages and by the e-mail or its beginning', async () => {
  const { client, create } = await started();
  for (const name of ['anna', 'anton', 'boris', 'vera']) await create(`${name}@example.ru`);
  const emails = async (Filter?: string) => {
    const { Users = [] } = await client.send(new ListUsersCommand({ UserPoolId: poolId, Filter }));
    return Users.map(({ Attributes = [] }) => Attributes.find(({ Name }) => Name === 'email')?.Value).sort();
  };
  expect(await emails('email ^= "an"')).toEqual(['anna@example.ru', 'anton@example.ru']);
  expect(await emails('email = "Anna@example.ru"')).toEqual(['anna@example.ru']);
  expect(await emails('email = "an"')).toEqual([]);
  expect(await emails('email ^= "a\\"b"')).toEqual([]);
  expect(await nameOf(emails('email ^= "a"b"'))).toBe('InvalidParameterException');

  const seen: (string | undefined)[] = [];
  let PaginationToken: string | undefined;
  let pages = 0;
  do {
    const page = await client.send(new ListUsersCommand({ UserPoolId: poolId, Limit: 2, PaginationToken }));
    seen.push(...(page.Users ?? []).map(({ Username }) => Username));
    PaginationToken = page.PaginationToken;
    pages += 1;
  } while (PaginationToken !== undefined);
  expect([pages, new Set(seen).size]).toEqual([2, 4]);
  const unknownToken = new ListUsersCommand({ UserPoolId: poolId, PaginationToken: 'strange' });
  expect(await nameOf(client.send(unknownToken))).toBe('InvalidParameterException');
});

it('links a Google account once', async () => {
  const { client, create } = await started();
  const username = await create('anna@example.ru');
  const link = (destination: string) =>
    nameOf(
      client.send(
        new AdminLinkProviderForUserCommand({
          UserPoolId: poolId,
          DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: destination },
          SourceUser: {
            ProviderName: 'Google',
            ProviderAttributeName: 'Cognito_Subject',
            ProviderAttributeValue: '7',
          },
        }),
      ),
    );
  expect(await link('nobody')).toBe('UserNotFoundException');
  expect(await link(username)).toBe('no error');
  expect(await link(username)).toBe('InvalidParameterException');
  const { UserAttributes = [] } = await client.send(
    new AdminGetUserCommand({ UserPoolId: poolId, Username: username }),
  );
  const identities = UserAttributes.find(({ Name }) => Name === 'identities')?.Value ?? '';
  expect(JSON.parse(identities)).toMatchObject([{ providerName: 'Google', userId: '7', primary: false }]);
});

it('sets a password, and lets only the flows in that the client has', async () => {
  const { client, create, endpoint } = await started();
  await create('anna@example.ru');
  const signIn = (AuthFlow: string, parameters: object = {}) =>
    ask(endpoint, 'InitiateAuth', {
      AuthFlow,
      ClientId: clientId,
      AuthParameters: { USERNAME: 'anna@example.ru', PASSWORD: 'пароль', ...parameters },
    });
  expect(await signIn('USER_PASSWORD_AUTH')).toBe('NotAuthorizedException');
  const set = { UserPoolId: poolId, Username: 'anna@example.ru', Password: 'пароль', Permanent: true };
  await client.send(new AdminSetUserPasswordCommand(set));
  const { AuthenticationResult } = await signIn('USER_PASSWORD_AUTH');
  expect(await signIn('USER_PASSWORD_AUTH', { PASSWORD: 'другой' })).toBe('NotAuthorizedException');
  expect(await signIn('USER_SRP_AUTH', { SRP_A: 'ab' })).toBe('InvalidParameterException');
  expect(await signIn('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: AuthenticationResult.RefreshToken })).toBe(
    'InvalidParameterException',
  );

  await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: poolId, Username: 'anna@example.ru' }));
  const { AccessToken } = AuthenticationResult;
  expect(await ask(endpoint, 'GetUser', { AccessToken })).toBe('NotAuthorizedException');
});

it.each([
  ['sign-in by phone', { pool: { UsernameAttributes: ['phone_number'] } }, 'only sign-in by e-mail'],
  ['a second factor for all', { pool: { MfaConfiguration: 'ON' } }, 'a second factor for everybody'],
  ['codes by SMS', { pool: { EnabledMfas: ['SMS_MFA'] } }, 'only TOTP'],
  ['another trigger', { pool: { LambdaConfig: { PreTokenGeneration: 'arn' } } }, 'only the triggers'],
  ['a client with a secret', { client: { GenerateSecret: true } }, 'a client with a secret'],
  ['another provider', { google: { ProviderName: 'Facebook' } }, 'only Google'],
])('refuses a template with %s, which it would otherwise leave out', (_, fixture, reason) => {
  expect(() => poolSettings(templateOf(fixture))).toThrow(reason);
});

it('deletes a user', async () => {
  const { client, create } = await started();
  const Username = await create('Anna@example.ru');
  const remove = () => client.send(new AdminDeleteUserCommand({ UserPoolId: poolId, Username }));
  await remove();
  expect(await nameOf(client.send(new AdminGetUserCommand({ UserPoolId: poolId, Username })))).toBe(
    'UserNotFoundException',
  );
  expect(await nameOf(remove())).toBe('UserNotFoundException');
  expect(await create('Anna@example.ru')).not.toBe(Username);
});
