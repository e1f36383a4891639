import { describe, expect, test } from 'vitest';
import type { StandInStack } from '#tests/support/aws/account.ts';
import { deploys, outcomes, poolOf, remainingSteps, zone } from './deploys.ts';

const { world, deploy, completeSetup } = deploys();
const main = 'eu-central-1 Prizvanie-full';
/** In this state, and with another resource. */
function plainIs(status: string, ...more: NonNullable<StandInStack['resources']>): void {
  const { 'eu-central-1 Prizvanie-plain': stack } = world.account.stacks;
  if (stack) Object.assign(stack, { status, resources: [...(stack.resources ?? []), ...more] });
}

describe('what would make the deploy fail stops it before anything is built', () => {
  const faults: [what: string, stage: string, change: () => void, expected: RegExp][] = [
    [
      'the keys are refused',
      'full',
      () => (world.account.id = null),
      /^✗ AWS не пускает: The security token/,
    ],
    [
      'the account has not enabled the region',
      'north',
      () => (world.account.disabledRegions = ['eu-north-1']),
      /^✗ Регион eu-north-1 в аккаунте не включён.* aws account enable-region --region-name eu-north-1$/,
    ],
    [
      'the stage stands in another region',
      'plain',
      () => {
        const { 'eu-central-1 Prizvanie-plain': stack = {} } = world.account.stacks;
        Object.assign(world.account, { stacks: { 'eu-west-1 Prizvanie-plain': stack }, prefixes: {} });
      },
      /^✗ Площадка plain уже стоит в регионе eu-west-1, .*"region": "eu-west-1"/,
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
      /^✗ Lambda разрешает держать наготове не больше 0 .*provisionedConcurrency просит 60: по 20 у каждой из функций, которых 3\. /,
    ],
    [
      'what is kept warm leaves no hundred calls for the others',
      'warm',
      () => (world.account.lambdaQuota = 159),
      /^✗ Lambda разрешает держать наготове не больше 59 вызовов \(свободны 159, и 100 /,
    ],
    [
      'a sender whose domain SES does not know',
      'full',
      () => (world.account.verifiedDomains = []),
      /^✗ Домен jobs\.example\.ru в SES не подтверждён/,
    ],
    [
      'a sender of whom SES knows only the domain above',
      'full',
      () => (world.account.verifiedDomains = ['example.ru']),
      /^✗ Домен jobs\.example\.ru в SES не подтверждён, .* уровнем выше его не заменяет/,
    ],
    [
      'another sign-in prefix than the deployed pool has',
      'plain',
      () => (world.account.prefixes[poolOf('plain')] = 'former'),
      /^✗ Адрес входа former на prizvanie-plain .* aws cognito-idp delete-user-pool-domain --region eu-central-1 --user-pool-id pool-plain --domain former\./,
    ],
    [
      'a sign-in prefix that another pool of the account has',
      'plain',
      () => (world.account.prefixes = { other: 'prizvanie-plain' }),
      /^✗ Адрес входа prizvanie-plain занят пулом other этого же аккаунта\./,
    ],
    [
      'a sign-in prefix that somebody has',
      'plain',
      () => {
        world.account.prefixes = {};
        world.account.hosts = ['prizvanie-plain.auth.eu-central-1.amazoncognito.com'];
      },
      /^✗ Адрес входа prizvanie-plain\.auth\.eu-central-1\.amazoncognito\.com уже занят\. .*signInPrefix\.$/,
    ],
    [
      'addresses under the domain that are somebody’s',
      'full',
      () => {
        world.account.records = [
          ['jobs.example.ru.', 'A'],
          ['jobs.example.ru.', 'AAAA'],
          ['jobs.example.ru.', 'TXT'],
        ];
      },
      /^✗ У имени jobs\.example\.ru в зоне example\.ru уже есть запись A и AAAA, /,
    ],
    [
      'one of them is, the other is ours',
      'full',
      () => {
        const { [main]: stack } = world.account.stacks;
        const own = ['AWS::Route53::RecordSet', 'AddressV45F483EA7', 'jobs.example.ru'] as const;
        world.account.stacks[main] = { ...stack, resources: [...(stack?.resources ?? []), own] };
        world.account.records = [
          ['jobs.example.ru.', 'A'],
          ['jobs.example.ru.', 'AAAA'],
        ];
      },
      /^✗ У имени jobs\.example\.ru в зоне example\.ru уже есть запись AAAA, /,
    ],
    [
      'a CNAME under the domain',
      'full',
      () => (world.account.records = [['jobs.example.ru.', 'CNAME']]),
      /^✗ У имени jobs\.example\.ru в зоне example\.ru уже есть запись CNAME, /,
    ],
    [
      'the stack is changing',
      'plain',
      () => plainIs('UPDATE_IN_PROGRESS'),
      /^✗ Стек Prizvanie-plain сейчас меняется/,
    ],
    [
      'the stack is stuck',
      'plain',
      () => plainIs('UPDATE_ROLLBACK_FAILED'),
      /^✗ Стек Prizvanie-plain застрял на откате/,
    ],
    [
      'the stack was deleted in part',
      'plain',
      () => plainIs('DELETE_FAILED'),
      /^✗ Стек Prizvanie-plain удалён не до конца.* npm run destroy -- --stage plain$/,
    ],
    [
      'the first deploy has failed because of a bucket that was there',
      'plain',
      () => {
        plainIs('ROLLBACK_COMPLETE');
        world.account.buckets = { 'prizvanie-plain-123456789012-eu-central-1': [] };
      },
      /^✗ Корзина prizvanie-plain-123456789012-eu-central-1 осталась от прежнего стека/,
    ],
    [
      'the first deploy has failed, and somebody has put a file into its bucket',
      'plain',
      () => {
        const name = 'prizvanie-plain-123456789012-eu-central-1';
        plainIs('ROLLBACK_COMPLETE', ['AWS::S3::Bucket', 'Files', name, 'DELETE_SKIPPED']);
        world.account.buckets = { [name]: ['a'] };
      },
      /^✗ Корзина prizvanie-plain-123456789012-eu-central-1 осталась от прежнего стека/,
    ],
    [
      'the bucket of a time when the stage took documents, beside a stack that has none',
      'plain',
      () => (world.account.buckets = { 'prizvanie-plain-123456789012-eu-central-1': [] }),
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
        world.account.prefixes = {};
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
    expect(world.aws.calls()).toEqual([]);
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
      'SES in its sandbox',
      () => (world.account.isInSandbox = true),
      /^SES в песочнице: письма дойдут только/,
    ],
    [
      'no access to the model',
      () => world.bedrock.setReply(() => ({ refusal: [403, 'AccessDeniedException'] })),
      /^Модель eu\.amazon\.nova-lite-v1:0 этому аккаунту не отвечает/,
    ],
    [
      'no such model',
      () => world.bedrock.setReply(() => ({ refusal: [400, 'ValidationException'] })),
      /^Модели eu\.amazon\.nova-lite-v1:0 в регионе eu-central-1 нет/,
    ],
  ];
  test.each(lacks)('%s', async (_what, change, expected) => {
    completeSetup();
    change();
    const { code, lines } = await deploy('full');
    const warned = outcomes(lines).filter((line) => line.startsWith('!'));
    expect(warned).toEqual([expect.stringMatching(new RegExp(`^! ${expected.source.slice(1)}`))]);
    expect(remainingSteps(lines)).toEqual(warned.map((line) => line.slice(2)));
    expect(code).toBe(0);
  });

  const noted = (lines: readonly string[]) => outcomes(lines).filter((line) => line.startsWith('!'));

  test('whether a sign-in prefix is free, for a stack that is not there yet', async () => {
    completeSetup();
    world.account.prefixes = {};
    const free = '✓ Адрес входа prizvanie-plain.auth.eu-central-1.amazoncognito.com свободен.';
    expect(outcomes((await deploy('plain')).lines)).toContain(free);
    world.account.hosts = null;
    const { code, lines } = await deploy('plain');
    expect(noted(lines)).toEqual([
      expect.stringMatching(/^! Адрес входа prizvanie-plain: занят ли он кем-то ещё, DNS не говорит\./),
    ]);
    expect(code).toBe(0);
  });

  test('more memory than a new account is given, where nothing shows that this one has it', async () => {
    completeSetup();
    world.account.functions = [128, 3008];
    const { code, lines } = await deploy('large');
    expect(noted(lines)).toEqual([
      expect.stringMatching(/^! Lambda: настройка search\.memory просит 4096 МБ, .*заранее не узнать\./),
    ]);
    expect(remainingSteps(lines)).toEqual([]);
    expect(code).toBe(0);
    world.account.functions.push(10_240);
    expect(noted((await deploy('large')).lines)).toEqual([]);
  });

  test('no budget in a region whose CloudFormation knows none', async () => {
    completeSetup();
    world.account.bootstrapped['eu-north-1'] = '21';
    const { code, lines } = await deploy('north');
    expect(outcomes(lines)).toContainEqual(
      expect.stringMatching(/^! Бюджет: в регионе eu-north-1 .* Billing → Budgets, 50 \$ в месяц\.$/),
    );
    expect(remainingSteps(lines)).toEqual([]);
    expect(code).toBe(0);
  });

  test('what the keys may not look at stops nothing and is not left to do', async () => {
    completeSetup();
    world.account.forbidden = ['ssm:GetParameter'];
    const { code, lines } = await deploy('plain');
    expect(lines).toContainEqual(
      expect.stringMatching(/^! CDK в регионе eu-central-1: проверить не удалось \(not auth/),
    );
    expect(lines.at(-1)).toBe('Всё готово, делать больше ничего не нужно.');
    expect(code).toBe(0);
  });
});
