const rules = new Intl.PluralRules('ru');
/** Made at first use: it takes ten milliseconds, which a function need not wait for when it starts. */
let grouped: Intl.NumberFormat | undefined;

/** Forms for 1, 2 and 5 of a thing. */
export type Forms = readonly [one: string, few: string, many: string];

export function form(n: number, [one, few, many]: Forms): string {
  const rule = rules.select(n);
  if (rule === 'one') return one;
  return rule === 'few' ? few : many;
}

/** '10 931', with a no-break space. */
export function number(n: number): string {
  grouped ??= new Intl.NumberFormat('ru-RU');
  return grouped.format(n).replace(/\s/gu, '\u00a0');
}

/** '337' and the form that goes with it, not parted at the end of a line. */
export const counted = (n: number, forms: Forms): string => `${number(n)}\u00a0${form(n, forms)}`;
