import type { CardMatch } from '#core/contract/match.ts';
import { highestPoints, perPoint } from '#core/domain/match/score/points.ts';
import { isPreliminary } from '#core/domain/match/score/shown-match.ts';
import type { Seeker } from '#core/domain/match/seeker/seeker.ts';
import type { MatchingRows } from '../query/result-page.ts';
import { comparators, type RowRef } from '../query/row-ref.ts';
import { rowsBetween } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';
import { coverageAt } from './cards/coverage-at.ts';
import { type Gap, GapCounts } from './cards/gaps.ts';
import { Candidates, scoredOf } from './estimates/candidates.ts';
import { judgedPoints } from './judged-points.ts';
import { RowScores } from './row-scores.ts';
import { scoreColumns } from './score-columns.ts';
import { SeekerTables } from './seeker-tables.ts';
import { TopRows } from './top-rows.ts';

export interface RankedRow extends RowRef {
  /** Of 1,000. */
  score: number;
}

/** The newest first. */
const byDate = (a: RowRef, b: RowRef): number =>
  a.segment === b.segment ? a.row - b.row : comparators.newest(a, b);

interface CandidateRows {
  segment: Segment;
  rows: ArrayLike<number>;
  estimates: ArrayLike<number>;
}

/** Of the segments' own choices so many of all, of equal estimates the newest; in the order of their segment. */
function highestOf(
  chosen: readonly CandidateRows[],
  maxRows: number,
): { segment: Segment; rows: number[] }[] {
  const counts = new Uint32Array(highestPoints + 1);
  for (const { estimates } of chosen)
    for (let at = 0; at < estimates.length; at++) (counts[estimates[at] as number] as number)++;
  let lowest = highestPoints;
  let above = 0;
  while (lowest > 0 && above + (counts[lowest] as number) <= maxRows) above += counts[lowest--] as number;
  const rowsOf = ({ rows, estimates }: CandidateRows, isTaken: (estimate: number, row: number) => boolean) =>
    Array.from(rows).filter((row, at) => isTaken(estimates[at] as number, row));
  const lowestRows = chosen
    .flatMap((candidate) =>
      rowsOf(candidate, (estimate) => estimate === lowest).map((row) => ({
        segment: candidate.segment,
        row,
      })),
    )
    .sort(byDate)
    .slice(0, maxRows - above);
  return chosen.map((candidate) => {
    const rowsAtLowest = new Set(
      lowestRows.filter(({ segment }) => segment === candidate.segment).map(({ row }) => row),
    );
    return {
      segment: candidate.segment,
      rows: rowsOf(candidate, (estimate, row) => estimate > lowest || rowsAtLowest.has(row)),
    };
  });
}

/** One seeker among the segments: what is filled for them must be cleared before the next question. */
export class BestMatches {
  readonly #tables: SeekerTables;
  readonly #scores = new Map<Segment, RowScores>();

  constructor(seeker: Seeker) {
    this.#tables = new SeekerTables(seeker);
  }

  #scoresOf(segment: Segment): RowScores {
    let scores = this.#scores.get(segment);
    if (!scores) {
      scores = new RowScores(scoreColumns(segment), this.#tables);
      this.#scores.set(segment, scores);
    }
    return scores;
  }

  clear(): void {
    for (const { seeker } of this.#scores.values()) seeker.clear();
  }

  /** The best of those that are found and scored. Asked once. */
  of(found: readonly MatchingRows[], maxRows: number): RankedRow[] {
    let floor = 0;
    const best = this.#scoredOf(found).flatMap(({ segment, rows }) => {
      const top = new TopRows(maxRows, floor, rows.length);
      this.#scoresOf(segment).offerAll(rows, top);
      // Of another segment a row of the lowest of these scores may be newer.
      floor = Math.max(floor, top.least - 1);
      return top.rows((row, score): RankedRow => ({ segment, row, score }));
    });
    // The rows of one segment stand so already.
    if (this.#scores.size > 1) best.sort((a, b) => b.score - a.score || byDate(a, b));
    return best.slice(0, maxRows);
  }

  /** All of few; of many those of the highest estimates, however they are spread over segments. */
  #scoredOf(found: readonly MatchingRows[]): { segment: Segment; rows: ArrayLike<number> }[] {
    const some = found.filter(({ total }) => total > 0);
    const total = some.reduce((sum, matching) => sum + matching.total, 0);
    if (total <= scoredOf(0))
      return some.map(({ segment, rows, total: count }) => ({ segment, rows: rowsBetween(rows, 0, count) }));
    const maxRows = scoredOf(total);
    const chosen = some.map((matching) => ({
      segment: matching.segment,
      ...new Candidates(this.#scoresOf(matching.segment), matching, maxRows).chosen,
    }));
    return chosen.length === 1 ? chosen : highestOf(chosen, maxRows);
  }

  cardOf({ segment, row, score }: RankedRow): CardMatch {
    const scores = this.#scoresOf(segment);
    const { met, asked, missing } = coverageAt(segment, row, scores);
    return {
      score: Math.floor(score / perPoint),
      ...{ met, asked },
      missing,
      isPreliminary: isPreliminary({ judged: judgedPoints(scores.scoreColumns, scores.tables, row) }),
    };
  }

  gaps(ranked: readonly RankedRow[]): Gap[] {
    const counts = new GapCounts();
    const isOnly = this.#scores.size === 1;
    for (const [segment, scores] of this.#scores) {
      const ownRefs = isOnly ? ranked : ranked.filter((ref) => ref.segment === segment);
      counts.add(segment, ownRefs, scores, ownRefs.length === ranked.length);
    }
    return counts.most();
  }
}
