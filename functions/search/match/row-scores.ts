import { remote } from '#core/domain/job/job-type.ts';
import { payShare, pointsFor, pointsOf } from '#core/domain/match/score/match.ts';
import { roleShare } from '#core/domain/match/score/role-fit.ts';
import {
  lacksMusts,
  needOf,
  skillsShareAtLeast,
  skillsShareAtMost,
  skillsShareOf,
  useOf,
} from '#core/domain/match/score/skills-fit.ts';
import { type Bitmap, has } from '../segment/bitmap.ts';
import type { JobColumns } from '../segment/job-columns.ts';
import { countedMarks, countsOfMarks } from './concept-rows.ts';
import { AskMark, askBits } from './demand-columns.ts';
import {
  asksFact,
  factsOfRow,
  industryMask,
  industryShift,
  languageBit,
  levelMask,
  levelShift,
  listFact,
  packedFact,
  paidBit,
  titleFact,
} from './facts/row-facts.ts';
import type { ScoreColumns } from './score-columns.ts';
import { limitAt, limitedBy, limitedSums, type SeekerTables } from './seeker-tables.ts';
import { SegmentSeeker } from './segment-seeker.ts';
import type { TopRows } from './top-rows.ts';

export const placePoints = pointsFor('place', 1);
export const domainPoints = pointsFor('domain', 1);

/**
 * The scores of a segment's rows for one seeker: as `matchOf` reckons them, by the same functions in the same order, so
 * that no bit differs; but over numbers and tables, and without an object a row.
 */
export class RowScores {
  readonly made: ScoreColumns;
  readonly tables: SeekerTables;
  readonly seeker: SegmentSeeker;
  /** By limit, then by sum (`limitedSums`). */
  readonly limits = limitedSums();
  readonly #city: number;
  readonly #isMovable: boolean;
  readonly #wish: number | null;
  /** By number of the industry. */
  readonly isWanted: Uint8Array;
  // Each within one reach: a row is looked at in some fifty nanoseconds.
  readonly #columns: JobColumns;
  readonly #rowFacts: Uint32Array;
  readonly #languages: Uint32Array;
  readonly #weights: Float64Array;
  readonly #nearnessNumber: Uint8Array;
  readonly #nearnesses: number;
  readonly #titleStems: Uint16Array;
  /** By number of the shared stems, number of the nearness, level and experience: points of role and level. */
  readonly base: Int16Array;
  /** By kind (`SegmentSeeker.kinds`), elsewhere and then here: the score, at most. */
  readonly mostOfKind: Uint16Array;
  /** Rows for which the person need not move; null where those are all. */
  readonly here: Bitmap | null;
  /** What it costs to be elsewhere, and whether it holds the whole down. */
  readonly elsewhere: { costs: number; isLimited: boolean };
  readonly #isRemoteType: Uint8Array;
  /** Points of a salary, at most. */
  readonly mostPay: number;
  readonly #strengths: Float64Array;
  readonly #metIn: Uint32Array;
  /** Of the row whose skills were reckoned last. */
  #lacksMusts = false;

  constructor(made: ScoreColumns, tables: SeekerTables) {
    const { segment, kinds, places } = made;
    const { columns } = segment;
    const { seeker } = tables;
    this.made = made;
    this.tables = tables;
    this.seeker = new SegmentSeeker(made, tables);
    this.#nearnessNumber = this.seeker.nearnessNumber;
    this.#nearnesses = this.seeker.nearnesses.length;
    this.#titleStems = this.seeker.titleStems;
    this.mostPay = seeker.salary === null ? 0 : pointsFor('pay', 1);
    this.base = new Int16Array(this.seeker.kinds * tables.experience.length);
    this.mostOfKind = new Uint16Array(2 * this.seeker.kinds);
    this.#strengths = this.seeker.strengths;
    this.#metIn = this.seeker.metIn;
    this.#city = seeker.city === null ? 0 : (places.cityNumbers.get(seeker.city) ?? -1);
    this.#isMovable = seeker.relocation;
    this.here = this.#city === 0 ? null : this.#hereRows();
    this.elsewhere = { costs: placePoints - tables.movingPoints, isLimited: !seeker.relocation };
    this.#fillKinds();
    this.#wish = seeker.salary;
    this.isWanted = new Uint8Array(columns.industries.length + 1);
    for (const industry of seeker.industries) {
      const number = columns.industries.indexOf(industry);
      if (number >= 0) this.isWanted[number + 1] = 1;
    }
    this.#columns = columns;
    this.#rowFacts = made.rowFacts;
    this.#isRemoteType = Uint8Array.from(columns.types, (type) => Number(type === remote));
    this.#languages = kinds.language;
    this.#weights = made.conceptWeights;
  }

  /** Of so few that no bound is worth its while. */
  offerAll(rows: Bitmap, top: TopRows): void {
    for (let at = 0; at < rows.length; at++)
      for (let word = (rows[at] as number) | 0; word !== 0; word &= word - 1) {
        const row = (at << 5) + 31 - Math.clz32(word & -word);
        const score = this.score(row, this.#held(row), top.least, true);
        if (score >= 0) top.offer(score, row);
      }
  }

  /** Points of all but pay and skills, in the limit of place or years: a place in `limits`. */
  #held(row: number): number {
    const { tables } = this;
    const at = factsOfRow * row;
    const facts = this.#rowFacts;
    const packed = facts[at + packedFact] as number;
    const level = (packed >>> levelShift) & levelMask;
    const stems = this.#titleStems[facts[at + titleFact] as number] as number;
    const near = this.#nearnessNumber[facts[at + listFact] as number] as number;
    const isThere = this.#isThere(row);
    return (
      (isThere || this.#isMovable ? (tables.limitByLevel[level] as number) : limitedBy.place) +
      (this.base[(stems * this.#nearnesses + near) * tables.experience.length + level] as number) +
      (isThere ? placePoints : tables.movingPoints) +
      (this.isWanted[(packed >>> industryShift) & industryMask] === 1 ? domainPoints : 0)
    );
  }

  /** Exact; or -1 where it is under `least` for sure. `held` is as `#held` has it. */
  score(row: number, held: number, least: number, sharesAny: boolean): number {
    const columns = this.#columns;
    const packed = this.#rowFacts[factsOfRow * row + packedFact] as number;
    let limit = limitAt(held);
    let sum = held - limit;
    if (this.#wish !== null && (packed & paidBit) !== 0) {
      const most = columns.salaryMax[(columns.salary[row] as number) - 1] as number;
      sum += pointsFor('pay', payShare(most, this.#wish) ?? 0);
    }
    if (
      (packed & languageBit) !== 0 &&
      limit !== limitedBy.place &&
      this.seeker.isBelowLanguage[this.#languages[columns.kind[row] as number] as number] === 1
    )
      limit = limitedBy.language;
    if (sharesAny) {
      const skills = this.#skills(row, limit + sum, least);
      if (skills < 0) return -1;
      sum += skills;
    } else this.#lacksMusts = has(this.made.conceptRows.withMusts, row);
    if (this.#lacksMusts && (limit === limitedBy.none || limit === limitedBy.years)) limit = limitedBy.musts;
    return this.limits[limit + sum] as number;
  }

  #fillKinds(): void {
    const { tables, base, mostOfKind } = this;
    const { stemMasks, nearnesses } = this.seeker;
    let at = 0;
    let kind = 0;
    for (const mask of stemMasks) {
      const words = tables.wordShare(mask);
      for (const near of nearnesses) {
        const ofRole = pointsFor('role', roleShare(near, words));
        const ofLevel = tables.levelPoints(Math.max(near, words));
        let most = 0;
        for (let level = 0; level < ofLevel.length; level++) {
          const own = ofLevel[level] as number;
          if (own > most) most = own;
          base[at++] = ofRole + own;
        }
        mostOfKind[2 * kind] = this.mostIn(false, tables.mostBeside + ofRole + most);
        mostOfKind[2 * kind + 1] = this.mostIn(true, tables.mostBeside + ofRole + most);
        kind++;
      }
    }
  }

  /** Points of the parts of which something is known on both sides (`matchOf`). */
  judged(row: number): number {
    const columns = this.#columns;
    const { seeker, isLevelKnown } = this.tables;
    const at = factsOfRow * row;
    const experience = ((this.#rowFacts[at + packedFact] as number) >>> levelShift) & levelMask;
    const place = columns.location[row] as number;
    const isRemote =
      this.#isRemoteType[columns.type[row] as number] === 1 || this.made.places.isRemote[place] === 1;
    const isPaid = (columns.salary[row] as number) > 0 && this.#wish !== null && this.#wish > 0;
    const hasAsks =
      (this.#rowFacts[at + factsOfRow + asksFact] as number) > (this.#rowFacts[at + asksFact] as number);
    const known: [part: keyof typeof pointsOf, isKnown: boolean][] = [
      ['skills', seeker.concepts.length > 0 && hasAsks],
      ['role', seeker.titleStems.length > 0 || seeker.roles.length > 0],
      ['level', isLevelKnown[experience] === 1],
      ['place', isRemote || (seeker.city !== null && this.made.places.cities[place] !== 0)],
      ['pay', isPaid],
      ['domain', columns.industry[row] !== 0 && seeker.industries.length > 0],
    ];
    return known.reduce((sum, [part, isKnown]) => sum + (isKnown ? pointsOf[part] : 0), 0);
  }

  #isThere(row: number): boolean {
    return this.here === null || has(this.here, row);
  }

  #hereRows(): Bitmap {
    const { places, segment } = this.made;
    const here = segment.scratch('match here');
    here.set(places.anywhere);
    for (const location of places.locationsOf[this.#city] ?? []) segment.locations.addTo(here, location);
    return here;
  }

  /** So many points, of a place where they need not move, are so many there or elsewhere, at most. */
  mostIn(isHere: boolean, points: number): number {
    const limit = isHere || !this.elsewhere.isLimited ? limitedBy.none : limitedBy.place;
    return this.limits[limit + points - (isHere ? 0 : this.elsewhere.costs)] as number;
  }

  /** `sum` is that of the other parts, in its limit; under 0 where what is earned cannot bring it to `least`. */
  #skills(row: number, sum: number, least: number): number {
    const { asks } = this.#columns;
    const facts = this.#rowFacts;
    const weights = this.#weights;
    const strengths = this.#strengths;
    const metIn = this.#metIn;
    const start = facts[factsOfRow * row + asksFact] as number;
    const end = facts[factsOfRow * (row + 1) + asksFact] as number;
    let asked = 0;
    let met = 0;
    let shared = 0;
    let musts = 0;
    let mustsMet = 0;
    let weight = Number.POSITIVE_INFINITY;
    let best = 0;
    for (let at = start; at < end; at++) {
      const ask = asks[at] as number;
      const concept = ask >>> askBits;
      const own = weights[concept] as number;
      const strength = strengths[concept] as number;
      if (own < weight) weight = own;
      if (strength >= 0) {
        if (strength > best) best = strength;
        if (metIn[concept] !== row + 1) {
          metIn[concept] = row + 1;
          shared += own;
        }
      }
      if ((ask & AskMark.more) !== 0) continue;
      const isMust = (ask & AskMark.must) !== 0;
      const counts = countsOfMarks[ask & countedMarks] as number;
      asked += counts * weight;
      met += counts * weight * best;
      if (isMust) {
        musts++;
        if (best > 0) mustsMet++;
      }
      weight = Number.POSITIVE_INFINITY;
      best = 0;
    }
    this.#lacksMusts = lacksMusts(musts, mustsMet);
    if (met === 0) return 0;
    const need = needOf(met, asked);
    const use = useOf(shared, this.tables.own);
    const most = pointsFor('skills', skillsShareAtMost(need, use));
    if ((this.limits[sum + most] as number) < least) return -1;
    if (pointsFor('skills', skillsShareAtLeast(need, use)) === most) return most;
    return pointsFor('skills', skillsShareOf(need, use));
  }
}
