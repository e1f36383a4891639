import { describe, expect, test } from 'vitest';
import { deploys, edge, outcomes, poolOf } from './deploys.ts';

const { world, deploy, completeSetup } = deploys();

describe('a first deploy goes on from where it failed', () => {
  const main = 'eu-central-1 Prizvanie-plain';
  const flags = (cdk: readonly (readonly string[])[], stack = 'Prizvanie-plain') =>
    cdk
      .filter(([command, name]) => command === 'deploy' && name === stack)
      .map((call) => call.slice(call.indexOf('never') + 1).join(' '));

  test.each([
    ['not there', undefined, '--no-rollback'],
    ['looked at, and not made', 'REVIEW_IN_PROGRESS', '--no-rollback'],
    ['undone', 'ROLLBACK_COMPLETE', '--no-rollback'],
    ['half undone', 'ROLLBACK_FAILED', '--no-rollback'],
    ['made', 'CREATE_COMPLETE', ''],
    ['back to what it was', 'UPDATE_ROLLBACK_COMPLETE', ''],
  ])('a stack that is %s', async (_what, status, expected) => {
    const { [main]: stack } = world.account.stacks;
    if (status === undefined) Object.assign(world.account, { stacks: {}, prefixes: {} });
    else world.account.stacks[main] = { ...stack, status };
    expect(flags((await deploy('plain')).cdk)).toEqual([expected]);
  });

  test.each(['CREATE_FAILED', 'UPDATE_FAILED'])(
    'a stack that stands half-way (%s): an update; where it is not taken, a change set',
    async (status) => {
      Object.assign(world.account.stacks[main] ?? {}, { status });
      const unchanged = await deploy('plain');
      expect(flags(unchanged.cdk)).toEqual(['--no-rollback --method direct', '--no-rollback']);
      const refused = await deploy('plain', { env: { CDK_FAILS: 'deploy' } });
      expect(flags(refused.cdk)).toEqual(['--no-rollback --method direct', '--no-rollback']);
      expect([unchanged.code, refused.code]).toEqual([1, 1]);
    },
  );

  test('throttles of routes that are gone go before: with them the API would take no change', async () => {
    const { [main]: stack = {} } = world.account.stacks;
    const api = { routes: ['GET /a', 'GET /b', 'GET /c'], throttled: ['GET /gone/{id}', 'GET /a', 'GET /c'] };
    const resources = [
      ...(stack.resources ?? []),
      ['AWS::ApiGatewayV2::Api', 'Api', 'abc123'] as const,
      ['AWS::ApiGatewayV2::Stage', 'ApiStage', '$default'] as const,
    ];
    world.account.stacks[main] = { ...stack, resources, api };
    const { code } = await deploy('plain');
    expect([code, api.throttled]).toEqual([0, ['GET /a', 'GET /c']]);
  });

  test('an update that was taken and has failed again is the end', async () => {
    let minute = 10;
    Object.defineProperties(world.account.stacks[main] ?? {}, {
      status: { value: 'CREATE_FAILED' },
      lastUpdated: { get: () => `2026-11-22T10:${minute++}:00Z` },
    });
    const { code, lines, cdk } = await deploy('plain', { env: { CDK_FAILS: 'deploy' } });
    expect(flags(cdk)).toEqual(['--no-rollback --method direct']);
    expect(lines.at(-1)).toBe('Команда cdk deploy не удалась: причина — в её выводе выше.');
    expect(code).toBe(1);
  });

  test('the edge stack does, too', async () => {
    world.account.stacks['us-east-1 Prizvanie-full-edge'] = { status: 'CREATE_FAILED' };
    const { lines, cdk } = await deploy('full');
    expect(lines).toContain(
      '✓ Стек Prizvanie-full-edge остановился на полпути (CREATE_FAILED); развёртывание продолжит с того же места.',
    );
    expect(flags(cdk, 'Prizvanie-full-edge')[0]).toBe('--no-rollback --method direct');
  });

  test('a deploy that changed nothing of a stack half made has not succeeded', async () => {
    Object.assign(world.account.stacks[main] ?? {}, { status: 'CREATE_FAILED' });
    const { code, lines } = await deploy('plain');
    expect(lines.at(-1)).toBe(
      'Стек Prizvanie-plain так и остался на полпути (CREATE_FAILED): причина — в его событиях.',
    );
    expect(code).toBe(1);
  });

  test('what an undone one has kept and nothing is in goes; what was there before, or holds something, stays', async () => {
    const { account } = world;
    account.stacks[main] = {
      status: 'ROLLBACK_COMPLETE',
      isProtected: true,
      resources: [
        ['AWS::DynamoDB::Table', 'Jobs', 'jobs', 'DELETE_SKIPPED'],
        ['AWS::DynamoDB::Table', 'Users', 'users', 'DELETE_SKIPPED'],
        ['AWS::DynamoDB::Table', 'Lost', 'lost', 'DELETE_FAILED'],
        ['AWS::DynamoDB::Table', 'Foreign', 'foreign', 'CREATE_FAILED'],
        ['AWS::S3::Bucket', 'Files', 'prizvanie-plain-123456789012-eu-central-1', 'DELETE_SKIPPED'],
        ['AWS::Cognito::UserPool', 'Pool', poolOf('plain'), 'DELETE_SKIPPED'],
      ],
    };
    Object.assign(account.tables, { jobs: [], users: [{ id: { S: 'u1' } }], foreign: [] });
    account.buckets = { 'prizvanie-plain-123456789012-eu-central-1': [] };
    account.pools = { [poolOf('plain')]: [], other: [] };
    const { output, cdk } = await deploy('plain');
    expect(output).toContain(
      '! Первое развёртывание Prizvanie-plain не удалось и отменено (ROLLBACK_COMPLETE). Что от него осталось пустым, будет удалено, и стек создан заново.',
    );
    expect(output).toContain(
      'От неудавшегося развёртывания остаётся users: там что-то есть. Решите о нём сами.',
    );
    expect(account.deletedTables).toEqual(['jobs']);
    expect(account.buckets).toEqual({});
    expect(account.pools).toEqual({ other: [] });
    expect(account.stacks[main]?.isProtected).toBe(false);
    expect(flags(cdk)).toEqual(['--no-rollback']);
  });
});

describe('what leaves the edge stack goes when nothing uses it any more', () => {
  const name = 'us-east-1 Prizvanie-full-edge';
  const firewall = { Firewall: { Type: 'AWS::WAFv2::WebACL' } };
  const order = (cdk: readonly (readonly string[])[]) =>
    cdk.flatMap(([command, stack]) => (command === 'deploy' ? [stack] : []));
  const existingStack = (Resources: object, Outputs: object) => ({
    template: { Resources, Outputs },
    resources: Object.entries(Resources).map(([id, { Type }]) => [Type, id, id] as const),
    outputs: Object.fromEntries(Object.keys(Outputs).map((id) => [id, id])),
  });

  test('the firewall is off: the main stack first', async () => {
    world.account.stacks[name] = existingStack({ ...edge.Resources, ...firewall }, edge.Outputs);
    const { output, cdk } = await deploy('full');
    expect(order(cdk)).toEqual(['Prizvanie-full', 'Prizvanie-full-edge']);
    expect(output).toContain('Сначала обновляется Prizvanie-full, затем Prizvanie-full-edge:');
  });

  test('another domain: what comes, the main stack, and then what goes', async () => {
    world.account.stacks[name] = existingStack(firewall, { FirewallArn: { Value: { Ref: 'Firewall' } } });
    const { output, cdk } = await deploy('full');
    expect(order(cdk)).toEqual(['Prizvanie-full-edge', 'Prizvanie-full', 'Prizvanie-full-edge']);
    const [, , grown] = cdk;
    expect(grown).toEqual(
      expect.arrayContaining(['synth', 'stage=full', expect.stringMatching(/^edgeKeeps=.*\.json$/)]),
    );
    const [folders] = [cdk.filter(([command]) => command === 'deploy').map((call) => call[4])];
    expect(folders[0]).not.toBe(folders[2]);
    expect(folders[1]).toBe(folders[2]);
    expect(output).toContain('В три шага: Prizvanie-full-edge получает новое');
  });

  test('what was never made is not waited for', async () => {
    world.account.stacks[name] = {
      ...existingStack({ Old: { Type: 'AWS::CertificateManager::Certificate' } }, {}),
      status: 'CREATE_FAILED',
      resources: [['AWS::CertificateManager::Certificate', 'Old', 'old', 'CREATE_FAILED']],
    };
    const { cdk } = await deploy('full');
    expect(order(cdk)[0]).toBe('Prizvanie-full-edge');
    expect(cdk.filter(([command]) => command === 'synth')).toHaveLength(1);
  });

  test('nothing is left for it: it is deleted after the main stack, guarded or not', async () => {
    completeSetup();
    world.account.stacks['us-east-1 Prizvanie-plain-edge'] = {
      ...existingStack(firewall, {}),
      isProtected: true,
    };
    const { code, lines, cdk } = await deploy('plain');
    expect(outcomes(lines)).toContain(
      '! Стек Prizvanie-plain-edge больше не нужен: после обновления основного он будет удалён.',
    );
    expect(order(cdk)).toEqual(['Prizvanie-plain']);
    expect(world.account.stacks).not.toHaveProperty(['us-east-1 Prizvanie-plain-edge']);
    expect(lines.at(-1)).toBe('Всё готово, делать больше ничего не нужно.');
    expect(code).toBe(0);
  });

  test('a main stack that is not deployed leaves it as it is', async () => {
    world.account.stacks['us-east-1 Prizvanie-plain-edge'] = existingStack(firewall, {});
    const { code } = await deploy('plain', { env: { CDK_FAILS: 'deploy' } });
    expect(world.account.stacks).toHaveProperty(['us-east-1 Prizvanie-plain-edge']);
    expect(code).toBe(1);
  });
});
