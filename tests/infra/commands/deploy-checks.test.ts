import { describe, expect, test } from 'vitest';
import { deploys, left, outcomes, zone } from './deploys.ts';

const { world, deploy, settle } = deploys();

describe('what would make the deploy fail stops it before anything is built', () => {
  const faults: [what: string, stage: string, change: () => void, expected: RegExp][] = [
    [
      'the keys are refused',
      'full',
      () => (world.account.id = null),
      /^✗ AWS не пускает: The security token/,
    ],
    [
      'the region is not bootstrapped',
      'plain',
      () => (world.account.bootstrapped = {}),
      /^✗ Регион eu-central-1 не подготовлен.* npx cdk bootstrap aws:\/\/123456789012\/eu-central-1$/,
    ],
    [
      'the region of the edge stack is not',
      'full',
      () => (world.account.bootstrapped = { 'eu-central-1': '21' }),
      /^✗ Регион us-east-1 не подготовлен.* npx cdk bootstrap aws:\/\/123456789012\/us-east-1$/,
    ],
    [
      'the bootstrap is too old',
      'plain',
      () => (world.account.bootstrapped = { 'eu-central-1': '5' }),
      /^✗ Регион eu-central-1 подготовлен старым CDK/,
    ],
    [
      'no secret of Google',
      'full',
      () => (world.account.secrets = ['prizvanie/hh-token']),
      /^✗ Секрета prizvanie\/google .*aws secretsmanager create-secret --region eu-central-1 --name prizvanie\/google/,
    ],
    [
      'no such zone',
      'full',
      () => (world.account.zones = {}),
      /^✗ Зоны Z0123456789ABC в Route 53 этого аккаунта нет/,
    ],
    [
      'another zone',
      'full',
      () => (world.account.zones = { [zone.id]: 'other.ru' }),
      /^✗ Зона Z0123456789ABC в Route 53 — это other\.ru, а не example\.ru/,
    ],
    [
      'more is kept warm than the account allows',
      'warm',
      () => (world.account.lambdaQuota = 10),
      /^✗ Lambda разрешает держать наготове не больше 0 .*provisionedConcurrency просит 20/,
    ],
    [
      'what is kept warm leaves no hundred calls for the others',
      'warm',
      () => (world.account.lambdaQuota = 119),
      /^✗ Lambda разрешает держать наготове не больше 19 вызовов \(свободны 119, и 100 /,
    ],
    [
      'the stack is changing',
      'plain',
      () => (world.account.stacks['eu-central-1 Prizvanie-plain'] = { status: 'UPDATE_IN_PROGRESS' }),
      /^✗ Стек Prizvanie-plain сейчас меняется/,
    ],
    [
      'the stack is stuck',
      'plain',
      () => {
        world.account.stacks['eu-central-1 Prizvanie-plain'] = { status: 'UPDATE_ROLLBACK_FAILED' };
      },
      /^✗ Стек Prizvanie-plain застрял на откате/,
    ],
    [
      'the stack was deleted in part',
      'plain',
      () => (world.account.stacks['eu-central-1 Prizvanie-plain'] = { status: 'DELETE_FAILED' }),
      /^✗ Стек Prizvanie-plain удалён не до конца.* npm run destroy -- --stage plain$/,
    ],
    [
      'the first deploy has failed because of a bucket that was there',
      'plain',
      () => {
        world.account.stacks['eu-central-1 Prizvanie-plain'] = { status: 'ROLLBACK_COMPLETE' };
        world.account.buckets = { 'prizvanie-plain-123456789012-eu-central-1': [] };
      },
      /^✗ Корзина prizvanie-plain-123456789012-eu-central-1 осталась от прежнего стека/,
    ],
    [
      'the first deploy has failed, and somebody has put a file into its bucket',
      'plain',
      () => {
        const name = 'prizvanie-plain-123456789012-eu-central-1';
        world.account.stacks['eu-central-1 Prizvanie-plain'] = {
          status: 'ROLLBACK_COMPLETE',
          resources: [['AWS::S3::Bucket', 'Files', name, 'DELETE_SKIPPED']],
        };
        world.account.buckets = { [name]: ['a'] };
      },
      /^✗ Корзина prizvanie-plain-123456789012-eu-central-1 осталась от прежнего стека/,
    ],
    [
      'an edge stack that is not needed is changing',
      'plain',
      () => (world.account.stacks['us-east-1 Prizvanie-plain-edge'] = { status: 'DELETE_IN_PROGRESS' }),
      /^✗ Стек Prizvanie-plain-edge сейчас меняется/,
    ],
    [
      'an earlier stack has left its bucket',
      'plain',
      () => {
        world.account.stacks = {};
        world.account.buckets = { 'prizvanie-plain-123456789012-eu-central-1': [] };
      },
      /^✗ Корзина prizvanie-plain-123456789012-eu-central-1 осталась от прежнего стека/,
    ],
  ];
  test.each(faults)('%s', async (_what, stage, change, expected) => {
    change();
    const { code, lines, cdk } = await deploy(stage);
    expect(outcomes(lines).filter((line) => line.startsWith('✗'))).toEqual([expect.stringMatching(expected)]);
    expect(lines.at(-1)).toBe('Развёртывание не начато: сначала исправьте то, что отмечено ✗.');
    expect(cdk).toEqual([]);
    expect(code).toBe(1);
  });

  test('no keys at all', async () => {
    const { code, lines, cdk } = await deploy('plain', {
      env: { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' },
    });
    expect(lines[0]).toMatch(/^✗ Ключей AWS нет\. Настройте их: aws configure/);
    expect(world.aws.asked()).toEqual([]);
    expect(cdk).toEqual([]);
    expect(code).toBe(1);
  });
});

describe('what would be missing afterwards is said before, and again at the end', () => {
  const lacks: [what: string, change: () => void, expected: RegExp][] = [
    [
      'a new account’s quota',
      () => (world.account.lambdaQuota = 10),
      /^Lambda разрешает 10 .*нового аккаунта.*L-B99A9384/,
    ],
    ['a small quota', () => (world.account.lambdaQuota = 50), /^Lambda разрешает 50 одновременных вызовов:/],
    [
      'no token of hh.ru',
      () => (world.account.secrets = ['prizvanie/google']),
      /^Секрета prizvanie\/hh-token .*aws secretsmanager create-secret --region eu-central-1 --name prizvanie\/hh-token --secret-string '\{"accessToken":"…"\}'$/,
    ],
    [
      'a sender unknown to SES',
      () => (world.account.verifiedDomains = []),
      /^Домен jobs\.example\.ru в SES не подтверждён/,
    ],
    ['SES in its sandbox', () => (world.account.isInSandbox = true), /^SES в песочнице/],
    [
      'no access to the model',
      () => world.bedrock.acts(() => ({ refusal: [403, 'AccessDeniedException'] })),
      /^Модель eu\.amazon\.nova-lite-v1:0 этому аккаунту не отвечает/,
    ],
    [
      'no such model',
      () => world.bedrock.acts(() => ({ refusal: [400, 'ValidationException'] })),
      /^Модели eu\.amazon\.nova-lite-v1:0 в регионе eu-central-1 нет/,
    ],
  ];
  test.each(lacks)('%s', async (_what, change, expected) => {
    settle();
    change();
    const { code, lines } = await deploy('full');
    const warned = outcomes(lines).filter((line) => line.startsWith('!'));
    expect(warned).toEqual([expect.stringMatching(new RegExp(`^! ${expected.source.slice(1)}`))]);
    expect(left(lines)).toEqual(warned.map((line) => line.slice(2)));
    expect(code).toBe(0);
  });

  test('no budget in a region whose CloudFormation knows none', async () => {
    settle();
    world.account.bootstrapped['eu-north-1'] = '21';
    const { code, lines } = await deploy('north');
    expect(outcomes(lines)).toContainEqual(
      expect.stringMatching(/^! Бюджет: в регионе eu-north-1 .* Billing → Budgets, 50 \$ в месяц\.$/),
    );
    expect(left(lines)).toEqual([]);
    expect(code).toBe(0);
  });

  test('what the keys may not look at stops nothing and is not left to do', async () => {
    settle();
    world.account.forbidden = ['ssm:GetParameter'];
    const { code, lines } = await deploy('plain');
    expect(lines).toContainEqual(
      expect.stringMatching(/^! CDK в регионе eu-central-1: проверить не удалось \(not auth/),
    );
    expect(lines.at(-1)).toBe('Всё готово, делать больше ничего не нужно.');
    expect(code).toBe(0);
  });
});
