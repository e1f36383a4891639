import { isPreliminary } from '#core/domain/match/score/shown-match.ts';
import type { Seeker } from '#core/domain/match/seeker/seeker.ts';
import type { MatchingRows } from '../query/result-page.ts';
import { comparators, type RowRef } from '../query/row-ref.ts';
import { rowsBetween } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';
import { Candidates, scoredOf } from './candidates.ts';
import { coverageAt } from './cards/coverage-at.ts';
import { type Gap, GapCounts } from './cards/gaps.ts';
import { RowScores } from './row-scores.ts';
import { scoreColumns } from './score-columns.ts';
import { SeekerTables } from './seeker-tables.ts';
import { TopRows } from './top-rows.ts';

export interface RankedRow extends RowRef {
  /** Of 1,000. */
  score: number;
}

export interface CardMatch {
  /** Of 100. */
  score: number;
  met: number;
  asked: number;
  /** Names, the heaviest first. */
  missing: string[];
  isPreliminary: boolean;
}

const perShown = 10;

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
  of(found: readonly MatchingRows[], most: number): RankedRow[] {
    let floor = 0;
    const best = found.flatMap(({ segment, rows, total }) => {
      if (total === 0) return [];
      const top = new TopRows(most, floor);
      const scores = this.#scoresOf(segment);
      if (total <= scoredOf(0)) scores.offerAll(rowsBetween(rows, 0, total), top);
      else scores.offerAll(new Candidates(scores, { rows, total }).rows, top);
      floor = Math.max(floor, top.least);
      return Array.from(top.rows(), ({ row, score }): RankedRow => ({ segment, row, score }));
    });
    return best
      .sort(
        (one, other) =>
          other.score - one.score ||
          (one.segment === other.segment ? one.row - other.row : comparators.newest(one, other)),
      )
      .slice(0, most);
  }

  cardOf({ segment, row, score }: RankedRow): CardMatch {
    const scores = this.#scoresOf(segment);
    const { met, asked, missing } = coverageAt(segment, row, scores);
    return {
      score: Math.floor(score / perShown),
      ...{ met, asked },
      missing,
      isPreliminary: isPreliminary({ judged: scores.judged(row) }),
    };
  }

  gaps(ranked: readonly RankedRow[]): Gap[] {
    const counts = new GapCounts();
    const bySegment = Map.groupBy(ranked, (one) => one.segment);
    for (const [segment, same] of bySegment)
      counts.add(segment, same, this.#scoresOf(segment).seeker, bySegment.size === 1);
    return counts.most();
  }
}
