import { expect, it } from 'vitest';
import { type Filters, noFilters } from '#core/domain/search/facets.ts';
import { JobIndex, type JobQuery } from '#functions/search/job-index.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const now = new Date('2026-11-20T10:00:00Z');
const rows = [
  jobRowWith({ id: 'inside', title: 'Верстальщик', tags: ['HTML'] }),
  jobRowWith({ id: 'whole', title: 'Senior ML-инженер', tags: [] }),
  jobRowWith({ id: 'start', title: 'MLOps-инженер', tags: [] }),
  jobRowWith({ id: 'company', title: 'Аналитик', company: 'ML Lab', tags: [] }),
  jobRowWith({ id: 'tag', title: 'Data scientist', tags: ['Python', 'ML'] }),
  jobRowWith({ id: 'c++', title: 'Разработчик C++', tags: [] }),
  jobRowWith({ id: 'none', title: 'Повар', tags: ['С нуля'] }),
];
const index = JobIndex.of(
  rows.map((row, hour) => ({ ...row, created_at: `2026-11-19T0${hour}:00:00.000Z` })),
);
const searchWith = (overrides: Partial<JobQuery>) =>
  index.search(
    {
      ...noFilters,
      sort: 'relevance',
      page: 1,
      tz: 'Europe/Moscow',
      companySearch: '',
      ...overrides,
    },
    now,
  );

it('a word is best whole in a title, and worst inside another one (docs/rules.md#sort-relevance)', () => {
  expect(searchWith({ q: 'ml' })).toMatchObject({
    ids: ['whole', 'start', 'tag', 'company', 'inside'],
    insideOnly: 1,
  });
});

it('«c» is no word of «c#» and «c++»', () => {
  const titles = ['Разработчик C', 'C#-разработчик', 'C++-разработчик'];
  const names = JobIndex.of(
    titles.map((title, hour) =>
      jobRowWith({ id: title, title, tags: [], created_at: `2026-11-19T0${hour}:00:00.000Z` }),
    ),
  );
  const query = {
    ...noFilters,
    q: 'c',
    sort: 'relevance' as const,
    page: 1,
    tz: 'Europe/Moscow',
    companySearch: '',
  };
  expect(names.search(query, now).ids).toEqual(['Разработчик C', 'C++-разработчик', 'C#-разработчик']);
});

it('each word may stand elsewhere (docs/rules.md#text-match); the worst of them counts', () => {
  expect(searchWith({ q: 'data scientist python' }).ids).toEqual(['tag']);
  expect(searchWith({ q: 'инженер ml' })).toMatchObject({ ids: ['whole', 'start'], insideOnly: 0 });
});

it('a word stands whole in whatever form (docs/rules.md#text-match)', () => {
  const titles = ['Повар', 'Продажник', 'Помощник повара', 'Менеджер по продажам', 'Шеф-повар'];
  const forms = JobIndex.of(
    titles.map((title, hour) =>
      jobRowWith({ id: title, title, tags: [], created_at: `2026-11-19T0${hour}:00:00.000Z` }),
    ),
  );
  const found = (q: string) =>
    forms.search(
      { ...noFilters, q, sort: 'relevance', page: 1, tz: 'Europe/Moscow', companySearch: '' },
      now,
    );
  expect(found('повара')).toMatchObject({ ids: ['Шеф-повар', 'Помощник повара', 'Повар'], insideOnly: 0 });
  expect(found('продажи').ids).toEqual(['Менеджер по продажам']);
  expect(found('продаж').ids).toEqual(['Менеджер по продажам', 'Продажник']);
});

it('«c» is no word of C++, and begins there', () => {
  expect(searchWith({ q: 'c++' }).ids).toEqual(['c++']);
  expect(searchWith({ q: 'c' }).ids.slice(0, 1)).toEqual(['c++']);
});

it('without a text it is the newest first', () => {
  expect(searchWith({}).ids).toEqual(searchWith({ sort: 'newest' }).ids);
});

it('where nothing is found, says what each word keeps away (docs/rules.md#count-without-word)', () => {
  expect(searchWith({ q: 'Python zzq' })).toMatchObject({
    total: 0,
    totalWithoutWord: [
      { word: 'python', total: 0 },
      { word: 'zzq', total: 1 },
    ],
  });
  expect(searchWith({ q: 'zzq' }).totalWithoutWord).toEqual([]);
  const long = Array.from({ length: 30 }, (_, n) => `слово${n}`).join(' ');
  expect(searchWith({ q: long }).totalWithoutWord).toEqual([]);
});

it('offers filters that the text names (docs/rules.md#count-as-filters)', () => {
  const towns = ['Москва', 'Москва', 'Казань'].map((location, n) =>
    jobRowWith({
      ...{ id: `${n}`, tags: [], location },
      title: n === 1 ? 'Продавец (Москва)' : 'Продавец',
      experience: n === 0 ? 'Нет опыта' : null,
    }),
  );
  const placed = JobIndex.of(towns);
  const named = (q: string, chosen: Partial<Filters> = {}) =>
    placed.search(
      { ...noFilters, q, ...chosen, sort: 'relevance', page: 1, tz: 'Europe/Moscow', companySearch: '' },
      now,
    ).asFilters;
  expect(named('продавец в казани')).toEqual({ q: 'продавец', location: ['Казань'], total: 1 });
  // One says so in its title; there is one more.
  expect(named('продавец москва')).toEqual({ q: 'продавец', location: ['Москва'], total: 2 });
  expect(named('казань')).toEqual({ q: '', location: ['Казань'], total: 1 });
  expect(named('продавец без опыта в москве')).toEqual({
    ...{ q: 'продавец', location: ['Москва'], experience: ['Нет опыта'] },
    total: 1,
  });
  expect(named('продавец без опыта', { location: ['Москва'] })).toEqual({
    ...{ q: 'продавец', experience: ['Нет опыта'] },
    total: 1,
  });
  // By all of them nothing is found.
  expect(named('продавец без опыта в казани')).toBeUndefined();
  expect(named('продавец удаленно москва', { experience: ['Нет опыта'] })).toBeUndefined();
  expect(named('москва продавец')).toMatchObject({ total: 2 });
  // No more than is found; a filter that is chosen; no place of the picker.
  expect(named('повар москва')).toBeUndefined();
  expect(named('продавец москва', { location: ['Казань'] })).toBeUndefined();
  expect(named('продавец без опыта', { experience: ['1–3 года'] })).toBeUndefined();
  expect(named('продавец пермь')).toBeUndefined();
});

it('where nothing is found, reads the keys in the other layout (docs/rules.md#count-other-layout)', () => {
  const layoutOf = (q: string) => searchWith({ q }).spelling;
  expect(searchWith({ q: 'знерщт' })).toMatchObject({ total: 0, spelling: { q: 'python' } });
  expect(layoutOf('знерщт')?.total).toBe(searchWith({ q: 'python' }).total);
  // Something is found; the other layout finds nothing either; both alphabets.
  for (const q of ['python', 'яяя', 'знерщт zzq']) expect(layoutOf(q)).toBeUndefined();
});
