import { once } from './once.ts';

/** The one order of names for people: of the alphabet, and «Завод 9» before «Завод 10». */
export const nameCollator = once(() => new Intl.Collator('ru', { numeric: true }));
