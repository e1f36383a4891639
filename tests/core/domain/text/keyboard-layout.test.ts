import { expect, it } from 'vitest';
import { inOtherLayout } from '#core/domain/text/keyboard-layout.ts';

it.each([
  ['ghjlfdtw', 'продавец'],
  ['Ghjlfdtw-rjycekmnfyn', 'продавец-консультант'],
  ['[bhehu', 'хирург'],
  ['знерщт', 'python'],
  ['Вфеф ысшутешые', 'data scientist'],
  ['1c ,e[ufknth', '1с бухгалтер'],
  ['<e[ufknth', 'бухгалтер'],
  ['>hbcn', 'юрист'],
  ['"rjyjvbcn', 'экономист'],
])('«%s» is «%s» in the other layout (docs/rules.md#count-other-layout)', (typed, meant) =>
  expect(inOtherLayout(typed)).toBe(meant),
);

it('is nothing where the letters are of both alphabets or of none', () => {
  for (const text of ['', '5/2', '[,]', 'python-разработчик']) expect(inOtherLayout(text)).toBeNull();
});
