import { expect, test } from 'vitest';
import { kindOf } from '../../../frontend/src/offline/worker/kind-of.ts';

const site = 'https://jobs.example.ru';

const kindOfRequest = (
  path: string,
  more: { method?: string; mode?: RequestMode; headers?: HeadersInit } = {},
) => {
  const { method = 'GET', mode = 'cors', headers = {} } = more;
  return kindOf({ method, mode, url: new URL(path, site).href, headers: new Headers(headers) }, site);
};

test.each([
  ['/', 'page'],
  ['/?level=Senior&vacancy=hh-1', 'page'],
  ['/vacancy/hh-1', 'page'],
  ['/vacancy/hh-1/', 'page'],
  ['/company/hh-1', 'page'],
  ['/applications', 'page'],
  ['/about/matching', 'page'],
  // E-mails, feeds and sign-in are no pages of the application.
  ['/api/feed?q=python', null],
  ['/api/subscriptions/x/confirm', null],
  ['/openapi.json', null],
  ['/vacancy/a/b', null],
  // Who comes back from Google has a code in the address.
  ['/?code=1&state=2', null],
])('a navigation to %s is %s', (path, kind) => {
  expect(kindOfRequest(path, { mode: 'navigate' })).toBe(kind);
});

test.each([
  ['/assets/index-1a2b.js', 'asset'],
  ['/api/jobs?q=python', 'answer'],
  ['/api/jobs/hh-1?tz=Europe%2FMoscow', 'answer'],
  ['/config.json', 'config'],
  ['/sw.js', null],
  ['/applications', null],
  ['https://bucket.example.com/api/jobs', null],
])('a request for %s is %s', (path, kind) => {
  expect(kindOfRequest(path)).toBe(kind);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('%s goes past the worker', (method) => {
  expect(kindOfRequest('/api/jobs', { method })).toBeNull();
  expect(kindOfRequest('/vacancy/hh-1', { method, mode: 'navigate' })).toBeNull();
});

test('so does whatever carries a token, and a part of a file', () => {
  expect(kindOfRequest('/api/me', { headers: { authorization: 'Bearer x' } })).toBeNull();
  expect(kindOfRequest('/assets/pdf.worker-1a2b.mjs', { headers: { range: 'bytes=0-1' } })).toBeNull();
});
