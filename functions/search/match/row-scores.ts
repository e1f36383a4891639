import { remote } from '#core/domain/job/job-type.ts';
import { payShare, pointsFor, pointsOf } from '#core/domain/match/score/match.ts';
import { countOf, lacksMusts, skillsShare, skillsShareAtMost } from '#core/domain/match/score/skills-fit.ts';
import type { JobColumns } from '../segment/job-columns.ts';
import { AskMark, askBits } from './demand-columns.ts';
import { experienceNumbers, type ScoreColumns } from './score-columns.ts';
import { experienceCount, Limit, limitedSums, limitStride, type SeekerTables } from './seeker-tables.ts';
import { SegmentSeeker } from './segment-seeker.ts';

const inTitleCounts = countOf({ isInTitle: true, isMust: true });
const mustCounts = countOf({ isInTitle: false, isMust: true });
const niceCounts = countOf({ isInTitle: false, isMust: false });
const placePoints = pointsFor('place', 1);
const domainPoints = pointsFor('domain', 1);

/**
 * The scores of a segment's rows for one seeker: as `matchOf` reckons them, by the same functions in the same order, so
 * that no bit differs; but over numbers and tables, and without an object a row.
 */
export class RowScores {
  readonly made: ScoreColumns;
  readonly tables: SeekerTables;
  readonly seeker: SegmentSeeker;
  readonly #limits = limitedSums();
  readonly #city: number;
  readonly #isMovable: boolean;
  readonly #wish: number | null;
  readonly #isWanted: Uint8Array;
  // Each within one reach: a row is looked at in some fifty nanoseconds.
  readonly #columns: JobColumns;
  readonly #named: Uint8Array;
  readonly #experiences: Uint8Array;
  readonly #isRemote: Uint8Array;
  readonly #lists: Uint32Array;
  readonly #levels: Uint8Array;
  readonly #cities: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #weights: Float64Array;
  readonly #nearness: Float64Array;
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
    this.#nearness = this.seeker.nearness;
    this.#strengths = this.seeker.strengths;
    this.#metIn = this.seeker.metIn;
    this.#city = seeker.city === null ? 0 : (places.cityNumbers.get(seeker.city) ?? -1);
    this.#isMovable = seeker.relocation;
    this.#wish = seeker.salary;
    this.#isWanted = new Uint8Array(columns.industries.length + 1);
    for (const industry of seeker.industries) {
      const number = columns.industries.indexOf(industry);
      if (number >= 0) this.#isWanted[number + 1] = 1;
    }
    this.#columns = columns;
    this.#named = columns.choices.experience?.numbers ?? new Uint8Array(segment.size);
    this.#experiences = experienceNumbers(segment);
    this.#isRemote = Uint8Array.from(columns.types, (type) => Number(type === remote));
    this.#lists = kinds.list;
    this.#levels = kinds.level;
    this.#cities = places.cities;
    this.#starts = segment.demands.askStarts;
    this.#weights = made.conceptWeights;
  }

  /** Exact, of a row whose title has this share of the wanted words; or -1 where it is under `least` for sure. */
  score(row: number, words: number, least: number): number {
    const columns = this.#columns;
    const tables = this.tables;
    const kind = columns.kind[row] as number;
    const level =
      (this.#levels[kind] as number) * experienceCount +
      (this.#experiences[this.#named[row] as number] as number);
    const near = this.#nearness[this.#lists[kind] as number] as number;
    const isThere = this.#isThere(row);
    let sum =
      near === 0 && words === 0
        ? (tables.pointsWithoutRole[level] as number)
        : tables.basePoints(near, words, tables.experience[level] as number);
    sum += isThere ? placePoints : tables.movingPoints;
    const salary = columns.salary[row] as number;
    if (salary > 0 && this.#wish !== null)
      sum += pointsFor('pay', payShare(columns.salaryMax[salary - 1] as number, this.#wish) ?? 0);
    if (this.#isWanted[columns.industry[row] as number] === 1) sum += domainPoints;

    let limit: number =
      isThere || this.#isMovable
        ? this.seeker.isBelowLanguage[kind] === 1
          ? Limit.language
          : tables.isFarBelow[level] === 1
            ? Limit.years
            : Limit.none
        : Limit.place;
    if ((this.#limits[limit * limitStride + sum + tables.mostSkills] as number) < least) return -1;
    const skills = this.#skills(row, limit * limitStride + sum, least);
    if (skills < 0) return -1;
    sum += skills;
    if (this.#lacksMusts && (limit === Limit.none || limit === Limit.years)) limit = Limit.musts;
    return this.#limits[limit * limitStride + sum] as number;
  }

  /** Points of the parts of which something is known on both sides (`matchOf`). */
  judged(row: number): number {
    const columns = this.#columns;
    const { seeker, isLevelKnown } = this.tables;
    const experience =
      (this.#levels[columns.kind[row] as number] as number) * experienceCount +
      (this.#experiences[this.#named[row] as number] as number);
    const place = columns.location[row] as number;
    const isRemote =
      this.#isRemote[columns.type[row] as number] === 1 || this.made.places.isRemote[place] === 1;
    const isPaid = (columns.salary[row] as number) > 0 && this.#wish !== null && this.#wish > 0;
    const hasAsks = (this.#starts[row + 1] as number) > (this.#starts[row] as number);
    const known: [part: keyof typeof pointsOf, isKnown: boolean][] = [
      ['skills', seeker.concepts.length > 0 && hasAsks],
      ['role', seeker.titleStems.length > 0 || seeker.roles.length > 0],
      ['level', isLevelKnown[experience] === 1],
      ['place', isRemote || (seeker.city !== null && this.#cities[place] !== 0)],
      ['pay', isPaid],
      ['domain', columns.industry[row] !== 0 && seeker.industries.length > 0],
    ];
    return known.reduce((sum, [part, isKnown]) => sum + (isKnown ? pointsOf[part] : 0), 0);
  }

  #isThere(row: number): boolean {
    if (this.#city === 0) return true;
    const city = this.#cities[this.#columns.location[row] as number] as number;
    return city === 0 || city === this.#city || this.#isRemote[this.#columns.type[row] as number] === 1;
  }

  /** Most rows meet nothing, and that is soon seen. */
  #meetsAny(start: number, end: number): boolean {
    const { asks } = this.#columns;
    const strengths = this.#strengths;
    let musts = 0;
    for (let at = start; at < end; at++) {
      const ask = asks[at] as number;
      if ((strengths[ask >>> askBits] as number) > 0) return true;
      if ((ask & (AskMark.must | AskMark.more)) === AskMark.must) musts++;
    }
    this.#lacksMusts = lacksMusts(musts, 0);
    return false;
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
    if (!this.#meetsAny(start, end)) return 0;
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
      const counts = (ask & AskMark.inTitle) !== 0 ? inTitleCounts : isMust ? mustCounts : niceCounts;
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
    const own = this.tables.own;
    const most = pointsFor('skills', skillsShareAtMost(asked, met, shared, own));
    if ((this.#limits[sum + most] as number) < least) return -1;
    return pointsFor('skills', skillsShare(asked, met, shared, own));
  }
}
