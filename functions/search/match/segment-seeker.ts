import { isBelow } from '#core/domain/match/score/match.ts';
import { ofLater } from '#core/domain/match/score/role-fit.ts';
import type { ScoreColumns } from './score-columns.ts';
import type { SeekerTables } from './seeker-tables.ts';

/** Room of a segment that a question fills and clears again. */
interface Room {
  strengths: Float64Array;
  metIn: Uint32Array;
  titleStems: Uint16Array;
  /** Those of which something stands in `titleStems`. */
  titles: Uint32Array;
  nearnessNumber: Uint8Array;
  isBelowLanguage: Uint8Array;
  /** By role: how near it is to the wanted ones, and to the past ones. */
  nearWanted: Float64Array;
  nearPast: Float64Array;
}

const rooms = new WeakMap<ScoreColumns, Room>();

function roomOf(made: ScoreColumns): Room {
  let room = rooms.get(made);
  if (!room) {
    const { columns } = made.segment;
    const { listsOf, roles } = made.kinds;
    room = {
      strengths: new Float64Array(columns.concepts.length).fill(-1),
      metIn: new Uint32Array(columns.concepts.length),
      titleStems: new Uint16Array(columns.titleLevels.length),
      titles: new Uint32Array(columns.titleLevels.length),
      nearnessNumber: new Uint8Array(roles.length),
      isBelowLanguage: new Uint8Array(made.kinds.languages.length),
      nearWanted: new Float64Array(listsOf.length),
      nearPast: new Float64Array(listsOf.length),
    };
    rooms.set(made, room);
  }
  return room;
}

/** A seeker in the numbers of a segment. What it holds is good until `clear`, and there is one of a segment at a time. */
export class SegmentSeeker {
  /** By concept: the strength in it, under 0 of one that they do not bring. */
  readonly strengths: Float64Array;
  /** By concept that they bring: the row in which it was met last, and 1. */
  readonly metIn: Uint32Array;
  /** By list of roles: the number of its nearness among those that there are. */
  readonly nearnessNumber: Uint8Array;
  readonly nearnesses: number[] = [0];
  /** The lists that are near at all. */
  readonly nearLists: number[] = [];
  /** By the number of languages that are asked for together. */
  readonly isBelowLanguage: Uint8Array;
  /** By title: the number of those of the wanted one's stems that it has. */
  readonly titleStems: Uint16Array;
  /** By that number: a bit a stem. */
  readonly stemMasks: number[] = [0];
  /** The titles that have any. */
  titles: Uint32Array = new Uint32Array();
  /** The words of titles that have a stem of the wanted one, stem by stem. */
  readonly #words: readonly (readonly number[])[];
  readonly #made: ScoreColumns;
  readonly #tables: SeekerTables;
  readonly #room: Room;
  /** Those of the segment that they bring. */
  readonly concepts: number[] = [];
  readonly #roles: number[] = [];

  constructor(made: ScoreColumns, tables: SeekerTables) {
    const room = roomOf(made);
    this.#made = made;
    this.#tables = tables;
    this.#room = room;
    this.strengths = room.strengths;
    this.metIn = room.metIn;
    this.nearnessNumber = room.nearnessNumber;
    this.isBelowLanguage = room.isBelowLanguage;
    this.titleStems = room.titleStems;
    this.#words = tables.seeker.titleStems.map((stem) => made.wordsOf.get(stem) ?? []);
    this.#fillStrengths();
    this.#fillNearness();
    this.#fillLanguages();
    this.#fillTitles();
  }

  /**
   * How many kinds of rows there are: a kind is the number of the title's stems times that of the different nearnesses, and
   * the number of its own nearness. Kind 0 is not near at all.
   */
  get kinds(): number {
    return this.stemMasks.length * this.nearnesses.length;
  }

  clear(): void {
    const { strengths, metIn, nearnessNumber, nearWanted, nearPast, isBelowLanguage } = this.#room;
    for (let n = 0; n < this.titles.length; n++) this.titleStems[this.titles[n] as number] = 0;
    for (const concept of this.concepts) {
      strengths[concept] = -1;
      metIn[concept] = 0;
    }
    for (const role of this.#roles) {
      nearWanted[role] = 0;
      nearPast[role] = 0;
    }
    for (const list of this.nearLists) nearnessNumber[list] = 0;
    isBelowLanguage.fill(0);
  }

  #fillTitles(): void {
    const { titleStems, titles } = this.#room;
    const { text } = this.#made.segment;
    let size = 0;
    for (const [at, words] of this.#words.entries()) {
      if (words.length === 0) continue;
      const own = text.titlesOfWords(Uint32Array.from(words));
      for (let n = 0; n < own.length; n++) {
        const title = own[n] as number;
        const mask = titleStems[title] as number;
        if (mask === 0) titles[size++] = title;
        titleStems[title] = mask | (1 << at);
      }
    }
    this.titles = titles.subarray(0, size);
    const numbers: number[] = [];
    for (let n = 0; n < size; n++) {
      const title = titles[n] as number;
      const mask = titleStems[title] as number;
      numbers[mask] ??= this.stemMasks.push(mask) - 1;
      titleStems[title] = numbers[mask];
    }
  }

  #fillStrengths(): void {
    for (const { id, strength } of this.#tables.seeker.concepts) {
      const concept = this.#made.concepts.get(id);
      if (concept === undefined) continue;
      this.strengths[concept] = strength;
      this.concepts.push(concept);
    }
  }

  #fillNearness(): void {
    const { roles, roleNumbers, listsOf } = this.#made.kinds;
    const { nearWanted, nearPast } = this.#room;
    const fill = (shares: ReadonlyMap<string, number>, into: Float64Array) => {
      for (const [role, share] of shares) {
        const number = roleNumbers.get(role);
        if (number === undefined) continue;
        into[number] = share;
        this.#roles.push(number);
      }
    };
    fill(this.#tables.nearRoles, nearWanted);
    fill(this.#tables.nearPastRoles, nearPast);
    for (const role of this.#roles)
      for (const list of listsOf[role] as readonly number[]) {
        if (this.nearnessNumber[list] !== 0) continue;
        let wanted = 0;
        let past = 0;
        const own = roles[list] as readonly number[];
        for (let at = 0; at < own.length; at++) {
          const place = at === 0 ? 1 : ofLater;
          wanted = Math.max(wanted, place * (nearWanted[own[at] as number] as number));
          past = Math.max(past, place * (nearPast[own[at] as number] as number));
        }
        const near = this.#tables.nearness(wanted, past);
        const known = this.nearnesses.indexOf(near);
        this.nearnessNumber[list] = known < 0 ? this.nearnesses.push(near) - 1 : known;
        this.nearLists.push(list);
      }
  }

  #fillLanguages(): void {
    const { languages } = this.#made.kinds;
    const { seeker } = this.#tables;
    if (seeker.languages.length === 0) return;
    for (const [number, all] of languages.entries())
      this.isBelowLanguage[number] = Number(all.some((asked) => isBelow(seeker, asked)));
  }
}
