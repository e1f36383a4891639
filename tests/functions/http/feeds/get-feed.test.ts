import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { feedEntries, getFeed } from '#core/contract/feeds.ts';
import { unnamedCompany, unnamedPlace } from '#core/domain/import/unnamed.ts';
import { pageSize } from '#core/domain/search/listing.ts';
import { handler } from '#functions/http/feeds/get-feed.ts';
import * as jobs from '#functions/store/jobs.ts';
import { httpEvent } from '#tests/support/http/http-event.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const hostile = ']]></title><script>alert("1")</script>&\u0000\u000b\ud800';
const many = feedEntries + 5;

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  await jobs.put([
    jobRowWith({
      id: 'hh-1',
      title: `Сварщик ${hostile}`,
      company: hostile,
      salary: null,
      salary_words: null,
    }),
    jobRowWith({ id: 'hh-5', title: 'Плотник', company: unnamedCompany, location: unnamedPlace }),
    jobRowWith({ id: 'hh-2', title: 'Сварщик-скрытый', is_active: false }),
    jobRowWith({ id: 'hh-3', title: 'Сварщик', cluster_key: 'k', created_at: '2026-11-20T09:00:00.000Z' }),
    jobRowWith({ id: 'hh-4', title: 'Сварщик', cluster_key: 'k', location: 'Казань' }),
    ...Array.from({ length: pageSize }, (_, n) => jobRowWith({ id: `hh-${500 + n}`, title: 'Каменщик' })),
    ...Array.from({ length: many }, (_, n) =>
      jobRowWith({
        id: `hh-${100 + n}`,
        title: 'Python-разработчик',
        created_at: new Date(Date.UTC(2026, 10, 1, 0, n)).toISOString(),
      }),
    ),
  ]);
});
afterAll(() => dynamodb.close());
beforeEach(() => vi.stubEnv('INDEXED_SOURCES', 'hh'));

async function feed(query: string) {
  const event = httpEvent(getFeed, { query, headers: { 'x-site-origin': 'https://jobs.example.ru' } });
  const { statusCode, headers, body = '' } = await handler(event, {} as Context);
  return { status: statusCode, headers, body };
}
const idsOf = (body: string) =>
  [...body.matchAll(/<entry><id>[^<]*\/vacancy\/([^<]*)<\/id>/g)].map(([, id]) => id);

it('is an Atom feed of the newest, with links to our pages', async () => {
  const { status, headers, body } = await feed('q=python');
  expect([status, headers?.['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(headers?.['cache-control']).toContain('s-maxage=900');
  expect(idsOf(body)).toEqual(Array.from({ length: feedEntries }, (_, n) => `hh-${100 + many - 1 - n}`));
  expect(body).toContain('<link rel="self" href="https://jobs.example.ru/api/feed?q=python"/>');
  expect(body).toContain('<link rel="alternate" href="https://jobs.example.ru/?q=python"/>');
  expect(body).toContain('<title>Призвание: python</title>');
});

it('shows of copies one, and nothing that is hidden', async () => {
  expect(idsOf((await feed('q=сварщик')).body)).toEqual(['hh-3', 'hh-1']);
});

it('leaves out what has a short word inside another one alone (docs/rules.md#emails-words)', async () => {
  expect(idsOf((await feed('q=ник')).body)).toEqual([]);
  expect(idsOf((await feed('q=отник')).body)).toEqual(['hh-5']);
});

it('shows each once where they fill the last page', async () => {
  const ids = idsOf((await feed('q=каменщик')).body);
  expect(ids).toHaveLength(pageSize);
  expect(new Set(ids).size).toBe(pageSize);
});

it('foreign texts are text, and no XML is broken by them', async () => {
  const { body } = await feed('q=сварщик');
  const bare = body
    .replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '')
    .replaceAll(
      /<\/?(?:feed|entry|id|title|published|updated|author|name|summary)(?: [a-z:]+="[^"<]*")*>|<link(?: [a-z]+="[^"<]*")+\/>/g,
      '',
    );
  expect(bare).not.toMatch(/[<>]/);
  expect(bare.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
  expect(body).not.toMatch(/[^\P{Cc}\n]|\p{Cs}/u);
  expect(body).toContain('зарплата не указана');
  expect(body).toContain(
    '<title>Сварщик ]]&gt;&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;</title>',
  );
});

it('is named after what is chosen alone', async () => {
  const all = (await feed('')).body;
  expect(all).toContain('<id>https://jobs.example.ru/api/feed</id>');
  expect(all).toContain('<link rel="alternate" href="https://jobs.example.ru/"/>');
  expect(all).toMatch(/<\/entry><\/feed>\n$/u);
  const { body } = await feed('ai=true&level=Senior&level=Lead');
  expect(body).toContain('<id>https://jobs.example.ru/api/feed?ai=true&amp;level=Senior&amp;level=Lead</id>');
});

it.each([
  ['', 'новые вакансии'],
  ['from=2026-11-01T00:00:00Z', 'новые вакансии'],
  ['q=python&level=Senior&location=Москва', 'python · Senior · Москва'],
  ['ai=true&category=backend&industry=41', 'Отобрали лучшее с AI · Backend · Розничная торговля'],
  ['company=hh-10', 'Лаборатория «Вектор»'],
  ['company=hh-none', 'Компания: 1'],
  ['location=a&location=b&location=c&location=d&type=Проектная работа', 'Проектная работа · Локация: 4'],
  ['location=<b>', '&lt;b&gt;'],
])('its title says what is chosen: %s', async (query, title) => {
  expect((await feed(query)).body).toContain(`<title>Призвание: ${title}</title>`);
});

it('names no company that its source lets nobody list', async () => {
  vi.stubEnv('INDEXED_SOURCES', 'trudvsem');
  expect((await feed('company=hh-10')).body).toContain('<title>Призвание: Компания: 1</title>');
});

it('names nothing but title and page of what its source lets nobody list (docs/rules.md#feed)', async () => {
  const entries = async () => (await feed('q=python')).body.split('<entry>').slice(1).join();
  expect(await entries()).toMatch(/<author>.*<summary>/);
  vi.stubEnv('INDEXED_SOURCES', 'trudvsem');
  const { body } = await feed('q=python');
  expect(idsOf(body)).toHaveLength(feedEntries);
  expect(body.slice(body.indexOf('<entry>'))).not.toMatch(/<author>|<summary>|Москва/);
  expect(body).toContain('<author><name>Призвание</name></author>');
});

it('of nothing it is a feed without entries', async () => {
  const { status, body } = await feed('q=нет такого слова');
  expect([status, idsOf(body)]).toEqual([200, []]);
  const [, updated = ''] = /<updated>([^<]*)<\/updated>/.exec(body) ?? [];
  expect(Math.abs(Date.parse(updated) - Date.now())).toBeLessThan(60_000);
});

it('a wrong value is a 400 that names it (docs/rules.md#api-unknown)', async () => {
  const { status, headers, body } = await feed('type=Никогда');
  expect([status, headers?.['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^type\.0: Invalid option.*\nНомер запроса: request-1\n$/u);
  expect((await feed('from=2026-11-20T00:00:00Z&to=2026-11-01T00:00:00Z')).status).toBe(400);
});

it('takes and describes no parameter that would do nothing', async () => {
  const names = Object.keys(getFeed.request.shape);
  for (const name of ['page', 'copies', 'companySearch', 'tz']) expect(names).not.toContain(name);
  expect((await feed('q=python&page=0&tz=Mars/Olympus')).status).toBe(200);
});

it('tells of neither company nor place that no source has named', async () => {
  const { body } = await feed('q=плотник');
  const [, entry = ''] = body.split('<entry>');
  expect(entry).toMatch(/<summary>[^<·]+<\/summary>/u);
  expect(entry).not.toMatch(/<author>|не назван|не указан<|Город/u);
});
