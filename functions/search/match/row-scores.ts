import { pointsFor } from '#core/domain/match/score/match.ts';
import { roleShare } from '#core/domain/match/score/role-fit.ts';
import {
  coveredShareOf,
  lacksMusts,
  skillsShareAtLeast,
  skillsShareAtMost,
  skillsShareOf,
  usedShareOf,
} from '#core/domain/match/score/skills-fit.ts';
import { type Bitmap, has } from '../segment/bitmap.ts';
import type { JobColumns } from '../segment/job-columns.ts';
import { AskFlag, askBits, type DemandColumns, mustBit } from './demand-columns.ts';
import { countedFlags, countsByFlags } from './facts/ask-counts.ts';
import { payPoints } from './facts/pay-points.ts';
import {
  factsOfRow,
  industryMask,
  industryShift,
  languageShift,
  levelExperiences,
  levelMask,
  levelShift,
  listFact,
  packedFact,
} from './facts/row-facts.ts';
import type { ScoreColumns } from './score-columns.ts';
import { limitAt, limitedBy, limitedSums, type SeekerTables } from './seeker-tables.ts';
import { SegmentSeeker } from './segment-seeker.ts';
import type { TopRows } from './top-rows.ts';

const placePoints = pointsFor.place(1);
const domainPoints = pointsFor.domain(1);

/** Of a kind that is not filled: more points than any has, so that none of its rows is left out unseen. */
const unfilled = 2 ** 15 - 1;

/**
 * The scores of a segment's rows for one seeker: as `matchOf` reckons them, by the same functions in the same order, so
 * that no bit differs; but over numbers and tables, and without an object a row.
 */
export class RowScores {
  readonly scoreColumns: ScoreColumns;
  readonly tables: SeekerTables;
  readonly seeker: SegmentSeeker;
  /** By limit, then by sum (`limitedSums`). */
  readonly limits = limitedSums();
  readonly #city: number;
  /** By number of the industry. */
  readonly #isWanted: Uint8Array;
  /** By number of the salary: its points. */
  readonly #pay: Uint8Array;
  // Each within one reach: a row is looked at in some ten nanoseconds.
  readonly #columns: JobColumns;
  readonly #demands: DemandColumns;
  readonly #rowFacts: Uint32Array;
  readonly #askStarts: Uint32Array;
  readonly #languages: Uint32Array;
  readonly #weights: Float64Array;
  readonly #nearnessNumber: Uint8Array;
  readonly #nearnesses: number;
  readonly #stemRows: readonly Bitmap[];
  /** By kind (`SegmentSeeker.kinds`): whether it is in the next two, in which a kind stands at its first row. */
  readonly #isFilled: Uint8Array;
  /** By kind, level and experience: points of role and level. */
  readonly base: Int16Array;
  /** By kind: the most of these. */
  readonly maxOfKind: Int16Array;
  /** Points of all but role, level and skills that a row elsewhere can have, and one here. */
  readonly otherPointsElsewhere: number;
  readonly otherPointsHere: number;
  /** Rows for which the person need not move; null where those are all. */
  readonly here: Bitmap | null;
  /** Points of a place elsewhere, and whether it holds the whole down. */
  readonly elsewhere: { points: number; isLimited: boolean };
  readonly #strengths: Float64Array;
  readonly #hasConcept: Uint8Array;
  readonly #metIn: Uint32Array;
  /** Of no meaning; kept, so that the reading is not optimised away. */
  prefetched = 0;
  /** Of the row whose skills were reckoned last. */
  #lacksMusts = false;

  constructor(scoreColumns: ScoreColumns, tables: SeekerTables) {
    const { segment, kinds, locationFacts } = scoreColumns;
    const { columns } = segment;
    const { seeker } = tables;
    this.scoreColumns = scoreColumns;
    this.tables = tables;
    this.seeker = new SegmentSeeker(scoreColumns, tables);
    this.#nearnessNumber = this.seeker.nearnessNumber;
    this.#nearnesses = this.seeker.nearnesses.length;
    this.#stemRows = this.seeker.stemRows;
    this.#isFilled = new Uint8Array(this.seeker.kinds);
    this.base = new Int16Array(this.seeker.kinds * levelExperiences).fill(unfilled);
    this.maxOfKind = new Int16Array(this.seeker.kinds);
    this.otherPointsHere = tables.maxOtherPoints;
    this.otherPointsElsewhere = this.otherPointsHere - placePoints + tables.movingPoints;
    this.#strengths = this.seeker.strengths;
    this.#hasConcept = this.seeker.hasConcept;
    this.#metIn = this.seeker.metIn;
    this.#city = seeker.city === null ? 0 : (locationFacts.cityNumbers.get(seeker.city) ?? -1);
    this.here = this.#city === 0 ? null : this.#hereRows();
    this.elsewhere = { points: tables.movingPoints, isLimited: !seeker.relocation };
    this.#pay = payPoints(columns.salaryMax, seeker.salary);
    this.#isWanted = new Uint8Array(columns.industries.length + 1);
    for (const industry of seeker.industries) {
      const number = columns.industries.indexOf(industry);
      if (number >= 0) this.#isWanted[number + 1] = 1;
    }
    this.#columns = columns;
    this.#demands = segment.demands.columns;
    this.#rowFacts = scoreColumns.rowFacts;
    this.#askStarts = segment.demands.askStarts;
    this.#languages = kinds.language;
    this.#weights = scoreColumns.conceptWeights;
  }

  offerAll(rows: ArrayLike<number>, top: TopRows): void {
    this.prefetched = this.#prefetch(rows);
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      const score = this.#score(row, top.least);
      if (score >= 0) top.offer(score, row);
    }
  }

  /** What rows ask for stands far apart: read before, without a branch between, several are waited for at a time. */
  #prefetch(rows: ArrayLike<number>): number {
    const { asks } = this.#demands;
    const askStarts = this.#askStarts;
    const facts = this.#rowFacts;
    let sum = 0;
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      sum += (asks[askStarts[row] as number] ?? 0) + (facts[factsOfRow * row + listFact] as number);
    }
    return sum;
  }

  /** Of a row of this kind (`SegmentSeeker.kinds`), here or not, points of all but skills, in their limit: a place in `limits`. */
  limitedSumIndex(row: number, kind: number, isHere: boolean): number {
    const { limitByLevel } = this.tables;
    const facts = this.#rowFacts[factsOfRow * row + packedFact] as number;
    const level = (facts >>> levelShift) & levelMask;
    const sum =
      (this.base[kind * levelExperiences + level] as number) +
      (isHere ? placePoints : this.elsewhere.points) +
      (this.#isWanted[(facts >>> industryShift) & industryMask] === 1 ? domainPoints : 0) +
      (this.#pay[this.#columns.salary[row] as number] as number);
    if (!isHere && this.elsewhere.isLimited) return limitedBy.place + sum;
    if (
      facts >>> languageShift === 1 &&
      this.seeker.isBelowLanguage[this.#languages[this.#demands.kind[row] as number] as number] === 1
    )
      return limitedBy.language + sum;
    return (limitByLevel[level] as number) + sum;
  }

  /** Exact; or -1 where it is under `least` for sure. */
  #score(row: number, least: number): number {
    const limitedSumIndex = this.limitedSumIndex(row, this.kindAt(row), this.#isHere(row));
    const skills = this.#skills(row, limitedSumIndex, least);
    if (skills < 0) return -1;
    const limit = limitAt(limitedSumIndex);
    const isLacking = this.#lacksMusts && (limit === limitedBy.none || limit === limitedBy.years);
    return this.limits[(isLacking ? limitedBy.musts : limit) + limitedSumIndex - limit + skills] as number;
  }

  kindAt(row: number): number {
    return this.kindOf(row, this.stemsAt(row));
  }

  /** Which of `SegmentSeeker.stemRows` its title has, by bits. */
  stemsAt(row: number): number {
    const stemRows = this.#stemRows;
    const word = row >>> 5;
    const bit = row & 31;
    let stems = 0;
    for (let at = 0; at < stemRows.length; at++)
      stems |= ((((stemRows[at] as Bitmap)[word] as number) >>> bit) & 1) << at;
    return stems;
  }

  /** Of a row whose title has these stems. `Candidates` reckons it so, too, without a call. */
  kindOf(row: number, stems: number): number {
    const nearness = this.#nearnessNumber[this.#rowFacts[factsOfRow * row + listFact] as number] as number;
    return this.filled(stems * this.#nearnesses + nearness);
  }

  /** A kind, of which the tables say something from now on. */
  filled(kind: number): number {
    if (this.#isFilled[kind] === 0) this.#fill(kind);
    return kind;
  }

  #fill(kind: number): void {
    const { seeker, tables, base } = this;
    this.#isFilled[kind] = 1;
    const nearness = seeker.nearnesses[kind % this.#nearnesses] as number;
    const stems = Math.floor(kind / this.#nearnesses);
    const wordShare = tables.wordShare(
      seeker.stems.reduce((mask, at, bit) => mask | (((stems >>> bit) & 1) << at), 0),
    );
    const ofRole = pointsFor.role(roleShare(nearness, wordShare));
    const ofLevel = tables.levelPoints(Math.max(nearness, wordShare));
    const first = kind * levelExperiences;
    let maxPoints = 0;
    for (let level = 0; level < levelExperiences; level++) {
      const points = ofRole + (ofLevel[level] as number);
      if (points > maxPoints) maxPoints = points;
      base[first + level] = points;
    }
    this.maxOfKind[kind] = maxPoints;
  }

  #isHere(row: number): boolean {
    return this.here === null || has(this.here, row);
  }

  #hereRows(): Bitmap {
    const { locationFacts, segment } = this.scoreColumns;
    const here = segment.scratch('match here');
    here.set(locationFacts.anywhere);
    for (const location of locationFacts.locationsOf[this.#city] ?? [])
      segment.locations.addTo(here, location);
    return here;
  }

  /** Under 0 where what is earned cannot bring `sumWithLimit` to `least`. */
  #skills(row: number, sumWithLimit: number, least: number): number {
    const { asks } = this.#demands;
    const weights = this.#weights;
    const strengths = this.#strengths;
    const hasConcept = this.#hasConcept;
    const metIn = this.#metIn;
    const start = this.#askStarts[row] as number;
    const end = this.#askStarts[row + 1] as number;
    let askedWeight = 0;
    let metWeight = 0;
    let sharedWeight = 0;
    let musts = 0;
    let mustsMet = 0;
    for (let at = start; at < end; at++) {
      let ask = asks[at] as number;
      // Without a branch in what an ask of one concept is: whether they bring it is as good as random.
      let concept = ask >>> askBits;
      let weight = weights[concept] as number;
      let best = strengths[concept] as number;
      let difference = (metIn[concept] as number) ^ (row + 1);
      metIn[concept] = row + 1;
      sharedWeight += weight * ((hasConcept[concept] as number) & ((difference | -difference) >>> 31));
      while ((ask & AskFlag.more) !== 0) {
        ask = asks[++at] as number;
        concept = ask >>> askBits;
        const alternativeWeight = weights[concept] as number;
        weight = Math.min(weight, alternativeWeight);
        best = Math.max(best, strengths[concept] as number);
        difference = (metIn[concept] as number) ^ (row + 1);
        metIn[concept] = row + 1;
        sharedWeight +=
          alternativeWeight * ((hasConcept[concept] as number) & ((difference | -difference) >>> 31));
      }
      const countedWeight = (countsByFlags[ask & countedFlags] as number) * weight;
      askedWeight += countedWeight;
      metWeight += countedWeight * best;
      const isMust = (ask >>> mustBit) & 1;
      musts += isMust;
      mustsMet += isMust & Number(best > 0);
    }
    this.#lacksMusts = lacksMusts(musts, mustsMet);
    if (metWeight === 0) return 0;
    const need = coveredShareOf(metWeight, askedWeight);
    const use = usedShareOf(sharedWeight, this.tables.ownWeight);
    const maxPoints = pointsFor.skills(skillsShareAtMost(need, use));
    if ((this.limits[sumWithLimit + maxPoints] as number) < least) return -1;
    if (pointsFor.skills(skillsShareAtLeast(need, use)) === maxPoints) return maxPoints;
    return pointsFor.skills(skillsShareOf(need, use));
  }
}
