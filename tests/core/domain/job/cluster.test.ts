import { describe, expect, it } from 'vitest';
import { clusterKey, titleWithoutLocation } from '#core/domain/job/cluster.ts';
import { bundledRates } from '#core/domain/job/pay/currency.ts';
import { hhVacancy, toSourceVacancy } from '#functions/sources/hh/vacancy.ts';
import { savedHhSets } from '#tests/support/import/saved-hh.ts';

const vacancy = {
  companyId: 'hh-10',
  company: 'Вектор',
  title: 'Юрист',
  salaryWords: 'от 100 000 ₽',
  experience: 'between1And3',
};
const keyOf = (overrides: Partial<Parameters<typeof clusterKey>[0]> = {}) =>
  clusterKey({ ...vacancy, ...overrides });

it.each([
  ['Юрист (Москва)', 'юрист'],
  ['Менеджер, г. Казань', 'менеджер'],
  ['Менеджер в Казани', 'менеджер'],
  ['Менеджер (г.Лангепас)', 'менеджер'],
  ['Юрист — Нижний Новгород', 'юрист'],
  ['Руководитель проекта в г. Набережных Челнах', 'руководитель проекта'],
  ['Заместитель руководителя в городе Сочи', 'заместитель руководителя'],
  ['Юрист, Орёл', 'юрист'],
  ['Юрисконсульт (ул.Телевизорная 1)', 'юрисконсульт'],
  ['Администратор [м. Пражская]', 'администратор'],
  ['Менеджер кофейни (жк life-ботанический сад 2)', 'менеджер кофейни'],
  ['Продавец, ул. Ленина, 5 (ТЦ «Радуга»)', 'продавец'],
  ['Продавец(м. Пражская)кассир', 'продавец кассир'],
  ['Персональный водитель (Одинцовский район, п. Дарьино)', 'персональный водитель'],
])('the place is no part of the title: %s → %s', (title, expected) => {
  expect(titleWithoutLocation(title)).toBe(expected);
});

it.each([
  ['Юрист (строительство, недвижимость)', 'юрист строительство недвижимость'],
  ['C++ / C#-разработчик', 'c++ c# разработчик'],
  // Neither Чита nor Тула nor Омск.
  ['Читка, тулинг и омскость', 'читка тулинг и омскость'],
  ['Управляющий ТЦ', 'управляющий тц'],
  ['Senior Go (м/ж)', 'senior go м ж'],
  ['Москва', 'москва'],
])('what is no place stays: %s → %s', (title, expected) => {
  expect(titleWithoutLocation(title)).toBe(expected);
});

it.each([
  [{}, { title: '  ЮРИСТ  (Казань)' }],
  [{ title: 'Инженер-сметчик' }, { title: 'Инженер – сметчик' }],
  [{ title: 'Стажёр QA' }, { title: 'стажер QА' }],
  [{ company: 'ООО «Вектор»' }, { company: 'ООО «ВЕКТОР» ' }],
])('copies of one vacancy: %o and %o', (a, b) => {
  expect(keyOf(a)).toBe(keyOf(b));
});

it.each([
  [{ companyId: 'hh-11' }],
  // Behind one number of an aggregator stand Сбербанк and ДИКСИ.
  [{ company: 'АО «ДИКСИ Юг»' }],
  [{ title: 'Юрист-международник' }],
  [{ salaryWords: 'от 90 000 ₽' }],
  [{ salaryWords: null }],
  [{ experience: 'noExperience' }],
])('another vacancy: %o', (overrides) => {
  expect(keyOf(overrides)).not.toBe(keyOf());
});

it('an anonymous employer is nobody in particular', () => {
  expect(keyOf({ companyId: null, company: 'Крупный банк' })).toBeNull();
});

/** The keys that stand on more than one vacancy, with the cities behind each. */
function clustersOf(vacancies: { key: string | null; city: string }[]): [string, string[]][] {
  const byKey = Map.groupBy(vacancies, ({ key }) => key);
  byKey.delete(null);
  return [...byKey]
    .filter(([, copies]) => copies.length > 1)
    .map(([key, copies]) => [key ?? '', copies.map(({ city }) => city).toSorted()]);
}

describe.each(savedHhSets)('saved answers of hh.ru ($name)', ({ figures, vacancies, duplicates }) => {
  const rowOf = (item: object) => toSourceVacancy(hhVacancy.parse(item), 'law', bundledRates).row;

  it(`of ${figures.vacancies} vacancies ${figures.copied.length} stand in two cities each, and nothing else is merged`, () => {
    const rows = vacancies().map(rowOf);
    expect(rows).toHaveLength(figures.vacancies);
    const found = clustersOf(rows.map(({ cluster_key: key, location: city }) => ({ key, city })));
    expect(found.map(([key, cities]) => [...key.split('|').slice(1, 3), ...cities])).toEqual(figures.copied);
  });

  const { titles, withCopies, more, inSeveralCities } = figures.duplicates;
  it(`of ${titles} titles that an employer has posted in several cities, ${withCopies} hold copies with the same pay`, () => {
    const groups = duplicates();
    expect(groups).toHaveLength(titles);
    const posted = groups.flatMap(({ name, employer, employer_id, vacancies: copies }) =>
      copies.map(({ id, area, salary }) => ({
        city: area,
        group: `${employer_id} ${name}`,
        key: rowOf({
          id,
          name,
          salary,
          employer: { id: employer_id, name: employer },
          professional_roles: [],
        }).cluster_key,
      })),
    );
    const found = clustersOf(posted);
    expect(found).toHaveLength(withCopies);
    expect(found.reduce((sum, [, cities]) => sum + cities.length - 1, 0)).toBe(more);
    // The others are posted twice in one city: copies, but no other city to name.
    expect(found.filter(([, cities]) => new Set(cities).size > 1)).toHaveLength(inSeveralCities);
    for (const [key] of found)
      expect(new Set(posted.filter((posting) => posting.key === key).map(({ group }) => group)).size).toBe(1);
  });
});

it.each([
  // Each way to write a town before its name.
  ...['г. Казань', 'г.Казань', 'г Казань', 'город Казань', 'в городе Казань', 'во Владимире', 'в Казани'].map(
    (place) => `юрист, ${place}`,
  ),
  'юрист спб',
  'юрист, мск',
  'юрист в г. Лангепас',
  'юрист во г. Лангепас',
  'юрист г.Усть-Илимск',
  'юрист в городе Лангепас',
  'юрист, города Казани',
  'юрист, городу Казани',
  ...'Улица|проспект|переулок|шоссе|набережная|бульвар|площадь|метро|район|микрорайон|область|посёлок|р-н|пр-т|б-р|мкр|жк|тц|трц|бц'
    .split('|')
    .flatMap((word) => [`юрист (${word} Мира)`, `юрист, ${word} Мира, 5`]),
  ...'ул|пер|наб|пл|обл|пос|мкр|ш|м|п|д|г'.split('|').flatMap((word) => [`юрист (${word}. Мира)`]),
  'юрист; ул. Мира, 5',
  'юрист – ул. Мира, 5',
  'юрист — ул. Мира, 5',
  'юрист [ул. Мира]',
])('«%s» is «юрист» somewhere', (title) => expect(titleWithoutLocation(title)).toBe('юрист'));

it.each([
  ['юрист (мира)', 'юрист мира'],
  ['юрист ул. мира', 'юрист ул мира'],
  ['юрист (стул. мира)', 'юрист стул мира'],
  ['юрист (маг. мира)', 'юрист маг мира'],
  ['юрист (районный)', 'юрист районный'],
  ['юрист в городе', 'юрист в городе'],
  ['юрист в горах', 'юрист в горах'],
])('«%s» stays «%s»', (title, kept) => expect(titleWithoutLocation(title)).toBe(kept));

it('of a key each part has its place', () =>
  expect(
    clusterKey({
      companyId: 'hh-1',
      company: ' ООО  «Ёлка» ',
      title: 'Юрист (Казань)',
      salaryWords: null,
      experience: null,
    }),
  ).toBe('hh-1|ооо «елка»|юрист||'));
