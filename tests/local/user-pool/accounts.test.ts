import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { expect, it, onTestFinished } from 'vitest';
import { siteConfig } from '#core/contract/stack/site-config.ts';
import { type LocalStack, startLocalStack } from '../../../infra/local/stack.ts';

/* The demo accounts in the whole stack, with the functions of the product behind the API. */

async function start(localDir: string): Promise<LocalStack> {
  const stack = await startLocalStack({ outDir: 'cdk.out', localDir, port: 0 });
  onTestFinished(stack.close);
  const config = siteConfig.parse(await (await fetch(`${stack.url}/config.json`)).json());
  expect(config.auth).toMatchObject({
    endpoint: `${stack.url}/local/cognito`,
    hostedDomain: `${new URL(stack.url).host}/local/sign-in`,
    hasGoogle: true,
  });
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.auth.userPoolId,
        userPoolClientId: config.auth.userPoolClientId,
        userPoolEndpoint: config.auth.endpoint ?? '',
      },
    },
  });
  return stack;
}

async function tokensOf(username: string) {
  await auth.signOut();
  await auth.signIn({ username, password: 'prizvanie' });
  const { tokens } = await auth.fetchAuthSession();
  return { access: tokens?.accessToken.toString() ?? '', id: tokens?.idToken?.toString() ?? '' };
}

const call = ({ url }: LocalStack, path: string, token?: string) =>
  fetch(`${url}${path}`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });

it('knows the administrator from the user, until the role is gone for good', async () => {
  const localDir = mkdtempSync(join(tmpdir(), 'prizvanie-accounts-'));
  onTestFinished(() => rmSync(localDir, { recursive: true, force: true }));
  const stack = await start(localDir);
  const user = await tokensOf('user@prizvanie.local');
  const admin = await tokensOf('admin@prizvanie.local');

  expect((await call(stack, '/api/me')).status).toBe(401);
  expect((await call(stack, '/api/me', `${user.access}x`)).status).toBe(401);
  expect((await call(stack, '/api/me', user.id)).status).toBe(403);
  const me = await (await call(stack, '/api/me', admin.access)).json();
  expect(me.user).toMatchObject({ email: 'admin@prizvanie.local', roles: ['admin'] });
  expect((await call(stack, '/api/admin/users', user.access)).status).toBe(403);
  const { users } = await (await call(stack, '/api/admin/users', admin.access)).json();
  expect(users.map((user: { email: string }) => user.email)).toEqual([
    'admin@prizvanie.local',
    'user@prizvanie.local',
  ]);

  const client = new DynamoDBClient({
    endpoint: stack.endpoints.dynamodb,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  await DynamoDBDocumentClient.from(client).send(
    new DeleteCommand({
      TableName: stack.environment.USER_ROLES_TABLE,
      Key: { user_id: me.user.id, role: 'admin' },
    }),
  );
  client.destroy();
  expect((await call(stack, '/api/admin/users', admin.access)).status).toBe(403);

  await stack.close();
  const restarted = await start(localDir);
  expect((await call(restarted, '/api/me', admin.access)).status).toBe(200);
  expect((await call(restarted, '/api/admin/users', admin.access)).status).toBe(403);
});
