import type { Context } from 'aws-lambda';
import { expect, it } from 'vitest';
import { getRobots } from '#core/contract/pages.ts';
import { handler } from '#functions/http/pages/get-robots.ts';
import { httpEvent } from '#tests/support/http/http-event.ts';

it('closes the pages of somebody signed in to crawlers (docs/rules.md#robots)', async () => {
  const { statusCode, headers, body } = await handler(httpEvent(getRobots), {} as Context);
  expect(statusCode).toBe(200);
  expect(headers?.['content-type']).toBe('text/plain; charset=utf-8');
  const closed = ['/applications', '/searches', '/profile', '/documents', '/admin'];
  const rules = `User-agent: *\n${closed.map((route) => `Disallow: ${route}\n`).join('')}`;
  expect(body).toBe(rules);
  const ofSite = httpEvent(getRobots, { headers: { 'x-site-origin': 'https://jobs.example.ru' } });
  const named = await handler(ofSite, {} as Context);
  expect(named.body).toBe(`${rules}Sitemap: https://jobs.example.ru/sitemap.xml\n`);
});
