import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Phrases } from '#functions/search/text/phrases.ts';

const searchable = (text: string) => text.trim().replaceAll(/ +/g, ' ');
const text = fc
  .string({ unit: fc.constantFrom('а', 'а', 'б', ' ', ' ', 'c', '+', '👩‍💻', '💻'), maxLength: 12 })
  .map(searchable);
const texts = fc.uniqueArray(text, { maxLength: 30 });
const nonEmptyText = text.filter((value) => value !== '');

const alphabet = ['а', 'б', 'c', '+', '💻'];
const allWords = (length: number): string[] =>
  length === 0 ? [''] : allWords(length - 1).flatMap((word) => alphabet.map((letter) => word + letter));
/** Enough for the grams. */
const manyWords = [...allWords(3), ...allWords(4), ...allWords(5)];

const byReading = (all: readonly string[], part: string) =>
  [...all.keys()].filter((id) => all[id]?.includes(part));
/** Without what makes questions fast, then with it. */
function expectFound(phrases: Phrases, part: string, found: readonly number[]) {
  expect([...phrases.containing(part)]).toEqual(found);
  expect([...phrases.containing(part)]).toEqual(found);
}
const run = (phrases: Phrases) => {
  let steps = 0;
  for (const _ of phrases.prepare()) steps++;
  return steps;
};

describe('phrases', () => {
  it('finds what reading every text finds', () => {
    fc.assert(
      fc.property(texts, fc.array(nonEmptyText, { minLength: 1, maxLength: 8 }), (all, parts) => {
        const phrases = Phrases.of(all);
        for (const part of parts) expectFound(phrases, part, byReading(all, part));
      }),
      { numRuns: 500 },
    );
  });

  it('finds every part of a text, from any letter to any other', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), fc.nat(), (all, which, from, length) => {
        const whole = all[which % Math.max(all.length, 1)] ?? '';
        const start = from % Math.max(whole.length, 1);
        const part = searchable(whole.slice(start, start + 1 + (length % 6)));
        fc.pre(part !== '');
        expectFound(Phrases.of(all), part, byReading(all, part));
      }),
      { numRuns: 500 },
    );
  });

  it('finds the same by the grams of a large vocabulary', () => {
    const rows = fc.sample(text, { numRuns: 3_000, seed: 7 });
    const all = [
      ...new Set([
        ...rows,
        ...manyWords,
        ...manyWords.map((word, at) => `${word} ${manyWords[(at * 7) % 3_000]}`),
      ]),
    ];
    const phrases = Phrases.of(all);
    expect(phrases.columns.words.length).toBeGreaterThan(3_000);
    fc.assert(
      fc.property(nonEmptyText, fc.boolean(), (whole, isCut) => {
        const part = isCut ? searchable(whole.slice(1)) : whole;
        fc.pre(part !== '');
        expectFound(phrases, part, byReading(all, part));
      }),
      { numRuns: 500 },
    );
  });

  it('takes no word for another whose grams share a slot', () => {
    const letters = Array.from({ length: 64 }, (_, at) => String.fromCharCode(0x4e00 + at * 37));
    const all = letters.flatMap((first) => letters.map((second) => first + second));
    const phrases = Phrases.of(all);
    phrases.containing('it');
    expect(all.filter((pair, id) => phrases.containing(pair).join() !== `${id}`)).toEqual([]);
    for (const letter of letters) expect([...phrases.containing(letter)]).toEqual(byReading(all, letter));
  });

  it.each([
    ['b', ['a', 'b b', 'c b'], [1, 2]],
    ['a a', ['a', 'a a', 'a b a', 'ba ab', 'a a a'], [1, 3, 4]],
    ['a b a', ['a b a', 'a b', 'a bb a', 'xa b ax', 'a b b a'], [0, 3]],
    ['с++', ['разработчик с++', 'с+ +', 'с++,c#'], [0, 2]],
    ['\ud83d', ['💻 it', '👩', 'it'], [0, 1]],
  ])('finds %j', (part, all, found) => {
    expectFound(Phrases.of(all), part, found);
  });

  it('gives every text back, from its columns too', () => {
    fc.assert(
      fc.property(texts, nonEmptyText, (all, part) => {
        const phrases = Phrases.of(all);
        const read = new Phrases(structuredClone(phrases.columns));
        expect(read.size).toBe(all.length);
        expect(all.map((_, id) => read.text(id))).toEqual(all);
        expect(read.containing(part)).toEqual(phrases.containing(part));
      }),
    );
  });

  it('is prepared in small steps, also when a question comes between them', () => {
    const all = manyWords.map((word, at) => `${word} ${at % 10}`);
    const whole = Phrases.of(all);
    expect(run(whole)).toBeGreaterThan(3);
    expect(run(whole)).toBe(0);

    const interrupted = Phrases.of(all);
    const steps = interrupted.prepare();
    steps.next();
    expect(interrupted.containing('а 0')).toEqual(whole.containing('а 0'));
    while (!steps.next().done);
    expect(interrupted.containing('а 0')).toEqual(whole.containing('а 0'));
    expect(whole.containing('а 0').length).toBeGreaterThan(100);
  });
});
