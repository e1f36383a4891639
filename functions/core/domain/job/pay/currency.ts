import * as z from 'zod/mini';

/** Roubles for one unit of each currency, and the day of the rates (YYYY-MM-DD). */
export const exchangeRates = z.object({
  date: z.string(),
  roubles: z.record(z.string(), z.number().check(z.positive())),
});
export type ExchangeRates = z.infer<typeof exchangeRates>;

/** From units for one rouble to roubles for one unit. */
export function ratesFrom(
  date: string,
  currencies: readonly { code: string; rate: number }[],
): ExchangeRates {
  const usable = currencies.filter(({ rate }) => rate > 0 && Number.isFinite(rate));
  return {
    date,
    roubles: Object.fromEntries(
      usable.map(({ code, rate }) => [currencyCode(code), Number((1 / rate).toPrecision(8))]),
    ),
  };
}

/** hh.ru's names for the rouble and the Belarusian rouble are those of the nineties. */
const renamed = new Map([
  ['RUR', 'RUB'],
  ['BYR', 'BYN'],
]);

/** The code of ISO 4217: 'RUR' → 'RUB'. */
export const currencyCode = (code: string): string => renamed.get(code) ?? code;

const signs = new Map([
  ['RUB', '₽'],
  ['USD', '$'],
  ['EUR', '€'],
  ['KZT', '₸'],
  ['BYN', 'Br'],
  ['UZS', 'soʼm'],
  ['KGS', 'сом'],
  ['AZN', '₼'],
  ['GEL', '₾'],
  ['UAH', '₴'],
]);

/** '$' for 'USD'; an unknown currency is called by its code. */
export const currencySign = (code: string): string => signs.get(currencyCode(code)) ?? currencyCode(code);

/** For when a source gives no rates of its own. Units for one rouble, as hh.ru's dictionary has them. */
export const bundledRates: ExchangeRates = ratesFrom('2024-12-01', [
  { code: 'AZN', rate: 0.01833 },
  { code: 'BYR', rate: 0.035097 },
  { code: 'EUR', rate: 0.009926 },
  { code: 'GEL', rate: 0.028871 },
  { code: 'KGS', rate: 0.960901 },
  { code: 'KZT', rate: 4.80827 },
  { code: 'RUR', rate: 1 },
  { code: 'UAH', rate: 0.420375 },
  { code: 'USD', rate: 0.010782 },
  { code: 'UZS', rate: 136.672703 },
]);
