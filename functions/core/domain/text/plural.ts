import { once } from './once.ts';

const rules = once(() => new Intl.PluralRules('ru'));
const fractions = once(() => new Intl.NumberFormat('ru-RU'));

/** Forms for 1, 2 and 5 of a thing. */
export type Forms = readonly [one: string, few: string, many: string];

export function form(n: number, [one, few, many]: Forms): string {
  const rule = rules().select(n);
  if (rule === 'one') return one;
  return rule === 'few' ? few : many;
}

/** '10 931', with a no-break space. */
export function number(n: number): string {
  if (Number.isSafeInteger(n)) return String(n).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
  return fractions().format(n).replace(/\s/gu, '\u00a0');
}

/** '337' and the form that goes with it, not parted at the end of a line. */
export const counted = (n: number, forms: Forms): string => `${number(n)}\u00a0${form(n, forms)}`;

/** '3 дня назад', '5 марта 2026': in one piece at the end of a line. */
export const unbroken = (text: string): string => text.replace(/\s/gu, '\u00a0');
