import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { Lazy } from 'aws-cdk-lib';
import { describe, expect, test } from 'vitest';
import { getJob } from '#core/contract/job-details.ts';
import { searchJobs } from '#core/contract/jobs.ts';
import { getListPage, getVacancyPage } from '#core/contract/pages.ts';
import { personalRoutes, routesWithoutSlash } from '#core/contract/stack/site-routes.ts';
import { oddAddresses } from '#tests/support/http/odd-addresses.ts';
import { apiPaths, knownParameters } from '../../../infra/constructs/edge/api-paths.ts';
import { edgeFunctionCode } from '../../../infra/constructs/edge/edge-function.ts';
import { securityHeaders } from '../../../infra/constructs/edge/security-headers.ts';
import { readable } from '../statements.ts';
import { connections, notFoundPage, synthesized } from '../synthesized.ts';

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;
interface Request {
  method: string;
  uri: string;
  querystring: Query | string;
  headers: Record<string, { value: string }>;
}
interface Response {
  statusCode: number;
  headers: Record<string, { value: string }>;
  body: { encoding: string; data: string };
}

const template = synthesized();

type Event = { request: Request };

/** With NJS, the engine of CloudFront itself, where `npm run rehearse` names its program; else a fresh world of this one. */
function loaded(code: string): (event: Event) => Request & Response {
  const program = process.env.NJS;
  if (!program) return runInNewContext(`${code}; handler`);
  return (event) => {
    const call = `${code}; console.log(JSON.stringify(handler(JSON.parse(${JSON.stringify(JSON.stringify(event))}))))`;
    return JSON.parse(execFileSync(program, ['-'], { input: call, encoding: 'utf8' }));
  };
}

/** The function as it stands in the template, run as CloudFront runs it: its text, and nothing around it. */
function deployed(name: string): (request: Partial<Request>) => Request & Response {
  const [id, code] =
    Object.entries(template.findResources('AWS::CloudFront::Function'))
      .filter(([id]) => id.includes(name))
      .map(([id, { Properties }]) => [id, readable(Properties.FunctionCode)])[0] ?? [];
  if (!id || !code) throw new Error(`no function ${name} in the template`);
  const handler = loaded(code);
  return (request) =>
    handler({
      request: {
        method: 'GET',
        uri: '/',
        querystring: {},
        headers: { host: { value: 'd1.cloudfront.net' } },
        ...request,
      },
    });
}

/** 'a=1&a=2' as CloudFront hands it over. */
function query(text: string): Query {
  const values: Query = {};
  for (const pair of text.split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split('=');
    const previous = values[name];
    values[name] = previous
      ? { value, multiValue: [...(previous.multiValue ?? [{ value: previous.value }]), { value }] }
      : { value };
  }
  return values;
}

describe('the page or the file that an address means', () => {
  const sitePage = deployed('SitePage');

  test.each([...personalRoutes, '/profile/', '/admin/'])('%s is the page', (uri) => {
    expect(sitePage({ uri }).uri).toBe('/index.html');
  });

  test.each(routesWithoutSlash)('%s/ is elsewhere (docs/rules.md#server-rendered-pages)', (route) => {
    const { statusCode, headers } = sitePage({ uri: `${route}/` });
    expect([statusCode, headers.location?.value]).toEqual([301, route]);
    for (const [name, value] of Object.entries(securityHeaders(connections)))
      expect(headers[name]?.value).toBe(value);
    const chosen = sitePage({
      uri: `${route}/`,
      querystring: query('role=hr&city=%D0%A3%D1%84%D0%B0&city=b'),
    });
    expect(chosen.headers.location?.value).toBe(`${route}?role=hr&city=%D0%A3%D1%84%D0%B0&city=b`);
  });

  test.each(['/assets/main-abc.js', '/assets/gone-long-ago.js', '/robots.txt', '/config.json'])(
    '%s is a file',
    (uri) => {
      expect(sitePage({ uri }).uri).toBe(uri);
    },
  );

  // '//', too, and '/', which no other behaviour leaves to it: of that S3 would give a list of all files.
  test.each([
    '/',
    '//',
    '/nowhere',
    '/profile/7',
    '/index.html',
    '/404.html',
    '/assets',
    '/wp-login.php',
    '/.env',
    '/%00',
  ])('%s is not there: 404 with the page and every security header', (uri) => {
    expectNotFound(sitePage({ uri }));
  });
});

function expectNotFound({ statusCode, headers, body }: Response): void {
  expect(statusCode).toBe(404);
  expect(body.data).toBe(notFoundPage);
  expect(headers['content-type']?.value).toBe('text/html; charset=utf-8');
  for (const [name, value] of Object.entries(securityHeaders(connections)))
    expect(headers[name]?.value).toBe(value);
}

describe('an address under the pattern of a page (docs/rules.md#routes)', () => {
  const apiQuery = deployed('ApiQuery');

  // No client that reads an address as a URL sends the ways up.
  const parentPaths = ['/vacancy/.', '/vacancy/..', '/company/%2e%2E', '/vacancy/%2E/'];
  test.each([...oddAddresses, ...parentPaths])(
    '%.40s is no page’s: 404 with the page and every security header',
    (uri) => {
      expectNotFound(apiQuery({ uri }));
    },
  );

  test.each([
    '/',
    '/vacancy/hh-1',
    `/vacancy/${'я'.repeat(200)}`,
    '/vacancy/%D0%A3%D1%84%D0%B0',
    '/company/hh-1',
    '/company/...',
    '/vacancy/a..',
    '/sitemap/1',
    '/sitemap.xml',
    '/robots.txt',
  ])('%.40s goes on as it is', (uri) => {
    expect(apiQuery({ uri }).uri).toBe(uri);
  });

  test('with a slash behind it, it is the same page', () => {
    expect(apiQuery({ uri: '/vacancy/hh-1/' }).uri).toBe('/vacancy/hh-1');
  });

  test.each(['/api/jobs/%zz', '/api/jobs/7/contacts', '/api/jobs/'])('%s is the API’s to answer', (uri) => {
    expect(apiQuery({ uri }).uri).toBe(uri);
  });
});

describe('the query that the cache is keyed by', () => {
  const apiQuery = deployed('ApiQuery');
  const keyOf = (uri: string, text: string) => apiQuery({ uri, querystring: query(text) }).querystring;

  test.each([
    ['order', '/api/jobs', 'sort=newest&page=2&ai=true', 'ai=true&page=2&sort=newest'],
    ['what is unknown', '/api/jobs', 'utm_source=x&q=go&fbclid=1&__proto__=1&constructor=2', 'q=go'],
    ['repeated values', '/api/jobs', 'level=Senior&q=go&level=Junior', 'q=go&level=Senior&level=Junior'],
    [
      'what is encoded',
      '/api/jobs',
      'location=%D0%A3%D1%84%D0%B0&q=a%26b%3Dc',
      'q=a%26b%3Dc&location=%D0%A3%D1%84%D0%B0',
    ],
    ['an empty query', '/api/jobs', '', ''],
    ['a path’s parameter in the query', '/api/jobs/7', 'jobId=8&tz=UTC', 'tz=UTC'],
    ['another operation’s parameter', '/api/catalog', 'page=1&companySearch=a', 'companySearch=a'],
  ])('%s', (_what, uri, request, kept) => {
    expect(keyOf(uri, request)).toBe(kept);
  });

  test('an address of no operation stays as it is', () => {
    expect(keyOf('/api/jobs/7/contacts', 'x=1')).toEqual({ x: { value: '1' } });
  });

  test('every key of a cached request is known', () => {
    const [search] = knownParameters([searchJobs]);
    expect(search?.parameters).toEqual(Object.keys(searchJobs.request.shape));
  });
});

describe('a message of JSON-RPC', () => {
  const call = deployed('RpcCall');
  const headers = {
    host: { value: 'd1.cloudfront.net' },
    'x-site-origin': { value: 'https://evil.example' },
  };

  test('goes on with the site’s own origin, whatever the caller has said', () => {
    const passed = call({ method: 'POST', uri: '/mcp', querystring: {}, headers });
    expect([passed.statusCode, passed.uri]).toEqual([undefined, '/mcp']);
    expect(passed.headers['x-site-origin']?.value).toBe('https://d1.cloudfront.net');
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('is not asked by %s', (method) => {
    const refused = call({ method, uri: '/mcp', querystring: {}, headers });
    expect([refused.statusCode, refused.headers.allow?.value]).toEqual([405, 'POST']);
    expect(JSON.parse(refused.body.data)).toMatchObject({ jsonrpc: '2.0', id: null });
  });
});

describe('the paths that the CDN tells apart', () => {
  const contacts = { ...getJob, path: '/api/jobs/{jobId}/contacts', access: 'user' } as const;
  const create = { ...searchJobs, method: 'POST', access: 'user' } as const;

  test('public reads are cached', () => {
    expect(apiPaths([searchJobs, getJob])).toEqual([
      { pattern: '/api/jobs/*', secondsCached: 2 },
      { pattern: '/api/jobs', secondsCached: 2 },
    ]);
  });

  test('an answer for one person is never kept because a wider pattern takes its path', () => {
    expect(apiPaths([searchJobs, getJob, contacts])[0]).toEqual({
      pattern: '/api/jobs/*/contacts',
      secondsCached: null,
    });
  });

  test('a page is kept for as long as its operation says', () => {
    expect(apiPaths([getListPage, getVacancyPage])).toEqual([
      { pattern: '/vacancy/*', secondsCached: 60 },
      { pattern: '/', secondsCached: 2 },
    ]);
  });

  test('a path that is also written to is not cached', () => {
    expect(apiPaths([searchJobs, create, getJob])).toEqual([{ pattern: '/api/jobs/*', secondsCached: 2 }]);
  });
});

test('a function that CloudFront would refuse is refused before', () => {
  expect(() => edgeFunctionCode('site-page', { site: 'я'.repeat(6000) })).toThrow(/10240/);
  const bucket = Lazy.string({ produce: () => 'known to a deploy' });
  const bytesLeft = 9000 - edgeFunctionCode('site-page', { site: '' }).length;
  expect(() => edgeFunctionCode('site-page', { site: 'a'.repeat(bytesLeft) })).not.toThrow();
  expect(() => edgeFunctionCode('site-page', { site: 'a'.repeat(bytesLeft) + bucket.repeat(20) })).toThrow(
    /10240/,
  );
});
