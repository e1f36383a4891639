import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counted, number, unbroken } from '#core/domain/text/plural.ts';

const asIntl = (n: number) => new Intl.NumberFormat('ru-RU').format(n).replace(/\s/gu, '\u00a0');

test('a number is written as Intl writes it, with a no-break space', () => {
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.double({ min: -1e9, max: 1e9, noNaN: true })), (n) => {
      // Of the two zeroes there is one here.
      expect(number(n)).toBe(asIntl(n === 0 ? 0 : n));
    }),
    { examples: [[999], [1000], [-1000], [123_456_789], [1234.5]] },
  );
});

test.each([
  [0, '0 вакансий'],
  [1, '1 вакансия'],
  [2, '2 вакансии'],
  [4, '4 вакансии'],
  [5, '5 вакансий'],
  [11, '11 вакансий'],
  [14, '14 вакансий'],
  [21, '21 вакансия'],
  [22, '22 вакансии'],
  [111, '111 вакансий'],
  [1.5, '1,5 вакансий'],
  [1001, '1 001 вакансия'],
])('%i counts as %s', (n, text) => {
  expect(counted(n, ['вакансия', 'вакансии', 'вакансий'])).toBe(text.replaceAll(' ', '\u00a0'));
});

test('a text in one piece has no other space', () =>
  expect(unbroken('5 марта\t2026\n')).toBe('5\u00a0марта\u00a02026\u00a0'));
