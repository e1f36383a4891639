import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatSalary,
  lowerBoundPrefix,
  parseSalary,
  payKindOf,
  salaryBucket,
  salaryText,
  splitSalaryWords,
  upperBoundPrefix,
} from '#core/domain/job/pay/salary.ts';

const rub = (min: number, max = min) => ({ min, max, currency: '₽' as const });

describe('salary text (docs/rules.md#salary-text): first number is min, second is max or min again, accepted only if min is above 0', () => {
  it.each([
    ['150 000', rub(150_000)],
    ['150\u00a0000 ₽', rub(150_000)],
    ['150\u202f000 – 250\u2009000', rub(150_000, 250_000)],
    ["150'000 - 250’000", rub(150_000, 250_000)],
    ['от 150 000 до 250 000 ₽', rub(150_000, 250_000)],
    ['от 150 000 ₽', rub(150_000)],
    ['до 200 000', rub(200_000)],
    ['150k', rub(150_000)],
    ['150к-250к', rub(150_000, 250_000)],
    ['150-250k', rub(150_000, 250_000)],
    ['150 тыс. руб.', rub(150_000)],
    ['2,5 тысячи', rub(2_500)],
    ['80000-120000', rub(80_000, 120_000)],
    ['1 250 000', rub(1_250_000)],
    ['150 кандидатов', rub(150)],
    ['250 000 к выплате', rub(250_000)],
    ['250 000 к  выплате', rub(250_000)],
    ['150 к руб.', rub(150_000)],
    ['150 к', rub(150_000)],
    ['100000.50', rub(100_000)],
    ['1 500,50 ₽', rub(1_500)],
    ['от 1,5к до 2.5k', rub(1_500, 2_500)],
  ])('%s', (text, expected) => expect(parseSalary(text)).toEqual(expected));

  it.each([
    ['1.250.000', rub(1_250_000)],
    ['1,250,000', rub(1_250_000)],
    ['150 0000', rub(150, 0)],
    ['1500', rub(1500)],
    ['150 К', rub(150_000)],
    ['150K', rub(150_000)],
    ['150 ТЫС', rub(150_000)],
    ['150kg', rub(150)],
    ['150кг', rub(150)],
    ['150 к 7', rub(150, 7)],
    ['150 000,5', rub(150_000)],
    ['150 000.55 ₽', rub(150_000)],
    ['1,5', rub(1)],
    ['1,5 к', rub(1_500)],
    ['1.5 тыс', rub(1_500)],
    ['999-1k', rub(999_000, 1_000)],
    ['1000-2k', rub(1_000, 2_000)],
    ['150k-250', rub(150_000, 250)],
    ['1 2 3', rub(1, 2)],
  ])('and «%s»', (text, expected) => expect(parseSalary(text)).toEqual(expected));

  it.each(['', 'по договорённости', '0', '0 - 100 000', '٣٠٠', '9'.repeat(400)])('no salary: %s', (text) =>
    expect(parseSalary(text)).toBeNull(),
  );

  it('takes null for no salary', () => expect(parseSalary(null)).toBeNull());

  it('never throws and never yields a salary of nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parseSalary(text);
        return parsed === null || parsed.min > 0;
      }),
    );
  });

  it('reads back what an importer writes', () => {
    const amount = fc.integer({ min: 1000, max: 99_999_999 });
    fc.assert(
      fc.property(amount, amount, (from, to) => {
        expect(parseSalary(salaryText(from, to))).toEqual(rub(Math.min(from, to), Math.max(from, to)));
        expect(parseSalary(salaryText(from, null))).toEqual(rub(from));
        expect(parseSalary(salaryText(null, to))).toEqual(rub(to));
      }),
    );
    expect(salaryText(null, null)).toBeNull();
  });

  it('is written canonically (docs/rules.md#salary-canonical)', () => {
    const spaces = (text: string | null) => text?.replaceAll('\u00a0', '_');
    expect(spaces(salaryText(150_000, 250_000))).toBe('от 150_000 до 250_000_₽');
    expect(spaces(salaryText(150_000, 150_000))).toBe('150_000_₽');
    expect(spaces(salaryText(null, 9_000))).toBe('до 9_000_₽');
  });
});

describe('shown salary (docs/rules.md#salary-shown)', () => {
  it('is the amount when min equals max', () =>
    expect(formatSalary(rub(150_000))).toBe('150\u00a0000\u00a0₽'));
  it('is the rounded middle after ~ otherwise', () =>
    expect(formatSalary(rub(150_000, 250_001))).toBe('~200\u00a0001\u00a0₽'));
});

describe('net and gross (docs/rules.md#salary-kinds)', () => {
  it.each([
    ['от 200 000 ₽ на руки', 'net'],
    ['3 000 $ до вычета налогов', 'gross'],
    ['от 200 000 ₽', 'unsaid'],
    [null, 'unsaid'],
  ])('«%s» is %s', (words, kind) => expect(payKindOf(words)).toBe(kind));
});

it.each([
  ['от 200 000 ₽ на руки', { amount: 'от 200 000 ₽', tax: 'на руки' }],
  ['3 000 $ до вычета налогов', { amount: '3 000 $', tax: 'до вычета налогов' }],
  ['от 200 000 ₽', { amount: 'от 200 000 ₽', tax: null }],
  ['на руки', { amount: 'на руки', tax: null }],
  ['200 000 ₽ на руки в месяц', { amount: '200 000 ₽ на руки в месяц', tax: null }],
])('the words «%s» are %o (docs/rules.md#salary-kinds)', (words, parts) =>
  expect(splitSalaryWords(words)).toEqual(parts),
);

it.each([
  ['от 1', true, false],
  ['до 1', false, true],
  ['отпуск 1', false, false],
  ['доход 1', false, false],
  ['не от 1', false, false],
  ['не до 1', false, false],
])('«%s» begins as the least: %s, as the most: %s', (text, isLeast, isMost) =>
  expect([lowerBoundPrefix.test(text), upperBoundPrefix.test(text)]).toEqual([isLeast, isMost]),
);

describe('salary buckets by the minimum (docs/rules.md#salary-buckets)', () => {
  it.each([
    [149_999, 'До 150k'],
    [150_000, '150k-250k'],
    [249_999, '150k-250k'],
    [250_000, '250k-400k'],
    [399_999, '250k-400k'],
    [400_000, '400k+'],
  ])('%i', (min, bucket) => expect(salaryBucket(rub(min, 900_000))).toBe(bucket));
});
