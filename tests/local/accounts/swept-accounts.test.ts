import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, it, onTestFinished } from 'vitest';
import * as letters from '#functions/store/accounts/letters.ts';
import { startedStack } from '#tests/support/stack/local-stack.ts';
import { leased, lettersOf } from '#tests/support/store/leases.ts';
import { itemsOf, putItems } from '#tests/support/store/stored-items.ts';
import { startLambdas } from '../../../infra/local/lambda/lambda.ts';
import { readTemplate } from '../../../infra/local/template.ts';
import { temporaryFolder } from '../synthesized.ts';

const missingUser = '11111111-2222-3333-4444-555555555555';
const letter = {
  ...{ id: 'hh-1', companyName: 'Ромашка', position: 'Аналитик', text: 'Здравствуйте!' },
  savedAt: '2026-11-20T10:00:00.000Z',
};

it('the function as it is deployed asks the pool of this machine, and sweeps its tables and files', async () => {
  const running = await startedStack();
  onTestFinished(async () => void (await running.close()));
  const template = readTemplate('cdk.out');
  const lambdas = startLambdas({
    template,
    logDir: temporaryFolder(),
    environment: () => running.stack.environment,
  });
  onTestFinished(() => lambdas.close());
  const id =
    template.idsOf('AWS::Lambda::Function').find((name) => name.startsWith('AccountSweepWalk')) ?? '';
  const sweep = () => lambdas.invoke(template.arnOf(id), {});

  const cognito = new CognitoIdentityProviderClient({});
  const { Users = [] } = await cognito.send(
    new ListUsersCommand({ UserPoolId: String(running.stack.environment.USER_POOL_ID) }),
  );
  const people = Users.map(({ Username }) => String(Username));
  expect(people.length).toBeGreaterThan(1);
  for (const user of [missingUser, ...people]) await letters.put(leased(user), letter);

  const walked = { accounts: people.length + 1, missing: 1, files: 0, unconfirmed: 0 };
  expect(await sweep()).toMatchObject({ walked, isWhole: true, isHalted: false, erased: 0 });
  const noted = await itemsOf('USER_ITEMS_TABLE');
  expect(noted.filter(({ missing_since }) => missing_since).map(({ user_id }) => user_id)).toEqual([
    missingUser,
  ]);
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await putItems('USER_ITEMS_TABLE', [{ user_id: missingUser, id: 'account', missing_since: yesterday }]);
  expect(await sweep()).toMatchObject({ walked, isHalted: false, erased: 1, left: 0 });
  expect(await lettersOf(missingUser)).toEqual([]);
  for (const user of people) expect(await lettersOf(user)).toHaveLength(1);
});
