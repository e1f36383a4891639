import { expect, it } from 'vitest';
import { noFilters } from '#core/domain/search/facets.ts';
import { JobIndex, type JobQuery } from '#functions/search/job-index.ts';
import { NaiveIndex } from '#tests/support/naive/naive-index.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const now = new Date('2026-11-20T10:00:00Z');
const named = (...titles: string[]) =>
  titles.map((title) => jobRowWith({ id: title, title, company: 'Дуга', tags: [] }));
const rows = [
  ...named('Водитель кат. CE', 'Водитель кат. СЕ', 'PHP-программист', 'Механик СТО', 'CTO'),
  ...named('IT-директор', 'Директор по маркетингу', 'Директор (Senior Digital)'),
  ...named('Frontend-разработчик', 'Web-дизайнер', 'Дизайнер вебинаров', 'Оператор колл-центра'),
  ...named('Программист 1С', 'Программист 1C', 'Программист, 1 С', 'Программист 1-С', 'Программист 1 смены'),
  ...named(
    'Front-end developer',
    'Full stack developer',
    'Фулл-стэк инженер',
    'Продавец 2/1 с обучением',
    'Повар 1 с проживанием',
    'Повар 1 С 8.3',
    'Охрана 1 с 9 до 21',
  ),
  jobRowWith({ id: 'tag', title: 'Директор', company: 'Дуга', tags: ['Айти'] }),
];
const index = JobIndex.of(rows);
const queryOf = (q: string): JobQuery => ({
  ...noFilters,
  q,
  sort: 'relevance',
  page: 1,
  tz: 'Europe/Moscow',
  companySearch: '',
});

const programs = ['Программист 1-С', 'Программист 1C', 'Программист 1С', 'Программист, 1 С'];
it.each([
  ['водитель СЕ', ['Водитель кат. CE', 'Водитель кат. СЕ']],
  ['водитель CE', ['Водитель кат. CE', 'Водитель кат. СЕ']],
  ['РНР', ['PHP-программист']],
  ['cto', ['CTO']],
  ['ит директор', ['IT-директор', 'tag']],
  ['фронтенд', ['Front-end developer', 'Frontend-разработчик']],
  ['front-end', ['Front-end developer', 'Frontend-разработчик']],
  ['фуллстек', ['Full stack developer', 'Фулл-стэк инженер']],
  ['фулл стэк', ['Full stack developer', 'Фулл-стэк инженер']],
  ['повар 1c', ['Повар 1 С 8.3']],
  ['продавец 1с', []],
  ['охрана 1с', []],
  ['веб дизайнер', ['Web-дизайнер', 'Дизайнер вебинаров']],
  ['web дизайнер', ['Web-дизайнер']],
  ['call центр', ['Оператор колл-центра']],
  ['программист 1 с', programs],
  ['программист 1c', programs],
])('«%s» finds %j (docs/rules.md#text-spelling)', (q, found) => {
  const answer = index.search(queryOf(q), now);
  expect(answer.ids.toSorted()).toEqual(found);
  expect(answer).toEqual(NaiveIndex.of(rows).search(queryOf(q), now));
});

it('another spelling stands where the word itself would', () =>
  expect(index.search(queryOf('ит директор'), now)).toMatchObject({
    ids: ['IT-директор', 'tag'],
    insideOnly: 0,
  }));
