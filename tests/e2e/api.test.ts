import { expect, it } from 'vitest';
import { site } from './stage/visit.ts';

/* Through the site, as a browser asks: what CloudFront's function lets pass, and the API's own words. */
it.each([
  ['a page of 0', 'page=0', 400],
  ['a page of -1', 'page=-1', 400],
  ['a page of x', 'page=x', 400],
  ['a page past the end', 'page=1000000000', 200],
  ['an unknown order', 'sort=cheapest', 400],
  ['201 characters', `q=${'я'.repeat(201)}`, 400],
  ['1,300 characters', `q=${'я'.repeat(1300)}`, 400],
  ['a range upside down', 'from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z', 400],
  ['unknown and repeated parameters', 'nobody=knows&page=1&page=x', 200],
  ['a zero byte', 'q=%00', 200],
  ['broken escapes', 'q=%E0%A4%A&level=%', 400],
  ['an emoji', 'q=🎯', 200],
  ['markup', 'q=<script>alert(1)</script>', 200],
])('%s is answered in JSON: %#', async (_, query, status) => {
  const answer = await fetch(`${site}/api/jobs?${query}`);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect([answer.status, typeof (await answer.json())]).toEqual([status, 'object']);
});

it.each([
  ['/', 200],
  ['/robots.txt', 200],
  ['/api/jobs?level=Senior', 200],
  ['/api/catalog', 200],
  ['/api/jobs/none', 404],
  ['/api/nothing', 404],
])('HEAD %s is answered as GET is, without a body', async (path, status) => {
  const whole = await fetch(site + path);
  const head = await fetch(site + path, { method: 'HEAD' });
  expect([whole.status, head.status]).toEqual([status, status]);
  expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'));
  expect(await head.text()).toBe('');
});
