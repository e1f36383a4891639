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
const suffixByMode = new Map([
  ['MONTH', ''],
  ['SHIFT', ' за смену'],
  ['HOUR', ' за час'],
  ['FLY_IN_FLY_OUT', ' за вахту'],
  ['SERVICE', ' за услугу'],
]);

function payText({ from, to, currency, gross, mode }: Pay): string | null {
  const text = salaryText(from, to);
  if (text === null) return null;
  const amounts = currencyCode(currency) === 'RUB' ? text : text.replace('₽', currencySign(currency));
  const tax = gross === null ? '' : ` ${gross ? beforeTax : afterTax}`;
  return `${amounts}${suffixByMode.get(mode) ?? ' не за месяц'}${tax}`;
}

/** Roubles that somebody can mean: of a month, and of a whole order or a rotation. A source may know it better. */
const maxMonthlyPay = 10_000_000;
const maxOtherPay = 100_000_000;
/** For a currency without a rate: as many for a rouble as none has that vacancies are paid in. */
const minRate = 0.001;

/** Nobody is paid nothing or less, or more than anybody: such an end is not an end. */
function plausibleAmount(amount: number | null, max: number): number | null {
  return amount !== null && Math.round(amount) >= 1 && amount <= max ? amount : null;
}

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
  const currency = currencyCode(pay.currency);
  const foreignRate = Object.hasOwn(rates.roubles, currency) ? rates.roubles[currency] : undefined;
  const rate = currency === 'RUB' ? 1 : foreignRate;
  const max = (pay.mode === 'MONTH' ? maxMonthlyPay : maxOtherPay) / (rate ?? minRate);
  const plausiblePay = { ...pay, from: plausibleAmount(pay.from, max), to: plausibleAmount(pay.to, max) };
  const salary_words = payText(plausiblePay);
  if (pay.mode !== 'MONTH') return { ...none, salary_words };
  if (currency === 'RUB')
    return { ...none, salary: salaryText(plausiblePay.from, plausiblePay.to), salary_words };
  if (rate === undefined || salary_words === null) return { ...none, salary_words };
  const inRoubles = (amount: number | null) =>
    amount === null ? null : Math.max(1, Math.round(amount * rate));
  return {
    salary: salaryText(inRoubles(plausiblePay.from), inRoubles(plausiblePay.to)),
    salary_words,
    salary_rate: { currency, roubles: rate, date: rates.date },
  };
}
