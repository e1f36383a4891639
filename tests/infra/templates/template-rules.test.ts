import { describe, expect, test } from 'vitest';
import { type RawResource, stageKinds, type TemplateFile, templatesOf, valuesUnder } from '../stages.ts';

const files = Object.fromEntries(stageKinds.map((kind) => [kind, templatesOf(kind)]));

type Found = [where: string, resource: RawResource];
const ofType = (all: readonly TemplateFile[], type: string): Found[] =>
  all.flatMap(({ name, resources }) =>
    Object.entries(resources)
      .filter(([, { Type }]) => Type === type)
      .map(([id, resource]): Found => [`${name}: ${id}`, resource]),
  );

/** What CloudFormation or a service shows with question marks, or refuses, where it is not ASCII; CloudWatch takes any text. */
function descriptionsIn({ name, description, parameters, outputs, resources }: TemplateFile) {
  return [
    [name, description],
    ...Object.entries(parameters).map(([id, parameter]) => [`${name}: ${id}`, parameter.Description]),
    ...Object.entries(outputs).map(([id, output]) => [`${name}: ${id}`, JSON.stringify(output)]),
    ...Object.entries(resources).flatMap(([id, { Properties }]) =>
      ['Description', 'Comment', 'GroupDescription'].flatMap((key) =>
        valuesUnder(key, Properties).map((text) => [`${name}: ${id}`, JSON.stringify(text)]),
      ),
    ),
  ];
}

/** All that CloudFormation makes before this one. */
function dependenciesOf({ resources }: TemplateFile, id: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (resourceId: string): void => {
    const { DependsOn = [], Properties } = resources[resourceId] ?? {};
    const named = [
      ...[DependsOn].flat(),
      ...valuesUnder('Ref', Properties),
      ...valuesUnder('Fn::GetAtt', Properties).map((target) => [target].flat()[0]),
    ];
    for (const next of named)
      if (typeof next === 'string' && next in resources && !found.has(next)) {
        found.add(next);
        visit(next);
      }
  };
  visit(id);
  return found;
}

describe.each(stageKinds)('of the stage «%s»', (kind) => {
  const all = files[kind] ?? [];

  test('a log of a REST stage comes with the role of the account that writes it', () => {
    const logging = ofType(all, 'AWS::ApiGateway::Stage').filter(
      ([, { Properties }]) =>
        Properties.AccessLogSetting !== undefined ||
        valuesUnder('LoggingLevel', Properties.MethodSettings).some((level) => level !== 'OFF'),
    );
    const accounts = ofType(all, 'AWS::ApiGateway::Account').filter(
      ([, { Properties }]) => Properties?.CloudWatchRoleArn !== undefined,
    );
    expect(accounts.length > 0 ? [] : logging.map(([where]) => where)).toEqual([]);
  });

  test('outputs and descriptions are ASCII', () => {
    const described = all.flatMap(descriptionsIn);
    expect(described.length).toBeGreaterThan(10);
    expect(described.filter(([, text]) => /[^\x20-\x7e]/.test(text ?? ''))).toEqual([]);
  });

  test('an alarm counts by ten metrics at most', () => {
    const alarms = ofType(all, 'AWS::CloudWatch::Alarm');
    expect(alarms.length).toBeGreaterThan(0);
    const many = alarms.filter(
      ([, { Properties }]) =>
        (Properties.Metrics ?? []).filter((metric: { MetricStat?: unknown }) => metric.MetricStat).length >
        10,
    );
    expect(many.map(([where]) => where)).toEqual([]);
  });

  /** The main template, and of its two uploads the one of this name. */
  function uploadOf(name: 'Assets' | 'Pages') {
    const [main] = all;
    if (!main) throw new Error('no main template');
    const uploads = Object.keys(main.resources).filter(
      (id) => main.resources[id]?.Type === 'Custom::CDKBucketDeployment',
    );
    expect(uploads).toHaveLength(2);
    return { main, upload: uploads.find((id) => id.startsWith(`WebSiteUpload${name}`)) ?? '' };
  }

  test('pages are uploaded after the CDN and both APIs, with all that answers', () => {
    const { main, upload } = uploadOf('Pages');
    const before = ['AWS::CloudFront::Distribution', 'AWS::ApiGatewayV2::Stage', 'AWS::ApiGateway::Stage'];
    const answering = ['AWS::ApiGatewayV2::Route', 'AWS::ApiGateway::Method'];
    const isDependedOn = (id: string, type: string) =>
      [...before, ...answering].includes(type) ||
      (type === 'AWS::CloudFormation::Stack' && id.startsWith('Api'));
    const waitsFor = dependenciesOf(main, upload);
    const missing = Object.entries(main.resources).filter(
      ([id, { Type }]) => isDependedOn(id, Type) && !waitsFor.has(id),
    );
    expect(missing.map(([id]) => id)).toEqual([]);
  });

  test('whatever names a built file is updated after that file is there, and before the pages are', () => {
    const { main, upload: assets } = uploadOf('Assets');
    const naming = ['ApiPages', 'WebSiteSitePage', 'WebSiteApiQuery'].map(
      (name) => Object.keys(main.resources).find((id) => id.startsWith(name)) ?? '',
    );
    for (const id of naming) expect(dependenciesOf(main, id), id).toContain(assets);
    for (const id of [...naming, assets])
      expect(dependenciesOf(main, uploadOf('Pages').upload)).toContain(id);
  });

  test('an expression of WAF has 200 characters at most', () => {
    const expressions = ofType(all, 'AWS::WAFv2::WebACL').flatMap(([, { Properties }]) =>
      valuesUnder('RegexString', Properties),
    );
    if (kind !== 'smallest') expect(expressions.length).toBeGreaterThan(3);
    expect(expressions.filter((expression) => String(expression).length > 200)).toEqual([]);
  });

  test('a nested stack keeps nothing', () => {
    const nested = all.filter(({ kind: of }) => of === 'nested');
    expect(nested.length).toBeGreaterThan(0);
    const types = new Set(
      nested.flatMap(({ resources }) => Object.values(resources).map(({ Type }) => Type)),
    );
    expect([...types].sort()).toEqual(
      [
        ...['AWS::IAM::Policy', 'AWS::IAM::Role', 'AWS::Lambda::Function', 'AWS::Lambda::Permission'],
        'AWS::Lambda::EventInvokeConfig',
        ...(kind === 'smallest' ? [] : ['AWS::Lambda::Alias', 'AWS::Lambda::Version']),
        'AWS::Logs::LogGroup',
        ...(kind === 'smallest'
          ? []
          : [
              ...['AWS::KMS::Key', 'AWS::SNS::Subscription', 'AWS::SNS::Topic', 'AWS::SNS::TopicPolicy'],
              ...['AWS::SES::ConfigurationSet', 'AWS::SES::ConfigurationSetEventDestination'],
              ...['AWS::SQS::Queue', 'AWS::SQS::QueuePolicy'],
            ]),
        'AWS::Scheduler::Schedule',
      ].sort(),
    );
  });
});
