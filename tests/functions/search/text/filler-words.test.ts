import { expect, it } from 'vitest';
import { noFilters } from '#core/domain/search/facets.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const titles = [
  'Водитель-экспедитор',
  'Водитель кат. С',
  'Менеджер по продажам',
  'Менеджер отдела продаж',
  'Менеджер по работе с клиентами',
  'Работа на складе',
];
const index = JobIndex.of(titles.map((title) => jobRowWith({ id: title, title, company: 'Яма', tags: [] })));
const search = (q: string) =>
  index.search(
    { ...noFilters, q, sort: 'relevance', page: 1, tz: 'Europe/Moscow', companySearch: '' },
    new Date('2026-11-20T10:00:00Z'),
  );

it.each([
  ['работа водителем', ['Водитель кат. С', 'Водитель-экспедитор']],
  ['работа водителем с вакансии', ['Водитель кат. С', 'Водитель-экспедитор']],
  ['менеджер по продажам', ['Менеджер отдела продаж', 'Менеджер по продажам']],
  ['менеджер с работе', ['Менеджер по работе с клиентами']],
  ['работа', ['Менеджер по работе с клиентами', 'Работа на складе']],
  ['менеджер -продажи', ['Менеджер отдела продаж', 'Менеджер по продажам']],
])('«%s» finds %j (docs/rules.md#text-filler)', (q, found) =>
  expect(search(q).ids.toSorted()).toEqual(found),
);

it('a letter that ends the text ranks as a word', () =>
  expect(search('водитель с').ids[0]).toBe('Водитель кат. С'));

it('what finds nothing is tried without each word that is looked for', () =>
  expect(search('работа для повара zzq').totalWithoutWord).toEqual([
    { word: 'повара', total: 0 },
    { word: 'zzq', total: 0 },
  ]));
