import { expect, it } from 'vitest';
import { cutToSentences, isMostlyCyrillic } from '#core/domain/writer/text-cleanup.ts';

it('takes as many whole sentences as there is room for', () => {
  expect(cutToSentences('Веду учёт. Сдаю отчёты. Люблю порядок.', 25)).toBe('Веду учёт. Сдаю отчёты.');
  expect(cutToSentences('Веду учёт, сдаю отчёты и люблю порядок.', 25)).toBe('Веду учёт, сдаю отчёты…');
});

it.each([
  [
    'Три года веду весь учёт в большом магазине, сдаю отчёты в налоговую и слежу за тем, чтобы всё было вовремя.',
    'Три года веду весь учёт в большом магазине.',
  ],
  [
    'Хочу работать у вас в городе, потому что, как мне кажется, здесь лучше всего учат молодых.',
    'Хочу работать у вас в городе, потому что, как мне кажется, здесь…',
  ],
  [
    'I have kept the books of a shop for years, filed its taxes on time, because somebody has to do that.',
    'I have kept the books of a shop for years, filed its taxes on time.',
  ],
])('a sentence that is too long ends where a thought does: %s', (text, whole) => {
  expect(cutToSentences(text, 68).replace(/(?<!…)$/u, '.')).toBe(whole);
});

it.each([
  ['Работаю с 2019 г. в Казани. Дальше текст.', 'Работаю с 2019 г. в Казани.'],
  ['Читаю А. С. Пушкина. Дальше идёт текст.', 'Читаю А. С. Пушкина.'],
  ['Довёл оборот до 3 тыс. руб. в день. Дальше.', 'Довёл оборот до 3 тыс. руб. в день.'],
])('a short word with a full stop ends no sentence: %s', (text, whole) => {
  expect(cutToSentences(text, whole.length)).toBe(whole);
  expect(cutToSentences(`Веду учёт. ${text}`, whole.length + 10)).toBe('Веду учёт.');
});

it.each([
  ['Пишу на Python', true],
  ['Python, Go и Rust', false],
  ['Київ, їжак', true],
  ['Größe für Москва', false],
  ['私は働きたい', false],
  ['2019–2021', true],
])('%s is mostly Cyrillic: %s', (text, isMostly) => {
  expect(isMostlyCyrillic(text)).toBe(isMostly);
});
