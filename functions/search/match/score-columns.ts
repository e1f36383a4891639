import { jobTypeLabel, remote } from '#core/domain/job/job-type.ts';
import { tokensOf } from '#core/domain/match/stems.ts';
import { cityOf } from '#core/domain/match/vacancy/demand-of.ts';
import { conceptWeight } from '#core/domain/match/weights.ts';
import { inChunks } from '../cooperative/chunks.ts';
import { Lazy } from '../cooperative/lazy.ts';
import { Dictionary } from '../dictionary.ts';
import { add, type Bitmap, wordsFor } from '../segment/bitmap.ts';
import { Postings } from '../segment/postings.ts';
import { alsoPrepare, type Segment } from '../segment/segment.ts';
import { ConceptRows } from './concept-rows.ts';
import { type KindFacts, kindFacts } from './facts/kind-facts.ts';
import { packRowFacts } from './facts/row-facts.ts';
import { listsOfTitles } from './facts/title-lists.ts';

export interface PlaceFacts {
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
  readonly #places;
  readonly #titleLists;
  readonly #rowsOfLists;
  readonly #wordsOf;
  readonly #conceptRows;
  readonly #rowFacts;

  constructor(segment: Segment) {
    this.segment = segment;
    const { columns, demands } = segment;
    this.#concepts = Lazy.of(() => new Map(columns.concepts.map((id, number) => [id, number])));
    this.#conceptWeights = Lazy.of(() => Float64Array.from(columns.concepts, conceptWeight));
    this.#kinds = Lazy.of(() => kindFacts(demands.kinds));
    this.#places = new Lazy(() => placeFacts(segment));
    this.#titleLists = new Lazy(() => listsOfTitles(columns, this.kinds));
    this.#rowsOfLists = new Lazy(() => rowsByList(columns.title, this.titleLists, this.kinds.roles.length));
    this.#wordsOf = new Lazy(() => wordsByStem(segment));
    this.#conceptRows = new Lazy(() => ConceptRows.of(segment));
    this.#rowFacts = new Lazy(() =>
      packRowFacts(columns, this.kinds, demands.askStarts, this.conceptWeights),
    );
  }

  *prepare(): Generator<void> {
    yield* this.segment.demands.prepare();
    for (const lazy of [this.#concepts, this.#conceptWeights, this.#kinds]) yield* lazy.prepare();
    for (const lazy of [this.#places, this.#titleLists, this.#rowsOfLists]) yield* lazy.prepare();
    yield* this.#wordsOf.prepare();
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
  get places(): PlaceFacts {
    return this.#places.value;
  }
  /** By title. */
  get titleLists(): Uint32Array {
    return this.#titleLists.value;
  }
  /** Rows by the list of their title. */
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
  /** Numbers of the words of titles that have a stem. */
  get wordsOf(): ReadonlyMap<string, readonly number[]> {
    return this.#wordsOf.value;
  }
}

const columnsOf = new WeakMap<Segment, ScoreColumns>();

export function scoreColumns(segment: Segment): ScoreColumns {
  let known = columnsOf.get(segment);
  if (!known) {
    known = new ScoreColumns(segment);
    columnsOf.set(segment, known);
  }
  return known;
}

alsoPrepare((segment) => scoreColumns(segment).prepare());

function* placeFacts({ columns, size }: Segment): Generator<void, PlaceFacts> {
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

function* rowsByList(
  title: Segment['columns']['title'],
  titleLists: Uint32Array,
  lists: number,
): Generator<void, Postings> {
  const list = new Uint32Array(title.length);
  yield* inChunks(title.length, (from, to) => {
    for (let row = from; row < to; row++) list[row] = titleLists[title[row] as number] as number;
  });
  return yield* Postings.ofColumn(list, lists);
}

function* wordsByStem({ columns }: Segment): Generator<void, Map<string, number[]>> {
  const { titleLevels, phraseStarts, phraseWordIds, phraseWords } = columns;
  const inTitles = new Uint8Array(phraseWords.length);
  const end = phraseStarts[titleLevels.length] as number;
  yield* inChunks(end, (from, to) => {
    for (let at = from; at < to; at++) inTitles[phraseWordIds[at] as number] = 1;
  });
  const wordsOf = new Map<string, number[]>();
  for (const [number, word] of phraseWords.entries()) {
    if (inTitles[number] === 0) continue;
    for (const { stem } of tokensOf(word)) {
      const own = wordsOf.get(stem);
      if (!own) wordsOf.set(stem, [number]);
      else if (own.at(-1) !== number) own.push(number);
    }
    if (number % 256 === 0) yield;
  }
  return wordsOf;
}
