import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Issuers } from '../../../infra/local/gateway/jwt-authorizer.ts';
import { startLambdas } from '../../../infra/local/lambda/lambda.ts';
import { startRestApi } from '../../../infra/local/rest-api/rest-api.ts';
import { lambdaFunction, synthesized, temporaryFolder } from '../synthesized.ts';
import { upload } from './upload.ts';

const issuer = 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Users';
const scope = 'aws.cognito.signin.user.admin';

let keys: CryptoKeyPair;
let issuers: Issuers;

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' };
  issuers = new Map([[issuer, createLocalJWKSet({ keys: [jwk] })]]);
});

const token = (claims: object = {}) =>
  new SignJWT({ token_use: 'access', username: 'anna', scope, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(issuer)
    .setSubject('u-1')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(keys.privateKey);

const echo = {
  'index.mjs': `
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    export const handler = awslambda.streamifyResponse(async (event, raw) => {
      const { mode, go } = JSON.parse(event.body ?? '{}');
      if (mode === 'throws') throw new Error('secret detail');
      if (mode === 'late') await pause(2000);
      if (mode === 'bare') { raw.end('no status'); return; }
      const headers = { 'content-type': mode === 'events' ? 'text/event-stream' : 'application/json' };
      const stream = awslambda.HttpResponseStream.from(raw, { statusCode: 201, headers, cookies: ['a=1', 'b=2'] });
      stream.write('');
      if (mode === 'silent') {
        stream.on('close', () => console.log('the reader has gone'));
        while (!stream.destroyed) await pause(10);
        return;
      }
      if (mode === 'events') {
        stream.write('event: text\\n\\n');
        const { existsSync } = await import('node:fs');
        while (!existsSync(go)) await pause(5);
        stream.end('event: end\\n\\n');
      }
      if (mode === 'breaks') { stream.write('{'); await pause(30); throw new Error('late'); }
      stream.end(JSON.stringify(event));
    });`,
};

const resource = (PathPart: string, parent: unknown) => ({
  Type: 'AWS::ApiGateway::Resource',
  Properties: { ParentId: parent, PathPart, RestApiId: { Ref: 'Rest' } },
});

const resources = (integration: object = {}) => ({
  Users: { Type: 'AWS::Cognito::UserPool' },
  Echo: lambdaFunction('Echo'),
  Rest: { Type: 'AWS::ApiGateway::RestApi', Properties: { Name: 'Test' } },
  Stage: { Type: 'AWS::ApiGateway::Stage', Properties: { RestApiId: { Ref: 'Rest' }, StageName: 'v1' } },
  SignedIn: {
    Type: 'AWS::ApiGateway::Authorizer',
    Properties: {
      Type: 'COGNITO_USER_POOLS',
      IdentitySource: 'method.request.header.Authorization',
      ProviderARNs: [{ 'Fn::GetAtt': ['Users', 'Arn'] }],
      RestApiId: { Ref: 'Rest' },
    },
  },
  ApiResource: resource('api', { 'Fn::GetAtt': ['Rest', 'RootResourceId'] }),
  WriteResource: resource('write', { Ref: 'ApiResource' }),
  Post: {
    Type: 'AWS::ApiGateway::Method',
    Properties: {
      HttpMethod: 'POST',
      ResourceId: { Ref: 'WriteResource' },
      RestApiId: { Ref: 'Rest' },
      AuthorizationType: 'COGNITO_USER_POOLS',
      AuthorizerId: { Ref: 'SignedIn' },
      AuthorizationScopes: [scope],
      Integration: {
        Type: 'AWS_PROXY',
        ResponseTransferMode: 'STREAM',
        Uri: {
          'Fn::Join': [
            '',
            [
              'arn:aws:apigateway:eu-central-1:lambda:path/2021-11-15/functions/',
              { 'Fn::GetAtt': ['Echo', 'Arn'] },
              '/response-streaming-invocations',
            ],
          ],
        },
        ...integration,
      },
    },
  },
});

async function start(integration: object = {}) {
  const template = synthesized({ resources: resources(integration), assets: { Echo: echo } });
  const logDir = temporaryFolder();
  const lambdas = startLambdas({ template, logDir, environment: () => ({}) });
  onTestFinished(() => lambdas.close());
  const api = await startRestApi(template, lambdas, issuers);
  if (!api) throw new Error('no API');
  onTestFinished(() => api.close());
  const call = async (mode: string, options: RequestInit = {}, path = '/v1/api/write?a=1&a=2&b=') =>
    fetch(`${api.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}` },
      body: JSON.stringify({ mode }),
      ...options,
    });
  return { call, api, log: () => readFileSync(join(logDir, 'Echo.log'), 'utf8') };
}

it('reads to its end what it refuses, so that the refusal is read', async () => {
  const { api } = await start();
  expect(await upload(`${api.url}/v1/api/nobody`, 8 * 2 ** 20)).toBe(403);
  expect(await upload(`${api.url}/v1/api/nobody`, 40 * 2 ** 20)).toBe(413);
});

it('gives the function an event of payload 1.0, with the claims', async () => {
  const { call, api } = await start();
  const answer = await call('');
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.json()).toMatchObject({
    resource: '/api/write',
    path: '/api/write',
    httpMethod: 'POST',
    multiValueHeaders: { 'content-type': ['text/plain;charset=UTF-8'] },
    queryStringParameters: { a: '2', b: '' },
    multiValueQueryStringParameters: { a: ['1', '2'], b: [''] },
    pathParameters: null,
    body: '{"mode":""}',
    isBase64Encoded: false,
    requestContext: {
      stage: 'v1',
      path: '/v1/api/write',
      resourcePath: '/api/write',
      authorizer: {
        claims: {
          sub: 'u-1',
          username: 'anna',
          token_use: 'access',
          exp: expect.stringMatching(/^\w{3} \w{3} \d\d \d\d:\d\d:\d\d UTC \d{4}$/),
        },
      },
    },
  });
  expect(api.awsHost).toBe('Rest.execute-api.eu-central-1.amazonaws.com');
});

it('passes words on as they come', async () => {
  const { call } = await start();
  const go = join(temporaryFolder(), 'go');
  const answer = await call('events', { body: JSON.stringify({ mode: 'events', go }) });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader?.read()).toMatchObject({ value: 'event: text\n\n' });
  // It ends only now: the first word has not waited for the last.
  writeFileSync(go, '');
  expect(await reader?.read()).toMatchObject({ value: 'event: end\n\n' });
});

it.each([
  ['no token', () => undefined],
  ['an ID token', () => token({ token_use: 'id' })],
  ['another scope', () => token({ scope: 'openid' })],
  ['another issuer’s', async () => (await token()).replace(/.$/, '')],
])('refuses %s', async (_, made) => {
  const { call } = await start();
  const header = await made();
  const answer = await call('', { headers: header === undefined ? {} : { authorization: header } });
  expect([answer.status, await answer.json()]).toEqual([401, { message: 'Unauthorized' }]);
});

it('says of what is not there what API Gateway says', async () => {
  const { call } = await start();
  const post = { method: 'POST' };
  for (const path of ['/v1/api/other', '/api/write', '/v1/api/write/more'])
    expect((await call('', post, path)).status, path).toBe(403);
  expect((await call('', { method: 'GET', body: null })).status).toBe(403);
});

it('hides why a function failed, and takes no answer without a status', async () => {
  const { call } = await start();
  for (const mode of ['throws', 'bare']) {
    const answer = await call(mode);
    expect([answer.status, await answer.json()]).toEqual([502, { message: 'Internal server error' }]);
  }
  const broken = await call('breaks');
  expect(broken.status).toBe(201);
  await expect(broken.text()).rejects.toThrow();
});

it('gives up on a function that says nothing in time', async () => {
  const { call } = await start({ TimeoutInMillis: 200 });
  const answer = await call('late');
  expect([answer.status, await answer.json()]).toEqual([504, { message: 'Endpoint request timed out' }]);
});

it('lets the function know that the reader has gone', async () => {
  const { api, log } = await start();
  const sent = request(`${api.url}/v1/api/write`, {
    method: 'POST',
    headers: { authorization: await token() },
  });
  sent.end('{"mode":"silent"}');
  const [answer] = await once(sent, 'response');
  expect(answer.statusCode).toBe(201);
  answer.destroy();
  await expect.poll(log).toContain('the reader has gone');
});

it('refuses at the start what it does not serve', async () => {
  await expect(start({ ResponseTransferMode: 'BUFFERED' })).rejects.toThrow(/only answers that stream/);
});

it('is not there where the template has none', async () => {
  const template = synthesized({ resources: { Echo: lambdaFunction('Echo') }, assets: { Echo: echo } });
  const lambdas = startLambdas({ template, logDir: temporaryFolder(), environment: () => ({}) });
  onTestFinished(() => lambdas.close());
  expect(await startRestApi(template, lambdas, issuers)).toBeNull();
});
