import { jobTypeLabel, remote } from '#core/domain/job/job-type.ts';
import { cityOf } from '#core/domain/match/vacancy/demand-of.ts';
import { conceptWeight } from '#core/domain/match/weights.ts';
import { inChunks } from '../cooperative/chunks.ts';
import { Lazy } from '../cooperative/lazy.ts';
import { Dictionary } from '../dictionary.ts';
import { add, type Bitmap, wordsFor } from '../segment/bitmap.ts';
import { Postings } from '../segment/postings.ts';
import { registerPreparation, type Segment } from '../segment/segment.ts';
import { ConceptRows } from './concept-rows.ts';
import type { DemandColumns } from './demand-columns.ts';
import { type KindFacts, kindFacts } from './facts/kind-facts.ts';
import { type NearLists, nearLists } from './facts/near-lists.ts';
import { packRowFacts } from './facts/row-facts.ts';
import { type TitleStems, titleStems } from './facts/title-stems.ts';

export interface LocationFacts {
  /** Of each location: 0 where anybody can be, or which says no city. */
  cities: Uint32Array;
  cityNumbers: ReadonlyMap<string, number>;
  /** Of each location: whether it says that anybody can be anywhere. */
  isRemote: Uint8Array;
  /** Rows of work that can be done anywhere. */
  anywhere: Bitmap;
  /** By city: its locations. */
  locationsOf: readonly (readonly number[])[];
}

/** What is made of a segment's columns to score its rows: at its first match, or in slices before. */
export class ScoreColumns {
  readonly segment: Segment;
  readonly #concepts;
  readonly #conceptWeights;
  readonly #kinds;
  readonly #locationFacts;
  readonly #rowsOfLists;
  readonly #titleStems;
  readonly #conceptRows;
  readonly #rowFacts;

  constructor(segment: Segment) {
    this.segment = segment;
    const { columns, demands } = segment;
    this.#concepts = Lazy.of(() => new Map(demands.columns.concepts.map((id, number) => [id, number])));
    this.#conceptWeights = Lazy.of(() => Float64Array.from(demands.columns.concepts, conceptWeight));
    this.#kinds = Lazy.of(() => kindFacts(demands.kinds));
    this.#locationFacts = new Lazy(() => locationFacts(segment));
    this.#rowsOfLists = new Lazy(() => rowsByList(demands.columns.kind, this.kinds));
    this.#titleStems = new Lazy(() => titleStems(columns));
    this.#conceptRows = new Lazy(() => ConceptRows.of(segment));
    this.#rowFacts = new Lazy(() =>
      packRowFacts({ ...columns, ...demands.columns }, this.kinds, demands.askStarts, this.conceptWeights),
    );
  }

  *prepare(): Generator<void> {
    yield* this.segment.demands.prepare();
    for (const lazy of [this.#concepts, this.#conceptWeights, this.#kinds]) yield* lazy.prepare();
    for (const lazy of [this.#locationFacts, this.#rowsOfLists, this.#titleStems]) yield* lazy.prepare();
    for (const lazy of [this.#conceptRows, this.#rowFacts]) yield* lazy.prepare();
  }

  get concepts(): ReadonlyMap<string, number> {
    return this.#concepts.value;
  }
  /** By the number of the concept. */
  get conceptWeights(): Float64Array {
    return this.#conceptWeights.value;
  }
  get kinds(): KindFacts {
    return this.#kinds.value;
  }
  get locationFacts(): LocationFacts {
    return this.#locationFacts.value;
  }
  /** Rows by the list of their roles. */
  get rowsOfLists(): Postings {
    return this.#rowsOfLists.value;
  }
  /** By row (`facts/row-facts.ts`). */
  get rowFacts(): Uint32Array {
    return this.#rowFacts.value;
  }
  get conceptRows(): ConceptRows {
    return this.#conceptRows.value;
  }
  get titleStems(): TitleStems {
    return this.#titleStems.value;
  }

  readonly #nearLists = new Map<string, readonly NearLists[]>();

  /** Lists of roles that are near to a role. Kept, since a lexicon has some hundreds. */
  listsNear(role: string): readonly NearLists[] {
    let cached = this.#nearLists.get(role);
    if (!cached) {
      cached = nearLists(role, this.kinds);
      if (cached.length > 0) this.#nearLists.set(role, cached);
    }
    return cached;
  }
}

const columnsOf = new WeakMap<Segment, ScoreColumns>();

export function scoreColumns(segment: Segment): ScoreColumns {
  let cached = columnsOf.get(segment);
  if (!cached) {
    cached = new ScoreColumns(segment);
    columnsOf.set(segment, cached);
  }
  return cached;
}

registerPreparation((segment) => scoreColumns(segment).prepare());

function* locationFacts({ columns, size }: Segment): Generator<void, LocationFacts> {
  const { locations, location, types, type } = columns;
  const numbers = new Dictionary<string>(1);
  const cities = new Uint32Array(locations.length);
  const isRemote = new Uint8Array(locations.length);
  for (const [at, location] of locations.entries()) {
    isRemote[at] = Number(jobTypeLabel(location) === remote);
    const city = cityOf(location);
    cities[at] = city === null ? 0 : numbers.numberOf(city);
    if (at % 256 === 0) yield;
  }
  const isRemoteType = types.map((label) => label === remote);
  const anywhere = new Uint32Array(wordsFor(size));
  yield* inChunks(size, (from, to) => {
    for (let row = from; row < to; row++)
      if (cities[location[row] as number] === 0 || isRemoteType[type[row] as number]) add(anywhere, row);
  });
  const locationsOf = Array.from({ length: numbers.size + 1 }, (): number[] => []);
  for (const [at, city] of cities.entries()) locationsOf[city]?.push(at);
  return {
    ...{ cities, isRemote, anywhere, locationsOf },
    cityNumbers: new Map(numbers.values.map((city, at) => [city, at + 1])),
  };
}

function* rowsByList(kind: DemandColumns['kind'], { list, roles }: KindFacts): Generator<void, Postings> {
  const lists = new Uint32Array(kind.length);
  yield* inChunks(kind.length, (from, to) => {
    for (let row = from; row < to; row++) lists[row] = list[kind[row] as number] as number;
  });
  return yield* Postings.ofColumn(lists, roles.length);
}
