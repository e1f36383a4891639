import { expect, it } from 'vitest';
import { cutToSentences } from '#core/domain/writer/text-cleanup.ts';

it('takes as many whole sentences as there is room for', () => {
  expect(cutToSentences('Веду учёт. Сдаю отчёты. Люблю порядок.', 25)).toBe('Веду учёт. Сдаю отчёты.');
  expect(cutToSentences('Веду учёт, сдаю отчёты и люблю порядок.', 25)).toBe('Веду учёт, сдаю отчёты и');
});

it.each([
  ['Работаю с 2019 г. в Казани. Дальше текст.', 'Работаю с 2019 г. в Казани.'],
  ['Читаю А. С. Пушкина. Дальше идёт текст.', 'Читаю А. С. Пушкина.'],
  ['Довёл оборот до 3 тыс. руб. в день. Дальше.', 'Довёл оборот до 3 тыс. руб. в день.'],
])('a short word with a full stop ends no sentence: %s', (text, whole) => {
  expect(cutToSentences(text, whole.length)).toBe(whole);
  expect(cutToSentences(`Веду учёт. ${text}`, whole.length + 10)).toBe('Веду учёт.');
});
