import { describe, expect, it } from 'vitest';
import { countMonth } from '#core/domain/market/count-month.ts';
import type { MarketRow } from '#core/domain/market/market-row.ts';
import { comparedGroups, selectionIn } from '../../../frontend/src/market/selection.ts';
import { market as texts } from '../../../frontend/src/texts/market-ru.ts';

const rows = (count: number, fields: Partial<MarketRow>): MarketRow[] =>
  Array.from({ length: count }, () => ({
    ...{ category: 'backend', level: 'Senior', city: 'Москва', tags: [], cluster: null, days: 1 },
    salary: { min: 1000, max: 3000, currency: '₽', pay: 'gross' },
    ...fields,
  }));

const month = countMonth({
  month: '2026-11',
  countedAt: new Date('2026-11-20T10:00:00Z'),
  sources: ['trudvsem', 'manual'],
  open: [
    ...rows(20, {}),
    ...rows(30, { city: 'Казань', category: 'hr' }),
    ...rows(5, { level: 'Junior', city: 'Омск' }),
  ],
  closed: [],
  before: null,
});

const chosen = (query: string) => selectionIn(new URLSearchParams(query), month);

describe('the address (docs/rules.md#market-page)', () => {
  it('says what is chosen', () =>
    expect(chosen('role=hr&level=Senior&city=Казань&pay=net&by=city')).toEqual({
      ...{ category: 'hr', level: 'Senior', city: 'Казань', pay: 'net', by: 'city' },
    }));

  it.each(['', 'role=nobody&level=Boss&city=Омск&pay=gold&by=age', 'role=&level=&city=&pay=&by='])(
    'of «%s» everything, in the kind that most name',
    (query) =>
      expect(chosen(query)).toEqual({ category: null, level: null, city: null, pay: 'gross', by: 'level' }),
  );
});

describe('groups beside each other', () => {
  const named = (query: string) =>
    comparedGroups(month, chosen(query)).map(({ name, group }) => [name, group?.vacancies]);

  it('are all levels, those of too few among them', () =>
    expect(named('city=Москва')).toEqual([
      ['Intern', undefined],
      ['Junior', undefined],
      ['Middle', undefined],
      ['Senior', 20],
      ['Lead', undefined],
      ['Head', undefined],
      ['C-level', undefined],
    ]));

  it('are cities and roles that have figures, the largest first', () => {
    expect(named('by=city')).toEqual([
      ['Казань', 30],
      ['Москва', 20],
    ]);
    expect(named('by=category')).toEqual([
      ['HR', 30],
      ['Backend', 25],
      ['Разработка', 25],
    ]);
  });
});

describe('texts', () => {
  it('say a month, a change and a difference in words', () => {
    expect(texts.monthInWords('2026-11')).toBe('ноябрь\u00a02026');
    expect([0.051, -0.05, 0].map((difference) => texts.skills.points(difference, 9))).toEqual([
      '+5,1\u00a0п.\u00a0п. (было n\u00a0=\u00a09)',
      '−5\u00a0п.\u00a0п. (было n\u00a0=\u00a09)',
      '0 (было n\u00a0=\u00a09)',
    ]);
    expect(texts.skillPay.inThousands(-12_400)).toBe('−12\u00a0тыс.');
  });

  it('name the sources and the day', () =>
    expect(texts.counted(21, '2026-11-20T22:00:00Z', ['trudvsem', 'manual'])).toBe(
      'Посчитано 21\u00a0ноября\u00a02026: 21\u00a0вакансия. Источники: «Работа России», добавленные на\u00a0сайте.',
    ));
});
