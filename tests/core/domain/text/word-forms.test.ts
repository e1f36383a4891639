import { expect, it } from 'vitest';
import { formStem, hasForm } from '#core/domain/text/word-forms.ts';

const isFound = (word: string, text: string): boolean => {
  const stem = formStem(word);
  return stem !== null && hasForm(text, stem);
};

it.each([
  ['продажи', 'менеджер по продажам'],
  ['продажи', 'руководитель отдела продаж'],
  ['менеджера', 'менеджер'],
  ['закупок', 'закупок'],
  ['удаленно', 'оператор (удаленная работа)'],
  ['логистики', 'специалист b2b-логистика'],
  ['медицинская', 'медицинские сестры'],
  ['дома', 'домами'],
  ['б'.repeat(40), 'б'.repeat(40)],
])('«%s» finds «%s» by its form (docs/rules.md#text-match)', (word, text) =>
  expect(isFound(word, text)).toBe(true),
);

it.each([
  // Another word that begins alike.
  ['программа', 'программист'],
  ['программа', 'микропрограмма'],
  ['продажи', 'продавец'],
  ['б'.repeat(41), 'б'.repeat(41)],
  // Of other languages, of digits, and too short for an ending.
  ['sales', 'sale'],
  ['для', 'дл'],
  ['1с', '1с'],
  ['дом', 'дома'],
  ['учёт', 'учета'],
  ['b2b-продажи', 'продажам'],
  ['продажи', 'непродажами'],
])('«%s» does not find «%s» by its form', (word, text) => expect(isFound(word, text)).toBe(false));
