import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct, type IConstruct, type IDependable } from 'constructs';
import { endpoints, streamNames, streams } from '#core/contract/index.ts';
import { canaryHeader, requestIdHeader } from '#core/contract/stack/metrics.ts';
import { siteOriginHeader } from '#core/contract/stack/origin.ts';
import type { SiteConfig } from '#core/contract/stack/site-config.ts';
import { malformedPath, personalRoutes, routesWithoutSlash } from '#core/contract/stack/site-routes.ts';
import { apiPaths, knownParameters, rpcPaths } from '../edge/api-paths.ts';
import { edgeFunctionCode } from '../edge/edge-function.ts';
import { securityHeaders } from '../edge/security-headers.ts';
import { SecurityHeadersPolicy } from '../edge/security-headers-policy.ts';
import type { Firewall } from './firewall.ts';
import type { OriginSecret } from './origin-secret.ts';
import { SiteUpload } from './site-upload.ts';

export interface WebSiteProps {
  /** What Vite built: dist/site. */
  readonly site: string;
  /** What the browser reads from /config.json: so one build serves every stage. */
  readonly config: SiteConfig;
  /** Other hosts that the page may ask, as origins. They must not come from the distribution: it names them itself. */
  readonly connections: readonly string[];
  /** That a file shows to search engines. @default - there is none */
  readonly indexNowKey?: string;
  readonly apiHost: string;
  /** The API that answers word by word. */
  readonly stream: { readonly host: string; readonly path: string };
  /** Both of these, as far as they must be there before the first page. */
  readonly apis: readonly IDependable[];
  /** The functions that draw pages: they name the built files. */
  readonly drawsPages: IConstruct;
  /** By which both know the CDN. */
  readonly origin: OriginSecret;
  readonly keepsData: boolean;
  readonly logRetention: RetentionDays;
  /** @default - whoever asks is let through to the limits of the API */
  readonly firewall?: Firewall;
  /** @default - the address that CloudFront gives */
  readonly domain?: { readonly name: string; readonly certificate: ICertificate };
}

/** As frontend/not-found-page.ts makes it. */
const notFoundFile = '404.html';

/** The site and, on the same origin under /api, the API: private files behind a CDN that alone may read them. */
export class WebSite extends Construct {
  readonly distribution: Distribution;
  readonly url: string;

  constructor(scope: Construct, id: string, props: WebSiteProps) {
    super(scope, id);

    const files = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // Kept files are no use without their stack, but nothing of a kept stage goes by accident.
      removalPolicy: props.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    }) as IBucket; // the library's class and its interface disagree under exactOptionalPropertyTypes
    Validations.of(files).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Public files: a log would show nothing but the requests of the CDN and of our own uploads.',
    });

    const sitePage = this.#sitePage(props);
    const apiQuery = this.#apiQuery(props);
    const shared = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: new SecurityHeadersPolicy(this, 'Headers', props),
    };
    this.distribution = new Distribution(this, 'Cdn', {
      comment: `${this.node.path}, ${props.origin.version}`,
      ...(props.firewall && { webAclId: props.firewall.arn }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultBehavior: {
        ...shared,
        origin: S3BucketOrigin.withOriginAccessControl(files),
        functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: sitePage }],
      },
      additionalBehaviors: this.#apiBehaviours(props, shared, apiQuery),
      // A refusal is of the moment: CloudFront would otherwise repeat it for ten seconds.
      errorResponses: [400, 403, 404, 405, 414, 500, 502, 503, 504].map((httpStatus) => ({
        httpStatus,
        ttl: Duration.seconds(0),
      })),
      ...(props.domain && {
        domainNames: [props.domain.name],
        certificate: props.domain.certificate,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
    });
    // S3 says 404 of what is not there only to one who may list. Nobody can ask it for a list through the CDN: `/` is
    // a page, and no query goes to the bucket.
    files.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:ListBucket'],
        resources: [files.bucketArn],
        conditions: { StringEquals: { 'AWS:SourceArn': this.distribution.distributionArn } },
      }),
    );
    Validations.of(this.distribution).acknowledge(
      { id: 'AwsSolutions-CFR1', reason: 'People look for work from anywhere.' },
      { id: 'AwsSolutions-CFR3', reason: 'Its log holds addresses of people, which we do not keep.' },
    );
    if (!props.firewall)
      Validations.of(this.distribution).acknowledge({
        id: 'AwsSolutions-CFR2',
        reason:
          'The stage does without: behind it are static files and an API whose every route is throttled; passwords and codes go to Cognito, past it.',
      });
    if (!props.domain)
      Validations.of(this.distribution).acknowledge({
        id: 'AwsSolutions-CFR4',
        reason: 'The least TLS version can be chosen only with a certificate of a domain of one’s own.',
      });
    this.url = `https://${props.domain?.name ?? this.distribution.distributionDomainName}`;

    new SiteUpload(this, 'Upload', {
      site: props.site,
      config: props.config,
      ...(props.indexNowKey !== undefined && { indexNowKey: props.indexNowKey }),
      bucket: files,
      logRetention: props.logRetention,
      after: [...props.apis, this.distribution],
      // Both functions at the edge hold the page that says that there is none.
      before: [props.drawsPages, sitePage, apiQuery],
    });
  }

  /** What both functions at the edge answer where there is no page. */
  #notFound({ site, connections }: WebSiteProps) {
    const headers = {
      ...securityHeaders(connections),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    };
    return {
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])),
      body: readFileSync(join(site, notFoundFile), 'utf8'),
    };
  }

  /** Client routes to the page, files as they are, anything else the page that says that there is none. */
  #sitePage(props: WebSiteProps): EdgeFunction {
    const { site, indexNowKey } = props;
    const entries = readdirSync(site, { withFileTypes: true });
    const names = (isFolder: boolean) => entries.filter((entry) => entry.isDirectory() === isFolder);
    const siteData = {
      routes: personalRoutes,
      routesWithoutSlash,
      files: [
        '/config.json',
        ...(indexNowKey === undefined ? [] : [`/${indexNowKey}.txt`]),
        ...names(false)
          .filter(({ name }) => name !== 'index.html' && name !== notFoundFile)
          .map(({ name }) => `/${name}`),
      ],
      folders: names(true).map(({ name }) => `/${name}/`),
      notFound: this.#notFound(props),
    };
    return new EdgeFunction(this, 'SitePage', {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(edgeFunctionCode('site-page', { site: siteData })),
    });
  }

  /** What the API would not know is answered here, or taken away. */
  #apiQuery(props: WebSiteProps): EdgeFunction {
    return new EdgeFunction(this, 'ApiQuery', {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(
        edgeFunctionCode('api-query', {
          operations: knownParameters(Object.values(endpoints)),
          siteHost: props.domain?.name ?? '',
          siteOriginHeader,
          oddPath: malformedPath,
          notFound: this.#notFound(props),
        }),
      ),
    });
  }

  #apiBehaviours(
    props: WebSiteProps,
    shared: Partial<BehaviorOptions>,
    apiQuery: EdgeFunction,
  ): Record<string, BehaviorOptions> {
    const { apiHost, stream, domain } = props;
    const { headers: customHeaders } = props.origin;
    const operations = Object.values(endpoints);
    const origin = new HttpOrigin(apiHost, { customHeaders });
    const uncached: BehaviorOptions = {
      ...shared,
      origin,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    };
    // Beside the query: no part of what is kept, so that equal questions still share an answer.
    const originRequestPolicy = new OriginRequestPolicy(this, 'RequestId', {
      headerBehavior: OriginRequestHeaderBehavior.allowList(requestIdHeader, canaryHeader, siteOriginHeader),
    });
    const functionAssociations = [{ eventType: FunctionEventType.VIEWER_REQUEST, function: apiQuery }];
    const policies = new Map<number, CachePolicy>();
    const policyOf = (seconds: number): CachePolicy => {
      const policy =
        policies.get(seconds) ??
        new CachePolicy(this, seconds === 2 ? 'TwoSeconds' : `Seconds${seconds}`, {
          minTtl: Duration.seconds(0), // an error says no-store, and is asked anew
          defaultTtl: Duration.seconds(seconds),
          maxTtl: Duration.seconds(seconds),
          queryStringBehavior: CacheQueryStringBehavior.all(), // a list may name ten; the function keeps what is known
          enableAcceptEncodingBrotli: true,
          enableAcceptEncodingGzip: true,
        });
      policies.set(seconds, policy);
      return policy;
    };
    const cachedFor = (seconds: number): BehaviorOptions => ({
      ...shared,
      origin,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: policyOf(seconds),
      originRequestPolicy,
      functionAssociations,
    });
    const rpc: BehaviorOptions = {
      ...uncached,
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new EdgeFunction(this, 'RpcCall', {
            runtime: FunctionRuntime.JS_2_0,
            code: FunctionCode.fromInline(
              edgeFunctionCode('rpc-call', { siteHost: domain?.name ?? '', siteOriginHeader }),
            ),
          }),
        },
      ],
    };
    const streaming: BehaviorOptions = {
      ...uncached,
      // A compressor would hold words back.
      compress: false,
      origin: new HttpOrigin(stream.host, {
        originPath: stream.path,
        readTimeout: Duration.seconds(60),
        customHeaders,
      }),
    };
    return {
      ...Object.fromEntries(streamNames.map((name) => [streams[name].path, streaming])),
      ...Object.fromEntries(
        apiPaths(operations).map(({ pattern, secondsCached }) => [
          pattern,
          secondsCached === null ? uncached : cachedFor(secondsCached),
        ]),
      ),
      ...Object.fromEntries(rpcPaths(operations).map((path) => [path, rpc])),
      '/api/*': uncached,
    };
  }
}
