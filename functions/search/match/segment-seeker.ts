import { isBelow } from '#core/domain/match/score/match.ts';
import { pastRoleWeight } from '#core/domain/match/score/role-fit.ts';
import type { Bitmap } from '../segment/bitmap.ts';
import type { NearLists } from './facts/near-lists.ts';
import type { ScoreColumns } from './score-columns.ts';
import type { SeekerTables } from './seeker-tables.ts';

/** Room of a segment that a question fills and clears again. */
interface Scratch {
  strengths: Float64Array;
  hasConcept: Uint8Array;
  metIn: Uint32Array;
  nearnessNumber: Uint8Array;
  isBelowLanguage: Uint8Array;
}

const scratches = new WeakMap<ScoreColumns, Scratch>();

function scratchOf(scoreColumns: ScoreColumns): Scratch {
  let scratch = scratches.get(scoreColumns);
  if (!scratch) {
    const { concepts } = scoreColumns.segment.demands.columns;
    scratch = {
      strengths: new Float64Array(concepts.length),
      hasConcept: new Uint8Array(concepts.length),
      metIn: new Uint32Array(concepts.length),
      nearnessNumber: new Uint8Array(scoreColumns.kinds.roles.length),
      isBelowLanguage: new Uint8Array(scoreColumns.kinds.languages.length),
    };
    scratches.set(scoreColumns, scratch);
  }
  return scratch;
}

/** A seeker in the numbers of a segment. What it holds is good until `clear`, and there is one of a segment at a time. */
export class SegmentSeeker {
  /** By concept: the strength in it, and whether they bring it at all. */
  readonly strengths: Float64Array;
  readonly hasConcept: Uint8Array;
  /** By concept: the row that asked for it last, and 1. */
  readonly metIn: Uint32Array;
  /** By list of roles: the number of its nearness among those that there are. */
  readonly nearnessNumber: Uint8Array;
  /** Not near at all, and then the nearest first. */
  readonly nearnesses: number[] = [0];
  /** The lists that are near at all. */
  readonly nearLists: number[] = [];
  /** By the number of languages that are asked for together. */
  readonly isBelowLanguage: Uint8Array;
  /** Of each stem of the wanted title that any title here has: the rows of these. */
  readonly stemRows: Bitmap[] = [];
  /** Where these stems stand among the wanted title's. */
  readonly stems: number[] = [];
  readonly #scoreColumns: ScoreColumns;
  readonly #tables: SeekerTables;

  constructor(scoreColumns: ScoreColumns, tables: SeekerTables) {
    const scratch = scratchOf(scoreColumns);
    this.#scoreColumns = scoreColumns;
    this.#tables = tables;
    this.strengths = scratch.strengths;
    this.hasConcept = scratch.hasConcept;
    this.metIn = scratch.metIn;
    this.nearnessNumber = scratch.nearnessNumber;
    this.isBelowLanguage = scratch.isBelowLanguage;
    this.#fillStrengths();
    this.#fillNearness();
    this.#fillLanguages();
    this.#fillStems();
  }

  /**
   * How many kinds of rows there can be: a kind is a bit for each of `stemRows` times that of the different nearnesses, and the
   * number of its own nearness. Kind 0 is not near at all.
   */
  get kinds(): number {
    return this.nearnesses.length << this.stemRows.length;
  }

  clear(): void {
    const { strengths, hasConcept, metIn, nearnessNumber, isBelowLanguage } = this;
    strengths.fill(0);
    hasConcept.fill(0);
    metIn.fill(0);
    for (const list of this.nearLists) nearnessNumber[list] = 0;
    isBelowLanguage.fill(0);
  }

  #fillStems(): void {
    const { segment, titleStems } = this.#scoreColumns;
    for (const [at, stem] of this.#tables.seeker.titleStems.entries()) {
      const number = titleStems.numbers.get(stem);
      if (number === undefined) continue;
      let rows = titleStems.rows.bitmap(number);
      if (!rows) {
        rows = segment.scratch(`match stem ${at}`).fill(0);
        titleStems.rows.addTo(rows, number);
      }
      this.stemRows.push(rows);
      this.stems.push(at);
    }
  }

  #fillStrengths(): void {
    for (const { id, strength } of this.#tables.seeker.concepts) {
      const concept = this.#scoreColumns.concepts.get(id);
      if (concept === undefined) continue;
      this.strengths[concept] = strength;
      this.hasConcept[concept] = 1;
    }
  }

  /** To what they want, or somewhat less of that to what they had. */
  #fillNearness(): void {
    const { roles, pastRoles } = this.#tables.seeker;
    const near: NearLists[] = roles.flatMap((role) => this.#scoreColumns.listsNear(role));
    for (const role of pastRoles)
      for (const { share, lists } of this.#scoreColumns.listsNear(role))
        near.push({ share: pastRoleWeight * share, lists });
    near.sort((a, b) => b.share - a.share);
    const { nearnesses, nearnessNumber, nearLists } = this;
    for (const { share, lists } of near) {
      const number = nearnesses.at(-1) === share ? nearnesses.length - 1 : nearnesses.push(share) - 1;
      for (const list of lists) {
        if (nearnessNumber[list] !== 0) continue;
        nearnessNumber[list] = number;
        nearLists.push(list);
      }
    }
  }

  #fillLanguages(): void {
    const { languages } = this.#scoreColumns.kinds;
    const { seeker } = this.#tables;
    if (seeker.languages.length === 0) return;
    for (const [number, alternatives] of languages.entries())
      this.isBelowLanguage[number] = Number(alternatives.some((language) => isBelow(seeker, language)));
  }
}
