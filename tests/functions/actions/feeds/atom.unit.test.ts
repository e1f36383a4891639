import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getFeed } from '#core/contract/feeds.ts';
import { unnamedCompany } from '#core/domain/import/unnamed.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { atomOf } from '#functions/actions/feeds/atom.ts';
import { feedTitle } from '#functions/actions/feeds/feed-title.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

beforeEach(() => void vi.stubEnv('INDEXED_SOURCES', 'hh'));

const queryOf = (query: object) => getFeed.request.parse(query);
const atom = (rows: readonly JobRow[], query: object = {}) =>
  atomOf(rows, queryOf(query), 'https://jobs.example.ru');
const entryOf = (row: JobRow): string => /<entry>.*<\/entry>/u.exec(atom([row]))?.[0] ?? '';

describe('an entry', () => {
  it('is a vacancy, whole', () => {
    expect(entryOf(jobRowWith({ salary_words: 'от 200 000 ₽ на руки', title: `«Сигма» & 'ко'` }))).toBe(
      [
        '<entry><id>https://jobs.example.ru/vacancy/hh-1</id>',
        '<title>«Сигма» &amp; &apos;ко&apos;</title>',
        '<link rel="alternate" href="https://jobs.example.ru/vacancy/hh-1"/>',
        '<published>2026-11-19T09:00:00.000Z</published>',
        '<updated>2026-11-19T09:00:00.000Z</updated>',
        '<author><name>Лаборатория «Вектор»</name></author>',
        '<summary>Лаборатория «Вектор» · Москва · от 200 000 ₽ на руки</summary></entry>',
      ].join(''),
    );
  });

  it('was updated when it was changed', () => {
    expect(entryOf(jobRowWith({ modified_at: '2026-11-21T09:00:00.000Z' }))).toContain(
      '<published>2026-11-19T09:00:00.000Z</published><updated>2026-11-21T09:00:00.000Z</updated>',
    );
  });

  it('of a company without a name has no author', () => {
    expect(entryOf(jobRowWith({ company: unnamedCompany }))).not.toContain('author');
  });

  it('of a source that lets nobody list has its title alone', () => {
    expect(entryOf(jobRowWith({ source: 'trudvsem' }))).toMatch(
      /<title>Backend-разработчик<\/title><link [^>]*\/><published>[^<]*<\/published><updated>[^<]*<\/updated><\/entry>$/u,
    );
  });
});

describe('a feed', () => {
  it('was updated when the last of its vacancies was', () => {
    const rows = ['2026-11-20', '2026-11-22', '2026-11-21'].map((day, n) =>
      jobRowWith({ id: `hh-${n}`, modified_at: `${day}T09:00:00.000Z` }),
    );
    expect(atom(rows).split('<entry>')[0]).toContain('<updated>2026-11-22T09:00:00.000Z</updated>');
  });

  it('has the address of its search: what is chosen, and nothing else', () => {
    const head = atom([], {
      ...{ q: 'c++ & go', ai: 'true', level: ['Senior', 'Lead'], contacts: 'false' },
      from: '2026-11-01T00:00:00.000Z',
    });
    const chosen = 'q=c%2B%2B+%26+go&amp;ai=true&amp;level=Senior&amp;level=Lead';
    const addresses = [...head.matchAll(/https:[^"<]*/gu)].map(([address]) => address);
    const span = '&amp;from=2026-11-01T00%3A00%3A00.000Z';
    expect(addresses).toHaveLength(3);
    const [id, self, alternate] = addresses;
    expect(self).toBe(id);
    expect(id).toContain('https://jobs.example.ru/api/feed?');
    expect(id?.replace(span, '').replace('&amp;ai=true', '')).toBe(
      `https://jobs.example.ru/api/feed?${chosen.replace('&amp;ai=true', '')}`,
    );
    expect(id).toContain(span);
    // The site names a span in words of its own.
    expect(alternate).toBe(
      `https://jobs.example.ru/?${id?.slice('https://jobs.example.ru/api/feed?'.length).replace(span, '')}`,
    );
  });

  it('begins and ends as a feed does', () => {
    const whole = atom([jobRowWith(), jobRowWith({ id: 'hh-2' })]);
    expect(whole).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom" xml:lang="ru"><id>/u,
    );
    expect(whole).toMatch(/<author><name>Призвание<\/name><\/author><entry>/u);
    expect(whole).toMatch(/<\/entry><entry>/u);
    expect(whole).toMatch(/<\/entry><\/feed>\n$/u);
  });
});

describe('the title of a feed', () => {
  const title = (query: object, rows: readonly JobRow[] = []) => feedTitle(queryOf(query), rows);

  it.each([
    [{ type: ['Проектная работа'], level: ['Senior'] }, 'Проектная работа · Senior'],
    [{ location: ['а', 'б', 'в'] }, 'а · б · в'],
    [{ location: ['а', 'б', 'в', 'г'] }, 'Локация: 4'],
    [{ category: ['backend', 'нет такой'] }, 'Категория: 2'],
    [{ ai: 'true', contacts: 'true' }, 'Отобрали лучшее с AI · Прямые контакты'],
    [{ ai: 'false' }, 'новые вакансии'],
  ])('%j: %s', (query, words) => {
    expect(title(query)).toBe(`Призвание: ${words}`);
  });

  it('names a company by a vacancy of a source that may be listed', () => {
    const query = { company: ['c-1'] };
    const named = (overrides: Partial<JobRow>) =>
      title(query, [jobRowWith({ company_id: 'c-1', company: 'Альфа', ...overrides })]);
    expect(named({})).toBe('Призвание: Альфа');
    expect(named({ source: 'trudvsem' })).toBe('Призвание: Компания: 1');
    expect(named({ company_id: null })).toBe('Призвание: Компания: 1');
    expect(title(query)).toBe('Призвание: Компания: 1');
  });
});
