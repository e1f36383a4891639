import type { JobRow } from '../job.ts';
import { currencyCode, currencySign, type ExchangeRates } from './currency.ts';
import { afterTax, beforeTax, salaryText } from './salary.ts';

/** What a source says of pay; null where it says nothing. */
export interface Pay {
  from: number | null;
  to: number | null;
  currency: string;
  /** Before tax, after it, or not said. */
  gross: boolean | null;
  /** What the amount is paid for: 'MONTH', 'SHIFT', 'HOUR', 'SERVICE', 'FLY_IN_FLY_OUT'. */
  mode: string;
}

/** Null for a mode that we have no words for: the amount alone would read as a month's. */
const perMode = new Map([
  ['MONTH', ''],
  ['SHIFT', ' за смену'],
  ['HOUR', ' за час'],
  ['FLY_IN_FLY_OUT', ' за вахту'],
  ['SERVICE', ' за услугу'],
]);

function inWords({ from, to, currency, gross, mode }: Pay): string | null {
  const text = salaryText(from, to);
  if (text === null) return null;
  const amounts = currencyCode(currency) === 'RUB' ? text : text.replace('₽', currencySign(currency));
  const tax = gross === null ? '' : ` ${gross ? beforeTax : afterTax}`;
  return `${amounts}${perMode.get(mode) ?? ' не за месяц'}${tax}`;
}

/** Nobody is paid nothing or less: such an end is not an end. */
const positive = (amount: number | null): number | null => (amount !== null && amount > 0 ? amount : null);

/**
 * The three salary columns (docs/rules.md#salary-canonical): canonical monthly roubles, the source's own words, and the
 * rate between them. Pay per shift, hour, service or rotation gives words only; so does a currency without a rate.
 */
export function salaryColumns(
  pay: Pay | null,
  rates: ExchangeRates,
): Pick<JobRow, 'salary' | 'salary_words' | 'salary_rate'> {
  const none = { salary: null, salary_words: null, salary_rate: null };
  if (!pay) return none;
  const ordered = { ...pay, from: positive(pay.from), to: positive(pay.to) };
  const salary_words = inWords(ordered);
  const currency = currencyCode(pay.currency);
  if (pay.mode !== 'MONTH') return { ...none, salary_words };
  if (currency === 'RUB') return { ...none, salary: salaryText(ordered.from, ordered.to), salary_words };
  const rate = Object.hasOwn(rates.roubles, currency) ? rates.roubles[currency] : undefined;
  if (rate === undefined || salary_words === null) return { ...none, salary_words };
  const inRoubles = (amount: number | null) =>
    amount === null ? null : Math.max(1, Math.round(amount * rate));
  return {
    salary: salaryText(inRoubles(ordered.from), inRoubles(ordered.to)),
    salary_words,
    salary_rate: { currency, roubles: rate, date: rates.date },
  };
}
