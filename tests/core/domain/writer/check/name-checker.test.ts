import { describe, expect, it } from 'vitest';
import { createNameChecker } from '#core/domain/writer/check/create-name-checker.ts';

const source = `Анна Петрова, Санкт-Петербург. Компания «Яндекс», ООО «Ромашка», Ёлкино.
Python, Dolce-Vita, O'Neill, к2-тест, Ян, Лугавель`;
const namesIn = createNameChecker(source);

describe('a name that a source has is known (docs/rules.md#writer-nothing-invented)', () => {
  it.each([
    // Declined, shorter or longer by two letters at most.
    'Работала в Яндексе',
    'Ходила за Яндексом',
    'Привет из Ромашки, Ромашкой и Ромашек',
    'Живёт в Елкино',
    'Письмо от Анны Петровой',
    // In parts.
    'Живёт в Петербурге',
    'Пришёл к О’Neill',
    'Работает в Vita-Dolce',
    'Играет в Vita-X',
    // At a beginning a capital says nothing.
    'Василий',
    'Опыт. Василий',
    'Опыт! Василий',
    'Опыт? Василий',
    'Опыт… Василий',
    'Опыт: Василий',
    'Опыт\nВасилий',
    'Опыт.» Василий',
    'Опыт.) Василий',
    'Список — Василий',
    'Список –  Василий',
    'Список • Василий',
    'Список * Василий',
    'Список - Василий',
    'Опыт (Василий)',
    // For courtesy.
    'Рада Вам, Вашему делу и Вашим людям, с Вами о Вас',
    'Знает HR, IT и PDF',
    'Знает Русский и Английский, любит Россия и Интернет',
    "Пишет, как I'm, I've и I’ll",
    'Обращается Dear Team, Best Regards, Kind Manager',
    'В 2024 году и 3D',
  ])('%s', (text) => expect(namesIn(text)).toEqual([]));
});

describe('a name that no source has is found', () => {
  it.each<[string, string[]]>([
    ['Работала в Сбере', ['Сбере']],
    ['Пишет на Kotlin', ['Kotlin']],
    ['Пишет на kotlin', []],
    ['Пишет на iOS', ['iOS']],
    ['Она – Василий', []],
    ['Она, Василий', ['Василий']],
    ['Это Она-Василий', ['Она-Василий']],
    // Too short, or too far from what is known.
    ['Ездит в Яндексленд', ['Яндексленд']],
    ['Ездит в Яну', ['Яну']],
    ['Говорит про Лугавельский', ['Лугавельский']],
    ['Ездит в Лугавельку', []],
    ['Играет в Dolce-Gusto', ['Dolce-Gusto']],
    // Behind a word for a firm, whatever its first letter is at a beginning.
    ['ООО Вектор', ['Вектор']],
    ['Компания «Вектор»', ['Вектор']],
    ['Фирма "Вектор"', ['Вектор']],
    ['Корпорация Вектор', ['Вектор']],
    ...['АО', 'ПАО', 'ЗАО', 'ОАО', 'ИП', 'ГК'].map((form): [string, string[]] => [
      `${form} Вектор`,
      ['Вектор'],
    ]),
    ['at Vector with Sector for Rector', ['Vector', 'Sector', 'Rector']],
    ['ООО Яндекс', []],
    ['ООО Вектор-Яндекс.', ['Вектор-Яндекс']],
    // In quotation marks, as a whole.
    ['«Газпром нефть»', ['Газпром нефть']],
    ['“Газпром нефть”', ['Газпром нефть']],
    ['„Газпром нефть“', ['Газпром нефть']],
    ['"Газпром нефть"', ['Газпром нефть']],
    ['«газпром»', []],
    ['«Яндекс»', []],
    ['«2ГИС карты»', ['2ГИС карты']],
    ['«2024»', []],
  ])('%s', (text, names) => expect(namesIn(text)).toEqual(names));

  it('in English a word with a small letter at its beginning is none, and a capital inside a sentence is', () => {
    expect(namesIn('I worked with iOS and Kotlin in Berlin')).toEqual(['Kotlin', 'Berlin']);
    expect(namesIn('Kotlin. Berlin is where I worked')).toEqual([]);
  });
});
