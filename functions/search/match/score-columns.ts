import { type Experience, experiences } from '#core/domain/job/experience.ts';
import { jobTypeLabel, remote } from '#core/domain/job/job-type.ts';
import { levels } from '#core/domain/job/level.ts';
import { tokensOf } from '#core/domain/match/stems.ts';
import { languageOfCode } from '#core/domain/match/vacancy/demand-column.ts';
import { cityOf } from '#core/domain/match/vacancy/demand-of.ts';
import { conceptWeight } from '#core/domain/match/weights.ts';
import { inChunks } from '../cooperative/chunks.ts';
import { Lazy } from '../cooperative/lazy.ts';
import { Dictionary } from '../dictionary.ts';
import { add, type Bitmap, wordsFor } from '../segment/bitmap.ts';
import type { Numbers } from '../segment/job-columns.ts';
import { alsoPrepare, type Segment } from '../segment/segment.ts';
import { ConceptRows } from './concept-rows.ts';
import { packRowFacts } from './row-facts.ts';
import { TitleLists } from './titles/title-lists.ts';

/** Of levels and none. */
export const levelCount = levels.length + 1;
/** Of experiences and none. */
export const experienceCount = experiences.length + 1;

type NamedLanguages = NonNullable<ReturnType<typeof languageOfCode>>[];

/** Of each kind what a score is made of, as numbers. */
export interface KindFacts {
  /** By kind: the number of its list of roles. Levels and languages make many kinds of few lists. */
  list: Uint32Array;
  /** By list: the numbers of its roles, in its order. */
  roles: readonly (readonly number[])[];
  roleNumbers: ReadonlyMap<string, number>;
  /** By role: the lists that have it. */
  listsOf: readonly (readonly number[])[];
  /** By kind: 0 is none, else 1 more than the number in `levels`. */
  level: Uint8Array;
  /** By kind: the number of its languages. */
  language: Uint32Array;
  languages: readonly NamedLanguages[];
}

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
  readonly #lists;
  readonly #titleLists;
  readonly #wordsOf;
  readonly #conceptRows;
  readonly #levelExperiences;
  readonly #rowFacts;

  constructor(segment: Segment) {
    this.segment = segment;
    const { columns, demands } = segment;
    this.#concepts = Lazy.of(() => new Map(columns.concepts.map((id, number) => [id, number])));
    this.#conceptWeights = Lazy.of(() => Float64Array.from(columns.concepts, conceptWeight));
    this.#kinds = Lazy.of(() => kindFacts(demands.kinds));
    this.#places = new Lazy(() => placeFacts(segment));
    this.#lists = new Lazy(() => listsOfRows(columns.kind, this.kinds));
    this.#titleLists = new Lazy(() => TitleLists.of(columns, this.lists, this.kinds.roles.length));
    this.#wordsOf = new Lazy(() => wordsByStem(segment));
    this.#levelExperiences = new Lazy(() => levelExperiences(segment, this.kinds));
    this.#conceptRows = new Lazy(() => ConceptRows.of(segment, this.conceptWeights));
    this.#rowFacts = new Lazy(() => packRowFacts(columns, this.conceptRows.asked, this.levelExperiences));
  }

  *prepare(): Generator<void> {
    yield* this.segment.demands.prepare();
    for (const lazy of [this.#concepts, this.#conceptWeights, this.#kinds]) yield* lazy.prepare();
    for (const lazy of [this.#places, this.#lists, this.#titleLists, this.#wordsOf]) yield* lazy.prepare();
    for (const lazy of [this.#conceptRows, this.#levelExperiences, this.#rowFacts]) yield* lazy.prepare();
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
  /** By row: the number of its list of roles. */
  get lists(): Numbers {
    return this.#lists.value;
  }
  get titleLists(): TitleLists {
    return this.#titleLists.value;
  }
  /** By row: `level * experienceCount + experience`, of the numbers of both. */
  get levelExperiences(): Uint8Array {
    return this.#levelExperiences.value;
  }
  /** By row (`row-facts.ts`). */
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
  const known = columnsOf.get(segment) ?? new ScoreColumns(segment);
  columnsOf.set(segment, known);
  return known;
}

alsoPrepare((segment) => scoreColumns(segment).prepare());

function kindFacts(kinds: Segment['demands']['kinds']): KindFacts {
  const numbers = new Dictionary<string>();
  const lists = new Dictionary<string>();
  const list = Uint32Array.from(kinds, (kind) => lists.numberOf(kind.roles.join('\n')));
  const roles: number[][] = lists.values.map(() => []);
  for (const [kind, own] of list.entries())
    roles[own] = (kinds[kind] as (typeof kinds)[number]).roles.map((role) => numbers.numberOf(role));
  const listsOf = numbers.values.map((): number[] => []);
  for (const [own, each] of roles.entries()) for (const role of new Set(each)) listsOf[role]?.push(own);
  const level = Uint8Array.from(kinds, (kind) => (kind.level === null ? 0 : levels.indexOf(kind.level) + 1));
  const languages = new Dictionary<string>();
  const language = Uint32Array.from(kinds, (kind) => languages.numberOf(kind.languages.join('\n')));
  return {
    ...{ list, roles, listsOf, level, language },
    roleNumbers: new Map(numbers.values.map((id, number) => [id, number])),
    languages: languages.values.map((codes) =>
      codes.split('\n').flatMap((code) => languageOfCode(code) ?? []),
    ),
  };
}

function* listsOfRows(kind: Numbers, { list, roles }: KindFacts): Generator<void, Numbers> {
  const lists = roles.length < 1 << 16 ? new Uint16Array(kind.length) : new Uint32Array(kind.length);
  yield* inChunks(kind.length, (from, to) => {
    for (let row = from; row < to; row++) lists[row] = list[kind[row] as number] as number;
  });
  return lists;
}

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

function* levelExperiences({ columns, size }: Segment, { level }: KindFacts): Generator<void, Uint8Array> {
  const { numbers, values } = columns.choices.experience ?? { numbers: new Uint8Array(size), values: [] };
  // 0 is none, in the segment's list and in today's.
  const experience = [0, ...values.map((value) => experiences.indexOf(value as Experience) + 1)];
  const both = new Uint8Array(size);
  yield* inChunks(size, (from, to) => {
    for (let row = from; row < to; row++)
      both[row] =
        (level[columns.kind[row] as number] as number) * experienceCount +
        (experience[numbers[row] as number] as number);
  });
  return both;
}
