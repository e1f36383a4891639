import { matchesGlob } from 'node:path';
import { Validations } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterAll, describe, expect, test } from 'vitest';
import { methodsOf } from '#core/contract/endpoint.ts';
import { endpoints } from '#core/contract/index.ts';
import { securityHeaders } from '../../../infra/constructs/edge/security-headers.ts';
import { parseSettings } from '../../../infra/settings.ts';
import { readable } from '../statements.ts';
import { appOf, builtFolders, connections, smallest, synthesized } from '../synthesized.ts';

const template = synthesized();
const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution')).map(
  (resource) => resource.Properties.DistributionConfig,
);

test('the files are nobody’s to read but the CDN’s', () => {
  template.hasResourceProperties('AWS::S3::Bucket', {
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
  });
  template.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
    OriginAccessControlConfig: { SigningBehavior: 'always' },
  });
  const [[bucket] = []] = Object.entries(template.findResources('AWS::S3::Bucket')).filter(([id]) =>
    id.startsWith('WebSite'),
  );
  const policy = Object.values(template.findResources('AWS::S3::BucketPolicy')).find(
    ({ Properties }) => Properties.Bucket.Ref === bucket,
  );
  const allowed = policy?.Properties.PolicyDocument.Statement.filter(
    (statement: { Effect: string }) => statement.Effect === 'Allow',
  );
  const [cdn] = Object.keys(template.findResources('AWS::CloudFront::Distribution'));
  const arn = { 'Fn::GetAtt': [bucket, 'Arn'] };
  const ownArn = ['arn:', { Ref: 'AWS::Partition' }, ':cloudfront::', { Ref: 'AWS::AccountId' }];
  const theCdn = {
    Effect: 'Allow',
    Principal: { Service: 'cloudfront.amazonaws.com' },
    Condition: {
      StringEquals: { 'AWS:SourceArn': { 'Fn::Join': ['', [...ownArn, ':distribution/', { Ref: cdn }]] } },
    },
  };
  expect(allowed).toEqual([
    { ...theCdn, Action: 's3:GetObject', Resource: { 'Fn::Join': ['', [arn, '/*']] } },
    { ...theCdn, Action: 's3:ListBucket', Resource: arn },
  ]);
});

describe('the list of the files, which the CDN may read so that S3 tells 404 from 403', () => {
  const { DefaultCacheBehavior: site, CacheBehaviors: others, Origins } = distribution;

  test('is out of reach through it: one behaviour asks the bucket, and passes no query on', () => {
    const files = Origins.filter((origin: object) => 'S3OriginConfig' in origin).map(
      ({ Id }: { Id: string }) => Id,
    );
    expect(files).toEqual([site.TargetOriginId]);
    for (const behaviour of others) expect(files).not.toContain(behaviour.TargetOriginId);
    expect(site).not.toHaveProperty('OriginRequestPolicyId');
    expect(site.CachePolicyId).toBe('658327ea-f89d-4fab-a63d-7e88639e58f6'); // AWS: CachingOptimized, without queries
  });

  test('and no refusal is kept', () => {
    for (const { ErrorCachingMinTTL } of distribution.CustomErrorResponses)
      expect(ErrorCachingMinTTL).toBe(0);
    // All that CloudFront would keep for ten seconds, one person's 403 for another among them.
    expect(
      distribution.CustomErrorResponses.map((response: { ErrorCode: number }) => response.ErrorCode),
    ).toEqual([400, 403, 404, 405, 414, 500, 502, 503, 504]);
  });
});

describe('the security headers', () => {
  const [id, policy] =
    Object.entries(template.findResources('AWS::CloudFront::ResponseHeadersPolicy'))[0] ?? [];

  test('stand on every behaviour, the API’s too', () => {
    for (const behaviour of [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors])
      expect(behaviour.ResponseHeadersPolicyId).toEqual({ Ref: id });
  });

  test('are the same in CloudFront’s own form as in the list', () => {
    if (!policy) throw new Error('no headers in the template');
    const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } =
      policy.Properties.ResponseHeadersPolicyConfig;
    const { AccessControlMaxAgeSec, IncludeSubdomains } = own.StrictTransportSecurity;
    expect({
      'content-security-policy': readable(own.ContentSecurityPolicy.ContentSecurityPolicy),
      'strict-transport-security': `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
      'x-content-type-options': own.ContentTypeOptions.Override && 'nosniff',
      'x-frame-options': own.FrameOptions.FrameOption,
      'referrer-policy': own.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(
        custom.Items.map((header: { Header: string; Value: string }) => [header.Header, header.Value]),
      ),
    }).toEqual(securityHeaders(connections));
  });

  test('bind no other name to HTTPS, and are on no list of browsers', () => {
    expect(
      policy?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.StrictTransportSecurity,
    ).toEqual({
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: false,
      Override: true,
    });
    expect(securityHeaders([])['strict-transport-security']).toBe('max-age=63072000');
  });

  test('allow nothing inline, nothing evaluated and nobody else’s', () => {
    const { 'content-security-policy': policy } = securityHeaders([]);
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    expect(policy).toMatch(/default-src 'none'.*connect-src 'self'; require-trusted-types-for 'script'/);
  });

  test('allow asking Cognito and the bucket for files, and nobody else', () => {
    const { 'content-security-policy': policy = '' } = securityHeaders(connections);
    expect(policy.split('; ').filter((directive) => directive.includes('https:'))).toEqual([
      `connect-src 'self' ${connections.join(' ')}`,
    ]);
  });
});

describe('answers under /api', () => {
  const behaviour = (pattern: string) =>
    distribution.CacheBehaviors.find(
      (behaviour: { PathPattern: string }) => behaviour.PathPattern === pattern,
    );

  test('of public reads are kept two seconds, by the whole query', () => {
    template.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: {
        MinTTL: 0,
        DefaultTTL: 2,
        MaxTTL: 2,
        ParametersInCacheKeyAndForwardedToOrigin: Match.objectLike({
          QueryStringsConfig: { QueryStringBehavior: 'all' },
          CookiesConfig: { CookieBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: 'none' },
        }),
      },
    });
    for (const pattern of ['/api/jobs', '/api/jobs/*', '/api/catalog', '/robots.txt', '/'])
      expect(behaviour(pattern).CachePolicyId, pattern).toEqual({
        Ref: expect.stringContaining('TwoSeconds'),
      });
  });

  test('that are kept are asked for under the browser’s id of the request, and with nothing else of it', () => {
    const policies = template.findResources('AWS::CloudFront::OriginRequestPolicy');
    const [id] = Object.keys(policies);
    expect(Object.values(policies).map(({ Properties }) => Properties.OriginRequestPolicyConfig)).toEqual([
      expect.objectContaining({
        HeadersConfig: {
          HeaderBehavior: 'whitelist',
          Headers: ['x-request-id', 'x-canary', 'x-site-origin'],
        },
        CookiesConfig: { CookieBehavior: 'none' },
      }),
    ]);
    for (const pattern of ['/api/jobs', '/api/jobs/*', '/api/catalog', '/robots.txt', '/', '/vacancy/*'])
      expect(behaviour(pattern).OriginRequestPolicyId, pattern).toEqual({ Ref: id });
  });

  test('are kept under one spelling of their query; the site’s own paths are told apart at the edge, too', () => {
    const functionOf = (behaviour: { FunctionAssociations?: { FunctionARN: unknown }[] }) =>
      JSON.stringify(behaviour.FunctionAssociations);
    for (const pattern of ['/api/jobs', '/api/jobs/*', '/api/catalog', '/robots.txt', '/', '/vacancy/*'])
      expect(functionOf(behaviour(pattern)), pattern).toMatch(/viewer-request.*ApiQuery/);
    expect(functionOf(distribution.DefaultCacheBehavior)).toMatch(/viewer-request.*SitePage/);
  });

  test('are otherwise never kept', () => {
    expect(distribution.CacheBehaviors.at(-1).PathPattern).toBe('/api/*');
    expect(behaviour('/api/*').CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad'); // AWS: CachingDisabled
  });

  test('for one person come from the API itself, which gets the token', () => {
    for (const path of ['/api/me', '/api/me/data', '/api/documents', '/api/letters', '/api/admin/users']) {
      const first = distribution.CacheBehaviors.find((behaviour: { PathPattern: string }) =>
        matchesGlob(path, behaviour.PathPattern.replace('*', '**')),
      );
      expect(first.PathPattern, path).toBe('/api/*');
      expect(first.OriginRequestPolicyId).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac'); // AWS: AllViewerExceptHostHeader
    }
  });

  test('keep their own status: no page of the distribution stands in for an error', () => {
    for (const response of distribution.CustomErrorResponses)
      expect(response).not.toHaveProperty('ResponsePagePath');
  });
});

test('what names what must come after it, and only names with a hash are kept for long', () => {
  const uploads = Object.values(template.findResources('Custom::CDKBucketDeployment'));
  const [assets, pages] = [true, false].map((prunesNothing) =>
    uploads.find((upload) => (upload.Properties.Prune === false) === prunesNothing),
  );
  expect(assets?.Properties).toMatchObject({ Include: ['assets/*'], Exclude: ['*'] });
  expect(assets?.Properties.SystemMetadata['cache-control']).toBe('max-age=31536000, immutable');
  expect(pages?.Properties).toMatchObject({ Exclude: ['assets/*', '404.html'], Prune: true });
  expect(pages?.Properties.SystemMetadata['cache-control']).toBe('no-cache');
  expect(JSON.stringify(pages?.DependsOn)).toContain('Assets');
});

describe('a stage', () => {
  const folders = builtFolders();
  afterAll(folders.remove);

  const domain = { name: 'jobs.example.ru', hostedZone: { id: 'Z0123456789ABC', name: 'example.ru' } };
  const google = { clientId: '1-a.apps.googleusercontent.com', clientSecretName: 'prizvanie/google' };
  const writer = { model: 'eu.amazon.nova-lite-v1:0', price: { input: 0.00006, output: 0.00024 } };
  const app = (values: object) => appOf(parseSettings('test', { ...smallest, ...values }), folders);

  test('without a domain and a firewall has one stack, in its own region', () => {
    const { edge, stack } = app({ firewall: false });
    expect(edge).toBeUndefined();
    expect(stack.region).toBe('eu-central-1');
  });

  test('with a domain has its certificate in us-east-1 and its address in the zone', () => {
    const { edge, stack } = app({ domain });
    if (!edge) throw new Error('no edge stack');
    expect(edge.region).toBe('us-east-1');
    const site = Template.fromStack(stack);
    site.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        Aliases: ['jobs.example.ru'],
        ViewerCertificate: Match.objectLike({
          MinimumProtocolVersion: 'TLSv1.2_2021',
          SslSupportMethod: 'sni-only',
        }),
      }),
    });
    site.resourceCountIs('AWS::Route53::RecordSet', 2);
    Template.fromStack(edge).hasResourceProperties('AWS::CertificateManager::Certificate', {
      DomainName: 'jobs.example.ru',
      ValidationMethod: 'DNS',
    });
  });

  test('without content delivery has everything else', () => {
    const rehearsed = Template.fromStack(app({ hasContentDelivery: false }).stack);
    rehearsed.resourceCountIs('AWS::CloudFront::Distribution', 0);
    rehearsed.resourceCountIs('AWS::ApiGateway::RestApi', 0);
    rehearsed.resourceCountIs('Custom::CDKBucketDeployment', 0);
    rehearsed.resourceCountIs('AWS::ApiGatewayV2::Route', Object.values(endpoints).flatMap(methodsOf).length);
    rehearsed.resourceCountIs('AWS::StepFunctions::StateMachine', 1);
  });

  test.each([
    ['the smallest', {}],
    ['with a domain', { domain }],
    ['with everything', { domain, google, writer, sesSender: 'no-reply@jobs.example.ru' }],
    ['with a model that answers from one region', { writer: { ...writer, model: 'amazon.nova-lite-v1:0' } }],
    ['without uploads', { hasUploads: false }],
    ['without a firewall', { firewall: false }],
    ['that keeps nothing', { keepsData: false }],
  ])('%s passes the rules of AWS', (_what, values) => {
    const { app: checked } = app(values);
    Validations.of(checked).addPlugins(new AwsSolutionsChecks(checked));
    expect(() => checked.synth()).not.toThrow();
  });
});
