const rules = new Intl.PluralRules('ru');
const grouped = new Intl.NumberFormat('ru-RU');

/** Forms for 1, 2 and 5 of a thing. */
export type Forms = readonly [one: string, few: string, many: string];

export function form(n: number, [one, few, many]: Forms): string {
  const rule = rules.select(n);
  if (rule === 'one') return one;
  return rule === 'few' ? few : many;
}

/** '10 931', with a no-break space. */
export const number = (n: number): string => grouped.format(n).replace(/\s/gu, '\u00a0');

/** '337' and the form that goes with it, not parted at the end of a line. */
export const counted = (n: number, forms: Forms): string => `${number(n)}\u00a0${form(n, forms)}`;
