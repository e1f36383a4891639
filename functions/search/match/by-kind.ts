import { highestPoints } from '#core/domain/match/score/match.ts';
import { type Bitmap, has, remove } from '../segment/bitmap.ts';
import type { RowScores } from './row-scores.ts';
import { levelCount, type ScoreColumns } from './score-columns.ts';
import { mostShared, SharedRows } from './shared-rows.ts';
import type { TopRows } from './top-rows.ts';

const classes = mostShared + 1;

/** Kept from question to question, and cleared. */
interface Room {
  /** By bound: the first group and count of shared concepts that have it, and 1; and by those the next ones. */
  heads: Uint32Array;
  next: Uint32Array;
}
const rooms = new WeakMap<ScoreColumns, Room>();

function roomOf(made: ScoreColumns): Room {
  let room = rooms.get(made);
  if (!room) {
    room = {
      heads: new Uint32Array(highestPoints + 1),
      next: new Uint32Array(made.kinds.roles.length * levelCount * classes),
    };
    rooms.set(made, room);
  }
  return room;
}

/**
 * Rows fall into groups by list of roles and level, and by how many concepts they share. Those groups come first whose
 * rows may earn most, until no other can reach the best so far; then what can by the words of its title; then, where the
 * best are poor, what shares neither, by how many concepts it shares. Most rows are never looked at.
 */
export class ByKind {
  readonly #scores: RowScores;
  readonly #top: TopRows;
  readonly #room: Room;
  readonly #shared: SharedRows;
  /** What has not been scored. */
  readonly #left: Bitmap;
  /** By how many concepts they share. */
  readonly #byShared: readonly Bitmap[];
  /** The nearest of those groups that are not done. */
  #nearestLeft = 0;

  constructor(rows: Bitmap, scores: RowScores, top: TopRows) {
    const { made, seeker, tables } = scores;
    this.#scores = scores;
    this.#top = top;
    this.#room = roomOf(made);
    this.#shared = new SharedRows(made, seeker, tables);
    this.#left = made.segment.scratch('match left');
    this.#left.set(rows);
    this.#byShared = Array.from({ length: classes }, (_, count) => {
      const own = made.segment.scratch(`match shared ${count}`);
      this.#shared.fill(own, rows, count);
      return own;
    });
  }

  /** Every row, those first that share the most. */
  scoreAll(): void {
    const { seeker, made } = this.#scores;
    const { title } = made.segment.columns;
    const hasWords = seeker.words.some((words) => words.length > 0);
    for (let count = mostShared; count >= 0; count--) {
      const own = this.#byShared[count] as Bitmap;
      for (let at = 0; at < own.length; at++) {
        let word = own[at] as number;
        while (word !== 0) {
          const lowest = word & -word;
          word ^= lowest;
          const row = (at << 5) + 31 - Math.clz32(lowest);
          this.#score(row, hasWords ? seeker.stemsOf(title[row] as number) : 0, count);
        }
      }
    }
  }

  run(): void {
    this.#scoreNearGroups();
    this.#scoreByWords();
    for (let count = mostShared; count >= 0; count--) this.#scoreLeft(count);
  }

  /** Points of a row of such a list of roles whose title has this share of the wanted words, at most. */
  #most(near: number, words: number, best: number, skills: number): number {
    const { tables } = this.#scores;
    return tables.basePoints(near, words, best) + tables.mostBeside - tables.mostSkills + skills;
  }

  #scoreNearGroups(): void {
    const { seeker, made } = this.#scores;
    const { groupsOf } = made.kinds;
    const { heads, next } = this.#room;
    const skills = Array.from({ length: classes }, (_, count) => this.#shared.mostSkillsOf(count));
    const bounds = seeker.nearnesses.map((near) => this.#bounds(near));
    const boundOf = (group: number): number => {
      const list = Math.floor(group / levelCount);
      const own = bounds[seeker.nearnessNumber[list] as number] as Int16Array;
      return own[group - list * levelCount] as number;
    };
    const push = (group: number, count: number): void => {
      const most = boundOf(group) + (skills[count] as number);
      const entry = group * classes + count;
      next[entry] = heads[most] as number;
      heads[most] = entry + 1;
    };
    for (const list of seeker.nearLists)
      for (const group of groupsOf[list] as readonly number[]) push(group, mostShared);
    for (let most = highestPoints; most >= 0; most--)
      for (let at = heads[most] as number; at !== 0; at = heads[most] as number) {
        heads[most] = next[at - 1] as number;
        const count = (at - 1) % classes;
        const group = (at - 1 - count) / classes;
        if (most >= this.#top.least) {
          this.#scoreGroup(group, count);
          if (count > 0) push(group, count - 1);
        } else
          this.#nearestLeft = Math.max(
            this.#nearestLeft,
            seeker.nearness[Math.floor(group / levelCount)] as number,
          );
      }
  }

  /** By level, without a word and without skills. */
  #bounds(near: number): Int16Array {
    return Int16Array.from(this.#scores.tables.bestExperience, (best) => this.#most(near, 0, best, 0));
  }

  #scoreGroup(group: number, count: number): void {
    const { made, seeker } = this.#scores;
    const { title } = made.segment.columns;
    const rows = made.rowsOfGroups.rows(group);
    const own = this.#byShared[count] as Bitmap;
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      if (!has(own, row)) continue;
      remove(this.#left, row);
      this.#score(row, seeker.stemsOf(title[row] as number), count);
    }
  }

  #score(row: number, stems: number, count: number): void {
    const most = this.#shared.mostSkills(row, count);
    const score = this.#scores.score(row, stems, this.#top.least, count, most);
    if (score >= 0) this.#top.offer(score, row);
  }

  /** What is left and shares a word, as far as it can be among the best. */
  #scoreByWords(): void {
    const { seeker, made, tables } = this.#scores;
    const best = Math.max(...tables.bestExperience);
    const mayReach = (words: number): boolean =>
      this.#most(this.#nearestLeft, words, best, tables.mostSkills) >= this.#top.least;
    const words = this.#neededWords(mayReach);
    if (words.length === 0) return;
    const { text } = made.segment;
    const shared = this.#shared;
    const skills = Array.from({ length: classes }, (_, count) => shared.mostSkillsOf(count));
    const bounds: number[] = [];
    for (const title of text.titlesOfWords(Uint32Array.from(words).sort())) {
      const stems = seeker.stemsOf(title);
      bounds[stems] ??= this.#most(this.#nearestLeft, tables.wordShare(stems), best, 0);
      const most = bounds[stems];
      if (most + tables.mostSkills < this.#top.least) continue;
      const rows = text.titles.rows(title);
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at] as number;
        if (!has(this.#left, row)) continue;
        const count = shared.countAt(row);
        if (most + (skills[count] as number) < this.#top.least) continue;
        remove(this.#left, row);
        this.#score(row, stems, count);
      }
    }
  }

  /** Words of which a title must have one to be among the best: without the stems that are not enough together. */
  #neededWords(mayReach: (words: number) => boolean): number[] {
    const { seeker, tables } = this.#scores;
    const stems = seeker.words
      .map((words, at) => ({ words, bit: 1 << at, share: tables.wordShare(1 << at) }))
      .sort((one, other) => one.share - other.share);
    let without = 0;
    const needed = stems.filter(({ bit }) => {
      if (mayReach(tables.wordShare(without | bit))) return true;
      without |= bit;
      return false;
    });
    return [...new Set(needed.flatMap(({ words }) => words))];
  }

  /**
   * What is near or shares a word and is left cannot be among the best, so that the rest is scored as sharing none; the
   * newest first, until not even the highest score would be enough.
   */
  #scoreLeft(count: number): void {
    const { tables } = this.#scores;
    const shared = this.#shared;
    const most = tables.mostWithoutRole - tables.mostSkills + shared.mostSkillsOf(count);
    const top = this.#top;
    if (most < top.least) return;
    const own = this.#byShared[count] as Bitmap;
    const scores = this.#scores;
    for (let at = 0; at < own.length; at++) {
      let word = (own[at] as number) & (this.#left[at] as number);
      if (word === 0) continue;
      if (!top.mayTake(most, at << 5)) return;
      while (word !== 0) {
        const lowest = word & -word;
        word ^= lowest;
        const row = (at << 5) + 31 - Math.clz32(lowest);
        const skills = shared.mostSkills(row, count);
        if (!scores.mayReach(row, top.least - skills)) continue;
        const score = scores.score(row, 0, top.least, count, skills);
        if (score >= 0) top.offer(score, row);
      }
    }
  }
}
