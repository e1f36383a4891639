import { Validations } from 'aws-cdk-lib';
import type { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterAll, describe, expect, test } from 'vitest';
import { parseSettings } from '../../../../infra/settings.ts';
import { readable, statementsOf } from '../../statements.ts';
import { appOf, builtFolders, smallest, synthesized } from '../../synthesized.ts';

const prod = synthesized();
const dev = synthesized({ keepsData: false });
const rehearsed = synthesized({ keepsData: false, hasContentDelivery: false });

const withEmails = {
  ...{ subscriptions: true, sesSender: 'no-reply@jobs.example.ru', domain: { name: 'jobs.example.ru' } },
};

const resources = (type: string, from = prod) =>
  Object.entries(from.findResources(type)).map(([id, resource]) => ({ id, ...resource.Properties }));
const onlyResource = (type: string, from = prod) => {
  const found = resources(type, from);
  expect(found, type).toHaveLength(1);
  return found[0];
};
const functionOf = (start: string) =>
  resources('AWS::Lambda::Function').find(({ id }) => id.startsWith(start)) ?? { id: 'none' };
const clockOf = (start: string, from = prod) =>
  resources('AWS::Scheduler::Schedule', from).find(({ id }) => id.startsWith(start));

describe('operators', () => {
  test.each([
    ['prod', prod],
    ['dev', dev],
    ['a stage without a site', rehearsed],
  ])('have a topic in %s, encrypted, to which alarms and budgets may write by TLS', (_what, from) => {
    const topic = onlyResource('AWS::SNS::Topic', from);
    const key = onlyResource('AWS::KMS::Key', from);
    expect(topic.KmsMasterKeyId).toEqual({ 'Fn::GetAtt': [key.id, 'Arn'] });
    expect(key.EnableKeyRotation).toBe(true);

    const { Statement } = onlyResource('AWS::SNS::TopicPolicy', from).PolicyDocument;
    const statements = Statement.map(
      (statement: { Principal: { Service?: unknown } } & Record<string, unknown>) => [
        ...[
          statement.Effect,
          statement.Action,
          readable(statement.Principal.Service ?? '*'),
          statement.Condition,
        ],
      ],
    );
    const ownAccount = { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } };
    expect(statements).toEqual([
      ['Deny', 'sns:Publish', '*', { Bool: { 'aws:SecureTransport': 'false' } }],
      [
        ...['Allow', 'sns:Publish', 'cloudwatch.amazonaws.com'],
        { StringEquals: ownAccount, ArnLike: { 'aws:SourceArn': expect.anything() } },
      ],
      ['Allow', 'sns:Publish', 'budgets.amazonaws.com', { StringEquals: ownAccount }],
    ]);
    const opened = key.KeyPolicy.Statement.slice(1).map((statement: Record<string, unknown>) => [
      (statement.Principal as { Service: string }).Service,
      statement.Action,
    ]);
    const uses = ['kms:Decrypt', 'kms:GenerateDataKey*'];
    expect(opened).toEqual([
      ['cloudwatch.amazonaws.com', uses],
      ['budgets.amazonaws.com', uses],
    ]);
  });

  test('get mail where the stage says so', () => {
    prod.resourceCountIs('AWS::SNS::Subscription', 0);
    const withMail = synthesized({ alarms: { email: 'ops@example.ru' } });
    expect(onlyResource('AWS::SNS::Subscription', withMail)).toMatchObject({
      Protocol: 'email',
      Endpoint: 'ops@example.ru',
      TopicArn: { Ref: onlyResource('AWS::SNS::Topic', withMail).id },
    });
  });
});

describe('the budget', () => {
  const budget = onlyResource('AWS::Budgets::Budget', synthesized({ monthlyBudget: 120 }));

  test('is of the month, in dollars, as the stage says', () => {
    expect(budget.Budget).toMatchObject({
      BudgetType: 'COST',
      TimeUnit: 'MONTHLY',
      BudgetLimit: { Amount: 120, Unit: 'USD' },
      // Else a new account's credits hide what is spent.
      CostTypes: { IncludeCredit: false, IncludeRefund: false },
    });
    // By a tag that nobody has activated it would count nothing.
    expect(budget.Budget.CostFilters).toBeUndefined();
    expect(onlyResource('AWS::Budgets::Budget').Budget.BudgetLimit.Amount).toBe(50);
  });

  test('has a name by CloudFormation, so that one with other notices can be made beside it', () => {
    expect(budget.Budget).not.toHaveProperty('BudgetName');
  });

  test('tells the topic before it is spent, when it is, and when it is going to be', () => {
    const [topic] = Object.keys(prod.findResources('AWS::SNS::Topic'));
    const notices = budget.NotificationsWithSubscribers as {
      Notification: { NotificationType: string; Threshold: number };
      Subscribers: unknown;
    }[];
    expect(
      notices.map(({ Notification: notification }) => [
        notification.NotificationType,
        notification.Threshold,
      ]),
    ).toEqual([
      ['ACTUAL', 80],
      ['ACTUAL', 100],
      ['FORECASTED', 100],
    ]);
    for (const { Subscribers } of notices)
      expect(Subscribers).toEqual([{ SubscriptionType: 'SNS', Address: { Ref: topic } }]);
    const [[, { DependsOn }] = ['', { DependsOn: [] }]] = Object.entries(
      prod.findResources('AWS::Budgets::Budget'),
    );
    expect(DependsOn).toContain(onlyResource('AWS::SNS::TopicPolicy').id);
  });
});

describe('the canary', () => {
  const canary = functionOf('WatchCanaryLook');

  test('looks every five minutes by the site’s own address, and is not tried again', () => {
    const [cdn] = Object.keys(prod.findResources('AWS::CloudFront::Distribution'));
    expect(canary.Environment.Variables).toMatchObject({
      SITE_URL: { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [cdn, 'DomainName'] }]] },
      STAGE: 'test',
    });
    expect(clockOf('WatchCanary')).toMatchObject({
      ScheduleExpression: 'rate(5 minutes)',
      State: 'ENABLED',
      Target: { Arn: { 'Fn::GetAtt': [canary.id, 'Arn'] }, RetryPolicy: { MaximumRetryAttempts: 0 } },
    });
  });

  test('signs in by a client of its own, which a browser cannot use, and whose tokens the API takes', () => {
    const clients = resources('AWS::Cognito::UserPoolClient');
    const own = clients.find(({ id }) => id.startsWith('SignInCanary'));
    expect(own).toMatchObject({
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AllowedOAuthFlowsUserPoolClient: false,
    });
    expect(canary.Environment.Variables.CANARY_CLIENT_ID).toEqual({ Ref: own?.id });
    const site = clients.find(({ id }) => id.startsWith('SignInSite'));
    expect(JSON.stringify(site?.ExplicitAuthFlows)).not.toMatch(/PASSWORD/);
    const { JwtConfiguration } = onlyResource('AWS::ApiGatewayV2::Authorizer');
    expect(JwtConfiguration.Audience).toEqual([{ Ref: site?.id }, { Ref: own?.id }]);
  });

  test('has its password from Secrets Manager, where AWS has made it up', () => {
    const password = resources('AWS::SecretsManager::Secret').find(({ id }) => id.startsWith('WatchCanary'));
    expect(password?.GenerateSecretString).toEqual({ PasswordLength: 40, ExcludePunctuation: true });
    expect(canary.Environment.Variables.CANARY_PASSWORD_SECRET).toEqual({ Ref: password?.id });
  });

  test('can set nobody’s password', () => {
    const allowed = statementsOf(prod, 'WatchCanaryLookRole');
    expect(allowed.filter((action) => action.startsWith('cognito-idp:'))).toEqual(
      ['AdminCreateUser', 'AdminInitiateAuth', 'AdminRespondToAuthChallenge'].map(
        (action) => `cognito-idp:${action} SignInUsers`,
      ),
    );
  });

  test('is in any stage that wants one', () => {
    const wanted = synthesized({ keepsData: false, canary: true });
    expect(clockOf('WatchCanary', wanted)).toBeDefined();
    expect(clockOf('WatchCanary', synthesized({ canary: false }))).toBeUndefined();
  });
});

test.each([
  ['prod', prod, 5],
  ['dev', dev, 4],
])(
  'what the clock of %s calls is tried once, by Lambda too, and given up when it has waited a minute',
  (_what, from, count) => {
    const called = resources('AWS::Scheduler::Schedule', from)
      .map(({ Target }) => Target.Arn['Fn::GetAtt']?.[0])
      .filter((id) => id in from.findResources('AWS::Lambda::Function'));
    expect(called).toHaveLength(count);
    const settings = resources('AWS::Lambda::EventInvokeConfig', from).map(({ id: _, ...own }) => own);
    expect(settings).toHaveLength(count);
    // Scheduler calls the function itself, which is its latest version.
    for (const Ref of called)
      expect(settings).toContainEqual({
        ...{ FunctionName: { Ref }, Qualifier: '$LATEST' },
        ...{ MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 60 },
      });
  },
);

test('how long ago all was read is told every hour, where all is read every week', () => {
  const crawlAgeReporter = functionOf('FullCrawlAgeReport');
  expect(clockOf('FullCrawlAge')).toMatchObject({
    ScheduleExpression: 'rate(1 hour)',
    Target: { Arn: { 'Fn::GetAtt': [crawlAgeReporter.id, 'Arn'] } },
  });
  expect(crawlAgeReporter.Environment.Variables).toMatchObject({ IMPORT_SOURCES: 'hh' });
  const daily = synthesized({ importSchedule: { weekly: null } });
  expect(clockOf('FullCrawlAge', daily)).toBeUndefined();
});

test('what accounts have left is looked for every hour in any stage, and is not tried again at once', () => {
  const sweeper = functionOf('AccountSweepWalk');
  for (const from of [prod, dev, rehearsed])
    expect(clockOf('AccountSweep', from)).toMatchObject({
      ScheduleExpression: 'rate(1 hour)',
      State: 'ENABLED',
      Target: { Arn: { 'Fn::GetAtt': [sweeper.id, 'Arn'] }, RetryPolicy: { MaximumRetryAttempts: 0 } },
    });
  // It walks for four minutes, and deletes until nine.
  expect(sweeper.Timeout).toBe(600);
});

test('what stored vacancies ask for is looked at every five minutes in any stage', () => {
  const reader = functionOf('DemandWalkRead');
  for (const from of [prod, dev, rehearsed])
    expect(clockOf('DemandWalk', from)).toMatchObject({
      ScheduleExpression: 'rate(5 minutes)',
      State: 'ENABLED',
      Target: { Arn: { 'Fn::GetAtt': [reader.id, 'Arn'] }, RetryPolicy: { MaximumRetryAttempts: 0 } },
    });
  // So that hardly ever two are at work.
  expect(reader.Timeout).toBe(300);
});

test('X-Ray follows every function of ours and the workflow', () => {
  const ours = resources('AWS::Lambda::Function').filter(({ id }) => !/^(?:Custom|AWSCDKTrigger)/.test(id));
  expect(ours.length).toBeGreaterThan(40);
  for (const { id, TracingConfig } of ours) expect(TracingConfig, id).toEqual({ Mode: 'Active' });
  expect(onlyResource('AWS::StepFunctions::StateMachine').TracingConfiguration).toEqual({ Enabled: true });
});

test('the dashboard shows every alarm and every metric of ours', () => {
  const { DashboardName, DashboardBody } = onlyResource('AWS::CloudWatch::Dashboard');
  expect(DashboardName).toBe('Prizvanie-test');
  const body = JSON.stringify(DashboardBody);
  for (const { id } of resources('AWS::CloudWatch::Alarm')) expect(body, id).toContain(`["${id}","Arn"]`);
  // Four indexes, refused in reading and in writing.
  expect(body.match(/GlobalSecondaryIndexName/g)).toHaveLength(8);
  const metricNames = [...body.matchAll(/\\"Prizvanie\\",\\"(\w+)\\"/g)].map(([, name]) => name);
  expect([...new Set(metricNames)].sort()).toEqual([
    ...[
      'AddressesSubmitted',
      'AiCost',
      'AiFallbacks',
      'AiTokensIn',
      'AiTokensOut',
      'CanaryMilliseconds',
      'CanarySuccess',
      'ConfirmationsSent',
    ],
    ...[
      'DaysSinceFullCrawl',
      'DemandsUnread',
      'DigestMatchesFailed',
      'DigestsFailed',
      'DigestsSent',
      'DigestsUnsure',
      'FullCrawls',
      'ImportsFailed',
      'ImportsSucceeded',
      'NewVacancies',
      'OldestDigestHours',
    ],
    ...[
      'SearchMilliseconds',
      'Searches',
      'SignInErrors',
      'SignUps',
      'SubmissionsFailed',
      'SubscriptionsStopped',
      'SweepsFailed',
      'UnreadableItems',
    ],
  ]);
});

describe('what dev leaves out', () => {
  /** 'AWS::Lambda::Function WatchCanaryLook', without the hash. */
  const idsOf = (from: Template): Set<string> =>
    new Set(
      Object.entries(from.toJSON().Resources as Record<string, { Type: string }>)
        .filter(([id]) => id.startsWith('Watch') || id.startsWith('SignInCanary'))
        .map(([id, { Type }]) => `${Type} ${id.replace(/[0-9A-F]{8}$/, '')}`),
    );

  test('of the watch is the canary with all that it needs and the dear alarms of tables, and nothing else', () => {
    const left = [...idsOf(prod)].filter((id) => !idsOf(dev).has(id));
    expect(left.sort()).toEqual([
      'AWS::CloudWatch::Alarm WatchAlarmscanaryfailing',
      ...['reads', 'reads2', 'writes', 'writes2'].map(
        (name) => `AWS::CloudWatch::Alarm WatchAlarmsdatabase${name.replace(/2?$/, 'throttled$&')}`,
      ),
      'AWS::Cognito::UserPoolClient SignInCanary',
      'AWS::IAM::Policy WatchCanaryLookRoleDefaultPolicy',
      'AWS::IAM::Role WatchCanaryLookRole',
      'AWS::Lambda::EventInvokeConfig WatchCanaryLookEventInvokeConfig',
      'AWS::Lambda::Function WatchCanaryLook',
      'AWS::Logs::LogGroup WatchCanaryLookLog',
      'AWS::Scheduler::Schedule WatchCanaryClock',
      'AWS::SecretsManager::Secret WatchCanaryPassword',
    ]);
    expect([...idsOf(dev)].filter((id) => !idsOf(prod).has(id))).toEqual([]);
  });

  test('without a site, in a rehearsal, there is also nothing that its emulator refuses', () => {
    const left = [...idsOf(dev)].filter((id) => !idsOf(rehearsed).has(id));
    expect(left.sort()).toEqual([
      'AWS::Budgets::Budget WatchBudgetMonth',
      ...['apierrors', 'searchslow', 'signinerrors', 'signinrefusals', 'writererrors'].map(
        (name) => `AWS::CloudWatch::Alarm WatchAlarms${name}`,
      ),
    ]);
  });
});

describe('the rules of AWS', () => {
  const folders = builtFolders();
  afterAll(folders.remove);

  test.each([
    ['prod', { alarms: { email: 'ops@example.ru' }, monthlyBudget: 200 }],
    ['dev', { keepsData: false }],
    ['a stage without a site', { keepsData: false, hasContentDelivery: false }],
    ['a stage with e-mails', withEmails],
    ['dev with a canary', { keepsData: false, canary: true }],
  ])('hold in %s', (_what, values) => {
    const { app } = appOf(parseSettings('test', { ...smallest, ...values }), folders);
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    expect(() => app.synth()).not.toThrow();
  });
});
