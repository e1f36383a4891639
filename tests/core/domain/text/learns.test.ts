import { expect, it } from 'vitest';
import { learns } from '#core/domain/text/learns.ts';
import { fold } from '#core/domain/text/words.ts';

const isLearning = (text: string): boolean =>
  new RegExp(`(?<!\\p{L})${learns}(?!\\p{L})`, 'u').test(fold(text));

it.each([
  'Изучаю Python',
  'Осваиваю SQL',
  'Учу Java',
  'Учу английский язык',
  'Учу слова',
  'Учу',
  // No infinitives.
  'Учу слепую печать',
  'Учу быструю печать',
  'Учу память',
])('who says «%s» still learns', (text) => expect(isLearning(text)).toBe(true));

it.each([
  // People.
  'Учу стажёров',
  'Учу бойцов',
  'Учу парней',
  'Учу молодых',
  'Учу младших',
  'Учу всех',
  'Учу детвору',
  'Учу людям помогать',
  'Учу коллег',
  'Учу команду',
  'Учу персонал',
  'Учу группу',
  'Учу ребят',
  'Учу молодёжь',
  'Учу учениц',
  'Учу женщин',
  'Учу мужчин',
  'Учу девушек',
  'Учу девочек',
  // What they are taught.
  'Учу английскому',
  'Учу новому',
  'Учу хорошему',
  'Учу основам',
  'Учу знаниям',
  'Учу вождению',
  'Учу рисованию',
  'Учу музыке',
  'Учу математике',
  'Учу хозяйке помогать',
  // What they are to do.
  'Учу работать в 1С',
  'Учу гулять',
  'Учу учить',
  'Учу полоть',
  'Учу дуть',
  'Учу быть собой',
  'Учу стаю плыть',
  'Учу смену писать',
  'Учу новую смену писать',
  'Учу не бояться',
  'Учу учиться',
])('who says «%s» teaches', (text) => expect(isLearning(text)).toBe(false));

it.each([
  ['выучу Python', false],
  ['учусь', false],
  ['изучаю', true],
])('of «%s» the whole word counts', (text, expected) => expect(isLearning(text)).toBe(expected));
