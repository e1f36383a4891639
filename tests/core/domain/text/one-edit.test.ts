import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areOneEditApart } from '#core/domain/text/one-edit.ts';

const letters = ['а', 'б', 'в', 'я'];

/** Every word that one edit makes of it, by these letters. */
function edited(word: string): Set<string> {
  const words = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) {
      words.add(before + letter + after);
      if (after !== '') words.add(before + letter + after.slice(1));
    }
    if (after !== '') words.add(before + after.slice(1));
    if (after.length > 1) words.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
  }
  words.delete(word);
  return words;
}

const word = fc.string({ unit: fc.constantFrom('а', 'б', 'в'), maxLength: 6 });

it('is true of exactly what one edit makes (docs/rules.md#count-other-layout)', () =>
  fc.assert(
    fc.property(word, word, (one, other) => {
      const all = edited(one);
      for (const made of all) {
        expect([one, made, areOneEditApart(one, made)]).toEqual([one, made, true]);
        expect(areOneEditApart(made, one)).toBe(true);
      }
      expect([one, other, areOneEditApart(one, other)]).toEqual([one, other, all.has(other)]);
    }),
  ));
