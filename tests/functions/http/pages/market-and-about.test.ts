import type { Context } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { getDevelopersPage, getMarketPage, getMatchingPage } from '#core/contract/pages.ts';
import type { MarketMonth } from '#core/domain/market/market-month.ts';
import * as marketFiles from '#functions/external/market-files.ts';
import { handler as answerDevelopers } from '#functions/http/pages/get-developers-page.ts';
import { handler as answerMarket } from '#functions/http/pages/get-market-page.ts';
import { handler as answerMatching } from '#functions/http/pages/get-matching-page.ts';
import { httpEvent } from '#tests/support/http/http-event.ts';
import { useSnapshotStage } from '#tests/support/store/snapshot-stage.ts';

useSnapshotStage();

async function answer(handler: typeof answerMarket, operation: Endpoint, query = '') {
  const headers = { 'x-site-origin': 'https://jobs.example.ru' };
  const event = httpEvent(operation, { headers, query });
  const { statusCode, headers: responseHeaders = {}, body = '' } = await handler(event, {} as Context);
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
  return {
    status: statusCode,
    kept: responseHeaders['cache-control'],
    body,
    words: main
      .replace(/<[^>]+>/g, '|')
      .replace(/\|+/g, '|')
      .replaceAll('\u00a0', ' '),
  };
}
const market = (query?: string) => answer(answerMarket, getMarketPage, query);
const matching = () => answer(answerMatching, getMatchingPage);
const developers = () => answer(answerDevelopers, getDevelopersPage);

const noindex = '<meta name="robots" content="noindex, follow">';
const aQuarter = 'public, max-age=0, s-maxage=900';

const group = {
  category: null,
  level: null,
  city: null,
  vacancies: 4321,
  pay: { net: { n: 30, quartiles: { p25: 100_000, median: 150_000, p75: 250_000 } } },
  open: { n: 4321, median: 12 },
  closed: { n: 50, median: 24 },
};
const figures: MarketMonth = {
  version: 1,
  month: '2026-11',
  countedAt: '2026-11-20T10:00:00.000Z',
  about: 'Открытые вакансии',
  sources: ['trudvsem'],
  groups: [group, { ...group, level: 'Senior', vacancies: 765 }],
  skills: [
    {
      category: null,
      level: null,
      vacancies: 4321,
      skills: [{ name: '</script><img src=x onerror=alert(1)>', n: 40, before: null, pay: [] }],
    },
  ],
};

describe('the market as HTML (docs/rules.md#server-rendered-pages)', () => {
  it('says that nothing is counted yet, and is asked for anew', async () => {
    const { status, kept, body, words } = await market();
    expect(status).toBe(200);
    expect(kept).toBe('no-store');
    expect(words).toContain('Цифр пока нет');
    expect(body).toContain(noindex);
  });

  it('holds the figures that its address chooses', async () => {
    await marketFiles.put(figures);
    const plain = await market();
    expect(plain).toMatchObject({ status: 200, kept: aQuarter });
    expect(plain.words).toContain('|Открытых вакансий|4 321|');
    // Every comparison says its kind (docs/rules.md#salary-kinds).
    expect(plain.words).toContain('|Медиана, на руки|150 тыс. ₽|');
    expect(plain.words).toContain('|Средняя половина, на руки|100–250 тыс. ₽|');
    expect(plain.body).toContain('<title>Рынок труда — Призвание</title>');
    expect(plain.body).toContain('<link rel="canonical" href="https://jobs.example.ru/market"/>');
    expect(plain.body).toContain('<meta property="og:title" content="Рынок труда — Призвание">');
    expect(plain.body).not.toContain('noindex');

    const chosen = await market('level=Senior&nothing=7');
    expect(chosen.words).toContain('|Открытых вакансий|765|');
    expect(chosen.body).toContain('<option value="Senior" selected="">Senior</option>');
    expect(chosen.body).toContain(noindex);
    expect((await market('nothing=7')).body).not.toContain('noindex');
    // The month may be over.
    expect(chosen.words).toContain('|Закрытые за месяц|24 дня|');
    expect(chosen.words).toContain('|Открытые на день подсчёта|12 дней|');
    expect(chosen.words).not.toMatch(/сейчас|в этом месяце/);
    expect(chosen.words).toContain('те, где открыто не меньше 20 вакансий; если таких больше 30');
    expect((await market('month=2026-10')).words).toContain('За этот месяц цифр нет.');
    expect((await market('month=</script>')).words).toContain('|4 321|');
  });

  it('lets nothing that a vacancy names become an element', async () => {
    await marketFiles.put(figures);
    expect((await market()).body).toContain('u003cimg src=x');
    expect((await market()).body).not.toMatch(/<img|<\/script><img/);
  });
});

describe('the pages about the site as HTML', () => {
  it('how a match is reckoned: the points, and whom to write to where the stage says', async () => {
    vi.stubEnv('PUBLIC_EMAIL', 'info@jobs.example.ru');
    const { status, kept, body, words } = await matching();
    expect({ status, kept }).toEqual({ status: 200, kept: aQuarter });
    expect(words).toContain('|Роль|45|');
    expect(body).toContain('<a href="mailto:info@jobs.example.ru">');
    expect(body).toContain('<link rel="canonical" href="https://jobs.example.ru/about/matching"/>');
    vi.stubEnv('PUBLIC_EMAIL', '');
    expect((await matching()).words).not.toContain('Вопросы');
  });

  it('the API: every operation with its command, on the address of the site', async () => {
    const { status, body, words } = await developers();
    expect(status).toBe(200);
    expect(words).toContain('GET|');
    expect(words).toContain('curl &#x27;https://jobs.example.ru/api/jobs&#x27;');
    expect(words).toContain('curl &#x27;https://jobs.example.ru/mcp&#x27;');
    expect(words).toContain('Из браузера со страниц других сайтов прочитать ответы нельзя: CORS нет.');
    expect(body).not.toContain('Описание загружается');
    expect(body).toContain('<link rel="canonical" href="https://jobs.example.ru/developers"/>');
  });
});
