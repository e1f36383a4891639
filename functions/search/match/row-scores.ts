import { remote } from '#core/domain/job/job-type.ts';
import { payShare, pointsFor, pointsOf } from '#core/domain/match/score/match.ts';
import {
  lacksMusts,
  needOf,
  skillsShareAtLeast,
  skillsShareAtMost,
  skillsShareOf,
  useOf,
} from '#core/domain/match/score/skills-fit.ts';
import { type Bitmap, has } from '../segment/bitmap.ts';
import type { JobColumns, Numbers } from '../segment/job-columns.ts';
import { countedMarks, countsOfMarks } from './concept-rows.ts';
import { AskMark, askBits } from './demand-columns.ts';
import type { ScoreColumns } from './score-columns.ts';
import { limitedBy, limitedSums, type SeekerTables } from './seeker-tables.ts';
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
  readonly #levelExperiences: Uint8Array;
  readonly #languages: Uint32Array;
  readonly #lists: Numbers;
  readonly #starts: Uint32Array;
  readonly #weights: Float64Array;
  readonly #nearnessNumber: Uint8Array;
  readonly #nearnesses: number;
  readonly #titleStems: Uint16Array;
  /** By number of the shared stems, number of the nearness, level and experience: points of role and level. */
  readonly base: Int16Array;
  /** By kind (`SegmentSeeker.kinds`): points of all parts, at most. */
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
    this.base = this.#basePoints();
    this.mostOfKind = this.#mostOfKinds();
    this.#strengths = this.seeker.strengths;
    this.#metIn = this.seeker.metIn;
    this.#city = seeker.city === null ? 0 : (places.cityNumbers.get(seeker.city) ?? -1);
    this.#isMovable = seeker.relocation;
    this.here = this.#city === 0 ? null : this.#hereRows();
    this.elsewhere = { costs: placePoints - tables.movingPoints, isLimited: !seeker.relocation };
    this.#wish = seeker.salary;
    this.isWanted = new Uint8Array(columns.industries.length + 1);
    for (const industry of seeker.industries) {
      const number = columns.industries.indexOf(industry);
      if (number >= 0) this.isWanted[number + 1] = 1;
    }
    this.#columns = columns;
    this.#levelExperiences = made.levelExperiences;
    this.#isRemoteType = Uint8Array.from(columns.types, (type) => Number(type === remote));
    this.#languages = kinds.language;
    this.#lists = made.lists;
    this.#starts = segment.demands.askStarts;
    this.#weights = made.conceptWeights;
  }

  /** Of so few that no bound is worth its while. */
  offerAll(rows: Bitmap, top: TopRows): void {
    const { mostSkills } = this.tables;
    for (let at = 0; at < rows.length; at++)
      for (let word = rows[at] as number; word !== 0; ) {
        const lowest = word & -word;
        word ^= lowest;
        const row = (at << 5) + 31 - Math.clz32(lowest);
        // Of how many concepts it shares nothing is known: one says that there may be any.
        const score = this.score(row, top.least, 1, mostSkills);
        if (score >= 0) top.offer(score, row);
      }
  }

  /**
   * Exact; or -1 where it is under `least` for sure. `count` of the person's concepts are shared, which earn `mostSkills`
   * at most.
   */
  score(row: number, least: number, count: number, mostSkills: number): number {
    const columns = this.#columns;
    const tables = this.tables;
    const kind = columns.kind[row] as number;
    const level = this.#levelExperiences[row] as number;
    const stems = this.#titleStems[columns.title[row] as number] as number;
    const near = this.#nearnessNumber[this.#lists[row] as number] as number;
    let sum = this.base[(stems * this.#nearnesses + near) * tables.experience.length + level] as number;
    const isThere = this.#isThere(row);
    sum += isThere ? placePoints : tables.movingPoints;
    if (this.isWanted[columns.industry[row] as number] === 1) sum += domainPoints;
    const salary = columns.salary[row] as number;
    if (salary > 0 && this.#wish !== null)
      sum += pointsFor('pay', payShare(columns.salaryMax[salary - 1] as number, this.#wish) ?? 0);

    let limit: number =
      isThere || this.#isMovable
        ? this.seeker.isBelowLanguage[this.#languages[kind] as number] === 1
          ? limitedBy.language
          : (tables.limitByLevel[level] as number)
        : limitedBy.place;
    if ((this.limits[limit + sum + mostSkills] as number) < least) return -1;
    if (count === 0) this.#lacksMusts = has(this.made.conceptRows.withMusts, row);
    else {
      const skills = this.#skills(row, limit + sum, least);
      if (skills < 0) return -1;
      sum += skills;
    }
    if (this.#lacksMusts && (limit === limitedBy.none || limit === limitedBy.years)) limit = limitedBy.musts;
    return this.limits[limit + sum] as number;
  }

  #basePoints(): Int16Array {
    const { tables, seeker } = this;
    const { stemMasks, nearnesses } = seeker;
    const points = new Int16Array(stemMasks.length * nearnesses.length * tables.experience.length);
    let at = 0;
    for (const mask of stemMasks) {
      const words = tables.wordShare(mask);
      for (const near of nearnesses) {
        points.set(tables.baseOf(near, words), at);
        at += tables.experience.length;
      }
    }
    return points;
  }

  #mostOfKinds(): Uint16Array {
    const { experience, mostBeside } = this.tables;
    const most = new Uint16Array(this.seeker.kinds);
    for (let kind = 0; kind < most.length; kind++) {
      const end = (kind + 1) * experience.length;
      for (let at = kind * experience.length; at < end; at++)
        most[kind] = Math.max(most[kind] as number, mostBeside + (this.base[at] as number));
    }
    return most;
  }

  /** Points of the parts of which something is known on both sides (`matchOf`). */
  judged(row: number): number {
    const columns = this.#columns;
    const { seeker, isLevelKnown } = this.tables;
    const experience = this.#levelExperiences[row] as number;
    const place = columns.location[row] as number;
    const isRemote =
      this.#isRemoteType[columns.type[row] as number] === 1 || this.made.places.isRemote[place] === 1;
    const isPaid = (columns.salary[row] as number) > 0 && this.#wish !== null && this.#wish > 0;
    const hasAsks = (this.#starts[row + 1] as number) > (this.#starts[row] as number);
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
    const starts = this.#starts;
    const weights = this.#weights;
    const strengths = this.#strengths;
    const metIn = this.#metIn;
    const start = starts[row] as number;
    const end = starts[row + 1] as number;
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
