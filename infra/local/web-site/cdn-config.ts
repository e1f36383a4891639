import * as z from 'zod';
import { notServed, type Template } from '../template.ts';
import { canList } from './bucket-policy.ts';

/** Where a behaviour's requests go: the files of a bucket, or a host. */
export type Origin =
  | { readonly bucket: string; readonly isListable: boolean }
  | {
      readonly host: string;
      readonly path: string;
      /** What the CDN says to it, whatever the viewer said under these names; with references to secrets. */
      readonly headers: Readonly<Record<string, string>>;
    };

export interface Behaviour {
  matches(path: string): boolean;
  readonly origin: Origin;
  readonly methods: readonly string[];
  readonly compresses: boolean;
  /** The only headers of a request that go on to the origin; null for all. */
  readonly passedHeaders: readonly string[] | null;
  readonly viewerRequestCode: string | null;
  readonly headers: ResponseHeaders;
}

export interface ResponseHeaders {
  /** `wins` over a header of that name from the origin. */
  readonly set: readonly { readonly name: string; readonly value: string; readonly wins: boolean }[];
  readonly remove: readonly string[];
}

const behaviour = z.object({
  TargetOriginId: z.string(),
  PathPattern: z.string().default('*'),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  Compress: z.boolean().default(false),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  FunctionAssociations: z
    .array(
      z.object({
        EventType: z.literal('viewer-request', 'only viewer-request functions are served'),
        FunctionARN: z.string(),
      }),
    )
    .default([]),
  LambdaFunctionAssociations: notServed('Lambda@Edge is not served'),
});

const distributionProperties = z.object({
  DistributionConfig: z.object({
    DefaultRootObject: notServed('a default root object is not served: a function knows the routes'),
    DefaultCacheBehavior: behaviour,
    CacheBehaviors: z.array(behaviour).default([]),
    Origins: z.array(
      z.object({
        Id: z.string(),
        DomainName: z.string(),
        OriginPath: z.string().default(''),
        S3OriginConfig: z.unknown().optional(),
        OriginCustomHeaders: z
          .array(z.object({ HeaderName: z.string(), HeaderValue: z.string() }))
          .default([]),
      }),
    ),
    CustomErrorResponses: z
      .array(z.object({ ResponsePagePath: notServed('error pages would hide the answers of the API') }))
      .default([]),
  }),
});

const functionProperties = z.object({ FunctionCode: z.string() });

const requestPolicyProperties = z.object({
  OriginRequestPolicyConfig: z.object({
    HeadersConfig: z.object({
      HeaderBehavior: z.literal('whitelist', 'only policies that name the headers are served'),
      Headers: z.array(z.string()),
    }),
    CookiesConfig: z.object({ CookieBehavior: z.literal('none') }),
    QueryStringsConfig: z.object({ QueryStringBehavior: z.literal('none') }),
  }),
});

const overridden = { Override: z.boolean() };
const policyProperties = z.object({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.string().optional(),
    SecurityHeadersConfig: z
      .strictObject({
        ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), ...overridden }),
        ContentTypeOptions: z.object(overridden),
        FrameOptions: z.object({ FrameOption: z.string(), ...overridden }),
        ReferrerPolicy: z.object({ ReferrerPolicy: z.string(), ...overridden }),
        StrictTransportSecurity: z.object({
          AccessControlMaxAgeSec: z.number(),
          IncludeSubdomains: z.boolean().default(false),
          Preload: z.boolean().default(false),
          ...overridden,
        }),
      })
      .partial()
      .default({}),
    CustomHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string(), ...overridden })) })
      .default({ Items: [] }),
    RemoveHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string() })) })
      .default({ Items: [] }),
  }),
});

/** AWS's own CachingDisabled; under it CloudFront does not compress, either. */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

/** The template's one distribution: its behaviours in the order in which they are tried, the default last. */
export function behavioursOf(template: Template): Behaviour[] {
  const [distribution, ...others] = template.resources(
    'AWS::CloudFront::Distribution',
    distributionProperties,
  );
  if (!distribution || others.length > 0)
    throw new Error(`${template.stack}: expected one CloudFront distribution`);
  const { DefaultCacheBehavior, CacheBehaviors, Origins } = distribution.properties.DistributionConfig;

  const origins = new Map(
    Origins.map(({ Id, DomainName, OriginPath, S3OriginConfig, OriginCustomHeaders }): [string, Origin] => {
      const headers = OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [
        HeaderName.toLowerCase(),
        HeaderValue,
      ]);
      if (!S3OriginConfig)
        return [Id, { host: DomainName, path: OriginPath, headers: Object.fromEntries(headers) }];
      if (OriginPath !== '') throw new Error(`${template.stack}: ${Id}: a folder of a bucket is not served`);
      const bucket = DomainName.replace(/\.s3\..*$/, '');
      return [Id, { bucket, isListable: canList(template, bucket, distribution.ref) }];
    }),
  );
  const codeByArn = new Map(
    template.idsOf('AWS::CloudFront::Function').map((id) => [template.arnOf(id), id]),
  );

  return [...CacheBehaviors, DefaultCacheBehavior].map((cacheBehaviour) => {
    const origin = origins.get(cacheBehaviour.TargetOriginId);
    if (!origin)
      throw new Error(`${template.stack}: ${distribution.id}: no origin ${cacheBehaviour.TargetOriginId}`);
    const [edge] = cacheBehaviour.FunctionAssociations;
    const edgeId = edge && codeByArn.get(edge.FunctionARN);
    const pattern = pathMatcher(cacheBehaviour.PathPattern);
    return {
      matches: (path) => pattern.test(path),
      origin,
      methods: cacheBehaviour.AllowedMethods,
      compresses: cacheBehaviour.Compress && cacheBehaviour.CachePolicyId !== cachingDisabled,
      passedHeaders: passedHeadersOf(template, cacheBehaviour.OriginRequestPolicyId),
      viewerRequestCode: edgeId
        ? template.resource(edgeId, functionProperties).properties.FunctionCode
        : null,
      headers: headersOf(template, cacheBehaviour.ResponseHeadersPolicyId),
    };
  });
}

/** CloudFront's star takes slashes, too; a question mark takes one character. */
function pathMatcher(pattern: string): RegExp {
  const literal = pattern.replace(/[.+^$()|[\]\\{}]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
}

/** AWS's own policies, which are no resources of the template, pass what a viewer sends. */
function passedHeadersOf(template: Template, policyId: string | undefined): readonly string[] | null {
  const isOwn = template.idsOf('AWS::CloudFront::OriginRequestPolicy').includes(policyId ?? '');
  if (policyId === undefined || !isOwn) return null;
  const { HeadersConfig } = template.resource(policyId, requestPolicyProperties).properties
    .OriginRequestPolicyConfig;
  return HeadersConfig.Headers.map((name) => name.toLowerCase());
}

function headersOf(template: Template, policyId: string | undefined): ResponseHeaders {
  if (policyId === undefined) return { set: [], remove: [] };
  const { SecurityHeadersConfig, CustomHeadersConfig, RemoveHeadersConfig } = template.resource(
    policyId,
    policyProperties,
  ).properties.ResponseHeadersPolicyConfig;
  const {
    ContentSecurityPolicy: csp,
    ContentTypeOptions: sniffing,
    FrameOptions: frames,
    ReferrerPolicy: referrer,
    StrictTransportSecurity: transport,
  } = SecurityHeadersConfig;

  const set: { name: string; value: string; wins: boolean }[] = [];
  const add = (name: string, value: string, { Override: wins }: { Override: boolean }) =>
    set.push({ name, value, wins });
  if (csp) add('content-security-policy', csp.ContentSecurityPolicy, csp);
  if (sniffing) add('x-content-type-options', 'nosniff', sniffing);
  if (frames) add('x-frame-options', frames.FrameOption, frames);
  if (referrer) add('referrer-policy', referrer.ReferrerPolicy, referrer);
  if (transport) {
    const { AccessControlMaxAgeSec: seconds, IncludeSubdomains, Preload } = transport;
    const value = [`max-age=${seconds}`, IncludeSubdomains && 'includeSubDomains', Preload && 'preload'];
    add('strict-transport-security', value.filter(Boolean).join('; '), transport);
  }
  for (const item of CustomHeadersConfig.Items) add(item.Header.toLowerCase(), item.Value, item);
  return { set, remove: RemoveHeadersConfig.Items.map(({ Header }) => Header.toLowerCase()) };
}
