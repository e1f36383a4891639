import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { statementsOf } from '../statements.ts';
import { synthesized } from '../synthesized.ts';

const template = synthesized();

const idOf = (type: string, start: string, from: Template = template): string =>
  Object.keys(from.findResources(type)).find((id) => id.startsWith(start)) ?? '';
const functionOf = (start: string, from: Template = template) =>
  from.findResources('AWS::Lambda::Function')[idOf('AWS::Lambda::Function', start, from)]?.Properties;
const publisher = 'SearchSnapshotsPublishSnapshot';

describe('snapshots of the search index', () => {
  test('are private, encrypted, and go by TLS alone', () => {
    const bucket = idOf('AWS::S3::Bucket', 'SearchSnapshots');
    expect(template.findResources('AWS::S3::Bucket')[bucket]).toMatchObject({
      DeletionPolicy: 'Retain',
      Properties: {
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
        },
      },
    });
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      Bucket: { Ref: bucket },
      PolicyDocument: {
        Statement: [
          Match.objectLike({
            Effect: 'Deny',
            Action: 's3:*',
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          }),
        ],
      },
    });
  });

  const clocks = (from: Template) =>
    Object.entries(from.findResources('AWS::Scheduler::Schedule'))
      .filter(([id]) => id.startsWith('SearchSnapshots'))
      .map(([, { Properties }]) => Properties);

  test('are looked after every quarter of an hour, or as the stage says', () => {
    const arn = { 'Fn::GetAtt': [idOf('AWS::Lambda::Function', publisher), 'Arn'] };
    const quarterly = { ScheduleExpression: 'rate(15 minutes)', Target: { Arn: arn } };
    expect(clocks(template)).toMatchObject([quarterly]);
    expect(JSON.parse(clocks(template)[0]?.Target.Input)).toEqual({ moreThan: 1000 });
    const hourly = synthesized({ search: { snapshots: 'rate(1 hour)' } });
    expect(clocks(hourly)).toMatchObject([{ ScheduleExpression: 'rate(1 hour)' }]);
    expect(clocks(synthesized({ search: { snapshots: null } }))).toEqual([]);
  });

  test('are published on the way of an import and at its end; that they are not, fails nothing', () => {
    const [machine] = Object.values(template.findResources('AWS::StepFunctions::StateMachine'));
    const parts = machine?.Properties.DefinitionString['Fn::Join'][1] as unknown[];
    const { States } = JSON.parse(parts.map((part) => (typeof part === 'string' ? part : 'arn')).join(''));
    const publication = (moreThan: number, next: string) => ({
      Type: 'Task',
      Parameters: { Payload: { moreThan } },
      // What is answered, or thrown, leaves the import's own state as it is.
      ResultPath: null,
      Next: next,
      Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: null, Next: next }],
    });
    expect(States.Batch.Next).toBe('Publish much that is new');
    expect(States['Publish much that is new']).toMatchObject(publication(1000, 'What next?'));
    expect(States['What next?'].Default).toBe('Publish what is new');
    expect(States['Publish what is new']).toMatchObject(publication(0, 'Count the market'));
    // What has failed is recorded: an execution that ends as failed has left no record, and is an alarm.
    expect(States.Done).toEqual({ Type: 'Succeed' });
  });
});

describe('functions that hold the index', () => {
  const holders = [
    'SearchJobs',
    'GetCatalog',
    'GetClosedJob',
    'GetCompany',
    'GetCompanyPage',
    'GetFeed',
    'GetJob',
    'GetListPage',
    'GetSitemap',
    'GetSitemapPage',
    'GetVacancyPage',
    'ListAdminJobs',
    'ListSimilarJobs',
    'MatchJobs',
    'CountNew',
    'GetImports',
    'AnalyzeResume',
    'ServeMcp',
  ].map((name) => `Api${name}`);
  holders.push('WritingStreamStreamAnalyzeResume');
  const matcher = 'ImportWorkflowMatchSearches';
  const writesEmails = {
    ...{ subscriptions: true, sesSender: 'no-reply@jobs.example.ru', domain: { name: 'jobs.example.ru' } },
  };

  test('have the memory that the stage gives them, and are those that may read snapshots', () => {
    const large = synthesized({ search: { memory: 4096 } });
    for (const name of holders) {
      expect(functionOf(name), name).toMatchObject({ MemorySize: 1769 });
      expect(functionOf(name, large), name).toMatchObject({ MemorySize: 4096 });
    }
    const readers = Object.entries(synthesized(writesEmails).findResources('AWS::Lambda::Function'))
      .filter(([, { Properties }]) => Properties.Environment?.Variables.SNAPSHOT_BUCKET)
      .map(([id]) => id.slice(0, -8));
    expect(readers.sort()).toEqual([...holders, publisher, 'MarketStepCount', matcher].sort());
  });

  test('and keep something beside it have no less than that', () => {
    const more = { indexNow: { key: '0123456789abcdef' }, ...writesEmails };
    const small = synthesized({ search: { memory: 512 }, ...more });
    const large = synthesized({ search: { memory: 4096 }, ...more });
    const memories = [publisher, 'MarketStepCount', 'ImportWorkflowSubmitAddresses', matcher].map((name) =>
      [small, large].map((from) => functionOf(name, from)?.MemorySize),
    );
    expect(memories).toEqual([
      [3008, 4096],
      [3008, 4096],
      [1769, 4096],
      [1769, 4096],
    ]);
  });

  test('start anew only when the publisher of their release has looked whether they find a snapshot', () => {
    const [[trigger, { Properties }] = ['', {}]] = Object.entries(template.findResources('Custom::Trigger'));
    const version = template.findResources('AWS::Lambda::Version')[Properties.HandlerArn?.Ref];
    expect(version?.Properties.FunctionName).toEqual({ Ref: idOf('AWS::Lambda::Function', publisher) });
    // What fails there fails the deploy, and the readers stay as they are.
    expect(Properties).toMatchObject({ InvocationType: 'RequestResponse', ExecuteOnHandlerChange: true });
    const minutes = Number(functionOf(publisher)?.Timeout) * 1000;
    expect(Number(Properties.Timeout)).toBe(minutes);
    // Whoever calls it waits for a free function, in a rollback as well.
    template.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: { AWS_MAX_ATTEMPTS: '10' } },
    });

    const provisioned = synthesized({ search: { provisionedConcurrency: 2 } });
    for (const from of [template, provisioned]) {
      const waiting = Object.entries(from.toJSON().Resources as Record<string, { DependsOn?: string[] }>)
        .filter(([, { DependsOn }]) => DependsOn?.includes(trigger))
        .map(([id]) => id);
      for (const name of holders) expect(waiting, name).toContain(idOf('AWS::Lambda::Function', name, from));
      const before = [publisher, 'ImportWorkflowImportBatch'].map((name) =>
        idOf('AWS::Lambda::Function', name, from),
      );
      expect(waiting.filter((id) => before.includes(id))).toEqual([]);
    }
    const alias = idOf('AWS::Lambda::Alias', 'ApiSearchJobsReady', provisioned);
    expect(provisioned.findResources('AWS::Lambda::Alias')[alias]?.DependsOn).toContain(trigger);
  });

  test('wait, ready, for the next search where the stage pays for that', () => {
    template.resourceCountIs('AWS::Lambda::Alias', 0);
    template.resourceCountIs('AWS::Lambda::Version', 1); // the publisher's
    const ready = synthesized({ search: { provisionedConcurrency: 2 } });
    const alias = idOf('AWS::Lambda::Alias', 'ApiSearchJobsReady', ready);
    expect(ready.findResources('AWS::Lambda::Alias')[alias]?.Properties).toMatchObject({
      FunctionName: { Ref: idOf('AWS::Lambda::Function', 'ApiSearchJobs', ready) },
      ProvisionedConcurrencyConfig: { ProvisionedConcurrentExecutions: 2 },
    });
    ready.hasResourceProperties('AWS::ApiGatewayV2::Integration', { IntegrationUri: { Ref: alias } });
    ready.hasResourceProperties('AWS::Lambda::Permission', {
      FunctionName: { Ref: alias },
      Principal: 'apigateway.amazonaws.com',
    });
    expect(statementsOf(ready, 'ApiSearchJobsRole')).toEqual(statementsOf(template, 'ApiSearchJobsRole'));
  });
});
