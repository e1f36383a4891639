import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it, test } from 'vitest';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { errorCodes } from '#core/contract/errors.ts';
import { endpoints, streams } from '#core/contract/index.ts';
import { errorSchemas } from '#core/contract/openapi/answers.ts';
import { personalRoutes } from '#core/contract/stack/site-routes.ts';
import { expressionsOf } from '../../../infra/constructs/edge/path-expressions.ts';
import { parseSettings } from '../../../infra/settings.ts';
import { maxBytes, shapeOf } from '../request-size.ts';
import { valuesUnder } from '../stages.ts';
import { appOf, builtFolders, smallest } from '../synthesized.ts';
import { holds, type Request, type Statement, unitsOf } from '../waf-statements.ts';

const stacksOf = (values: object) => {
  const folders = builtFolders();
  try {
    const { edge, stack } = appOf(parseSettings('test', { ...smallest, ...values }), folders);
    return { edge: edge && Template.fromStack(edge), site: Template.fromStack(stack) };
  } finally {
    folders.remove();
  }
};

const { edge, site } = stacksOf({});
const [acl] = Object.values(edge?.findResources('AWS::WAFv2::WebACL') ?? {}).map(
  (resource) => resource.Properties,
);

const ruleOf = (name: string) => acl.Rules.find((rule: { Name: string }) => rule.Name === name);
const isRefused = (name: string, request: Request) => holds(ruleOf(name).Statement, request);
const isLimited = (name: string, path: string) =>
  holds(ruleOf(name).Statement.RateBasedStatement.ScopeDownStatement, { path });

const sign = (name: string) => `awswaf:managed:aws:core-rule-set:${name}`;
const isLong = sign('SizeRestrictions_Body');
const hasScript = sign('CrossSiteScripting_Body');
/** `../`, `http://127.0.0.1:8000` and `169.254.169.254`: what AWS takes for an attack stands in resumes of programmers. */
const namesFiles = sign('GenericLFI_Body');
const namesHosts = sign('GenericRFI_Body');
const namesMetadata = sign('EC2MetaDataSSRF_Body');
const inBodies = [isLong, hasScript, namesFiles, namesHosts, namesMetadata];
const isNameless = sign('NoUserAgent_Header');
const hasLongQuery = sign('SizeRestrictions_QueryString');

/** '/api/jobs/{jobId}' → '/api/jobs/hh-1'. */
const exampleAddress = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, 'hh-1');
const operations: [string, Endpoint][] = Object.entries({ ...endpoints, ...streams });

describe('a stage', () => {
  it.each([
    ['that keeps its data has one', {}, true],
    ['that does not, has none', { keepsData: false }, false],
    ['that asks for it has one', { keepsData: false, firewall: true }, true],
    ['that does without has none', { firewall: false }, false],
    ['without a CDN has none', { hasContentDelivery: false }, false],
  ])('%s', (_which, values, has) => {
    expect(parseSettings('test', { ...smallest, ...values }).firewall).toBe(has);
  });

  it('cannot have one before a CDN that is not there', () => {
    expect(() => parseSettings('test', { ...smallest, hasContentDelivery: false, firewall: true })).toThrow(
      /«firewall»|firewall.*CloudFront/,
    );
  });

  it('has it in us-east-1, and the CDN in its own region knows it by its output', () => {
    expect(acl.Scope).toBe('CLOUDFRONT');
    const [cdn] = Object.values(site.findResources('AWS::CloudFront::Distribution'));
    const reference = cdn?.Properties.DistributionConfig.WebACLId['Fn::GetStackOutput'];
    expect(reference).toMatchObject({ Region: 'us-east-1' });
    expect(JSON.stringify(reference)).toContain('Prizvanie-test-edge');
    const output = edge?.toJSON().Outputs[reference.OutputName];
    const [id] = Object.keys(edge?.findResources('AWS::WAFv2::WebACL') ?? {});
    expect(output?.Value).toEqual({ 'Fn::GetAtt': [id, 'Arn'] });
  });

  it('without one has a CDN that asks none, and no second stack', () => {
    const without = stacksOf({ firewall: false });
    expect(without.edge).toBeUndefined();
    const [cdn] = Object.values(without.site.findResources('AWS::CloudFront::Distribution'));
    expect(cdn?.Properties.DistributionConfig).not.toHaveProperty('WebACLId');
  });
});

describe('the lists of AWS', () => {
  const lists = acl.Rules.filter((rule: Statement) => rule.Statement.ManagedRuleGroupStatement);

  it('refuse: known attacks, bad addresses, and the core rules', () => {
    expect(
      lists.map((rule: Statement) => [
        rule.Name,
        rule.Statement.ManagedRuleGroupStatement.VendorName,
        rule.Statement.ManagedRuleGroupStatement.Name,
        rule.OverrideAction,
      ]),
    ).toEqual([
      ['bad-addresses', 'AWS', 'AWSManagedRulesAmazonIpReputationList', { None: {} }],
      ['known-attacks', 'AWS', 'AWSManagedRulesKnownBadInputsRuleSet', { None: {} }],
      ['core', 'AWS', 'AWSManagedRulesCommonRuleSet', { None: {} }],
    ]);
  });

  it('only mark what seven rules find, and each of these marks is judged behind them', () => {
    const overrides = lists.flatMap(
      (rule: Statement) => rule.Statement.ManagedRuleGroupStatement.RuleActionOverrides ?? [],
    );
    expect(overrides).toEqual(
      [
        ...['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericLFI_BODY', 'GenericRFI_BODY'],
        ...['EC2MetaDataSSRF_BODY', 'SizeRestrictions_QUERYSTRING', 'NoUserAgent_HEADER'],
      ].map((Name) => ({
        Name,
        ActionToUse: { Count: {} },
      })),
    );
    for (const name of ['body', 'query', 'nameless']) {
      expect(ruleOf(name).Priority).toBeGreaterThan(ruleOf('core').Priority);
      expect(ruleOf(name).Action.Block.CustomResponse.ResponseCode).toBe(403);
    }
    for (const label of [...inBodies, hasLongQuery, isNameless])
      expect(
        ['body', 'query', 'nameless'].some((name) =>
          isRefused(name, { path: '/api/documents', labels: [label] }),
        ),
        label,
      ).toBe(true);
  });
});

describe('a body that is long, or has what looks like an attack in it', () => {
  it.each([
    '/api/analyze-resume',
    '/api/generate-cover-letter',
    '/api/ai/analyze-resume',
    '/api/ai/generate-cover-letter',
    '/api/letters',
    '/api/documents/d-1/annotations',
    '/api/admin/jobs',
    '/api/admin/jobs/hh-1/content',
  ])('passes to %s, where people write', (path) => {
    for (const label of inBodies) expect(isRefused('body', { path, labels: [label] })).toBe(false);
  });

  it.each([
    ...['/', '/api/me', '/api/documents', '/api/documents/d-1/confirm', '/api/jobs', '/api/stop-writing'],
    ...['/api/admin/jobs/hh-1', '/api/admin/users/u/roles/admin', '/api/parse-hh-jobs', '/config.json'],
    // Near misses.
    ...[
      '/api/letters/',
      '/API/letters',
      '/api/letters%2f',
      '/api/documents/a/b/annotations',
      '/x/api/letters',
    ],
    ...['/api/analyze-resume\n', '/api/admin/jobs/../letters', '/api/ai/', '/api/ai/other'],
  ])('is refused at %j', (path) => {
    for (const label of inBodies) expect(isRefused('body', { path, labels: [label] })).toBe(true);
    expect(isRefused('body', { path })).toBe(false);
  });

  it('passes wherever the contract takes more than 8 KB', () => {
    const long = operations.filter(
      ([, operation]) =>
        !['GET', 'DELETE'].includes(operation.method) &&
        Math.min(maxBytes(shapeOf(operation)), operation.maxBodyBytes ?? Number.POSITIVE_INFINITY) > 8192,
    );
    expect(long.length).toBeGreaterThan(6);
    for (const [name, operation] of long)
      expect(isRefused('body', { path: exampleAddress(operation), labels: [isLong] }), name).toBe(false);
  });
});

describe('a long query', () => {
  it('passes wherever the contract takes more than 2 KB, and on the pages that ask so', () => {
    // Written with percent signs a Russian letter takes six bytes.
    const long = operations.filter(
      ([, operation]) =>
        ['GET', 'DELETE'].includes(operation.method) && 3 * maxBytes(shapeOf(operation)) > 2048,
    );
    expect(long.map(([name]) => name)).toContain('searchJobs');
    for (const path of [...long.map(([, operation]) => exampleAddress(operation)), ...personalRoutes])
      expect(isRefused('query', { path, labels: [hasLongQuery] }), path).toBe(false);
  });

  it.each(['/api/me', '/api/jobs/hh-1', '/assets/main.js', '/api/documents', '/unknown'])(
    'is refused at %s',
    (path) => expect(isRefused('query', { path, labels: [hasLongQuery] })).toBe(true),
  );
});

describe('a request without a User-Agent', () => {
  const token = 'A'.repeat(22);

  it.each([`/api/subscriptions/${token}/unsubscribe`, `/api/subscriptions/${token}/confirm`])(
    'passes to %s, as mail programs ask, and is under all other rules there',
    (path) => {
      expect(isRefused('nameless', { path, labels: [isNameless] })).toBe(false);
      expect(isRefused('body', { path, labels: [isNameless, isLong] })).toBe(true);
      expect(isRefused('query', { path, labels: [isNameless, hasLongQuery] })).toBe(true);
      expect(isLimited('too-many-sign-ins', path)).toBe(true);
    },
  );

  it.each([
    ...['/', '/api/jobs', '/api/me', '/api/subscriptions', '/api/searches', '/searches'],
    // Near misses.
    ...[`/api/subscriptions/${token}/unsubscribe/`, `/API/subscriptions/${token}/confirm`],
    ...[`/api/subscriptions/${token}/a/confirm`, `/api/subscriptions/${token}%2fconfirm`],
  ])('is refused at %s', (path) => {
    expect(isRefused('nameless', { path, labels: [isNameless] })).toBe(true);
    expect(isRefused('nameless', { path })).toBe(false);
  });
});

describe('one address', () => {
  const limitOf = (name: string) => ruleOf(name).Statement.RateBasedStatement;

  it('may ask for so much in five minutes, and is told so in the words of the API', () => {
    const names = ['too-many-requests', 'too-many-sign-ins', 'too-much-writing'];
    expect(names.map((name) => limitOf(name).Limit)).toEqual([6000, 600, 100]);
    for (const name of names) {
      expect(limitOf(name)).toMatchObject({ AggregateKeyType: 'IP', EvaluationWindowSec: 300 });
      const { ResponseCode, CustomResponseBodyKey } = ruleOf(name).Action.Block.CustomResponse;
      const { ContentType, Content } = acl.CustomResponseBodies[CustomResponseBodyKey];
      const { error } = JSON.parse(Content);
      expect([ResponseCode, ContentType, error.code]).toEqual([429, 'APPLICATION_JSON', 'over_quota']);
      expect(error.message).toMatch(/^Слишком много запросов/);
    }
  });

  it('is counted before the costlier rules look', () => {
    expect(limitOf('too-many-requests')).not.toHaveProperty('ScopeDownStatement');
    for (const name of ['too-many-requests', 'too-many-sign-ins', 'too-much-writing'])
      expect(ruleOf(name).Priority).toBeLessThan(ruleOf('core').Priority);
  });

  it.each([
    ['/api/me', true, false],
    ['/api/me/data', true, false],
    ['/api/admin/users/u-1/roles/admin', true, false],
    ['/api/analyze-resume', false, true],
    ['/api/ai/generate-cover-letter', false, true],
    // As the API would read them.
    ['/api/generate%2Dcover-letter', false, true],
    ['/%61pi/%6De', true, false],
    ['/api//ai/./generate-cover-letter', false, true],
    ['/api/jobs/../me', true, false],
    ['/api/jobs', false, false],
    ['/', false, false],
  ])('%s: as proof of who one is %s, as writing %s', (path, proves, writes) => {
    expect([isLimited('too-many-sign-ins', path), isLimited('too-much-writing', path)]).toEqual([
      proves,
      writes,
    ]);
  });
});

test('nothing about a person is kept: counts by rule, no samples, no log', () => {
  for (const { VisibilityConfig: seen, Name } of [...acl.Rules, acl])
    expect(seen, Name).toMatchObject({ CloudWatchMetricsEnabled: true, SampledRequestsEnabled: false });
  expect(new Set(acl.Rules.map((rule: Statement) => rule.VisibilityConfig.MetricName)).size).toBe(
    acl.Rules.length,
  );
  edge?.resourceCountIs('AWS::WAFv2::LoggingConfiguration', 0);
});

test('answers are the API’s, and every expression is one that WAF takes', () => {
  for (const [key, { Content }] of Object.entries<{ Content: string }>(acl.CustomResponseBodies)) {
    const { error } = JSON.parse(Content);
    expect(Object.keys(errorCodes), key).toContain(error.code);
    // As the API describes an error: what is needed is there, and nothing else.
    const { required, properties } = errorSchemas.Error;
    expect(Object.keys(error), key).toEqual(expect.arrayContaining([...required]));
    expect(Object.keys(properties), key).toEqual(expect.arrayContaining(Object.keys(error)));
    expect(Buffer.byteLength(Content)).toBeLessThan(4096);
  }
  const expressions = valuesUnder('RegexString', acl.Rules) as string[];
  expect(expressions.length).toBeGreaterThan(3);
  for (const text of expressions) expect(text.length, text).toBeLessThanOrEqual(200);
});

test('paths that fill more than one expression of 200 characters are spread over several', () => {
  const paths = Array.from({ length: 40 }, (_, at) => `/api/some-noun-${at}/{id}/parts`);
  const expressions = expressionsOf(paths);
  expect(expressions.length).toBeGreaterThan(5);
  for (const text of expressions) expect(text.length, text).toBeLessThanOrEqual(200);
  const isMatched = (path: string) => expressions.some((text) => new RegExp(text).test(path));
  for (const path of paths) expect(isMatched(path.replace('{id}', 'x')), path).toBe(true);
  for (const path of ['/api/some-noun-40/x/parts', '/api/some-noun-1/parts', '/api/some-noun-1/x/y/parts'])
    expect(isMatched(path), path).toBe(false);
});

test('all rules together take no more than the 1,500 units that the price of the list covers', () => {
  const units = acl.Rules.reduce(
    (sum: number, { Statement: statement }: Statement) => sum + unitsOf(statement),
    0,
  );
  expect(units).toBeGreaterThan(900);
  expect(units).toBeLessThanOrEqual(1500);
});
