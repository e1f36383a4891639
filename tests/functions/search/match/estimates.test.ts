import { expect, test } from 'vitest';
import type { Demand } from '#core/domain/match/score/demand.ts';
import { matchOf } from '#core/domain/match/score/match.ts';
import { ownWeight } from '#core/domain/match/score/skills-fit.ts';
import { type Seeker, seeker } from '#core/domain/match/seeker/seeker.ts';
import { demandOf } from '#core/domain/match/vacancy/demand-of.ts';
import { conceptWeight } from '#core/domain/match/weights.ts';
import { noFilters } from '#core/domain/search/facets.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { Candidates } from '#functions/search/match/estimates/candidates.ts';
import { likelyEstimate } from '#functions/search/match/estimates/likely-estimate.ts';
import { RowEstimates, stepsAt } from '#functions/search/match/estimates/row-estimates.ts';
import { maxSteps, SeekerSteps } from '#functions/search/match/estimates/seeker-steps.ts';
import { RowScores } from '#functions/search/match/row-scores.ts';
import { scoreColumns } from '#functions/search/match/score-columns.ts';
import { SeekerTables } from '#functions/search/match/seeker-tables.ts';
import type { MatchingRows } from '#functions/search/query/result-page.ts';
import { idOf } from '#functions/search/query/row-ref.ts';
import { has, rowsBetween } from '#functions/search/segment/bitmap.ts';
import { madeNow } from '#tests/bench/made/made-now.ts';
import { madeRows } from '#tests/bench/made/made-rows.ts';
import { madeSeekers } from '#tests/bench/match/made-seekers.ts';
import { zone } from '#tests/support/naive/plain-search.ts';

const everything = {
  ...{ ...noFilters, sort: 'newest' as const, page: 1, tz: zone, companySearch: '' },
  copies: 'apart' as const,
};

const rows = madeRows(6000);
const demandOfId = new Map(rows.map((row) => [row.id, demandOf(row)]));
const index = JobIndex.of(rows);

function foundBy(filters: Partial<typeof everything>): MatchingRows {
  const [matching, ...others] = index.find({ ...everything, ...filters }, madeNow).found;
  expect(others).toEqual([]);
  const { segment, rows: found, total } = matching as MatchingRows;
  // A set of what is found is good until the next question.
  return { segment, rows: found.slice(), total };
}

/** All; some thousand of which few stand in a word; fewer than there are words. */
const searches = [
  foundBy({}),
  foundBy({ location: ['Москва'] }),
  foundBy({ category: ['data-science'], location: ['Казань'] }),
];

/** Small, of one thing; and of everything that is asked for here. */
const otherSeekers = [
  seeker.parse({ concepts: [{ id: 'python', strength: 1 }] }),
  seeker.parse({
    concepts: [
      'python',
      'sql',
      'git',
      'docker',
      'linux',
      'postgresql',
      'excel',
      'react',
      'java',
      'kafka',
    ].map((id, at) => ({ id, strength: at % 3 === 0 ? 0.6 : 1 })),
  }),
  // Of whom nothing but words of a title is known.
  seeker.parse({ titleStems: ['менеджер', 'продаж', 'ведущ', 'аналитик'] }),
];
const people: Seeker[] = [...madeSeekers(), ...otherSeekers];

/** As `shared-rows.ts` says: what a row asks for, each thing once, or as often as it stands there where few ask for it. */
function naiveSteps({ scoreColumns: columns, tables }: RowScores, row: number): number {
  const { demands } = columns.segment;
  const asked: number[] = [];
  for (let at = demands.askStarts[row] as number; at < (demands.askStarts[row + 1] as number); at++)
    asked.push((demands.columns.asks[at] as number) >>> 3);
  let steps = 0;
  for (const [id, bit] of tables.steps.bits) {
    const concept = columns.concepts.get(id);
    const times = asked.filter((other) => other === concept).length;
    steps += Math.min(times, concept !== undefined && columns.conceptRows.bitmap(concept) ? 1 : times) << bit;
  }
  return Math.min(maxSteps, steps);
}

function withScores<Value>(person: Seeker, found: MatchingRows, run: (scores: RowScores) => Value): Value {
  const scores = new RowScores(scoreColumns(found.segment), new SeekerTables(person));
  try {
    return run(scores);
  } finally {
    scores.seeker.clear();
  }
}

function naiveEstimates(scores: RowScores, found: MatchingRows): { row: number; estimate: number }[] {
  const estimates = new RowEstimates(scores, found.rows);
  return rowsBetween(found.rows, 0, found.total).map((row) => {
    const isHere = scores.here === null || has(scores.here, row);
    return { row, estimate: estimates.of(row, scores.kindAt(row), isHere, naiveSteps(scores, row)) };
  });
}

const exactScore = (person: Seeker, { segment }: MatchingRows, row: number): number =>
  matchOf(person, demandOfId.get(idOf({ segment, row })) as Demand).score;

test('of each row that is found, how much it shares', () => {
  for (const found of searches)
    for (const person of people)
      withScores(person, found, (scores) => {
        const [ones, twos, fours, eights] = new RowEstimates(scores, found.rows).planes;
        for (const row of rowsBetween(found.rows, 0, found.total)) {
          const [word1, word2, word4, word8] = [ones, twos, fours, eights].map(
            (plane) => plane[row >>> 5] as number,
          ) as [number, number, number, number];
          expect(stepsAt(row & 31, word1, word2, word4, word8)).toBe(naiveSteps(scores, row));
        }
      });
});

test('those of the highest estimates are chosen, of equal ones the newest, in their order', () => {
  for (const found of searches)
    for (const person of people)
      withScores(person, found, (scores) => {
        const all = naiveEstimates(scores, found);
        for (const most of [1, 20, 245, 2000]) {
          const highest = all
            .toSorted((a, b) => b.estimate - a.estimate || a.row - b.row)
            .slice(0, most)
            .toSorted((a, b) => a.row - b.row);
          const { rows: chosen, estimates } = new Candidates(scores, found, most).chosen;
          expect([...chosen]).toEqual(highest.map(({ row }) => row));
          expect([...estimates]).toEqual(highest.map(({ estimate }) => estimate));
        }
      });
});

test('an estimate is the score of a vacancy that shares nothing, and lies near it of one that does', () => {
  const found = searches[0] as MatchingRows;
  const errors = people.flatMap((person) =>
    withScores(person, found, (scores) => {
      const differences: number[] = [];
      for (const { row, estimate } of naiveEstimates(scores, found)) {
        const score = exactScore(person, found, row);
        if (naiveSteps(scores, row) === 0) expect(estimate).toBe(score);
        else differences.push(Math.abs(estimate - score));
      }
      const sum = differences.reduce((total, difference) => total + difference, 0);
      return differences.length === 0 ? [] : [sum / differences.length];
    }),
  );
  // Of 1,000 points. Measured: 6.4–14.3.
  expect(Math.max(...errors)).toBeLessThan(14.5);
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(9.75);
});

test('of the twenty best all are among those that are scored, nearly all among a quarter of these', () => {
  const found = searches[0] as MatchingRows;
  const kept = madeSeekers().map((person) =>
    withScores(person, found, (scores) => {
      const all = naiveEstimates(scores, found).map(({ row, estimate }) => {
        return { row, estimate, score: exactScore(person, found, row) };
      });
      const best = new Set(all.toSorted((a, b) => b.score - a.score || a.row - b.row).slice(0, 20));
      const byEstimate = all.toSorted((a, b) => b.estimate - a.estimate || a.row - b.row);
      return [245, 60].map((most) => byEstimate.slice(0, most).filter((one) => best.has(one)).length);
    }),
  );
  expect(kept.map(([scored]) => scored)).toEqual(kept.map(() => 20));
  expect(kept.reduce((sum, [, first = 0]) => sum + first, 0)).toBeGreaterThanOrEqual(156);
});

test('of many a sample says an estimate that as many have as are wanted, and not many times as many', () => {
  const [all, some] = searches as [MatchingRows, MatchingRows];
  // Thousands are alike of whom a title alone is known.
  for (const person of people.filter(({ concepts }) => concepts.length > 0)) {
    withScores(person, all, (scores) => {
      const estimates = naiveEstimates(scores, all);
      for (const [most, atMost] of [
        [20, 220],
        [245, 620],
      ] as const) {
        const counts = new Uint32Array(1002);
        const likely = likelyEstimate(new RowEstimates(scores, all.rows), all, most, counts);
        const above = estimates.filter(({ estimate }) => estimate >= likely).length;
        expect(above).toBeGreaterThanOrEqual(most);
        expect(above).toBeLessThanOrEqual(atMost);
      }
    });
    withScores(person, some, (scores) => {
      const counts = new Uint32Array(1002);
      expect(likelyEstimate(new RowEstimates(scores, some.rows), some, 20, counts)).toBe(0);
    });
  }
});

const stepsFor = (concepts: Seeker['concepts']) =>
  new SeekerSteps(concepts, ownWeight(seeker.parse({ concepts })));

test('what counts half as much is half as many steps, and nothing is less than one', () => {
  const [all = '', half = '', least = ''] = ['python', 'sql', 'git'].toSorted(
    (a, b) => conceptWeight(b) - conceptWeight(a),
  );
  const share = (id: string, of: number) => (of * conceptWeight(all)) / conceptWeight(id);
  const strengths = { [all]: 1, [half]: share(half, 0.5), [least]: share(least, 0.05) };
  const concepts = Object.entries(strengths).map(([id, strength]) => ({ id, strength }));
  expect([...stepsFor(concepts).bits]).toEqual([
    [all, 2],
    [half, 1],
    [least, 0],
  ]);
});

test('points of skills by what is shared and asked for', () => {
  const ids = ['python', 'sql', 'git', 'docker', 'linux'];
  for (const strength of [1, 0.6])
    for (let count = 1; count <= ids.length; count++) {
      const steps = stepsFor(ids.slice(0, count).map((id) => ({ id, strength })));
      const { usualPoints, maxPoints } = steps;
      const kinds = usualPoints.length / (maxSteps + 1);
      for (let step = 0; step <= maxSteps; step++) {
        const points = usualPoints.subarray(step * kinds, (step + 1) * kinds);
        expect(maxPoints[step]).toBe(Math.max(...points));
        if (step === 0) expect(Math.max(...points)).toBe(0);
        else
          for (const [at, value] of points.entries())
            expect(value).toBeGreaterThanOrEqual(usualPoints[(step - 1) * kinds + at] as number);
      }
    }
});

test('so many musts are too many for those who share as much', () => {
  const three = stepsFor(['python', 'sql', 'git'].map((id) => ({ id, strength: 1 })));
  expect([...three.bits.values()]).toEqual([2, 2, 2]);
  // Of four and more of them a fifth must be met; sixteen is more than are counted.
  expect([...three.tooManyMusts]).toEqual([4, 6, 6, 6, 6, 6, 11, 11, 11, 11, 16, 16, 16, 16, 16, 16]);
  expect([...stepsFor([]).tooManyMusts]).toEqual(Array.from({ length: 16 }, () => 16));
});
