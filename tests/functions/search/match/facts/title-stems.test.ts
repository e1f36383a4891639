import fc from 'fast-check';
import { expect, it } from 'vitest';
import { titleStemsOf } from '#core/domain/match/vacancy/demand-of.ts';
import { runToEnd } from '#functions/search/cooperative/chunks.ts';
import { titleStems } from '#functions/search/match/facts/title-stems.ts';

const words = ['python', 'разработчик', 'разработчика', 'c++', 'ведущий', 'ml', 'инженер'];
const title = fc.array(fc.constantFrom(...words.keys()), { minLength: 1, maxLength: 4 });

it('a stem has the rows whose titles have a word of it, each once', () => {
  fc.assert(
    fc.property(fc.array(title, { minLength: 1, maxLength: 8 }), fc.array(fc.nat(7)), (titles, rows) => {
      const titleOf = rows.map((row) => row % titles.length);
      // Behind the titles stand other phrases, whose words are no title's.
      const phrases = [...titles, [0, 2, 5]];
      const { numbers, rows: rowsOf } = runToEnd(
        titleStems({
          title: Uint32Array.from(titleOf),
          titleLevels: new Uint8Array(titles.length),
          phraseStarts: Uint32Array.from([
            0,
            ...phrases.map((_, at) => phrases.slice(0, at + 1).flat().length),
          ]),
          phraseWordIds: Uint32Array.from(phrases.flat()),
          phraseWords: words,
        }),
      );
      const stemsOf = (at: number) =>
        new Set(titleStemsOf((titles[at] as number[]).map((word) => words[word]).join(' ')));
      const all = new Set(titles.keys().flatMap(stemsOf));
      expect(new Set(numbers.keys())).toEqual(all);
      for (const [stem, number] of numbers)
        expect(Array.from(rowsOf.rows(number))).toEqual(
          [...titleOf.keys()].filter((row) => stemsOf(titleOf[row] as number).has(stem)),
        );
    }),
  );
});
