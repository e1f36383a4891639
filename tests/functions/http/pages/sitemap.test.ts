import { afterAll, describe, expect, it, vi } from 'vitest';
import { addressesInSitemap, getSitemap, getSitemapPage } from '#core/contract/pages.ts';
import { handler as answerSitemap } from '#functions/http/pages/get-sitemap.ts';
import { handler as answerSitemapPage } from '#functions/http/pages/get-sitemap-page.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { maxIdLength } from '#functions/sources/sanitize/bounded-types.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobs from '#functions/store/jobs.ts';
import {
  answer,
  change,
  sitemapUrls,
  useVacancies,
  vacancy,
} from '#tests/support/http/server-rendered-pages.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { maxPayloadBytes } from '../../../../infra/local/lambda/lambda-error.ts';

useVacancies();

describe('the sitemap (docs/rules.md#robots)', () => {
  it('names its files, and they what search engines may list, and no other', async () => {
    const index = await answer(answerSitemap, getSitemap, {});
    expect(index.headers?.['content-type']).toBe('application/xml; charset=utf-8');
    expect(index.body).toContain('<sitemap><loc>https://jobs.example.ru/sitemap/1</loc></sitemap>');
    expect(index.body).not.toContain('sitemap/2');
    expect(await sitemapUrls()).toEqual([
      'https://jobs.example.ru/',
      'https://jobs.example.ru/market',
      'https://jobs.example.ru/about/matching',
      'https://jobs.example.ru/developers',
      'https://jobs.example.ru/vacancy/trudvsem-4',
    ]);
    expect((await answer(answerSitemapPage, getSitemapPage, { path: { page: '2' } })).status).toBe(404);
  });

  it('say when readers last saw a change, of what that is known (docs/rules.md#sitemap-lastmod)', async () => {
    vi.stubEnv('INDEXED_SOURCES', 'hh,trudvsem');
    const { body } = await answer(answerSitemapPage, getSitemapPage, { path: { page: '1' } });
    const urlOf = (path: string) =>
      body.match(/<url>.*?<\/url>/g)?.find((url) => url.includes(`ru${path}<`)) ?? '';
    expect(urlOf('/vacancy/hh-1')).toContain('</loc><lastmod>2026-11-20T09:30:07Z</lastmod></url>');
    expect([urlOf('/vacancy/trudvsem-4'), urlOf('/')].join()).not.toContain('lastmod');
    expect(urlOf('/vacancy/trudvsem-4')).not.toBe('');
    vi.stubEnv('INDEXED_SOURCES', 'trudvsem');
  });

  it('has files that a Lambda can answer, with the longest ids and a long address of the site', async () => {
    vi.spyOn(JobIndex.prototype, 'openVacancies').mockImplementation(function* () {
      for (let at = 0; at <= addressesInSitemap; at += 1)
        yield {
          id: `trudvsem-${String(at).padStart(maxIdLength, '0')}`,
          modifiedAt: '2026-11-20T09:30:07Z',
        };
    });
    const full = await answer(answerSitemapPage, getSitemapPage, {
      path: { page: '1' },
      headers: { 'x-site-origin': `https://${'jobs'.repeat(12)}.ru` },
    });
    vi.restoreAllMocks();
    expect(full.body.match(/<url>/g)?.length).toBeGreaterThanOrEqual(addressesInSitemap);
    expect(Buffer.byteLength(JSON.stringify(full))).toBeLessThan(maxPayloadBytes);
  });
});

describe('copies of a vacancy (docs/rules.md#page-canonical)', () => {
  const copyOf = (id: string, created_at: string) =>
    jobRowWith({
      id,
      created_at,
      title: 'Токарь',
      source: 'trudvsem',
      location: id,
      cluster_key: 'trudvsem-9 токарь',
    });
  const older = copyOf('trudvsem-20', '2026-11-01T08:00:00.000Z');
  const newest = copyOf('trudvsem-21', '2026-11-02T08:00:00.000Z');
  const urlOf = ({ id }: { id: string }) => `https://jobs.example.ru/vacancy/${id}`;
  const canonicalOf = async ({ id }: { id: string }) =>
    /<link rel="canonical" href="([^"]*)"/.exec((await vacancy(id)).body)?.[1];
  afterAll(() => change(Promise.all([older, newest].map(({ id }) => jobs.delete(id)))));

  it('lead to the newest open one, which alone is a posting and in the sitemap, until it closes', async () => {
    await descriptions.put({ id: older.id, html: '<p>Точим.</p>' });
    await descriptions.put({ id: newest.id, html: '<p>Точим.</p>' });
    await change(jobs.put([older, newest]));
    await expect.poll(sitemapUrls).toContain(urlOf(newest));
    expect(await sitemapUrls()).not.toContain(urlOf(older));
    expect(await canonicalOf(older)).toBe(urlOf(newest));
    expect(await canonicalOf(newest)).toBe(urlOf(newest));
    expect((await vacancy(older.id)).body).not.toContain('ld+json');
    expect((await vacancy(newest.id)).body).toContain('ld+json');

    await change(jobs.put([{ ...newest, is_open: false }]));
    await expect.poll(sitemapUrls).toContain(urlOf(older));
    expect(await sitemapUrls()).not.toContain(urlOf(newest));
    expect(await canonicalOf(older)).toBe(urlOf(older));
    expect((await vacancy(newest.id)).status).toBe(410);
  });
});
