import { request } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { startHttpApi } from '../../../infra/local/gateway/http-api.ts';
import { startLambdas } from '../../../infra/local/lambda/lambda.ts';
import { code, lambdaFunction, synthesized, temporaryFolder } from '../synthesized.ts';
import { upload } from './upload.ts';

const echo = `
  if (event.rawPath === '/api/throws') throw new Error('secret detail');
  if (event.rawPath === '/api/plain') return { hello: 'мир' };
  if (event.rawPath === '/api/made') return { statusCode: 201, headers: { 'X-Made': 'yes', 'content-type': 'text/csv' }, cookies: ['a=1', 'b=2'], body: Buffer.from('тело').toString('base64'), isBase64Encoded: true };
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(event) };`;

const keys = [
  'GET /api/jobs',
  'POST /api/jobs',
  'GET /api/jobs/{jobId}',
  'GET /api/jobs/exact',
  'GET /api/files/{path+}',
  'ANY /api/{name}',
];

async function start({ routes = keys, route = {}, integration = {} } = {}) {
  const template = synthesized({
    resources: {
      Echo: lambdaFunction('Echo'),
      Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
      ToEcho: {
        Type: 'AWS::ApiGatewayV2::Integration',
        Properties: {
          IntegrationType: 'AWS_PROXY',
          PayloadFormatVersion: '2.0',
          IntegrationUri: { 'Fn::GetAtt': ['Echo', 'Arn'] },
          ...integration,
        },
      },
      ...Object.fromEntries(
        routes.map((RouteKey, at) => [
          `Route${at}`,
          {
            Type: 'AWS::ApiGatewayV2::Route',
            Properties: {
              RouteKey,
              AuthorizationType: 'NONE',
              Target: { 'Fn::Join': ['', ['integrations/', { Ref: 'ToEcho' }]] },
              ...route,
            },
          },
        ]),
      ),
    },
    assets: { Echo: code(echo) },
  });
  const lambdas = startLambdas({ template, logDir: temporaryFolder(), environment: () => ({}) });
  onTestFinished(() => lambdas.close());
  const api = await startHttpApi(template, lambdas);
  onTestFinished(() => api.close());
  return (path: string, options?: RequestInit) => fetch(`${api.url}${path}`, options);
}

it.each([
  ['GET', '/api/jobs', 'GET /api/jobs', undefined],
  ['POST', '/api/jobs', 'POST /api/jobs', undefined],
  ['GET', '/api/jobs/exact', 'GET /api/jobs/exact', undefined],
  ['GET', '/api/jobs/hh-1', 'GET /api/jobs/{jobId}', { jobId: 'hh-1' }],
  ['GET', '/api/jobs/a%2Fb%20%D1%8F', 'GET /api/jobs/{jobId}', { jobId: 'a/b я' }],
  ['GET', '/api/files/a/b/c', 'GET /api/files/{path+}', { path: 'a/b/c' }],
  ['PUT', '/api/jobs', 'ANY /api/{name}', { name: 'jobs' }],
])('%s %s goes to %s', async (method, path, routeKey, pathParameters) => {
  const call = await start();
  const event = await (await call(path, { method })).json();
  expect(event).toMatchObject({ version: '2.0', routeKey });
  expect(event.pathParameters).toEqual(pathParameters);
});

it('prefers $default to nothing, and answers 404 without it', async () => {
  const withDefault = await start({ routes: [...keys, '$default'] });
  expect((await (await withDefault('/other/path')).json()).routeKey).toBe('$default');

  const call = await start();
  for (const path of ['/other/path', '/api/jobs/', '/api/jobs/a/b', '/api/files/']) {
    const answer = await call(path);
    expect([path, answer.status, await answer.json()]).toEqual([path, 404, { message: 'Not Found' }]);
  }
});

it('joins repeated keys as AWS does, and leaves the raw query alone', async () => {
  const call = await start();
  const event = await (await call('/api/jobs?level=Senior&level=Lead&q=%D0%B0+b&flag&x=1,2')).json();
  expect(event.rawQueryString).toBe('level=Senior&level=Lead&q=%D0%B0+b&flag&x=1,2');
  expect(event.queryStringParameters).toEqual({ level: 'Senior,Lead', q: 'а b', flag: '', x: '1,2' });

  const bare = await (await call('/api/jobs')).json();
  expect(bare.rawQueryString).toBe('');
  expect(bare).not.toHaveProperty('queryStringParameters');
});

it('passes text as text, all else in base64, and cookies apart', async () => {
  const call = await start();
  const headers = { 'content-type': 'application/json', cookie: 'a=1; b=2' };
  const text = await (await call('/api/jobs', { method: 'POST', headers, body: '{"я":1}' })).json();
  expect(text).toMatchObject({ body: '{"я":1}', isBase64Encoded: false, cookies: ['a=1', 'b=2'] });
  expect(text.headers).not.toHaveProperty('cookie');

  const pdf = { 'content-type': 'application/pdf' };
  const bytes = await (
    await call('/api/jobs', { method: 'POST', headers: pdf, body: Buffer.from([0, 255]) })
  ).json();
  expect(bytes).toMatchObject({ body: 'AP8=', isBase64Encoded: true });
});

it('gives back what the function answers', async () => {
  const call = await start();
  const plain = await call('/api/plain');
  expect([plain.status, plain.headers.get('content-type'), await plain.json()]).toEqual([
    200,
    'application/json',
    { hello: 'мир' },
  ]);
  const made = await call('/api/made');
  expect(made.status).toBe(201);
  expect(made.headers.get('x-made')).toBe('yes');
  expect(made.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await made.text()).toBe('тело');
});

it('tells nothing of a failure', async () => {
  const call = await start();
  const answer = await call('/api/throws');
  expect([answer.status, await answer.json()]).toEqual([500, { message: 'Internal Server Error' }]);
});

it('refuses more than 10 MB, a broken path, and a foreign host', async () => {
  const call = await start();
  const body = Buffer.alloc(10 * 2 ** 20 + 1);
  expect((await call('/api/jobs', { method: 'POST', body })).status).toBe(413);
  // The gateway takes it, a function does not.
  const text = 'я'.repeat(4 * 2 ** 20);
  expect((await call('/api/jobs', { method: 'POST', body: text })).status).toBe(413);
  expect((await call('/api/jobs/%E0%A4%A')).status).toBe(400);

  const { url } = await call('/api/jobs');
  const status = await new Promise((resolve, reject) => {
    request(url, { headers: { host: 'evil.example' } }, (answer) => resolve(answer.statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(403);
});

it('reads to its end what it refuses, so that the refusal is read', async () => {
  const call = await start({ routes: ['GET /api/jobs'] });
  const { url } = await call('/api/jobs');
  expect(await upload(url, 8 * 2 ** 20)).toBe(404);
  expect(await upload(url, 40 * 2 ** 20)).toBe(413);
});

it('gives up after the limit of the integration', async () => {
  const call = await start({ integration: { TimeoutInMillis: 1 } });
  const answer = await call('/api/jobs');
  expect([answer.status, await answer.json()]).toEqual([503, { message: 'Service Unavailable' }]);
});
