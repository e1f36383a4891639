import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { listGrant, policyOf } from '../s3/bucket-policies.ts';
import { bundle, resources, start } from './fixture.ts';

const security = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=60; includeSubDomains',
  'permissions-policy': 'camera=()',
};

it.each(['/', '/profile', '/?vacancy=hh-1&q=%D1%8F'])(
  'answers %s with the page and the headers of the template',
  async (path) => {
    const get = await start();
    const { status, headers, body } = await get(path);
    expect([status, body.toString()]).toEqual([200, '<!doctype html><head><title>Призвание</title></head>']);
    expect(headers).toMatchObject({ 'content-type': 'text/html', 'cache-control': 'no-cache', ...security });
  },
);

it.each(['/no/such/page', '/private.txt', '/%00', '/%E0%A4%A', '/../private.txt'])(
  'answers %s as the function at the edge does',
  async (path) => {
    const get = await start();
    const { status, headers, body } = await get(path);
    expect([status, headers['x-edge'], body.toString()]).toEqual([404, 'yes', '<head>страница 404']);
  },
);

it('passes an address of 8,192 bytes on, and refuses a longer one', async () => {
  const get = await start();
  const status = async (length: number) => (await get('/?q='.padEnd(length, 'a'))).status;
  expect([await status(8192), await status(8193), await status(5_000_000)]).toEqual([200, 413, 413]);
});

describe('a file that is not there is answered as by S3', () => {
  const mayList = { Policy: policyOf('Files', listGrant('Files', 'Cdn')) };

  it.each([
    [404, 'NoSuchKey', 'may', mayList],
    [403, 'AccessDenied', 'may not', {}],
  ])('%i %s where the CDN %s list the bucket', async (status, code, _may, more) => {
    const get = await start(more);
    for (const path of ['/assets/none.js', '/assets/', '/assets/../private.txt']) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers['content-type']]).toEqual([
        path,
        status,
        'application/xml',
      ]);
      expect(answer.body.toString()).toContain(`<Code>${code}</Code>`);
      expect(answer.headers).toMatchObject(security);
      expect(answer.headers).not.toHaveProperty('cache-control');
    }
    expect((await get('/assets/deep/app-1a2b.js')).status).toBe(200);
  });

  it('400 where the address is no text', async () => {
    const get = await start();
    expect((await get('/assets/%E0%A4%A')).status).toBe(400);
  });

  it('and by no list of all files, which S3 would give for a bare slash', async () => {
    const open = 'function handler(event) { return event.request; }';
    const SitePage = { Type: 'AWS::CloudFront::Function', Properties: { FunctionCode: open } };
    const get = await start({ ...mayList, SitePage });
    const { status, body } = await get('/');
    expect([status, body.toString()]).toEqual([502, expect.stringContaining('list of the bucket')]);
  });
});

it('serves the deployed config with its values', async () => {
  const get = await start();
  const { headers, body } = await get('/config.json');
  expect(JSON.parse(body.toString())).toEqual({ region: 'eu-central-1' });
  expect(headers['content-type']).toBe('application/json');
});

it('compresses, lets hashed files be kept for a year, and knows what the browser has', async () => {
  const get = await start();
  const path = '/assets/deep/app-1a2b.js';
  const plain = await get(path);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript',
    'cache-control': 'max-age=31536000, immutable',
  });
  expect(plain.body.toString()).toBe(bundle);

  const br = await get(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(bundle);
  const gz = await get(path, { headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(gz.body).toString()).toBe(bundle);

  const again = await get(path, {
    headers: { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) },
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const head = await get(path, { method: 'HEAD' });
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
    200,
    String(Buffer.byteLength(bundle)),
    0,
  ]);
});

it('passes to the origin the headers that the template names, where it names them', async () => {
  const get = await start();
  const { body } = await get('/api/named', { headers: { 'x-named': '1', 'x-own': '1' } });
  const { headers } = JSON.parse(body.toString());
  expect([headers['x-named'], headers['x-own']]).toEqual(['1', undefined]);
});

it('sends the API through the function at the edge, and its answers with the same headers', async () => {
  const get = await start();
  const { status, headers, body } = await get('/api/jobs?q=%D1%8F&level=b&level=a', {
    headers: { 'accept-encoding': 'br', 'x-own': '1' },
  });
  expect(status).toBe(200);
  const seen = JSON.parse(brotliDecompressSync(body).toString());
  expect(seen).toMatchObject({
    method: 'GET',
    url: '/api/jobs?level=b&level=a&q=%D1%8F',
    headers: { 'x-own': '1' },
  });
  expect(headers).toMatchObject({ ...security, 'referrer-policy': 'origin' });
  expect(headers).not.toHaveProperty('server');

  const posted = await get('/api/admin/jobs', {
    method: 'POST',
    body: '{"я":1}',
    headers: { 'content-type': 'application/json' },
  });
  expect(JSON.parse(posted.body.toString())).toMatchObject({ method: 'POST', body: '{"я":1}' });
  const refused = await get('/api/refuse');
  expect([refused.status, JSON.parse(refused.body.toString()).url]).toEqual([403, '/api/refuse']);
});

it('refuses methods that the behaviour does not allow, and foreign hosts', async () => {
  const get = await start();
  expect((await get('/', { method: 'POST' })).status).toBe(403);
  expect((await get('/api/jobs', { method: 'DELETE' })).status).toBe(403);
  for (const host of ['evil.example', 'localhost.evil.example', '192.168.0.1:3000'])
    expect((await get('/', { headers: { host } })).status).toBe(403);
  for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:80'])
    expect((await get('/', { headers: { host } })).status).toBe(200);
});

it('refuses what it does not serve, by name', async () => {
  const config = resources.Cdn.Properties.DistributionConfig;
  const changed = (more: object) => ({
    Cdn: { Type: resources.Cdn.Type, Properties: { DistributionConfig: { ...config, ...more } } },
  });
  await expect(start(changed({ DefaultRootObject: 'index.html' }))).rejects.toThrow(
    'Cdn (AWS::CloudFront::Distribution)',
  );
  await expect(
    start(changed({ CustomErrorResponses: [{ ErrorCode: 404, ResponsePagePath: '/x' }] })),
  ).rejects.toThrow('error pages');
});

it('has on this machine what sign-in needs, and only under /local/', async () => {
  const get = await start(
    {},
    {
      script: '/local/first.js',
      listener: (request, answer) => answer.end(`local ${request.url}`),
      completeConfig: (config, host) => ({ ...(config as object), host }),
    },
  );
  const first = '<head><script defer src="/local/first.js"></script>';
  const page = await get('/', { headers: { 'accept-encoding': 'gzip', host: 'localhost:1' } });
  expect(gunzipSync(page.body).toString()).toBe(`<!doctype html>${first}<title>Призвание</title></head>`);
  expect(page.headers).toMatchObject(security);
  expect((await get('/no/such/page')).body.toString()).toBe(`${first}страница 404`);

  // Each name of this machine is an origin of its own to a browser.
  const etags = await Promise.all(
    ['localhost:1', '127.0.0.1:1'].map(async (host) => {
      const config = await get('/config.json', { headers: { host } });
      expect(JSON.parse(config.body.toString())).toEqual({ region: 'eu-central-1', host });
      return config.headers.etag;
    }),
  );
  expect(new Set(etags).size).toBe(2);
  expect((await get('/assets/deep/app-1a2b.js')).body.toString()).toBe(bundle);
  expect((await get('/local/some?x=1')).body.toString()).toBe('local /local/some?x=1');
  expect((await get('/locality')).status).toBe(404);
});

describe('an origin’s own headers', () => {
  const config = resources.Cdn.Properties.DistributionConfig;
  const cdnSaying = (HeaderValue: unknown) => {
    const Origins = config.Origins.map((origin) =>
      origin.Id === 'api'
        ? { ...origin, OriginCustomHeaders: [{ HeaderName: 'X-Origin-Secret', HeaderValue }] }
        : origin,
    );
    return {
      Shown: { Type: 'AWS::SecretsManager::Secret' },
      Cdn: { ...resources.Cdn, Properties: { DistributionConfig: { ...config, Origins } } },
    };
  };
  const reference = (rest: string) => ({
    'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'Shown' }, rest]],
  });
  const secretOf = (id: string) => `the value of ${id.split(':').at(-1)}`;
  const originHeaders = async (value: unknown, headers = {}) => {
    const get = await start(cdnSaying(value), undefined, secretOf);
    return JSON.parse((await get('/api/me', { headers })).body.toString()).headers;
  };

  it('are said to it with the secrets that they refer to, whatever the viewer says', async () => {
    const expected = { 'x-origin-secret': 'the value of Shown' };
    expect(await originHeaders(reference(':SecretString:::}}'))).toMatchObject(expected);
    expect(
      await originHeaders(reference(':SecretString:::}}'), { 'X-Origin-Secret': 'guessed' }),
    ).toMatchObject(expected);
    expect(await originHeaders('plain')).toMatchObject({ 'x-origin-secret': 'plain' });
  });

  it.each([':SecretString:key::}}', ':SecretString:::a1b2}}'])(
    'refuse the reference …%s by its text',
    (rest) => expect(originHeaders(reference(rest))).rejects.toThrow('is not served locally'),
  );

  it('refuse a secret where there are none', () =>
    expect(start(cdnSaying(reference(':SecretString:::}}')))).rejects.toThrow(/secret:Shown is not served/));
});
