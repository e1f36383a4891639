import { once } from './once.ts';

/** The one order of names for people: of the alphabet, and «Завод 9» before «Завод 10». */
export const nameCollator = once(() => new Intl.Collator('ru', { numeric: true }));

/** Latin letters stand behind Russian ones. */
const keyOf = (name: string): string => `${/^[a-z]/i.test(name) ? '\uffff' : ''}${name.toLowerCase()}`;

/**
 * The same order for names of our own lists: words without a figure or «ё». It needs no collator: the first of a process takes a
 * twentieth of the time to its first answer.
 */
export const byWords = (a: string, b: string): number => {
  const [left, right] = [keyOf(a), keyOf(b)];
  return left < right ? -1 : Number(left > right);
};
