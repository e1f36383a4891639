import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Part, wordDiff } from '../../../frontend/src/documents/letter/compare/word-diff.ts';

const marked = (parts: readonly Part[]): string =>
  parts.map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text)).join('');
const words = fc
  .array(fc.constantFrom('опыт', 'Python', ' ', '\n', ',', 'ML', '  ', 'в', '5'), { maxLength: 30 })
  .map((all) => all.join(''));

describe('differences of two letters (docs/rules.md#letter-library)', () => {
  test.each([
    ['одно и то же', 'одно и то же', 'одно и то же', 'одно и то же'],
    ['Пишу на Python.', 'Пишу на Java.', 'Пишу на [Python].', 'Пишу на [Java].'],
    ['Первая\nВторая\n', 'Первая\nНовая\nВторая\n', 'Первая\nВторая\n', 'Первая\n[Новая\n]Вторая\n'],
    ['', 'Здравствуйте', '', '[Здравствуйте]'],
    ['ещё раз', 'ещё  раз', 'ещё раз', 'ещё  раз'],
  ])('%j beside %j', (before, after, left, right) => {
    expect(wordDiff(before, after).map(marked)).toEqual([left, right]);
  });

  test('both texts are there to the letter, and what is unmarked is the same in both but for spaces', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const [left, right] = wordDiff(before, after);
        expect(left.map(({ text }) => text).join('')).toBe(before);
        expect(right.map(({ text }) => text).join('')).toBe(after);
        const common = (parts: readonly Part[]) =>
          parts
            .filter(({ isDifferent }) => !isDifferent)
            .map(({ text }) => text)
            .join('')
            .replace(/\s/gu, '');
        expect(common(left)).toBe(common(right));
      }),
    );
  });

  test('two of the longest that share nothing differ as a whole', () => {
    const [before, after] = ['а б '.repeat(5000), 'в г '.repeat(5000)];
    const [left] = wordDiff(before, after);
    expect(left.filter(({ isDifferent }) => isDifferent)).toHaveLength(1);
  });
});
