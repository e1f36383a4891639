import { describe, expect, it } from 'vitest';
import { countMonth, type MonthToCount, withClosings } from '#core/domain/market/count-month.ts';
import {
  type MarketGroup,
  type MarketMonth,
  marketMonth,
  monthBefore,
  monthOfDay,
} from '#core/domain/market/market-month.ts';
import type { MarketRow } from '#core/domain/market/market-row.ts';

const rowWith = (overrides: Partial<MarketRow> = {}): MarketRow => ({
  category: 'backend',
  level: 'Senior',
  city: 'Москва',
  salary: { min: 200_000, max: 300_000, currency: '₽', pay: 'net' },
  tags: ['Go'],
  cluster: null,
  days: 10,
  ...overrides,
});

const rows = (count: number, fieldsOf: (n: number) => Partial<MarketRow> = () => ({})) =>
  Array.from({ length: count }, (_, n) => rowWith(fieldsOf(n)));

const counted = (overrides: Partial<MonthToCount>): MarketMonth =>
  countMonth({
    month: '2026-11',
    countedAt: new Date('2026-11-20T10:00:00Z'),
    sources: ['trudvsem'],
    open: [],
    closed: [],
    before: null,
    ...overrides,
  });

const groupIn = (month: MarketMonth, category: string | null, level: string | null, city: string | null) =>
  month.groups.find((group) => group.category === category && group.level === level && group.city === city);
const skillsIn = (month: MarketMonth, category: string | null, level: string | null) =>
  month.skills.find((group) => group.category === category && group.level === level);

describe('groups (docs/rules.md#market-groups)', () => {
  it('of nothing there is one, of everything', () => {
    const { groups, skills } = counted({});
    expect(groups).toEqual([
      {
        ...{ category: null, level: null, city: null, vacancies: 0, pay: {} },
        ...{ open: { n: 0, median: null }, closed: { n: 0, median: null } },
      },
    ]);
    expect(skills).toEqual([]);
  });

  it('hold what lies below a category, and are there from twenty on', () => {
    const month = counted({ open: [...rows(19), ...rows(1, () => ({ category: 'frontend' }))] });
    expect(groupIn(month, 'development', 'Senior', null)?.vacancies).toBe(20);
    expect(groupIn(month, 'backend', null, null)).toBeUndefined();
    expect(groupIn(month, null, 'Senior', 'Москва')?.vacancies).toBe(20);
    expect(groupIn(month, null, 'Middle', null)).toBeUndefined();
  });

  it('are there for what has closed, too', () => {
    const { closed } = groupIn(counted({ closed: rows(20) }), 'backend', 'Senior', null) ?? {};
    expect(closed).toEqual({ n: 20, median: 10 });
  });

  it('of a month that is over know what has closed to its end, and nothing else of it', () => {
    const month = counted({ open: rows(20), closed: rows(1) });
    const closed = [...rows(21, () => ({ days: 4 })), ...rows(30, () => ({ city: 'Казань', days: 8 }))];
    const later = new Date('2026-12-01T10:00:00Z');
    const over = withClosings(month, closed, later);
    expect(groupIn(over, 'backend', null, 'Москва')?.closed).toEqual({ n: 21, median: 4 });
    expect(groupIn(over, null, 'Senior', null)?.closed).toEqual({ n: 51, median: 8 });
    const without = (group: MarketGroup) => ({ ...group, closed: null });
    expect({ ...over, groups: over.groups.map(without) }).toEqual({
      ...month,
      closingsCountedAt: later.toISOString(),
      groups: month.groups.map(without),
    });
    expect(groupIn(withClosings(month, [], later), null, null, null)?.closed).toEqual({ n: 0, median: null });
  });

  it('are of the thirty largest cities, of as many the first of the alphabet', () => {
    const cities = Array.from({ length: 32 }, (_, n) => String.fromCodePoint(0x410 + n));
    for (const order of [cities, cities.toReversed()]) {
      const open = order.flatMap((city) => rows(city === 'Я' ? 21 : 20, () => ({ city })));
      const listedCities = counted({ open }).groups.flatMap(({ category, level, city }) =>
        category === null && level === null && city !== null ? city : [],
      );
      expect(listedCities.toSorted()).toEqual([...cities.slice(0, 29), 'Я']);
    }
  });
});

it('a place that is not named, and remote work, are no city (docs/rules.md#market-groups)', () => {
  const places = ['Город не указан', 'Remote', ' удаленная работа', 'Московская область'];
  const { groups } = counted({ open: places.flatMap((city) => rows(20, () => ({ city }))) });
  expect(groups[0]?.vacancies).toBe(80);
  expect(new Set(groups.map(({ city }) => city))).toEqual(new Set([null, 'Московская область']));
});

describe('copies (docs/rules.md#market-copies)', () => {
  it('count once in each group, by the newest that is in it', () => {
    const copies = ['Москва', 'Казань'].flatMap((city, at) =>
      rows(20, (n) => ({ city, cluster: `${n}`, days: at * 5 })),
    );
    const month = counted({ open: copies });
    expect(groupIn(month, null, null, null)).toMatchObject({ vacancies: 20, open: { n: 20, median: 0 } });
    expect(groupIn(month, null, null, 'Казань')).toMatchObject({ vacancies: 20, open: { n: 20, median: 5 } });
  });
});

describe('pay (docs/rules.md#market-pay)', () => {
  it('is of each kind by itself, from twenty on', () => {
    const open = [
      ...rows(20, (n) => ({ salary: { min: n * 1000, max: n * 1000, currency: '₽', pay: 'net' } })),
      ...rows(19, () => ({ salary: { min: 900_000, max: 900_000, currency: '₽', pay: 'gross' } })),
      ...rows(5, () => ({ salary: null })),
    ];
    for (const order of [open, open.toReversed()])
      expect(groupIn(counted({ open: order }), null, null, null)?.pay).toEqual({
        net: { n: 20, quartiles: { p25: 4750, median: 9500, p75: 14_250 } },
        gross: { n: 19, quartiles: null },
      });
  });

  it('says in words what each of its numbers is', () => {
    const { about } = counted({ open: rows(20) });
    for (const name of ['open', 'closed', 'closingsCountedAt', 'before', 'naming', 'others', 'net', 'gross'])
      expect(about).toMatch(new RegExp(`(?<!\\w)${name}(?!\\w)`));
    expect(about).toMatch(/дней.*меньше 20.*не больше 30/u);
  });

  it('is read back from the file of the month', () => {
    const month = counted({ open: rows(20) });
    expect(marketMonth.parse(JSON.parse(JSON.stringify(month)))).toEqual(month);
  });
});

describe('skills (docs/rules.md#market-skills)', () => {
  it('are one in whatever letters, and no way to work', () => {
    const open = rows(20, (n) => ({
      tags: n < 5 ? ['Kafka', 'Вахта'] : n < 9 ? ['kafka', 'KAFKA'] : ['SQL'],
    }));
    expect(skillsIn(counted({ open }), null, null)?.skills.map(({ name, n }) => [name, n])).toEqual([
      ['SQL', 11],
      ['Kafka', 9],
    ]);
  });

  it('stand beside those of the month before, where it counted them', () => {
    const before = counted({ open: rows(40, (n) => ({ tags: n < 10 ? ['KAFKA'] : [] })) });
    const month = counted({ open: rows(20, (n) => ({ tags: n < 10 ? ['Kafka', 'Go'] : [] })), before });
    expect(skillsIn(month, 'backend', 'Senior')?.skills).toMatchObject([
      { name: 'Go', n: 10, before: null },
      { name: 'Kafka', n: 10, before: { n: 10, vacancies: 40 } },
    ]);
  });

  it('are compared in pay within one category and level, where both sides are twenty', () => {
    const paid = (amount: number, tags: string[]) => ({
      ...{ tags, salary: { min: amount, max: amount, currency: '₽' as const, pay: 'gross' as const } },
    });
    const open = [...rows(20, () => paid(300_000, ['Go'])), ...rows(21, () => paid(200_000, []))];
    const month = counted({ open });
    const naming = { n: 20, median: 300_000 };
    expect(skillsIn(month, 'backend', 'Senior')?.skills[0]?.pay).toEqual([
      { kind: 'gross', naming, others: { n: 21, median: 200_000 } },
    ]);
    expect(skillsIn(month, 'backend', null)?.skills[0]?.pay).toEqual([]);
    expect(skillsIn(month, null, 'Senior')?.skills[0]?.pay).toEqual([]);
    const few = counted({ open: open.slice(1) });
    expect(skillsIn(few, 'backend', 'Senior')?.skills[0]?.pay).toEqual([]);
  });
});

describe('months', () => {
  it('of a day, and the one before', () => {
    expect(monthOfDay(0)).toBe('1970-01');
    expect([monthBefore('2026-11'), monthBefore('2027-01')]).toEqual(['2026-10', '2026-12']);
  });
});
