import { expect, it } from 'vitest';
import {
  bundledRates,
  currencyCode,
  currencySign,
  exchangeRates,
  ratesFrom,
} from '#core/domain/job/pay/currency.ts';
import { type Pay, salaryColumns } from '#core/domain/job/pay/pay.ts';
import { parseSalary, roundToTwoDigits } from '#core/domain/job/pay/salary.ts';

const rates = { date: '2026-11-20', roubles: { USD: 90, UZS: 0.0073 } };
const columns = (fields: Partial<Pay>) => {
  const pay = { from: null, to: null, currency: 'RUR', gross: null, mode: 'MONTH', ...fields };
  const { salary, salary_words, salary_rate } = salaryColumns(pay, rates);
  const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
  return { salary: plain(salary), words: plain(salary_words), rate: salary_rate };
};

it.each([
  [
    { from: 150_000, to: 250_000, gross: true },
    'от 150 000 до 250 000 ₽',
    'от 150 000 до 250 000 ₽ до вычета налогов',
  ],
  [{ from: 150_000, gross: false }, 'от 150 000 ₽', 'от 150 000 ₽ на руки'],
  [{ to: 250_000 }, 'до 250 000 ₽', 'до 250 000 ₽'],
  [{ from: 150_000, to: 150_000, currency: 'RUB' }, '150 000 ₽', '150 000 ₽'],
  // The wrong way round.
  [{ from: 250_000, to: 150_000 }, 'от 150 000 до 250 000 ₽', 'от 150 000 до 250 000 ₽'],
  [{ from: 0, to: 90_000 }, 'до 90 000 ₽', 'до 90 000 ₽'],
  [
    { from: 2000, to: 3000, currency: 'USD', gross: true },
    'от 180 000 до 270 000 ₽',
    'от 2 000 до 3 000 $ до вычета налогов',
  ],
  [{ from: 5_000_000, currency: 'UZS' }, 'от 36 500 ₽', 'от 5 000 000 soʼm'],
  // Not a month's: words alone.
  [{ from: 4000, mode: 'SHIFT' }, null, 'от 4 000 ₽ за смену'],
  [
    { to: 100_000, currency: 'EUR', mode: 'SERVICE', gross: true },
    null,
    'до 100 000 € за услугу до вычета налогов',
  ],
  [{ from: 500, mode: 'HOUR' }, null, 'от 500 ₽ за час'],
  [{ from: 240_000, mode: 'FLY_IN_FLY_OUT' }, null, 'от 240 000 ₽ за вахту'],
  [{ from: 1000, mode: 'CENTURY' }, null, 'от 1 000 ₽ не за месяц'],
  // A currency without a rate.
  [{ from: 1000, currency: 'XYZ' }, null, 'от 1 000 XYZ'],
  [{}, null, null],
])('%o is %s, in words %s (docs/rules.md#salary-canonical)', (pay, salary, words) => {
  expect(columns(pay)).toMatchObject({ salary, words });
});

it.each([
  [{ from: 10_000_000 }, 'от 10 000 000 ₽', 'от 10 000 000 ₽'],
  [{ from: 10_000_001 }, null, null],
  [{ from: 100_000, to: 9e15 }, 'от 100 000 ₽', 'от 100 000 ₽'],
  [{ from: 1e308, gross: true }, null, null],
  [{ from: 0.3 }, null, null],
  [{ from: 0.5, to: 90_000 }, 'от 1 до 90 000 ₽', 'от 1 до 90 000 ₽'],
  [{ from: 110_000, currency: 'USD' }, 'от 9 900 000 ₽', 'от 110 000 $'],
  [{ from: 120_000, currency: 'USD' }, null, null],
  [{ from: 0.3, currency: 'USD' }, null, null],
  [{ from: 1_300_000_000, currency: 'UZS' }, 'от 9 490 000 ₽', 'от 1 300 000 000 soʼm'],
  // A whole order, or a rotation of a crew.
  [{ to: 100_000_000, mode: 'SERVICE' }, null, 'до 100 000 000 ₽ за услугу'],
  [{ to: 100_000_001, mode: 'SERVICE' }, null, null],
  [{ from: 9e15, mode: 'HOUR' }, null, null],
  // A thousand for a rouble, as no money is that vacancies are paid in.
  [{ from: 10_000_000_000, currency: 'XYZ' }, null, 'от 10 000 000 000 XYZ'],
  [{ from: 9e15, currency: 'XYZ' }, null, null],
])('believes of %o %s, in words %s (docs/rules.md#salary-believable)', (pay, salary, words) => {
  expect(columns(pay)).toMatchObject({ salary, words });
});

it.each(['toString', 'constructor', '__proto__', 'valueOf'])('knows no mode and no currency «%s»', (code) => {
  expect(columns({ from: 1000, mode: code })).toMatchObject({
    salary: null,
    words: 'от 1 000 ₽ не за месяц',
  });
  expect(columns({ from: 1000, currency: code })).toEqual({
    salary: null,
    words: `от 1 000 ${code}`,
    rate: null,
  });
  expect([currencyCode(code), currencySign(code)]).toEqual([code, code]);
});

it('keeps the rate and its day beside a converted salary, and only there', () => {
  expect(columns({ from: 2000, currency: 'USD' }).rate).toEqual({
    currency: 'USD',
    roubles: 90,
    date: '2026-11-20',
  });
  expect(columns({ from: 200_000 }).rate).toBeNull();
});

it('writes what the salary rule reads back', () => {
  expect(parseSalary(columns({ from: 2000, to: 3000, currency: 'USD' }).salary)).toMatchObject({
    min: 180_000,
    max: 270_000,
  });
});

it('has nothing where nothing is said', () => {
  expect(salaryColumns(null, rates)).toEqual({ salary: null, salary_words: null, salary_rate: null });
});

it('turns units for a rouble into roubles for a unit', () => {
  expect(
    ratesFrom('2026-11-20', [
      { code: 'USD', rate: 0.0125 },
      { code: 'XXX', rate: 0 },
    ]),
  ).toEqual({
    date: '2026-11-20',
    roubles: { USD: 80 },
  });
  expect(bundledRates.roubles).toMatchObject({ RUB: 1 });
  expect(bundledRates.roubles.EUR).toBeCloseTo(100.7, 0);
});

it('reads rates as they were kept, and no currency that is worth nothing', () => {
  expect(exchangeRates.parse(rates)).toEqual(rates);
  expect(exchangeRates.safeParse({ ...rates, roubles: { USD: 0 } }).success).toBe(false);
});

it.each([
  ['RUR', '₽'],
  ['RUB', '₽'],
  ['USD', '$'],
  ['EUR', '€'],
  ['KZT', '₸'],
  ['BYR', 'Br'],
  ['BYN', 'Br'],
  ['UZS', 'soʼm'],
  ['KGS', 'сом'],
  ['AZN', '₼'],
  ['GEL', '₾'],
  ['UAH', '₴'],
])('the sign of %s is %s, and a rate for it is at hand', (code, sign) => {
  expect(currencySign(code)).toBe(sign);
  expect(bundledRates.roubles[currencyCode(code)]).toBeGreaterThan(0);
});

it.each([
  [487_310, 490_000],
  [12_345, 12_000],
  [96, 96],
  [9.4, 9],
])('of another currency %d is about %d', (value, about) => expect(roundToTwoDigits(value)).toBe(about));

it('calls an unknown currency by its code', () => {
  expect([currencySign('BYR'), currencySign('RUR'), currencySign('ABC')]).toEqual(['Br', '₽', 'ABC']);
});
