import { stemOf } from '../match/stems.ts';

/** Russian letters alone: in other words an ending is no ending. Shorter ones are prepositions. */
const russianWord = /^[а-я]{4,40}$/;
const runOfLetters = /[\p{L}\p{N}]+/gu;

/** The stem that all forms of a searchable word begin with: 'продаж' of 'продажи'. Null of what is no Russian word. */
export const formStem = (word: string): string | null => (russianWord.test(word) ? stemOf(word) : null);

/** Whether a whole word of the searchable text has the stem: 'менеджер по продажам', not 'программист' for 'программ'. */
export const hasForm = (text: string, stem: string): boolean =>
  text.includes(stem) &&
  Iterator.from(text.matchAll(runOfLetters)).some(([run]) => run.startsWith(stem) && stemOf(run) === stem);
