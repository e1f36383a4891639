import { expect, test } from 'vitest';
import { startReplay } from '#tests/support/http/http-replay.ts';
import { runCommand } from '#tests/support/stack/run-command.ts';

const run = (args: string[], aws?: Record<string, string>) => runCommand('grant-admin', args, aws);

const withKeys = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };
const noStack =
  '<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id Prizvanie-prod does not exist</Message></Error></ErrorResponse>';

test.each([
  ['no e-mail', [], /^Назовите почту/],
  ['something else', ['anna'], /^Назовите почту/],
  ['two e-mails', ['anna@example.ru', 'boris@example.ru'], /^Назовите почту/],
  ['an unknown option', ['anna@example.ru', '--role', 'admin'], /^Назовите почту/],
  ['no running stack', ['anna@example.ru'], /^Стек не запущен/],
  ['an unknown stage', ['anna@example.ru', '--stage', 'nowhere'], /^Нет файла infra\/stages\/nowhere\.json/],
  ['no credentials', ['anna@example.ru', '--stage', 'prod'], /^AWS отказал: /],
])('%s: one line says what is wrong', async (_what, args, expected) => {
  const { code, lines } = await run(args);
  expect(lines).toEqual([expect.stringMatching(expected)]);
  expect(code).toBe(1);
});

test('a stage that is not deployed: one line says so', async () => {
  const cloudFormation = await startReplay(() => ({
    status: 400,
    body: noStack,
    headers: { 'content-type': 'text/xml' },
  }));
  const { code, lines } = await run(['anna@example.ru', '--stage', 'prod'], {
    ...withKeys,
    AWS_ENDPOINT_URL_CLOUDFORMATION: cloudFormation.url,
  });
  await cloudFormation.close();
  expect(lines).toEqual([expect.stringMatching(/^В регионе \S+ нет стека Prizvanie-prod/)]);
  expect(code).toBe(1);
});

test('a deployed stage is found by what its stack tells', async () => {
  const output = (key: string, value: string) =>
    `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`;
  const outputs = output('UserPoolId', 'eu-central-1_prod') + output('UserRolesTable', 'roles-of-prod');
  const stack = `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>Prizvanie-prod</StackName><Outputs>${outputs}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
  const user = {
    Username: 'u1',
    UserStatus: 'CONFIRMED',
    UserAttributes: [
      { Name: 'sub', Value: 'u1' },
      { Name: 'email_verified', Value: 'true' },
    ],
  };
  const aws = await startReplay(({ headers }) => {
    const operation = String(headers['x-amz-target'] ?? '').split('.')[1];
    if (operation === undefined) return { body: stack, headers: { 'content-type': 'text/xml' } };
    return { body: operation === 'AdminGetUser' ? user : {} };
  });
  const { code, lines } = await run(['Anna@example.ru', '--stage', 'prod'], {
    ...withKeys,
    AWS_ENDPOINT_URL: aws.url,
  });
  const written = aws.requests.find(({ headers }) => String(headers['x-amz-target']).endsWith('.PutItem'));
  await aws.close();
  expect(lines).toEqual(['anna@example.ru теперь администратор.']);
  expect(JSON.parse(written?.body ?? '{}')).toMatchObject({
    TableName: 'roles-of-prod',
    Item: { user_id: { S: 'u1' }, role: { S: 'admin' } },
  });
  expect(code).toBe(0);
});
