import { inChunks } from '../../cooperative/chunks.ts';
import type { JobColumns } from '../../segment/job-columns.ts';
import type { KindFacts } from '../facts/kind-facts.ts';

/**
 * Under which titles the lists of roles stand. A title has one list, unless its rows were read by different releases. So
 * what is near to somebody is found among titles, of which there are far fewer than rows.
 */
export class TitleLists {
  readonly #titles: Uint32Array;
  readonly #starts: Uint32Array;
  /** By title: 1 more than the number of its list; 0 of one that has several, or no row. */
  readonly #only: Uint32Array;

  private constructor(titles: Uint32Array, starts: Uint32Array, only: Uint32Array) {
    this.#titles = titles;
    this.#starts = starts;
    this.#only = only;
  }

  static *of(
    { title, titleLevels, kind }: Pick<JobColumns, 'title' | 'titleLevels' | 'kind'>,
    { list: listOfKind, roles }: Pick<KindFacts, 'list' | 'roles'>,
  ): Generator<void, TitleLists> {
    const listCount = roles.length;
    const first = new Uint32Array(titleLevels.length);
    const others = new Map<number, Set<number>>();
    yield* inChunks(title.length, (from, to) => {
      for (let row = from; row < to; row++) {
        const own = title[row] as number;
        const list = listOfKind[kind[row] as number] as number;
        if (first[own] === 0) first[own] = list + 1;
        else if (first[own] !== list + 1) {
          const more = others.get(own) ?? new Set();
          others.set(own, more.add(list));
        }
      }
    });
    const starts = new Uint32Array(listCount + 1);
    const eachPair = (work: (title: number, list: number) => void) => {
      for (let own = 0; own < first.length; own++)
        if ((first[own] as number) > 0) work(own, (first[own] as number) - 1);
      for (const [own, more] of others) for (const list of more) work(own, list);
    };
    eachPair((_, list) => {
      starts[list + 1] = (starts[list + 1] as number) + 1;
    });
    for (let list = 0; list < listCount; list++)
      starts[list + 1] = (starts[list + 1] as number) + (starts[list] as number);
    yield;
    const titles = new Uint32Array(starts[listCount] as number);
    const ends = starts.slice();
    eachPair((own, list) => {
      const end = ends[list] as number;
      titles[end] = own;
      ends[list] = end + 1;
    });
    for (const own of others.keys()) first[own] = 0;
    return new TitleLists(titles, starts, first);
  }

  get byteLength(): number {
    return this.#titles.byteLength + this.#starts.byteLength + this.#only.byteLength;
  }

  /** How many pairs of a title and a list there are. */
  get size(): number {
    return this.#titles.length;
  }

  /** A view: not to be written to. */
  titlesOf(list: number): Uint32Array {
    return this.#titles.subarray(this.#starts[list], this.#starts[list + 1]);
  }

  /** Null of one that has several. */
  onlyListOf(title: number): number | null {
    const only = this.#only[title] as number;
    return only === 0 ? null : only - 1;
  }
}
