import { describe, expect, test } from 'vitest';
import type { StandInStack } from '#tests/support/aws/account.ts';
import { deploys, outcomes, remainingSteps, topic } from './deploys.ts';

const { world, deploy, completeSetup } = deploys();

describe('deploy', () => {
  test('all is there: looks, shows the difference, deploys what was shown, and nothing is left', async () => {
    completeSetup();
    const { code, output, lines, cdk } = await deploy('full');
    expect(outcomes(lines)).toEqual([
      '✓ Ключи AWS: аккаунт 123456789012, регион eu-central-1.',
      '✓ Регион eu-central-1 подготовлен для CDK.',
      '✓ Регион us-east-1 подготовлен для CDK.',
      '✓ Стек Prizvanie-full развёрнут (UPDATE_COMPLETE) и будет обновлён.',
      '✓ Lambda: одновременных вызовов до 1000.',
      '✓ Ключ hh.ru: секрет prizvanie/hh-token на месте.',
      '✓ Google: секрет prizvanie/google на месте.',
      '✓ Почта: домен jobs.example.ru подтверждён, SES вне песочницы.',
      '✓ Bedrock: модель eu.amazon.nova-lite-v1:0 отвечает.',
      '✓ Зона example.ru в Route 53 на месте.',
    ]);
    const [synth, diff, ...runs] = cdk;
    const folder = synth?.at(-1) ?? '';
    expect(synth).toEqual(['synth', '--quiet', '-c', 'stage=full', '--output', folder]);
    expect(diff).toEqual(['diff', '--app', folder]);
    const deployArguments = ['--exclusively', '--app', folder, '--require-approval', 'never'];
    expect(runs).toEqual([
      ['deploy', 'Prizvanie-full-edge', ...deployArguments, '--no-rollback'],
      ['deploy', 'Prizvanie-full', ...deployArguments],
    ]);
    expect(output).toMatch(/cdk diff ran\n(.*\n)*cdk deploy ran\n\nАдрес: https:\/\/jobs\.example\.ru\n/);
    expect(lines.at(-1)).toBe('Всё готово, делать больше ничего не нужно.');
    expect(code).toBe(0);
  });

  test('a stage of few settings: nothing is asked that it does not use', async () => {
    completeSetup();
    const { code, lines } = await deploy('plain');
    expect(outcomes(lines)).toHaveLength(4);
    expect(world.aws.calls()).not.toContain('secretsmanager:DescribeSecret');
    expect(world.bedrock.requests).toEqual([]);
    expect(code).toBe(0);
  });

  test('what only a person can do is listed, with its command', async () => {
    world.account.subscriptions = { [topic]: [['ops@example.ru', false]] };
    const { code, lines } = await deploy('full');
    expect(remainingSteps(lines)).toEqual([
      'Тревоги: подтвердите подписку — письмо от AWS Notifications ждёт на ops@example.ru.',
      'Google: добавьте клиенту 1-a.apps.googleusercontent.com в Google Cloud адрес возврата (Authorized redirect URIs) https://prizvanie-full.auth.eu-central-1.amazoncognito.com/oauth2/idpresponse, если его там ещё нет.',
      'Первый администратор: зарегистрируйтесь на сайте с почтой anna@example.ru и введите код из письма.',
      `Первый импорт вакансий, чтобы не ждать расписания: aws stepfunctions start-execution --region eu-central-1 --state-machine-arn arn:machine --input '{}'`,
    ]);
    expect(code).toBe(0);
  });

  test('nobody hears the alarms, and the stage names no administrator: both are said', async () => {
    world.account.executions = 1;
    const { lines } = await deploy('plain');
    expect(remainingSteps(lines)).toEqual([
      expect.stringMatching(/^Тревоги никому не приходят\..*arn:aws:sns:/),
      expect.stringMatching(/npm run grant-admin -- ПОЧТА --stage plain$/),
    ]);
  });

  const plainHas = (...more: NonNullable<StandInStack['resources']>): void => {
    const { 'eu-central-1 Prizvanie-plain': stack } = world.account.stacks;
    if (stack) stack.resources = [...(stack.resources ?? []), ...more];
  };

  test('what holds data leaves no stack: neither by an older commit nor by a setting', async () => {
    const bucket = 'prizvanie-plain-123456789012-eu-central-1';
    plainHas(
      ['AWS::DynamoDB::Table', 'StoreSent1A2B', 'sent'],
      ['AWS::DynamoDB::Table', 'StoreEmpty1A2B', 'empty'],
      ['AWS::DynamoDB::Table', 'StoreGone1A2B', 'gone by hand'],
      ['AWS::S3::Bucket', 'UserFilesFiles1A2B', bucket],
    );
    world.account.tables = { ...world.account.tables, sent: [{ id: { S: '1' } }], empty: [] };
    world.account.buckets = { [bucket]: ['documents/u1/d1'] };
    const { code, lines, cdk } = await deploy('plain');
    expect(outcomes(lines).filter((line) => line.startsWith('✗'))).toEqual([
      expect.stringMatching(/^✗ Из стека уйдёт таблица sent с данными: .* коммит, который её знает/),
      expect.stringMatching(/^✗ Из стека уйдёт корзина prizvanie-plain-.* возвращает "hasUploads": true/),
    ]);
    expect(cdk.map(([command]) => command)).toEqual(['synth']);
    expect(lines.at(-1)).toBe('Развёртывание не начато: сначала исправьте то, что отмечено ✗.');
    expect(code).toBe(1);
  });

  test('the stack’s own bucket of documents is not in its way', async () => {
    completeSetup();
    const bucket = 'prizvanie-plain-123456789012-eu-central-1';
    plainHas(['AWS::S3::Bucket', 'UserFilesFiles1A2B', bucket]);
    world.account.buckets = { [bucket]: [] };
    const { code, lines } = await deploy('plain');
    expect(outcomes(lines).filter((line) => line.startsWith('✗'))).toEqual([]);
    expect(code).toBe(0);
  });

  test('what the keys may not look at afterwards does not undo the deploy', async () => {
    completeSetup();
    world.account.forbidden = ['sns:ListSubscriptionsByTopic'];
    const { code, lines } = await deploy('plain');
    expect(remainingSteps(lines)).toEqual([
      expect.stringMatching(/^Тревоги: проверить не удалось \(not authorized/),
    ]);
    expect(code).toBe(0);
  });

  test('a domain whose DNS is elsewhere: the wait is announced, and the record is left to do', async () => {
    completeSetup();
    const { lines } = await deploy('elsewhere');
    expect(outcomes(lines)).toContainEqual(
      expect.stringMatching(/^! DNS домена jobs\.invalid не в Route 53/),
    );
    expect(remainingSteps(lines)).toEqual([
      'Домен: добавьте в DNS запись jobs.invalid CNAME d1.cloudfront.net.',
    ]);
  });
});

describe('the person decides', () => {
  const kinds = (cdk: readonly (readonly string[])[]) => cdk.map(([command]) => command);

  test.each(['да', 'Д', 'yes'])('«%s» deploys', async (answer) => {
    completeSetup();
    const { code, output, cdk } = await deploy('plain', { args: [], answer });
    expect(output).toContain('Развернуть? (да/нет)');
    expect(kinds(cdk)).toEqual(['synth', 'diff', 'deploy']);
    expect(code).toBe(0);
  });

  test.each(['нет', '', 'дальше'])('«%s» does not', async (answer) => {
    const { code, lines, cdk } = await deploy('plain', { args: [], answer });
    expect(lines.at(-1)).toContain('Ничего не развёрнуто.');
    expect(kinds(cdk)).toEqual(['synth', 'diff']);
    expect(code).toBe(1);
  });

  test('without a terminal somebody must have said --yes', async () => {
    const { code, lines, cdk } = await deploy('plain', { args: [] });
    expect(lines.at(-1)).toMatch(/^Спросить некого: .* --yes\.$/);
    expect(kinds(cdk)).toEqual(['synth', 'diff']);
    expect(code).toBe(1);
  });

  test.each(['synth', 'diff', 'deploy'])('a failed cdk %s ends it with one line', async (command) => {
    const { code, lines, cdk } = await deploy('plain', { env: { CDK_FAILS: command } });
    expect(lines.at(-1)).toBe(`Команда cdk ${command} не удалась: причина — в её выводе выше.`);
    expect(kinds(cdk).at(-1)).toBe(command);
    expect(code).toBe(1);
  });
});

test.each([
  ['no stage', [], /^Назовите площадку/],
  ['an unknown option', ['--stage', 'plain', '--force'], /^Назовите площадку/],
  ['an unknown stage', ['--stage', 'nowhere'], /^Нет файла infra\/stages\/nowhere\.json/],
  ['a wrong setting', ['--stage', 'wrong'], /^Настройка «region» площадки «wrong»/],
  ['the stage of this machine', ['--stage', 'local'], /^Площадка «local» не подтверждает почту/],
  ['the rehearsal’s, in earnest', ['--stage', 'rehearsal'], /^Площадка «rehearsal» не подтверждает почту/],
])('%s: one line says what is wrong, and AWS is not asked', async (_what, args, expected) => {
  // No emulator is there, and nobody else: whatever is refused is refused before it is asked.
  const { code, lines, cdk } = await deploy(null, { args, env: { AWS_ENDPOINT_URL: 'https://aws.invalid' } });
  expect(lines).toEqual([expect.stringMatching(expected)]);
  expect(world.aws.calls()).toEqual([]);
  expect(cdk).toEqual([]);
  expect(code).toBe(1);
});
