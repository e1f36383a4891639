import { remote } from '#core/domain/job/job-type.ts';
import { payShare, pointsFor, pointsOf } from '#core/domain/match/score/match.ts';
import { lacksMusts, skillsShare, skillsShareAtMost } from '#core/domain/match/score/skills-fit.ts';
import { has } from '../segment/bitmap.ts';
import type { JobColumns } from '../segment/job-columns.ts';
import { countedMarks, countsOfMarks } from './concept-rows.ts';
import { AskMark, askBits } from './demand-columns.ts';
import type { ScoreColumns } from './score-columns.ts';
import { Limit, limitedSums, limitStride, type SeekerTables } from './seeker-tables.ts';
import { SegmentSeeker } from './segment-seeker.ts';

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
  readonly #levelExperiences: Uint8Array;
  readonly #isRemote: Uint8Array;
  readonly #languages: Uint32Array;
  readonly #lists: Uint32Array;
  readonly #cities: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #weights: Float64Array;
  readonly #nearnessNumber: Uint8Array;
  /** By the stems that a title shares, then by number of the nearness, level and experience: points of role and level. */
  readonly #basePoints: (Int16Array | undefined)[] = [];
  readonly #mostBeside: number;
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
    this.#mostBeside = tables.mostBeside - tables.mostSkills;
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
    this.#levelExperiences = made.levelExperiences;
    this.#isRemote = Uint8Array.from(columns.types, (type) => Number(type === remote));
    this.#languages = kinds.language;
    this.#lists = kinds.list;
    this.#cities = places.cities;
    this.#starts = segment.demands.askStarts;
    this.#weights = made.conceptWeights;
  }

  /** Whether a row that is neither near nor shares a word may earn so much without skills. */
  mayReach(row: number, least: number): boolean {
    const level = this.#levelExperiences[row] as number;
    return (this.tables.pointsWithoutRole[level] as number) + this.#mostBeside >= least;
  }

  /**
   * Exact, of a row whose title has these of the wanted stems; or -1 where it is under `least` for sure. `count` of
   * the person's concepts are shared, or `anyShared`, which earn `mostSkills` at most.
   */
  score(row: number, stems: number, least: number, count: number, mostSkills: number): number {
    const columns = this.#columns;
    const tables = this.tables;
    const kind = columns.kind[row] as number;
    const list = this.#lists[kind] as number;
    const level = this.#levelExperiences[row] as number;
    const base = this.#basePoints[stems] ?? this.#basePointsOf(stems);
    let sum = base[(this.#nearnessNumber[list] as number) * tables.experience.length + level] as number;
    if (sum + this.#mostBeside + mostSkills < least) return -1;
    const isThere = this.#isThere(row);
    sum += isThere ? placePoints : tables.movingPoints;
    if (this.#isWanted[columns.industry[row] as number] === 1) sum += domainPoints;
    const salary = columns.salary[row] as number;
    if (salary > 0 && this.#wish !== null)
      sum += pointsFor('pay', payShare(columns.salaryMax[salary - 1] as number, this.#wish) ?? 0);

    let limit: number =
      isThere || this.#isMovable
        ? this.seeker.isBelowLanguage[this.#languages[kind] as number] === 1
          ? Limit.language
          : tables.isFarBelow[level] === 1
            ? Limit.years
            : Limit.none
        : Limit.place;
    if ((this.#limits[limit * limitStride + sum + mostSkills] as number) < least) return -1;
    if (count === 0) this.#lacksMusts = has(this.made.conceptRows.withMusts, row);
    else {
      const skills = this.#skills(row, limit * limitStride + sum, least);
      if (skills < 0) return -1;
      sum += skills;
    }
    if (this.#lacksMusts && (limit === Limit.none || limit === Limit.years)) limit = Limit.musts;
    return this.#limits[limit * limitStride + sum] as number;
  }

  #basePointsOf(stems: number): Int16Array {
    const { tables } = this;
    const words = tables.wordShare(stems);
    const made = Int16Array.from(
      this.seeker.nearnesses.flatMap((near) =>
        Array.from(tables.experience, (share) => tables.basePoints(near, words, share)),
      ),
    );
    this.#basePoints[stems] = made;
    return made;
  }

  /** Points of the parts of which something is known on both sides (`matchOf`). */
  judged(row: number): number {
    const columns = this.#columns;
    const { seeker, isLevelKnown } = this.tables;
    const experience = this.#levelExperiences[row] as number;
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
    const own = this.tables.own;
    const most = pointsFor('skills', skillsShareAtMost(asked, met, shared, own));
    if ((this.#limits[sum + most] as number) < least) return -1;
    return pointsFor('skills', skillsShare(asked, met, shared, own));
  }
}
