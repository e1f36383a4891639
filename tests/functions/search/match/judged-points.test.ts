import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchOf } from '#core/domain/match/score/match.ts';
import { demandOf } from '#core/domain/match/vacancy/demand-of.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { judgedPoints } from '#functions/search/match/judged-points.ts';
import { scoreColumns } from '#functions/search/match/score-columns.ts';
import { SeekerTables } from '#functions/search/match/seeker-tables.ts';
import { idOf } from '#functions/search/query/row-ref.ts';
import { now } from '#tests/support/naive/plain-search.ts';
import { arbitraryJobRows } from '#tests/support/store/job-rows.ts';
import { arbitrarySeeker } from '#tests/support/store/seekers.ts';

it('of how many points both sides are known, as a match of one vacancy says it', () => {
  const [rows = []] = fc.sample(arbitraryJobRows(now, 200, 'max'), { seed: 7, numRuns: 1 });
  const seekers = fc.sample(arbitrarySeeker, { seed: 7, numRuns: 30 });
  const [segment] = JobIndex.of(rows).segments;
  if (!segment) throw new Error('No segment');
  const columns = scoreColumns(segment);
  for (const person of seekers) {
    const tables = new SeekerTables(person);
    const judged = new Map(
      Array.from({ length: segment.size }, (_, row) => [
        idOf({ segment, row }),
        judgedPoints(columns, tables, row),
      ]),
    );
    for (const row of rows) expect(judged.get(row.id)).toBe(matchOf(person, demandOf(row)).judged);
  }
});
