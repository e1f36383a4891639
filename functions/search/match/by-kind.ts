import { highestPoints } from '#core/domain/match/score/match.ts';
import { type Bitmap, has } from '../segment/bitmap.ts';
import type { RowScores } from './row-scores.ts';
import { levelCount, type ScoreColumns } from './score-columns.ts';
import type { TopRows } from './top-rows.ts';

/** Kept from question to question, and cleared. */
interface Room {
  /** By kind, whether all its rows have been scored. */
  isDone: Uint8Array;
  /** By bound: the first group that has it, and 1; and by group the next one of the same bound. */
  heads: Uint32Array;
  next: Uint32Array;
}
const rooms = new WeakMap<ScoreColumns, Room>();

function roomOf(made: ScoreColumns): Room {
  let room = rooms.get(made);
  if (!room) {
    room = {
      isDone: new Uint8Array(made.segment.columns.kinds.length),
      heads: new Uint32Array(highestPoints + 1),
      next: new Uint32Array(made.kinds.kindsOf.length),
    };
    rooms.set(made, room);
  }
  return room;
}

/** Every row of the set. */
export function scoreAll(rows: Bitmap, scores: RowScores, top: TopRows, isDone?: Uint8Array): void {
  const { title, kind } = scores.made.segment.columns;
  const { seeker } = scores;
  const hasWords = seeker.words.some((words) => words.length > 0);
  for (let at = 0; at < rows.length; at++) {
    let word = rows[at] as number;
    while (word !== 0) {
      const lowest = word & -word;
      word ^= lowest;
      const row = (at << 5) + 31 - Math.clz32(lowest);
      if (isDone !== undefined && isDone[kind[row] as number] === 1) continue;
      const words = hasWords ? seeker.wordShare(title[row] as number) : 0;
      const score = scores.score(row, words, top.least);
      if (score >= 0) top.offer(score, row);
    }
  }
}

/**
 * Kind after kind, those first whose roles and level earn most, until no other can reach the best so far; then what can by
 * the words of its title alone. Most rows are never looked at: what is best is found within few kinds, and only where there
 * are none such is the rest scored row by row.
 */
export class ByKind {
  readonly #rows: Bitmap;
  readonly #scores: RowScores;
  readonly #top: TopRows;
  readonly #room: Room;
  readonly #isDone: Uint8Array;
  readonly #done: number[] = [];
  /** The nearest of those kinds that are not done. */
  #nearestLeft = 0;

  constructor(rows: Bitmap, scores: RowScores, top: TopRows) {
    this.#rows = rows;
    this.#scores = scores;
    this.#top = top;
    this.#room = roomOf(scores.made);
    this.#isDone = this.#room.isDone;
  }

  run(): void {
    this.#scoreNearKinds();
    if (this.#scores.tables.mostWithoutRole >= this.#top.least)
      scoreAll(this.#rows, this.#scores, this.#top, this.#isDone);
    else this.#scoreByWords();
    for (const kind of this.#done) this.#isDone[kind] = 0;
  }

  /** Points of a row of such a list of roles whose title has this share of the wanted words, at most. */
  #most(near: number, words: number, best: number): number {
    const { tables } = this.#scores;
    return tables.basePoints(near, words, best) + tables.mostBeside;
  }

  #scoreNearKinds(): void {
    const { seeker, made } = this.#scores;
    const { kindsOf, groupsOf } = made.kinds;
    const { heads, next } = this.#room;
    const bounds = new Map<number, Int16Array>();
    for (const list of seeker.nearLists) {
      const near = seeker.nearness[list] as number;
      const known = bounds.get(near) ?? this.#bounds(near);
      bounds.set(near, known);
      for (const group of groupsOf[list] as readonly number[]) {
        const most = known[group - list * levelCount] as number;
        next[group] = heads[most] as number;
        heads[most] = group + 1;
      }
    }
    for (let most = highestPoints; most >= 0; most--) {
      for (let at = heads[most] as number; at !== 0; at = next[at - 1] as number)
        if (most >= this.#top.least)
          for (const kind of kindsOf[at - 1] as readonly number[]) this.#scoreKind(kind);
        else
          this.#nearestLeft = Math.max(
            this.#nearestLeft,
            seeker.nearness[Math.floor((at - 1) / levelCount)] as number,
          );
      heads[most] = 0;
    }
  }

  /** By level, without a word. */
  #bounds(near: number): Int16Array {
    return Int16Array.from(this.#scores.tables.bestExperience, (best) => this.#most(near, 0, best));
  }

  #scoreKind(kind: number): void {
    const { made, seeker } = this.#scores;
    const { title } = made.segment.columns;
    const rows = made.rowsOfKinds.rows(kind);
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      if (has(this.#rows, row)) this.#score(row, seeker.wordShare(title[row] as number));
    }
    this.#isDone[kind] = 1;
    this.#done.push(kind);
  }

  #score(row: number, words: number): void {
    const score = this.#scores.score(row, words, this.#top.least);
    if (score >= 0) this.#top.offer(score, row);
  }

  /** Without words none of what is left can be among the best. */
  #scoreByWords(): void {
    const { seeker, made, tables } = this.#scores;
    const best = Math.max(...tables.bestExperience);
    const mayReach = (words: number): boolean =>
      this.#most(this.#nearestLeft, words, best) >= this.#top.least;
    const words = this.#neededWords(mayReach);
    if (words.length === 0) return;
    const { text, columns } = made.segment;
    for (const title of text.titlesOfWords(Uint32Array.from(words).sort())) {
      const share = seeker.wordShare(title);
      if (!mayReach(share)) continue;
      for (const row of text.titles.rows(title))
        if (has(this.#rows, row) && this.#isDone[columns.kind[row] as number] === 0) this.#score(row, share);
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
}
