import { readFileSync } from 'node:fs';
import type { Context } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import { getListPage } from '#core/contract/pages.ts';
import { unnamedCompany, unnamedPlace } from '#core/domain/import/unnamed.ts';
import { handler as answerList } from '#functions/http/pages/get-list-page.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobs from '#functions/store/jobs.ts';
import { httpEvent } from '#tests/support/http/http-event.ts';
import {
  change,
  company,
  hostile,
  list,
  useVacancies,
  vacancy,
  visibleText,
} from '#tests/support/http/server-rendered-pages.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

useVacancies();

describe('the list as HTML (docs/rules.md#server-rendered-pages)', () => {
  it('holds the cards, the count, and links to each vacancy', async () => {
    const { status, headers, body } = await list();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=2',
    });
    expect(body).toMatch(/^<!doctype html>/);
    expect(body).toContain('<title>Вакансии — Призвание</title>');
    expect(visibleText(body)).toContain('|Найдено 3\u00a0вакансии|');
    expect(body).toMatch(/<a[^>]* href="\/\?vacancy=hh-1"[^>]*>Senior ML-инженер<\/a>/);
  });

  it('leads to the same list as a feed, a vacancy to none (docs/rules.md#feed)', async () => {
    const linkOf = (body: string) =>
      /<link rel="alternate" type="application\/atom\+xml" href="([^"]*)">/.exec(body)?.[1];
    expect(linkOf((await list()).body)).toBe('/api/feed');
    const narrowed = (await list('level=Senior&q=%22ml%22%20%3C&page=1&sort=salary-desc')).body;
    expect(linkOf(narrowed)).toBe('/api/feed?q=%22ml%22+%3C&amp;level=Senior');
    expect(linkOf((await vacancy('hh-1')).body)).toBeUndefined();
  });

  it('is narrowed by its address, and its boxes are ticked', async () => {
    const { body } = await list('level=Senior');
    expect(visibleText(body)).toContain('|Senior ML-инженер|');
    expect(visibleText(body)).not.toContain('|Сварщик|');
    expect(body).toMatch(/<input[^>]*name="level"[^>]*checked=""[^>]*value="Senior"/);
  });

  const noindex = '<meta name="robots" content="noindex, follow">';

  it.each(['', 'page=1', 'sort=newest', 'copies=folded', 'nothing=7'])(
    'the plain one may be listed by search engines: %s',
    async (query) => {
      const { body } = await list(query);
      expect(body).not.toContain('noindex');
      expect(body).toContain('<link rel="canonical" href="https://jobs.example.ru/"/>');
    },
  );

  it.each([
    'level=Senior',
    'sort=salary-desc',
    'copies=apart',
    'q=ml',
    'ai=true',
    'company=hh-10&company=hh-11&date=week&salary=400k%2B',
    'page=2',
    'page=99',
  ])('another is only followed: %s (docs/rules.md#page-indexed)', async (query) => {
    expect((await list(query)).body).toContain(noindex);
  });

  it('a page that is there is another of the plain one', async () => {
    const more = Array.from({ length: 25 }, (_, n) =>
      jobRowWith({ id: `hh-${100 + n}`, title: `Работа ${n}` }),
    );
    await change(jobs.put(more));
    await expect.poll(async () => (await list('page=2')).body).not.toContain(noindex);
    const { body } = await list('page=2');
    expect(body).toContain('<link rel="canonical" href="https://jobs.example.ru/?page=2"/>');
    expect((await list('page=3')).body).toContain(noindex);
    await change(Promise.all(more.map(({ id }) => jobs.delete(id))));
    await expect.poll(async () => (await list('page=2')).body).toContain(noindex);
  });

  it.each(['page=x', 'sort=cheapest', `q=${'я'.repeat(9000)}`, 'level=Emperor', 'ai=maybe', 'nothing=7'])(
    'what it does not know is as if it were not there: %.40s',
    async (query) => {
      const { status, body } = await list(query);
      expect(status).toBe(200);
      expect(body).toContain('<h1');
    },
  );
});

it('an address of 300 companies makes no page of a megabyte (docs/rules.md#address-values)', async () => {
  const companies = Array.from({ length: 300 }, (_, n) => `company=trudvsem-${1_000_000 + n}`);
  const { status, body } = await list(companies.join('&'));
  expect(status).toBe(200);
  expect(body.match(/name="company"/g)).toHaveLength(30);
  expect(body.length).toBeLessThan(100_000);
});

describe('a vacancy as HTML', () => {
  it('holds what it says of the work, for a minute', async () => {
    const { status, headers, body } = await vacancy('hh-1');
    expect(status).toBe(200);
    expect(headers?.['cache-control']).toBe('public, max-age=0, s-maxage=60');
    expect(visibleText(body)).toContain('|Ищем человека.|');
    expect(body).toContain('<title>Senior ML-инженер — ');
    expect(body).toContain('<link rel="canonical" href="https://jobs.example.ru/vacancy/hh-1"/>');
  });

  it('tells search engines of neither company nor place that its source has not named', async () => {
    const names = { company: unnamedCompany, location: unnamedPlace, company_id: null };
    await change(
      jobs.put([jobRowWith({ id: 'trudvsem-6', source: 'trudvsem', title: 'Плотник', ...names })]),
    );
    await expect.poll(async () => (await vacancy('trudvsem-6')).status).toBe(200);
    const { body } = await vacancy('trudvsem-6');
    const [head = ''] = body.split('</head>');
    expect(head).toContain('<title>Плотник — Призвание</title>');
    expect(head).toMatch(/<meta name="description" content="Плотник · Полная занятость[^"]*"/u);
    expect(head).not.toMatch(/не назван|не указан/u);
    // On the page both are said.
    expect(visibleText(body)).toContain(unnamedCompany);
    await change(jobs.delete('trudvsem-6'));
    await expect.poll(async () => (await vacancy('trudvsem-6')).status).toBe(404);
  });

  it.each([
    ['от 138 000 ₽ на руки', 'от 138 000 ₽'],
    [null, 'до 72 000 ₽'],
  ])('tells of a bound of pay that it is one: %s, %s', async (words, salary) => {
    await change(
      jobs.put([jobRowWith({ id: 'trudvsem-7', source: 'trudvsem', salary, salary_words: words })]),
    );
    await expect.poll(async () => (await vacancy('trudvsem-7')).status).toBe(200);
    const [head = ''] = (await vacancy('trudvsem-7')).body.split('</head>');
    expect(
      head.match(/ content="[^"]* · Полная занятость · [^"]*"/gu)?.map((part) => part.split(' · ').at(-1)),
    ).toEqual(Array(2).fill(`${words ?? salary}"`));
    await change(jobs.delete('trudvsem-7'));
    await expect.poll(async () => (await vacancy('trudvsem-7')).status).toBe(404);
  });

  it('has its own styles behind those that it builds on', async () => {
    const { body } = await vacancy('hh-1');
    const [shared, own] = ['index', 'views'].map((name) => body.indexOf(`href="/assets/${name}-`));
    expect(shared).toBeGreaterThan(0);
    expect(own).toBeGreaterThan(shared as number);
  });

  it('over the list it is the same, and the same is canonical', async () => {
    const { body } = await list('vacancy=hh-1&level=Senior');
    expect(visibleText(body)).toContain('|Ищем человека.|');
    expect(body).toContain('<link rel="canonical" href="https://jobs.example.ru/vacancy/hh-1"/>');
  });

  it('search engines may list it where its source lets them', async () => {
    expect((await vacancy('hh-1')).body).toContain('noindex');
    expect((await vacancy('trudvsem-4')).body).not.toContain('noindex');
  });

  it('tells chats and search engines of it where they may list it', async () => {
    const { body } = await vacancy('trudvsem-4');
    expect(body).toContain('<meta property="og:title" content="Сварщик — ');
    expect(body).toContain('<meta property="og:url" content="https://jobs.example.ru/vacancy/trudvsem-4">');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Сварщик',
      description: `<p>Варим. ${hostile}</p>`,
      identifier: { '@type': 'PropertyValue', name: 'Лаборатория «Вектор»', value: 'trudvsem-4' },
      url: 'https://jobs.example.ru/vacancy/trudvsem-4',
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      hiringOrganization: { '@type': 'Organization', name: 'Лаборатория «Вектор»' },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Москва', addressCountry: 'RU' },
      },
      employmentType: 'FULL_TIME',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'RUB',
        value: { '@type': 'QuantitativeValue', minValue: 200_000, maxValue: 300_000, unitText: 'MONTH' },
      },
      directApply: false,
    });
    const closed = (await vacancy('hh-1')).body;
    expect(closed).not.toContain('og:');
    expect(closed).not.toContain('twitter:');
    expect(closed).not.toContain('ld+json');
  });

  it('has the one picture of the product for chats, of the size that it says (docs/decisions/084)', async () => {
    const { body } = await vacancy('trudvsem-4');
    const imageMeta = (name: string) =>
      new RegExp(`<meta property="og:image${name}" content="([^"]*)">`).exec(body)?.[1];
    const [, file = ''] =
      /^https:\/\/jobs\.example\.ru(\/assets\/share-[\w-]+\.png)$/.exec(imageMeta('') ?? '') ?? [];
    const png = readFileSync(`dist/site${file}`);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([imageMeta(':width'), imageMeta(':height')]).toEqual(
      [png.readUInt32BE(16), png.readUInt32BE(20)].map(String),
    );
    expect(imageMeta(':alt')).toContain('Призвания');
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect((await list()).body).toContain('<meta property="og:image" ');
    expect((await list('level=Senior')).body).not.toContain('og:');
  });

  it('of an id that is a way up is no page', async () => {
    const { status, body } = await vacancy('..');
    expect([status, visibleText(body)]).toEqual([
      404,
      expect.stringContaining('|Страница не найдена — Призвание|'),
    ]);
  });

  it('is found by an id that an address spells in another way', async () => {
    const id = 'hh:7 «ю» 100%';
    const row = jobRowWith({ id, title: 'Токарь', company_id: 'ООО «Завод»' });
    await change(jobs.put([row]));
    await expect.poll(async () => (await vacancy(id)).status).toBe(200);
    const { body } = await vacancy(id);
    expect(body).toContain('<title>Токарь — ');
    expect(body).toContain(
      `<link rel="canonical" href="https://jobs.example.ru/vacancy/${encodeURIComponent(id)}"/>`,
    );
    await expect.poll(async () => (await company('ООО «Завод»')).status).toBe(200);
    expect(visibleText((await company('ООО «Завод»')).body)).toContain('|Токарь|');
    await change(jobs.delete(id));
    await expect.poll(async () => (await vacancy(id)).status).toBe(404);
  });

  it.each([
    ['hidden', 'hh-3'],
    ['unknown', 'hh-404'],
    ['of letters that an address spells in another way', 'ъ: «404»'],
  ])('one that is %s is not found, and is asked for anew', async (_what, id) => {
    const { status, headers, body } = await vacancy(id);
    expect([status, headers?.['cache-control']]).toEqual([404, 'no-store']);
    expect(visibleText(body)).toContain('|Вакансия не найдена|');
    expect(body).not.toContain('Скрытая');
  });
});

describe('a vacancy that its source has closed (docs/rules.md#detail-closed)', () => {
  it('is gone, and says where those like it are', async () => {
    const { status, headers, body } = await vacancy('hh-5');
    expect([status, headers?.['cache-control']]).toEqual([410, 'no-store']);
    expect(visibleText(body)).toContain('|Вакансия закрыта 12\u00a0ноября\u00a02026|');
    expect(visibleText(body)).toContain('«Закрытая», Лаборатория «Вектор»');
    expect(body).toMatch(/<a[^>]* href="\/\?level=Middle&amp;category=backend&amp;exact=category"/);
    expect(visibleText(body)).toMatch(/\|Похожие: Backend, Middle, \d+\u00a0ваканси/);
    expect(body).toContain('noindex');
  });
});

describe('a company as HTML (docs/rules.md#company)', () => {
  it('holds its name, how many are open, and a link to each', async () => {
    const { status, headers, body } = await company('hh-10');
    expect([status, headers?.['cache-control']]).toEqual([200, 'public, max-age=0, s-maxage=60']);
    expect(visibleText(body)).toMatch(
      /\|2\u00a0открытые вакансии\| · \|первая из\u00a0известных нам вышла 19\u00a0ноября\u00a02026\|/,
    );
    expect(body).toMatch(/<a[^>]* href="\/vacancy\/hh-1"[^>]*>Senior ML-инженер<\/a>/);
    expect(body).toContain('<link rel="canonical" href="https://jobs.example.ru/company/hh-10"/>');
    expect(visibleText(body)).not.toContain('Скрытая');
  });

  it('leads to all of its vacancies, and to no others’ that name no company (docs/rules.md#filter-exact)', async () => {
    expect((await company('hh-10')).body).toMatch(/<a[^>]* href="\/\?company=hh-10&amp;exact=company"/);
  });

  it('search engines may list it where they may list each of its vacancies', async () => {
    expect((await company('hh-10')).body).toContain('noindex');
    expect((await company('trudvsem-9')).body).not.toContain('noindex');
  });

  it('one with nothing open is not found', async () => {
    const { status, body } = await company('hh-404');
    expect(status).toBe(404);
    expect(visibleText(body)).toContain('|Открытых вакансий нет|');
  });
});

it('asked for its head alone, a page has no body', async () => {
  const event = httpEvent(getListPage);
  event.requestContext.http.method = 'HEAD';
  const { statusCode, headers, body } = await answerList(event, {} as Context);
  expect([statusCode, headers?.['content-type'], body]).toEqual([200, 'text/html; charset=utf-8', '']);
});

describe('any page', () => {
  const pages = [
    () => list(),
    () => vacancy('hh-1'),
    () => vacancy('hh-2'),
    () => company('hh-10'),
    () => list(`q=${hostile}`),
  ];

  it('holds no contacts, and nothing that the policy forbids', async () => {
    for (const page of pages) {
      const { body } = await page();
      expect(body).not.toMatch(/boss/);
      expect(body).not.toMatch(/\sstyle=|<style/);
      const scripts = [...body.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
      expect(scripts.length).toBeGreaterThan(1);
      for (const tag of scripts) expect(tag).toMatch(/ src="\/assets\/|type="application\/(ld\+)?json"/);
      expect(body).not.toContain('<img');
      // It works without a script, and does not say that it does not.
      expect(body).not.toContain('JavaScript');
    }
  });

  it('that cannot be drawn is a failure: it comes empty, is neither kept nor listed, and the log says why', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = vi.spyOn(descriptions, 'find').mockRejectedValue(new Error('no table'));
    const { status, headers, body } = await vacancy('hh-1');
    expect([status, headers?.['cache-control'], headers?.['retry-after']]).toEqual([503, 'no-store', '30']);
    expect(body).toMatch(/<meta name="robots" content="noindex, follow"><\/head>/);
    // A browser begins the application from it all the same.
    expect(body).toContain('<div id="root"></div>');
    expect(body).toMatch(/<script type="module" crossorigin src="\/assets\/[^"]+"><\/script>/);
    expect(String(logged.mock.calls[0])).toContain('no table');
    broken.mockRestore();
    logged.mockRestore();
  });
});
