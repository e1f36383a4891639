import { fold } from '../text/words.ts';

/** How the work is arranged, as importers put it among a vacancy's tags. */
const arrangements = [
  'Гибрид',
  'Разъездная',
  'Вахта',
  'Стажировка',
  'Сменный график',
  'Гибкий график',
  'Ненормированный рабочий день',
  'Квота для людей с инвалидностью',
] as const;
export type Arrangement = (typeof arrangements)[number];

const folded = new Set(arrangements.map(fold));

/** A tag of that kind is no skill. */
export const isArrangement = (tag: string): boolean => folded.has(fold(tag));
