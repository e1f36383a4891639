import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it, test } from 'vitest';
import { methodsOf } from '#core/contract/endpoint.ts';
import { endpoints, streams } from '#core/contract/index.ts';
import { parseSettings } from '../../../infra/settings.ts';
import { stages } from '../stages.ts';
import { appOf, builtFolders, wholeTemplateOf } from '../synthesized.ts';

interface Resource {
  Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: properties of every type
  Properties: any;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
}

const folders = builtFolders();
const { edge, stack } = appOf(parseSettings('prod', stages.everything.values), folders);
const template = wholeTemplateOf(stack);
const edgeTemplate = edge && Template.fromStack(edge);
folders.remove();

const resources = Object.entries<Resource>(template.toJSON().Resources);
const ofType = (type: string) => resources.filter(([, resource]) => resource.Type === type);

/** What would be lost with a resource of this type. */
const retainedTypes = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool'];
/** What holds something, too, and may go with the stack: logs, starts that nobody took, secrets that are made anew. */
const transientTypes = [
  ...['AWS::Logs::LogGroup', 'AWS::SQS::Queue', 'AWS::SecretsManager::Secret', 'AWS::KMS::Key'],
  'AWS::SNS::Topic',
];
const holdsSomething =
  /::(DynamoDB|S3|RDS|DocDB|Neptune|EFS|FSx|Redshift|ElastiCache|MemoryDB|OpenSearchService|Elasticsearch|Kinesis|KinesisFirehose|MSK|Timestream|Cassandra|QLDB|S3Express|S3Tables|S3Vectors|Backup|ECR|EC2|SQS|SNS|Logs|SecretsManager|SSM|KMS|Cognito)::(?!BucketPolicy|QueuePolicy|TopicPolicy|QueueInlinePolicy|TopicInlinePolicy|Subscription|MetricFilter|Alias|UserPool\w)/;

test('every kind of store in the template is known here', () => {
  const stores = new Set(resources.map(([, { Type }]) => Type).filter((type) => holdsSomething.test(type)));
  for (const type of retainedTypes) expect(stores).toContain(type);
  expect([...stores].filter((type) => ![...retainedTypes, ...transientTypes].includes(type))).toEqual([]);
});

describe.each(retainedTypes)('every %s', (type) => {
  it('outlives its stack, and is not replaced away', () => {
    for (const [id, resource] of ofType(type))
      expect([id, resource.DeletionPolicy, resource.UpdateReplacePolicy]).toEqual([
        id,
        expect.stringMatching(/^Retain/),
        'Retain',
      ]);
  });
});

test('both stacks refuse to be deleted', () => {
  expect([stack.terminationProtection, edge?.terminationProtection]).toEqual([true, true]);
});

describe('every table', () => {
  it('refuses to be deleted, goes back to any second, and is encrypted', () => {
    expect(ofType('AWS::DynamoDB::Table').length).toBeGreaterThan(9);
    for (const [id, { Properties }] of ofType('AWS::DynamoDB::Table')) {
      expect(Properties, id).toMatchObject({
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      });
      // Without a word DynamoDB encrypts with a key of its own; only a word could take it away.
      expect(Properties.SSESpecification?.SSEEnabled, id).not.toBe(false);
    }
  });
});

describe('every bucket', () => {
  const buckets = ofType('AWS::S3::Bucket');

  it('is encrypted and nobody’s to open', () => {
    expect(buckets).toHaveLength(4);
    for (const [id, { Properties }] of buckets) {
      const [rule] = Properties.BucketEncryption.ServerSideEncryptionConfiguration;
      expect(rule.ServerSideEncryptionByDefault.SSEAlgorithm, id).toMatch(/^(AES256|aws:kms)$/);
      expect(Object.values(Properties.PublicAccessBlockConfiguration), id).toEqual([true, true, true, true]);
      expect(Properties.AccessControl, id).toBeUndefined();
    }
  });

  it('is spoken to over TLS alone', () => {
    for (const [id] of buckets) {
      const policy = ofType('AWS::S3::BucketPolicy').find(
        ([, resource]) => resource.Properties.Bucket.Ref === id,
      );
      expect(policy?.[1].Properties.PolicyDocument.Statement, id).toContainEqual(
        expect.objectContaining({
          Effect: 'Deny',
          Action: 's3:*',
          Principal: { AWS: '*' },
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        }),
      );
    }
  });

  it('of what cannot be made again keeps what was replaced, as long as a table does', () => {
    const versioned = buckets.filter(([id]) => /^(UserFiles|Market)/.test(id));
    expect(versioned).toHaveLength(2);
    for (const [id, { Properties }] of versioned) {
      expect(Properties.VersioningConfiguration, id).toEqual({ Status: 'Enabled' });
      expect(Properties.LifecycleConfiguration.Rules, id).toContainEqual(
        expect.objectContaining({ NoncurrentVersionExpiration: { NoncurrentDays: 35 }, Status: 'Enabled' }),
      );
    }
  });
});

test('the accounts refuse to be deleted', () => {
  const [[, pool] = []] = ofType('AWS::Cognito::UserPool');
  expect(pool?.Properties.DeletionProtection).toBe('ACTIVE');
});

test('every queue and topic is encrypted and spoken to over TLS alone', () => {
  const policies = [...ofType('AWS::SQS::QueuePolicy'), ...ofType('AWS::SNS::TopicPolicy')];
  const channels = [...ofType('AWS::SQS::Queue'), ...ofType('AWS::SNS::Topic')];
  expect(channels.length).toBeGreaterThan(0);
  for (const [id, { Properties }] of channels) {
    expect(Properties.SqsManagedSseEnabled ?? Properties.KmsMasterKeyId, id).toBeTruthy();
    const statements = policies
      .filter(([, resource]) =>
        JSON.stringify(resource.Properties.Queues ?? resource.Properties.Topics).includes(`"${id}"`),
      )
      .flatMap(([, resource]) => resource.Properties.PolicyDocument.Statement);
    expect(statements, id).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    );
  }
});

test('every route has a limit of its own, or of its API', () => {
  const [[, stage] = []] = ofType('AWS::ApiGatewayV2::Stage');
  const routes = ofType('AWS::ApiGatewayV2::Route').map(([, resource]) => resource.Properties.RouteKey);
  expect(routes).toHaveLength(Object.values(endpoints).flatMap(methodsOf).length);
  for (const route of routes)
    expect(stage?.Properties.RouteSettings[route], route).toEqual({
      ThrottlingRateLimit: expect.any(Number),
      ThrottlingBurstLimit: expect.any(Number),
    });
  expect(Object.keys(stage?.Properties.RouteSettings).sort()).toEqual(routes.sort());

  const [[, streaming] = []] = ofType('AWS::ApiGateway::Stage');
  expect(ofType('AWS::ApiGateway::Method')).toHaveLength(Object.keys(streams).length);
  expect(streaming?.Properties.MethodSettings).toContainEqual(
    expect.objectContaining({
      HttpMethod: '*',
      ResourcePath: '/*',
      ThrottlingRateLimit: expect.any(Number),
      ThrottlingBurstLimit: expect.any(Number),
    }),
  );
});

describe('a secret', () => {
  /** Every property with a text, by its path: 'Google.ProviderDetails.client_secret'. */
  function texts(value: unknown, path: string): [string, string][] {
    if (typeof value === 'string') return [[path, value]];
    if (typeof value !== 'object' || value === null) return [];
    const [[only, argument] = []] = Object.entries(value);
    if (only === 'Fn::Join') {
      const parts = (argument as [string, unknown[]])[1];
      return [[path, parts.map((part) => (typeof part === 'string' ? part : '{…}')).join('')]];
    }
    return Object.entries(value).flatMap(([key, nested]) => texts(nested, `${path}.${key}`));
  }

  const all = [template, edgeTemplate].flatMap((source) =>
    Object.entries<Resource>(source?.toJSON().Resources ?? {}).flatMap(([id, { Properties }]) =>
      texts(Properties, id),
    ),
  );
  const isReference = (text: string) => /^\{\{resolve:secretsmanager:[^{}]*(\{…\})?[^{}]*\}\}$/.test(text);

  it('stands nowhere in the templates: where one belongs, there is a reference to Secrets Manager', () => {
    const belongs = all.filter(([path]) =>
      /client_secret$|OriginCustomHeaders\.\d+\.HeaderValue$/i.test(path),
    );
    expect(belongs).toHaveLength(3);
    for (const [path, text] of belongs) expect([path, isReference(text)]).toEqual([path, true]);
  });

  it('is nothing that a property of such a name holds but its name in Secrets Manager', () => {
    const named = all.filter(
      ([path, text]) =>
        /(secret|password|passphrase|api_?key|access_?key|private_?key|credential)[^.]*$/i.test(path) &&
        !isReference(text),
    );
    const other = named.filter(
      ([path, text]) =>
        !(
          /\.Ref$|\.Variables\.\w+(\.Ref)?$/.test(path) &&
          (text === 'prizvanie/hh-token' || text in template.toJSON().Resources)
        ),
    );
    expect(other).toEqual([]);
  });

  it('of AWS, of Google, of a token or of a key shows nowhere by its shape', () => {
    const shapes = /(AKIA|ASIA)[A-Z0-9]{16}|GOCSPX-|eyJ[\w-]{10,}\.|-----BEGIN/;
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(([, text]) => shapes.test(text))).toEqual([]);
  });
});
