import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type Account, healthyAccount } from '#tests/support/aws/account.ts';
import { startAws } from '#tests/support/aws/aws.ts';
import { stageCommands } from '#tests/support/stack/stage-commands.ts';

const settings = {
  region: 'eu-central-1',
  contactEmail: 'team@example.ru',
  sources: { trudvsem: {} },
};
const commands = stageCommands({ dev: { ...settings, keepsData: false }, prod: settings });
afterAll(commands.remove);

let account: Account;
let aws: Awaited<ReturnType<typeof startAws>>;

beforeEach(async () => {
  account = healthyAccount();
  account.buckets = { documents: ['a', 'b', 'c', 'd', 'e'], snapshots: [], foreign: ['f'] };
  account.tables = { jobs: [{ id: { S: '1' } }, { id: { S: '2' } }] };
  account.stacks['eu-central-1 Prizvanie-dev'] = {
    resources: [
      ['AWS::DynamoDB::Table', 'StoreJobs1A2B3C4D', 'jobs'],
      ['AWS::S3::Bucket', 'UserFilesFiles1A2B3C4D', 'documents'],
      ['AWS::S3::Bucket', 'SearchSnapshots1A2B3C4D', 'snapshots'],
      ['AWS::S3::Bucket', 'Forgotten1A2B3C4D', 'gone'],
      ['AWS::Cognito::UserPool', 'SignInUsers1A2B3C4D', 'pool'],
      ['AWS::Lambda::Function', 'ImportWorkflowImportBatch1A2B3C4D', 'batch'],
    ],
  };
  aws = await startAws(account);
});
afterEach(() => aws.close());

const destroy = (args: string[], { env, ...given }: { env?: Record<string, string>; answer?: string } = {}) =>
  commands.run('destroy', args, { ...given, env: { ...aws.environment, ...env } });

const untouched = () => expect(account.buckets.documents).toHaveLength(5);

test('the stage’s name typed: says what goes, empties the stack’s buckets and no other, then deletes', async () => {
  account.stacks['eu-central-1 Prizvanie-dev']?.resources?.push([
    'AWS::CloudFormation::Stack',
    'ApiJobs1A2B3C4D',
    'Prizvanie-dev-ApiJobs',
  ]);
  account.stacks['eu-central-1 Prizvanie-dev-ApiJobs'] = {
    resources: [
      ['AWS::Lambda::Function', 'SearchJobs1A2B3C4D', 'search'],
      ['AWS::Lambda::Function', 'GetJob1A2B3C4D', 'job'],
    ],
  };
  const { code, output, cdk } = await destroy(['--stage', 'dev'], { answer: 'dev' });
  expect(output).toContain(
    [
      'Стек Prizvanie-dev в регионе eu-central-1 будет удалён навсегда:',
      '  1\u00a0таблица, в них около 2\u00a0записей',
      '  7\u00a0аккаунтов (примерно)',
      '  корзина documents со всеми файлами',
      '  корзина snapshots со всеми файлами',
      '  корзина gone со всеми файлами',
      '  и ещё 4\u00a0ресурса',
      'Останутся секреты, созданные вами, и, на 35 дней, последние резервные копии таблиц.',
    ].join('\n'),
  );
  expect(output).toContain('Корзина documents очищена, версий файлов: 5.');
  expect(account.buckets).toEqual({ documents: [], snapshots: [], foreign: ['f'] });
  const folder = cdk[0]?.at(-1) ?? '';
  expect(cdk).toEqual([['destroy', '--all', '--force', '-c', 'stage=dev', '--output', folder]]);
  expect(output.trim()).toMatch(/Площадки «dev» больше нет\.$/);
  expect(code).toBe(0);
});

test('--yes asks nothing', async () => {
  const { code, cdk } = await destroy(['--stage', 'dev', '--yes']);
  expect(account.buckets.documents).toEqual([]);
  expect(cdk).toHaveLength(1);
  expect(code).toBe(0);
});

test.each(['prod', 'да', ''])('«%s» is not its name: nothing is touched', async (answer) => {
  const { code, lines, cdk } = await destroy(['--stage', 'dev'], { answer });
  expect(lines.at(-1)).toContain('Имя не совпало, ничего не удалено.');
  untouched();
  expect(cdk).toEqual([]);
  expect(code).toBe(1);
});

test('without a terminal somebody must have said --yes', async () => {
  const { code, lines, cdk } = await destroy(['--stage', 'dev']);
  expect(lines.at(-1)).toMatch(/^Спросить некого: .* --yes\.$/);
  untouched();
  expect(cdk).toEqual([]);
  expect(code).toBe(1);
});

test('a stage that keeps its data: two steps, even with --yes', async () => {
  account.stacks['eu-central-1 Prizvanie-prod'] = account.stacks['eu-central-1 Prizvanie-dev'] ?? {};
  const { code, lines, cdk } = await destroy(['--stage', 'prod', '--yes']);
  expect(lines).toEqual([
    'Площадка «prod» хранит данные. Чтобы её снести:',
    '  1. поставьте "keepsData": false в infra/stages/prod.json;',
    '  2. снимите защиту — npm run deploy -- --stage prod;',
    'затем повторите: npm run destroy -- --stage prod',
  ]);
  expect(aws.calls()).toEqual([]);
  expect(cdk).toEqual([]);
  expect(code).toBe(1);
});

test('the first step without the second: the guarded stack is left alone', async () => {
  Object.assign(account.stacks['eu-central-1 Prizvanie-dev'] ?? {}, { isProtected: true });
  const { code, lines, cdk } = await destroy(['--stage', 'dev', '--yes']);
  expect(lines).toEqual([expect.stringMatching(/^Стек Prizvanie-dev ещё под защитой/)]);
  untouched();
  expect(cdk).toEqual([]);
  expect(code).toBe(1);
});

test('what came into a bucket in between fails the first attempt, and the second succeeds', async () => {
  const { code, output, cdk } = await destroy(['--stage', 'dev', '--yes'], {
    env: { CDK_FAILS: 'destroy:1' },
  });
  expect(output).toContain('Вторая попытка');
  expect(cdk).toHaveLength(2);
  expect(code).toBe(0);
});

test('an edge stack that the settings have no more, guarded as it was: goes, too', async () => {
  account.stacks['us-east-1 Prizvanie-dev-edge'] = { isProtected: true };
  const { code, output } = await destroy(['--stage', 'dev', '--yes']);
  expect(output).toContain('Стек Prizvanie-dev-edge остался от брандмауэра или домена');
  expect(Object.keys(account.stacks)).toEqual(['eu-central-1 Prizvanie-dev']);
  expect(code).toBe(0);
});

test('an edge stack is said to go, and one that was left guarded is guarded no more', async () => {
  account.stacks['us-east-1 Prizvanie-dev-edge'] = { isProtected: true };
  const { output, cdk } = await destroy(['--stage', 'dev'], { answer: 'dev', env: { CDK_FAILS: 'destroy' } });
  expect(output).toContain('Стек Prizvanie-dev-edge в регионе us-east-1 будет удалён следом.');
  expect(account.stacks['us-east-1 Prizvanie-dev-edge']).toEqual({ isProtected: false });
  expect(cdk).toHaveLength(2);
});

test('of an attempt that failed half-way only the edge stack is left: goes, too', async () => {
  account.stacks = { 'us-east-1 Prizvanie-dev-edge': {} };
  const { code } = await destroy(['--stage', 'dev', '--yes']);
  expect(account.stacks).toEqual({});
  expect(code).toBe(0);
});

test('two failures are the end', async () => {
  const { code, lines, cdk } = await destroy(['--stage', 'dev', '--yes'], { env: { CDK_FAILS: 'destroy' } });
  expect(lines.at(-1)).toBe('Команда cdk destroy не удалась: причина — в её выводе выше.');
  expect(cdk).toHaveLength(2);
  expect(code).toBe(1);
});

test('what the keys may not do is one line, and nothing is touched', async () => {
  account.forbidden = ['dynamodb:DescribeTable'];
  const { code, lines, cdk } = await destroy(['--stage', 'dev', '--yes']);
  expect(lines).toEqual([expect.stringMatching(/^AWS отказал: not authorized .*DescribeTable/)]);
  untouched();
  expect(cdk).toEqual([]);
  expect(code).toBe(1);
});

test('a version that S3 does not delete ends it before CloudFormation is asked', async () => {
  account.lockedFiles = ['c'];
  const { code, lines, cdk } = await destroy(['--stage', 'dev', '--yes']);
  expect(lines.at(-1)).toBe('Корзина documents: файл c не удаляется (Access Denied).');
  expect(cdk).toEqual([]);
  expect(code).toBe(1);
});

test.each([
  ['no stage', [], {}, /^Назовите площадку/],
  ['an unknown stage', ['--stage', 'nowhere'], {}, /^Нет файла infra\/stages\/nowhere\.json/],
  ['no stack', ['--stage', 'dev'], {}, /^В регионе eu-central-1 нет стека Prizvanie-dev: сносить нечего/],
  ['no keys', ['--stage', 'dev'], { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' }, /^AWS отказал: /],
])('%s: one line says so', async (_what, args, env, expected) => {
  account.stacks = {};
  const { code, lines, cdk } = await destroy(args, { env });
  expect(lines).toEqual([expect.stringMatching(expected)]);
  expect(cdk).toEqual([]);
  expect(code).toBe(1);
});
