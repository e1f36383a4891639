import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startWebSite } from '../../../infra/local/web-site/web-site.ts';
import { synthesized } from '../synthesized.ts';

const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const host = 'Rest.execute-api.eu-central-1.amazonaws.com';
const files = 'files.s3.eu-central-1.amazonaws.com';

const behaviour = (TargetOriginId: string) => ({
  TargetOriginId,
  AllowedMethods: ['GET', 'POST'],
  CachePolicyId: cachingDisabled,
  ResponseHeadersPolicyId: { Ref: 'Headers' },
  Compress: false,
});

const resources = {
  Headers: {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: 'headers',
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: `connect-src 'self' https://${files} https://other.example`,
            Override: true,
          },
        },
      },
    },
  },
  Cdn: {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        DefaultCacheBehavior: behaviour('plain'),
        CacheBehaviors: [{ ...behaviour('stream'), PathPattern: '/api/ai/*' }],
        Origins: [
          { Id: 'plain', DomainName: host },
          { Id: 'stream', DomainName: host, OriginPath: '/v1' },
        ],
      },
    },
  },
};

/** Says what path it was asked for, at once, and nothing more until the reader goes. */
async function startOrigin() {
  const seen = { left: false };
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${request.url}\n\n`);
    response.on('close', () => {
      seen.left = true;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('passes words of a stream on at once, under the origin’s own path, and its end back', async () => {
  const { url, seen } = await startOrigin();
  const site = await startWebSite({
    template: synthesized({ resources }),
    port: 0,
    hosts: new Map([
      [host, url],
      [files, 'http://127.0.0.1:4000'],
    ]),
  });
  onTestFinished(() => site.close());
  const leaving = new AbortController();
  const ask = (path: string) =>
    fetch(`${site.url}${path}`, {
      headers: { 'accept-encoding': 'br, gzip' },
      signal: leaving.signal,
    });

  const answer = await ask('/api/ai/write?a=1');
  expect(answer.headers.get('content-encoding')).toBeNull();
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('data: /v1/api/ai/write?a=1\n\n');
  // What a page may ask on AWS it may ask where that is served here.
  expect(answer.headers.get('content-security-policy')).toBe(
    "connect-src 'self' http://127.0.0.1:4000 https://other.example",
  );

  expect(seen.left).toBe(false);
  leaving.abort();
  await expect.poll(() => seen.left).toBe(true);
});
