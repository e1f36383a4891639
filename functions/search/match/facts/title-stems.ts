import { tokensOf } from '#core/domain/match/stems.ts';
import { inChunks } from '../../cooperative/chunks.ts';
import { Dictionary } from '../../dictionary.ts';
import type { JobColumns } from '../../segment/job-columns.ts';
import { Postings } from '../../segment/postings.ts';

/** Stems of the words of titles, and by their numbers the rows in whose titles they stand. */
export interface TitleStems {
  numbers: ReadonlyMap<string, number>;
  rows: Postings;
}

type TitleColumns = Pick<
  JobColumns,
  'title' | 'titleLevels' | 'phraseStarts' | 'phraseWordIds' | 'phraseWords'
>;

export function* titleStems(columns: TitleColumns): Generator<void, TitleStems> {
  const { title, titleLevels, phraseStarts, phraseWordIds, phraseWords } = columns;
  const titles = titleLevels.length;
  const inTitles = new Uint8Array(phraseWords.length);
  yield* inChunks(phraseStarts[titles] as number, (from, to) => {
    for (let at = from; at < to; at++) inTitles[phraseWordIds[at] as number] = 1;
  });
  const stems = new Dictionary<string>();
  const stemsByWord: number[][] = [];
  for (const [number, word] of phraseWords.entries()) {
    stemsByWord.push(inTitles[number] === 0 ? [] : tokensOf(word).map(({ stem }) => stems.numberOf(stem)));
    if (number % 256 === 0) yield;
  }
  const titleStemNumbers: number[] = [];
  const titleStarts = new Uint32Array(titles + 1);
  /** By stem: the title that had it last, and 1. */
  const lastIn = new Uint32Array(stems.size);
  yield* inChunks(titles, (from, to) => {
    for (let at = from; at < to; at++) {
      const end = phraseStarts[at + 1] as number;
      for (let word = phraseStarts[at] as number; word < end; word++) {
        const wordStems = stemsByWord[phraseWordIds[word] as number] as number[];
        for (let n = 0; n < wordStems.length; n++) {
          const stem = wordStems[n] as number;
          if (lastIn[stem] === at + 1) continue;
          lastIn[stem] = at + 1;
          titleStemNumbers.push(stem);
        }
      }
      titleStarts[at + 1] = titleStemNumbers.length;
    }
  });
  const starts = new Uint32Array(title.length + 1);
  yield* inChunks(title.length, (from, to) => {
    for (let row = from; row < to; row++) {
      const titleNumber = title[row] as number;
      const count = (titleStarts[titleNumber + 1] as number) - (titleStarts[titleNumber] as number);
      starts[row + 1] = (starts[row] as number) + count;
    }
  });
  const ofRows = new Uint32Array(starts[title.length] as number);
  yield* inChunks(title.length, (from, to) => {
    for (let row = from; row < to; row++) {
      let at = starts[row] as number;
      const end = titleStarts[(title[row] as number) + 1] as number;
      for (let stemAt = titleStarts[title[row] as number] as number; stemAt < end; stemAt++)
        ofRows[at++] = titleStemNumbers[stemAt] as number;
    }
  });
  return {
    numbers: new Map(stems.values.map((stem, number) => [stem, number])),
    rows: yield* Postings.ofLists(ofRows, starts, stems.size),
  };
}
