import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stemOf, tokensOf } from '#core/domain/match/stems.ts';

const stems = (text: string) => tokensOf(text).map(({ stem }) => stem);

test.each([
  ['Холодных звонков', 'холодные звонки'],
  ['учёт', 'учет'],
  ['1C', '1С'],
  ['PostgreSQL', 'postgresql'],
  ['бухгалтерия', 'бухгалтерии'],
  ['распределённых систем', 'распределённые системы'],
  ['в системе, систему, системой', 'в системах, системами, системам'],
  ['персоналом', 'персонал'],
  ['автомобилей', 'автомобиль'],
  ['порталы', 'портал'],
  ['правил', 'правилами'],
  ['охраной', 'охрана'],
])('%s is compared as %s', (word, equivalent) => expect(stems(word)).toEqual(stems(equivalent)));

test.each([
  ['C++ и C#, Node.js', ['c++', 'и', 'c#', 'node', 'js']],
  ['ASP.NET Core', ['asp', 'net', 'core']],
  ['.NET', ['.net']],
  ['ии', ['ии']],
])('%s has the words %j', (text, words) => expect(stems(text)).toEqual(words));

test('a phrase does not go across the end of a sentence, a comma or a line', () => {
  const apart = (text: string) => tokensOf(text).map(({ isAfterBreak: isApart }) => isApart);
  expect(apart('React. Native, scripts\nJava')).toEqual([false, true, true, true]);
  expect(apart('1С: Бухгалтерия, CI/CD, e-mail')).toEqual([false, false, true, false, true, false]);
});

test('each token stands where it says', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const lower = text.toLowerCase();
      // Letters whose lower case is longer are no words of ours.
      fc.pre(lower.length === text.length);
      for (const { word, start, end } of tokensOf(text)) expect(end - start).toBe(word.length);
    }),
  ));

test('a word that is no word of a language stays as it is', () => {
  const long = 'а'.repeat(100_000);
  expect(stemOf(long)).toBe(long);
});
