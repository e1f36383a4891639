import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { streamNames, streams } from '#core/contract/index.ts';
import { readable } from '../statements.ts';
import { synthesized } from '../synthesized.ts';

const template = synthesized();
const [cdn = ''] = Object.keys(template.findResources('AWS::CloudFront::Distribution'));

/** What a function gets, by the beginning of its id. */
const variablesOf = (id: string, of = template) =>
  Object.entries(of.findResources('AWS::Lambda::Function'))
    .filter(([resourceId]) => resourceId.startsWith(id))
    .map(([, { Properties }]) => Properties.Environment.Variables as Record<string, unknown>)[0] ?? {};

describe('the files of users', () => {
  const [bucket] = Object.entries(template.findResources('AWS::S3::Bucket'))
    .filter(([id]) => id.startsWith('UserFiles'))
    .map(([, bucket]) => bucket);

  test('are private, encrypted, kept in versions, and go by TLS alone', () => {
    expect(bucket?.Properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
      VersioningConfiguration: { Status: 'Enabled' },
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      },
    });
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      Bucket: { Ref: Match.stringLikeRegexp('^UserFiles') },
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

  test('are sent and read by pages of the site alone', () => {
    const origin = { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [cdn, 'DomainName'] }]] };
    expect(bucket?.Properties.CorsConfiguration.CorsRules).toMatchObject([
      { AllowedOrigins: [origin], AllowedMethods: ['GET', 'HEAD', 'POST'], AllowedHeaders: ['range'] },
    ]);
  });

  test('go in a day when nobody confirms them, and in 35 when they were replaced', () => {
    expect(bucket?.Properties.LifecycleConfiguration.Rules).toEqual([
      expect.objectContaining({
        Prefix: 'incoming/',
        ExpirationInDays: 1,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        Status: 'Enabled',
      }),
      expect.objectContaining({
        NoncurrentVersionExpiration: { NoncurrentDays: 35 },
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        ExpiredObjectDeleteMarker: true,
        Status: 'Enabled',
      }),
    ]);
  });

  test('stay where a stage keeps its data, and are not there where it takes none', () => {
    expect(bucket?.DeletionPolicy).toBe('RetainExceptOnCreate');
    const without = synthesized({ hasUploads: false });
    expect(Object.keys(without.findResources('AWS::S3::Bucket')).join()).not.toContain('UserFiles');
    expect(variablesOf('ApiListDocuments', without)).not.toHaveProperty('FILES_BUCKET');
    expect(JSON.stringify(without.findResources('AWS::CloudFront::ResponseHeadersPolicy'))).not.toContain(
      's3',
    );
  });

  test('are known by their bucket’s name to those that need it', () => {
    for (const name of ['ListDocuments', 'RequestUpload', 'ConfirmUpload', 'GetDocumentLink', 'DeleteMe'])
      expect(variablesOf(`Api${name}`), name).toHaveProperty('FILES_BUCKET');
    expect(variablesOf('ApiListLetters')).not.toHaveProperty('FILES_BUCKET');
  });
});

test('what a user keeps for a day only goes by itself', () => {
  const [table] = Object.entries(template.findResources('AWS::DynamoDB::Table'))
    .filter(([id]) => id.startsWith('StoreUserItems'))
    .map(([, { Properties }]) => Properties);
  expect(table).toMatchObject({
    KeySchema: [
      { AttributeName: 'user_id', KeyType: 'HASH' },
      { AttributeName: 'id', KeyType: 'RANGE' },
    ],
    TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
  });
});

describe('the API that answers word by word', () => {
  const methods = Object.values(template.findResources('AWS::ApiGateway::Method'));

  test('streams, and asks an access token of the pool', () => {
    expect(methods).toHaveLength(Object.keys(streams).length);
    const [authorizer = ''] = Object.keys(template.findResources('AWS::ApiGateway::Authorizer'));
    for (const { Properties } of methods)
      expect(Properties).toMatchObject({
        HttpMethod: 'POST',
        AuthorizationType: 'COGNITO_USER_POOLS',
        AuthorizerId: { Ref: authorizer },
        AuthorizationScopes: ['aws.cognito.signin.user.admin'],
        Integration: { Type: 'AWS_PROXY', ResponseTransferMode: 'STREAM', TimeoutInMillis: 90_000 },
      });
    template.hasResourceProperties('AWS::ApiGateway::RestApi', {
      EndpointConfiguration: { Types: ['REGIONAL'] },
    });
  });

  test('has a path for each stream of the contract', () => {
    const parts = template.findResources('AWS::ApiGateway::Resource');
    const pathOf = (id: string): string => {
      const { ParentId, PathPart } = parts[id]?.Properties ?? {};
      return id in parts ? `${pathOf(ParentId.Ref ?? '')}/${PathPart}` : '';
    };
    expect(methods.map(({ Properties }) => pathOf(Properties.ResourceId.Ref)).sort()).toEqual(
      Object.values(streams)
        .map(({ path }) => path)
        .sort(),
    );
  });

  test('is throttled, and keeps no log of its own, which would need a role of the account', () => {
    template.hasResourceProperties('AWS::ApiGateway::Stage', {
      MethodSettings: [
        Match.objectLike({ ThrottlingRateLimit: 5, ThrottlingBurstLimit: 10, DataTraceEnabled: false }),
      ],
      AccessLogSetting: Match.absent(),
    });
  });

  test('is asked before the other one, uncompressed and never cached', () => {
    const { CacheBehaviors: all, Origins: origins } = Object.values(
      template.findResources('AWS::CloudFront::Distribution'),
    )[0]?.Properties.DistributionConfig ?? { CacheBehaviors: [], Origins: [] };
    for (const [at, name] of streamNames.entries()) {
      expect(all[at]).toMatchObject({
        PathPattern: streams[name].path,
        Compress: false,
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', // AWS: CachingDisabled
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac', // AWS: AllViewerExceptHostHeader
      });
      const origin = origins.find(({ Id }: { Id: string }) => Id === all[at].TargetOriginId);
      expect(origin).toMatchObject({ OriginPath: '/v1', CustomOriginConfig: { OriginReadTimeout: 60 } });
      expect(readable(origin.DomainName)).toMatch(/^WritingStream\w*\.execute-api\.eu-central-1\./);
    }
  });
});

describe('the writer', () => {
  const writers = ['ApiAnalyzeResume', 'ApiGenerateCoverLetter', 'WritingStreamStreamAnalyzeResume'];
  const policies = (of: typeof template) => JSON.stringify(of.findResources('AWS::IAM::Policy'));

  test('without a model may ask none', () => {
    expect(policies(template)).not.toContain('bedrock');
    for (const name of writers)
      expect(variablesOf(name), name).toMatchObject({
        WRITER_MODEL: '',
        WRITER_REGION: 'eu-central-1',
        WRITER_ANSWERS_PER_DAY: '20',
        WRITER_DOLLARS_PER_MONTH: '50',
        WRITER_PRICE_IN: '0',
        WRITER_PRICE_OUT: '0',
        USER_ITEMS_TABLE: expect.anything(),
        USAGE_TABLE: expect.anything(),
      });
  });

  test('asks the named model in its region, and no other', () => {
    const price = { input: 0.00006, output: 0.00024 };
    const writer = { model: 'amazon.nova-lite-v1:0', region: 'eu-west-1', answersPerDay: 5, price };
    const own = synthesized({ writer });
    const bedrockStatements = bedrockOf(own);
    expect(bedrockStatements).toHaveLength(5);
    for (const statement of bedrockStatements) {
      expect(statement.Action).toEqual(['bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream']);
      expect(readable(statement.Resource)).toBe(
        'arn:{AWS::Partition}:bedrock:eu-west-1::foundation-model/amazon.nova-lite-v1:0',
      );
    }
    expect(variablesOf('ApiAnalyzeResume', own)).toMatchObject({
      WRITER_MODEL: 'amazon.nova-lite-v1:0',
      WRITER_REGION: 'eu-west-1',
      WRITER_ANSWERS_PER_DAY: '5',
      WRITER_PRICE_IN: '0.00006',
    });
  });

  test('asks a profile, and its model in other regions through the profile alone', () => {
    const price = { input: 0.00006, output: 0.00024 };
    const own = synthesized({ writer: { model: 'eu.amazon.nova-lite-v1:0', price } });
    const [profile, model] = bedrockOf(own);
    const arn =
      'arn:{AWS::Partition}:bedrock:eu-central-1:{AWS::AccountId}:inference-profile/eu.amazon.nova-lite-v1:0';
    expect(readable(profile?.Resource)).toBe(arn);
    expect(readable(model?.Resource)).toBe(
      'arn:{AWS::Partition}:bedrock:*::foundation-model/amazon.nova-lite-v1:0',
    );
    expect(readable(model?.Condition.StringEquals['bedrock:InferenceProfileArn'])).toBe(arn);
  });
});

const bedrockOf = (of: typeof template) =>
  Object.values(of.findResources('AWS::IAM::Policy'))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .filter(({ Action }) => JSON.stringify(Action).includes('bedrock'));
