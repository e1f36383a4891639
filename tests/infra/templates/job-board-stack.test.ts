import { Match } from 'aws-cdk-lib/assertions';
import { afterAll, describe, expect, test } from 'vitest';
import { type Endpoint, methodsOf } from '#core/contract/endpoint.ts';
import { endpoints } from '#core/contract/index.ts';
import { idOf } from '../../../infra/constructs/function/bundled-function.ts';
import { parseSettings } from '../../../infra/settings.ts';
import { statementsOf } from '../statements.ts';
import { appOf, builtFolders, handlers, smallest, synthesized } from '../synthesized.ts';

const template = synthesized();

describe('functions', () => {
  test('are Node 24 on arm64, each with a log of its own that does not stay for ever', () => {
    const ours = Object.entries(template.findResources('AWS::Lambda::Function')).filter(
      ([id]) => !/^(?:Custom|AWSCDKTrigger)/.test(id),
    );
    expect(ours).toHaveLength(handlers.length);
    for (const [id, { Properties }] of ours) {
      expect(Properties, id).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
      });
      expect(Properties.LoggingConfig.LogGroup.Ref, id).toBeTruthy();
    }
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
  });

  test('get the variables that the code reads', () => {
    const variables = (id: string) =>
      Object.entries(template.findResources('AWS::Lambda::Function'))
        .filter(([resourceId]) => resourceId.startsWith(id))
        .map(([, { Properties }]) => Properties.Environment.Variables)[0];
    expect(Object.keys(variables('ApiGetJob')).sort()).toEqual([
      'DESCRIPTIONS_TABLE',
      'JOBS_TABLE',
      'ORIGIN_SECRET',
      'SNAPSHOT_BUCKET',
      'STAGE',
      'VERSIONS_TABLE',
    ]);
    expect(variables('ImportWorkflowImportBatch')).toMatchObject({
      HH_API_URL: 'https://api.hh.ru',
      HH_TOKEN_SECRET: 'prizvanie/hh-token',
      HH_REQUESTS_PER_SECOND: '2',
      HH_USER_AGENT: 'Prizvanie/1.0 (team@prizvanie.example)',
    });
  });
});

describe('data', () => {
  test('is paid by use, restorable to any moment, and outlives the stack', () => {
    template.resourceCountIs('AWS::DynamoDB::Table', 12);
    template.allResources('AWS::DynamoDB::Table', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: Match.objectLike({
        BillingMode: 'PAY_PER_REQUEST',
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      }),
    });
  });

  test('goes with a stage that does not keep it', () => {
    const passing = synthesized({ keepsData: false, logRetentionDays: 7 });
    passing.allResources('AWS::DynamoDB::Table', { DeletionPolicy: 'Delete' });
    passing.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 7 });
  });
});

describe('the API', () => {
  test('answers each operation of the contract, throttled', () => {
    const keys = Object.values(template.findResources('AWS::ApiGatewayV2::Route')).map(
      (route) => route.Properties.RouteKey,
    );
    expect(keys.sort()).toEqual(
      Object.values(endpoints)
        .flatMap((endpoint) => methodsOf(endpoint).map((method) => `${method} ${endpoint.path}`))
        .sort(),
    );
    const [stage] = Object.values(template.findResources('AWS::ApiGatewayV2::Stage'));
    for (const key of keys)
      expect(stage?.Properties.RouteSettings[key].ThrottlingRateLimit).toBeGreaterThan(0);
  });

  test('gives a public question as many a second by POST as by GET, for it writes nothing', () => {
    const [stage] = Object.values(template.findResources('AWS::ApiGatewayV2::Stage'));
    const asked = Object.entries<Endpoint>(endpoints).filter(
      ([, { access, method }]) => access === 'public' && method !== 'GET',
    );
    const rateOf = ({ method, path }: Endpoint) =>
      stage?.Properties.RouteSettings[`${method} ${path}`].ThrottlingRateLimit;
    const [others, reading] = [true, false].map((isOther) =>
      asked.filter(([, { isSensitive, answer }]) => Boolean(isSensitive || answer === 'rpc') === isOther),
    );
    expect(reading?.map(([name, endpoint]) => [name, rateOf(endpoint)]).sort()).toEqual(
      ['checkTracked', 'countNew', 'matchJobs'].map((name) => [name, 200]),
    );
    for (const [name] of reading ?? [])
      expect(statementsOf(template, `Api${idOf(name)}Role`).join('\n'), name).not.toMatch(
        /(dynamodb|s3):(Put|Update|Delete|BatchWrite)/,
      );
    expect(others?.map(([, endpoint]) => rateOf(endpoint))).toEqual([20, 20, 20, 20]);
  });

  test('keeps no address of a caller', () => {
    const [stage] = Object.values(template.findResources('AWS::ApiGatewayV2::Stage'));
    expect(stage?.Properties.AccessLogSettings.Format).not.toMatch(/sourceIp|userAgent|authorizer|identity/i);
  });

  test('is open where the contract says public, and asks an access token of our clients everywhere else', () => {
    const [[gate, authorizer] = []] = Object.entries(template.findResources('AWS::ApiGatewayV2::Authorizer'));
    const [client, canary] = Object.keys(template.findResources('AWS::Cognito::UserPoolClient'));
    const [pool] = Object.keys(template.findResources('AWS::Cognito::UserPool'));
    expect(authorizer?.Properties).toMatchObject({
      AuthorizerType: 'JWT',
      IdentitySource: ['$request.header.Authorization'],
      JwtConfiguration: {
        Audience: [{ Ref: client }, { Ref: canary }],
        Issuer: { 'Fn::Join': ['', ['https://cognito-idp.eu-central-1.amazonaws.com/', { Ref: pool }]] },
      },
    });
    const access = new Map(
      Object.values(endpoints).flatMap((endpoint) =>
        methodsOf(endpoint).map((method) => [`${method} ${endpoint.path}`, endpoint.access]),
      ),
    );
    for (const { Properties: route } of Object.values(template.findResources('AWS::ApiGatewayV2::Route'))) {
      const isPublic = access.get(route.RouteKey) === 'public';
      expect(route, route.RouteKey).toMatchObject(
        isPublic
          ? { AuthorizationType: 'NONE' }
          : {
              AuthorizationType: 'JWT',
              AuthorizerId: { Ref: gate },
              // ID tokens are without it.
              AuthorizationScopes: ['aws.cognito.signin.user.admin'],
            },
      );
    }
  });
});

describe('what is missing', () => {
  const folders = builtFolders(['http/jobs/search-jobs', 'http/jobs/get-job']);
  afterAll(folders.remove);

  test('a handler: its file is named', () => {
    expect(() => appOf(parseSettings('test', smallest), folders)).toThrow(/Нет файла functions\/[\w/-]+\.ts/);
  });
});
