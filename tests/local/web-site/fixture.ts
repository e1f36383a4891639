import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { LocalAdditions } from '../../../infra/local/web-site/local-additions.ts';
import { startWebSite } from '../../../infra/local/web-site/web-site.ts';
import { synthesized } from '../synthesized.ts';

const sitePage = `
function handler(event) {
  const request = event.request;
  if (request.uri === '/' || request.uri === '/profile') { request.uri = '/index.html'; return request; }
  if (request.uri.startsWith('/assets/') || request.uri === '/config.json') return request;
  return { statusCode: 404, statusDescription: 'Not Found', headers: { 'x-edge': { value: 'yes' }, 'content-type': { value: 'text/html' } }, body: { encoding: 'text', data: '<head>страница 404' } };
}`;
const apiQuery = `
function handler(event) {
  const query = event.request.querystring;
  event.request.querystring = Object.keys(query).sort().flatMap((key) => (query[key].multiValue || [query[key]]).map((one) => key + '=' + one.value)).join('&');
  return event.request;
}`;

export const bundle = 'export const words = "вакансия";\n'.repeat(200);
const behaviour = (more: object) => ({
  AllowedMethods: ['GET', 'HEAD'],
  Compress: true,
  CachePolicyId: 'of-our-own',
  ResponseHeadersPolicyId: { Ref: 'Headers' },
  ...more,
});
const edge = (id: string) => ({
  FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': [id, 'FunctionARN'] } }],
});
const apiHost = {
  'Fn::Join': ['', [{ Ref: 'Api' }, '.execute-api.', { Ref: 'AWS::Region' }, '.', { Ref: 'AWS::URLSuffix' }]],
};

export const resources = {
  Api: { Type: 'AWS::ApiGatewayV2::Api' },
  Files: { Type: 'AWS::S3::Bucket' },
  SitePage: { Type: 'AWS::CloudFront::Function', Properties: { FunctionCode: sitePage } },
  ApiQuery: { Type: 'AWS::CloudFront::Function', Properties: { FunctionCode: apiQuery } },
  Headers: {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: 'headers',
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'", Override: true },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY', Override: true },
          ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: false },
          StrictTransportSecurity: { AccessControlMaxAgeSec: 60, IncludeSubdomains: true, Override: true },
        },
        CustomHeadersConfig: {
          Items: [{ Header: 'Permissions-Policy', Value: 'camera=()', Override: true }],
        },
        RemoveHeadersConfig: { Items: [{ Header: 'server' }] },
      },
    },
  },
  Asked: {
    Type: 'AWS::CloudFront::OriginRequestPolicy',
    Properties: {
      OriginRequestPolicyConfig: {
        Name: 'asked',
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['X-Named'] },
        CookiesConfig: { CookieBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      },
    },
  },
  Cdn: {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        DefaultCacheBehavior: behaviour({ TargetOriginId: 'files', ...edge('SitePage') }),
        CacheBehaviors: [
          behaviour({
            PathPattern: '/api/named',
            TargetOriginId: 'api',
            OriginRequestPolicyId: { Ref: 'Asked' },
          }),
          behaviour({ PathPattern: '/api/jobs', TargetOriginId: 'api', ...edge('ApiQuery') }),
          behaviour({
            PathPattern: '/api/*',
            TargetOriginId: 'api',
            AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
          }),
        ],
        Origins: [
          { Id: 'files', DomainName: { 'Fn::GetAtt': ['Files', 'RegionalDomainName'] }, S3OriginConfig: {} },
          { Id: 'api', DomainName: apiHost, CustomOriginConfig: {} },
        ],
      },
    },
  },
  Assets: {
    Type: 'Custom::CDKBucketDeployment',
    Properties: {
      SourceObjectKeys: ['site.zip'],
      DestinationBucketName: { Ref: 'Files' },
      Exclude: ['*'],
      Include: ['assets/*'],
      SystemMetadata: { 'cache-control': 'max-age=31536000, immutable' },
    },
  },
  Pages: {
    Type: 'Custom::CDKBucketDeployment',
    Properties: {
      SourceObjectKeys: ['site.zip', 'config.zip'],
      SourceMarkers: [{}, { '<<marker>>': { Ref: 'AWS::Region' } }],
      DestinationBucketName: { Ref: 'Files' },
      Exclude: ['assets/*'],
      SystemMetadata: { 'cache-control': 'no-cache' },
    },
  },
};
const assets = {
  site: {
    'index.html': '<!doctype html><head><title>Призвание</title></head>',
    'assets/deep/app-1a2b.js': bundle,
    'private.txt': 'x',
  },
  config: { 'config.json': '{"region":"<<marker>>"}' },
};

/** Sees what reaches the API and answers with it. */
async function echoApi(): Promise<string> {
  const server = createServer(async (request, answer) => {
    answer.setHeader('content-type', request.url?.includes('binary') ? 'image/png' : 'application/json');
    answer.setHeader('server', 'node');
    answer.setHeader('referrer-policy', 'origin');
    answer.statusCode = request.url?.includes('refuse') ? 403 : 200;
    answer.end(
      JSON.stringify({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: await text(request),
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function start(
  more: Record<string, { Type: string; Properties?: unknown }> = {},
  additions?: LocalAdditions,
  secretOf?: (id: string) => string,
) {
  const hosts = new Map([['Api.execute-api.eu-central-1.amazonaws.com', await echoApi()]]);
  const site = await startWebSite({
    template: synthesized({ resources: { ...resources, ...more }, assets }),
    hosts,
    port: 0,
    ...(additions && { additions }),
    ...(secretOf && { secretOf }),
  });
  onTestFinished(() => site.close());
  return (path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
    new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: Buffer }>(
      (resolve, reject) => {
        const { method = 'GET', headers = {}, body } = options;
        const outgoing = request(
          { host: '127.0.0.1', port: site.port, path, method, headers },
          async (answer) => {
            const chunks = (await answer.toArray()) as Buffer[];
            resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) });
          },
        );
        outgoing.on('error', reject).end(body);
      },
    );
}
