import { expect, it } from 'vitest';
import type { Seeker } from '#core/domain/match/seeker/seeker.ts';
import { titleStemsOf } from '#core/domain/match/vacancy/demand-of.ts';
import { noFilters } from '#core/domain/search/facets.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { Candidates } from '#functions/search/match/estimates/candidates.ts';
import { RowEstimates, stepsAt } from '#functions/search/match/estimates/row-estimates.ts';
import { RowScores } from '#functions/search/match/row-scores.ts';
import { scoreColumns } from '#functions/search/match/score-columns.ts';
import { SeekerTables } from '#functions/search/match/seeker-tables.ts';
import type { MatchingRows } from '#functions/search/query/result-page.ts';
import { type Bitmap, has, rowsIn, sizeOf } from '#functions/search/segment/bitmap.ts';
import { zone } from '#tests/support/naive/plain-search.ts';
import { madeNow } from '../made/made-now.ts';
import { madeRows } from '../made/made-rows.ts';
import { madeSeekers } from './made-seekers.ts';

const size = 6000;
const candidateLimit = 240;
const [whole] = JobIndex.of(madeRows(size)).find(
  { ...noFilters, page: 1, tz: zone, companySearch: '', copies: 'apart' },
  madeNow,
).found as [MatchingRows];

const found = (passes: (row: number) => boolean): Bitmap => {
  const rows = new Uint32Array(whole.rows.length);
  for (const row of rowsIn(whole.rows))
    if (passes(row)) rows[row >>> 5] = (rows[row >>> 5] as number) | (1 << (row & 31));
  return rows;
};

/** Whose wanted title has more words than most, of which all stand in some title. */
const ofManyWords: Seeker = {
  ...(madeSeekers()[0] as Seeker),
  titleStems: titleStemsOf('Ведущий инженер-программист, backend-разработчик Python'),
};

/** Of each person: what is chosen, and the estimates of all rows one by one. */
function* chosenFrom(rowsFor: (estimateOf: (row: number) => number) => Bitmap) {
  for (const seeker of [...madeSeekers(), ofManyWords]) {
    const scores = new RowScores(scoreColumns(whole.segment), new SeekerTables(seeker));
    const all = new RowEstimates(scores, whole.rows);
    // The planes are written anew for each question.
    const planes = all.planes.map((plane) => plane.slice());
    const estimateOf = (row: number): number => {
      const words = planes.map((plane) => plane[row >>> 5]) as [number, number, number, number];
      const isHere = scores.here === null || has(scores.here, row);
      return all.of(row, scores.kindAt(row), isHere, stepsAt(row & 31, ...words));
    };
    const rows = rowsFor(estimateOf);
    const { chosen } = new Candidates(scores, { rows, total: sizeOf(rows) }, candidateLimit);
    const expected = Array.from(rowsIn(rows), (row) => ({ row, estimate: estimateOf(row) }))
      .sort((a, b) => b.estimate - a.estimate || a.row - b.row)
      .slice(0, candidateLimit)
      .sort((a, b) => a.row - b.row);
    scores.seeker.clear();
    yield { chosen, expected };
  }
}

it.each<[name: string, passes: (row: number) => boolean]>([
  ['all', () => true],
  ['half, where they stand side by side', (row) => row > size / 2],
  ['every third', (row) => row % 3 === 0],
  ['fewer than a sample is made of', (row) => row % 5 === 0],
  ['as few as no bitmaps are made for', (row) => row % 40 === 0],
])('those of the highest estimates are chosen, of equal ones the newest: of %s', (_, passes) => {
  for (const { chosen, expected } of chosenFrom(() => found(passes))) {
    expect(Array.from(chosen.rows)).toEqual(expected.map(({ row }) => row));
    expect(Array.from(chosen.estimates)).toEqual(expected.map(({ estimate }) => estimate));
  }
});

it('a sample that promises too much is found out', () => {
  const rowsFor = (estimateOf: (row: number) => number) => {
    const sorted = Array.from(rowsIn(whole.rows), estimateOf).sort((a, b) => a - b);
    const middle = sorted[size / 2] as number;
    // Only the rows that a sample looks at first are good ones.
    return found((row) => (row % 4 === 0 && row < size / 4 ? true : estimateOf(row) < middle));
  };
  for (const { chosen, expected } of chosenFrom(rowsFor))
    expect(Array.from(chosen.rows)).toEqual(expected.map(({ row }) => row));
});
