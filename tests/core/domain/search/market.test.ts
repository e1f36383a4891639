import { describe, expect, it } from 'vitest';
import type { JobRow } from '#core/domain/job/job.ts';
import { salaryText } from '#core/domain/job/pay/salary.ts';
import {
  axisOf,
  comparableMedian,
  comparablePay,
  middleOf,
  minSalaries,
  minSimilar,
  quartilesOf,
  salaryBins,
  salaryMarketOf,
  similarityScopes,
} from '#core/domain/search/market.ts';
import { marketOf } from '#tests/support/naive/market.ts';
import { factsOf } from '#tests/support/naive/rules.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const many = (count: number, prefix: string, fieldsOf: (n: number) => Partial<JobRow>) =>
  Array.from({ length: count }, (_, n) => factsOf(jobRowWith({ id: `${prefix}-${n}`, ...fieldsOf(n) })));

const vacancy = factsOf(jobRowWith({ id: 'one', title: 'Senior Backend', ai_score: 90 }));

describe('similar vacancies (docs/rules.md#similar-150)', () => {
  const seniors = many(150, 's', (n) => ({ title: 'Senior Backend', ai_score: n < 60 ? 10 : 95 }));
  const middles = many(200, 'm', () => ({ title: 'Backend' }));
  const frontends = many(200, 'f', () => ({ title: 'Senior Frontend', category_id: 'frontend' }));

  it('are those of the same category and level when there are 150', () =>
    expect(marketOf(vacancy, [vacancy, ...seniors, ...middles])).toMatchObject({
      compared: 150,
      scope: { category: 'Backend', level: 'Senior' },
      lessAboutAi: 60 / 150,
    }));

  it('are widened to the category, its level above, all above it', () => {
    expect(marketOf(vacancy, [...seniors.slice(1), ...middles]).compared).toBe(349);
    expect(marketOf(vacancy, [...seniors.slice(0, 10), ...middles.slice(0, 20), ...frontends]).compared).toBe(
      210,
    );
    expect(marketOf(vacancy, [...middles.slice(0, 100), ...frontends.slice(0, 100)]).compared).toBe(200);
  });

  it('are the whole base when it holds fewer, and the number is true', () => {
    const accountants = many(5, 'a', () => ({ category_id: 'finance' }));
    expect(marketOf(vacancy, [vacancy, ...accountants]).compared).toBe(5);
    expect(marketOf(vacancy, [vacancy])).toEqual({
      compared: 0,
      scope: { category: null, level: null },
      lessAboutAi: 0,
      salary: null,
    });
  });
});

describe('the set behind «похожих» (docs/rules.md#similar-150)', () => {
  const seniors = many(10, 's', () => ({ title: 'Senior Backend' }));
  const scopeOf = (job: typeof vacancy, open: readonly (typeof vacancy)[]) => marketOf(job, open).scope;

  it('is named by what all of it share', () => {
    expect(scopeOf(vacancy, [...seniors, ...many(200, 'm', () => ({ title: 'Backend' }))])).toEqual({
      category: 'Backend',
      level: null,
    });
    const frontends = (title: string) => many(200, 'f', () => ({ title, category_id: 'frontend' }));
    expect(scopeOf(vacancy, [...seniors, ...frontends('Senior Frontend')])).toEqual({
      category: 'Разработка',
      level: 'Senior',
    });
    expect(scopeOf(vacancy, [...seniors, ...frontends('Frontend')])).toEqual({
      category: 'Разработка',
      level: null,
    });
  });

  it('is everybody where it is too small, and of a vacancy without a category', () => {
    expect(scopeOf(vacancy, seniors)).toEqual({ category: null, level: null });
    const nameless = many(200, 'n', () => ({ title: 'Senior', category_id: null }));
    expect(marketOf(nameless[0] as typeof vacancy, [...nameless, ...seniors])).toMatchObject({
      compared: 209,
      scope: { category: null, level: null },
    });
  });
});

describe('salary market (docs/rules.md#similar-salary)', () => {
  const paid = (count: number) =>
    many(count, 'p', (n) => ({ salary: salaryText((n + 1) * 1000, (n + 1) * 1000) }));

  it('says nothing under 20 salaries', () => {
    const unpaid = many(30, 'u', () => ({ salary: null }));
    expect(marketOf(vacancy, [...paid(19), ...unpaid]).salary).toBeNull();
    expect(marketOf(vacancy, [...paid(20), ...unpaid]).salary?.n).toBe(20);
  });

  it('gives the quartiles of the middles', () =>
    expect(marketOf(vacancy, paid(101)).salary).toMatchObject({
      n: 101,
      min: 1_000,
      p25: 26_000,
      median: 51_000,
      p75: 76_000,
      max: 101_000,
    }));

  describe('never mixes what is paid out with what is taxed (docs/rules.md#salary-kinds)', () => {
    const words = { net: '1 ₽ на руки', gross: '1 ₽ до вычета налогов', unsaid: null };
    const paidAs = (pay: keyof typeof words, count: number, amount: number) =>
      many(count, pay, () => ({ salary: salaryText(amount, amount), salary_words: words[pay] }));
    const all = [
      ...paidAs('net', 20, 100_000),
      ...paidAs('gross', 30, 200_000),
      ...paidAs('unsaid', 19, 300_000),
    ];
    const shifts = many(40, 'shift', () => ({ salary: null, salary_words: 'от 4 000 ₽ за смену' }));
    const marketFor = (overrides: Partial<JobRow>) =>
      marketOf(factsOf(jobRowWith({ id: 'own', ...overrides })), [...all, ...shifts]).salary;

    it.each([
      ['net', { salary_words: words.net }, { pay: 'net', n: 20, median: 100_000 }],
      ['gross', { salary_words: words.gross }, { pay: 'gross', n: 30, median: 200_000 }],
      ['no pay: what most are', { salary: null }, { pay: 'gross', n: 30, median: 200_000 }],
    ])('%s', (_, overrides, expected) => expect(marketFor(overrides)).toMatchObject(expected));

    it('19 of the own kind are too few, however many others there are', () =>
      expect(marketFor({ salary_words: null })).toBeNull());

    it('pay for a shift is compared with nobody’s month', () =>
      expect(marketFor({ salary: null, salary_words: 'от 4 000 ₽ за смену' })).toBeNull());
  });

  it('puts every salary into its part of the axis, but those beyond its ends', () => {
    const evenly = marketOf(vacancy, paid(101)).salary?.bins ?? [];
    expect(evenly).toHaveLength(32);
    expect(evenly.reduce((sum, count) => sum + count)).toBe(101);
    expect(evenly.every((count) => count === 3 || count === 4)).toBe(true);
    const rich = many(2, 'r', () => ({ salary: salaryText(9_000_000, 9_000_000) }));
    const fenced = marketOf(vacancy, [...paid(101), ...rich]).salary;
    expect(fenced?.n).toBe(103);
    expect(fenced?.bins.reduce((sum, count) => sum + count)).toBe(101);
    const same = many(20, 'e', () => ({ salary: salaryText(100_000, 100_000) }));
    expect(marketOf(vacancy, same).salary?.bins[0]).toBe(20);
  });
});

describe('what the numbers of a market are worked out of', () => {
  it.each([
    // One and a half of the middle half's width beyond its ends, and never beyond what is there.
    [
      { min: 0, p25: 100, p75: 200, max: 1000 },
      { low: 0, high: 350 },
    ],
    [
      { min: -100, p25: 100, p75: 200, max: 340 },
      { low: -50, high: 340 },
    ],
    [
      { min: 100, p25: 100, p75: 100, max: 900 },
      { low: 100, high: 100 },
    ],
  ])('of %j the axis is %j', (market, axis) => expect(axisOf(market)).toEqual(axis));

  it.each([
    [{ salary: '100 000 ₽', salary_words: null }, 'unsaid'],
    [{ salary: '100 000 ₽', salary_words: '100 000 ₽ на руки' }, 'net'],
    [{ salary: '100 000 ₽', salary_words: '100 000 ₽ до вычета налогов' }, 'gross'],
    [{ salary: null, salary_words: null }, 'any'],
    [{ salary: null, salary_words: 'от 4 000 ₽ за смену' }, 'none'],
  ])('%j is compared with %s (docs/rules.md#salary-kinds)', (pay, kind) =>
    expect(comparablePay(pay)).toBe(kind),
  );

  it.each([
    [{ salary: { min: 1, max: 3, currency: '₽' }, salaryWords: null, categoryId: 'law' }, 70_000],
    [{ salary: { min: 1, max: 3, currency: '₽' }, salaryWords: '1 ₽ на руки', categoryId: 'law' }, 60_000],
    [{ salary: { min: 1, max: 3, currency: '₽' }, salaryWords: null, categoryId: 'hr' }, undefined],
    [{ salary: { min: 1, max: 3, currency: '₽' }, salaryWords: null, categoryId: null }, undefined],
    [{ salary: null, salaryWords: null, categoryId: 'law' }, undefined],
  ] as const)('beside %j stands the median %s (docs/rules.md#card-median)', (job, median) =>
    expect(comparableMedian(job, { law: { net: 60_000, unsaid: 70_000 } })).toBe(median),
  );

  it.each([
    [[], null],
    [[[100, 19]], null],
    [[[100, 20]], { p25: 100, median: 100, p75: 100 }],
    [
      [
        [100, 10],
        [201, 10],
      ],
      { p25: 100, median: 151, p75: 201 },
    ],
  ] as const)('of %j the quartiles are %j (docs/rules.md#similar-salary)', (salaries, quartiles) =>
    expect(quartilesOf(salaries)).toEqual(quartiles),
  );

  it.each([
    // Of as many the first kind, else the one that most are.
    [20, 20, 0, 'any', 'net'],
    [20, 21, 20, 'any', 'gross'],
    [0, 20, 20, 'any', 'gross'],
    [30, 21, 22, 'unsaid', 'unsaid'],
    [30, 21, 22, 'none', undefined],
    [30, 19, 22, 'gross', undefined],
  ] as const)('of %i, %i and %i, compared with %s, the market is of %s', (net, gross, unsaid, kind, pay) => {
    const counts = (n: number): [number, number][] => (n > 0 ? [[100, n]] : []);
    const byKind = { net: counts(net), gross: counts(gross), unsaid: counts(unsaid) };
    expect(salaryMarketOf(byKind, kind)?.pay).toBe(pay);
  });

  it('are said of enough alone', () =>
    expect([minSimilar, minSalaries, salaryBins, middleOf({ min: 100, max: 250, currency: '₽' })]).toEqual([
      150, 20, 32, 175,
    ]));

  it('a vacancy without a category is compared with all at once (docs/rules.md#similar-150)', () => {
    expect(similarityScopes(null)).toEqual([{ category: 'any', sameLevel: false }]);
    expect(similarityScopes('law').map(({ category, sameLevel }) => `${category} ${sameLevel}`)).toEqual([
      'same true',
      'same false',
      'same-top true',
      'same-top false',
      'any false',
    ]);
  });
});
