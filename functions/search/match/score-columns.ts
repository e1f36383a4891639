import { type Experience, experiences } from '#core/domain/job/job.ts';
import { jobTypeLabel, remote } from '#core/domain/job/job-type.ts';
import { levels } from '#core/domain/job/level.ts';
import { tokensOf } from '#core/domain/match/stems.ts';
import { languageOfCode } from '#core/domain/match/vacancy/demand-column.ts';
import { cityOf } from '#core/domain/match/vacancy/demand-of.ts';
import { conceptWeight } from '#core/domain/match/weights.ts';
import { inChunks } from '../cooperative/chunks.ts';
import { Lazy } from '../cooperative/lazy.ts';
import { Dictionary } from '../dictionary.ts';
import { Postings } from '../segment/postings.ts';
import { alsoPrepare, type Segment } from '../segment/segment.ts';

/** Of levels and none. */
export const levelCount = levels.length + 1;

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
  /** By list and level: the kinds. */
  kindsOf: readonly (readonly number[])[];
  /** By list: those of its lists and levels that have a kind. */
  groupsOf: readonly (readonly number[])[];
  languages: readonly NamedLanguages[];
  /** The kinds that ask for a language. */
  withLanguages: readonly number[];
}

export interface PlaceFacts {
  /** Of each location: 0 where anybody can be, or which says no city. */
  cities: Uint32Array;
  cityNumbers: ReadonlyMap<string, number>;
  /** Of each location: whether it says that anybody can be anywhere. */
  isRemote: Uint8Array;
}

/** What is made of a segment's columns to score its rows: at its first match, or in slices before. */
export class ScoreColumns {
  readonly segment: Segment;
  readonly #concepts;
  readonly #conceptWeights;
  readonly #kinds;
  readonly #places;
  readonly #rowsOfKinds;
  readonly #wordsOf;

  constructor(segment: Segment) {
    this.segment = segment;
    const { columns, demands } = segment;
    this.#concepts = Lazy.of(() => new Map(columns.concepts.map((id, number) => [id, number])));
    this.#conceptWeights = Lazy.of(() => Float64Array.from(columns.concepts, conceptWeight));
    this.#kinds = Lazy.of(() => kindFacts(demands.kinds));
    this.#places = new Lazy(() => placeFacts(columns.locations));
    this.#rowsOfKinds = new Lazy(() => Postings.ofColumn(columns.kind, columns.kinds.length));
    this.#wordsOf = new Lazy(() => wordsByStem(segment));
  }

  *prepare(): Generator<void> {
    yield* this.segment.demands.prepare();
    for (const lazy of [this.#concepts, this.#conceptWeights, this.#kinds]) yield* lazy.prepare();
    for (const lazy of [this.#places, this.#rowsOfKinds, this.#wordsOf]) yield* lazy.prepare();
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
  get rowsOfKinds(): Postings {
    return this.#rowsOfKinds.value;
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
  const kindsOf = Array.from({ length: roles.length * levelCount }, (): number[] => []);
  for (const [kind, own] of list.entries()) kindsOf[own * levelCount + (level[kind] as number)]?.push(kind);
  const groupsOf = roles.map((_, own) =>
    Array.from({ length: levelCount }, (__, at) => own * levelCount + at).filter(
      (group) => kindsOf[group]?.length !== 0,
    ),
  );
  const languages = kinds.map((kind) => kind.languages.flatMap((code) => languageOfCode(code) ?? []));
  return {
    ...{ list, roles, listsOf, level, kindsOf, groupsOf, languages },
    roleNumbers: new Map(numbers.values.map((id, number) => [id, number])),
    withLanguages: [...languages.keys()].filter((kind) => languages[kind]?.length !== 0),
  };
}

function* placeFacts(locations: readonly string[]): Generator<void, PlaceFacts> {
  const numbers = new Dictionary<string>(1);
  const cities = new Uint32Array(locations.length);
  const isRemote = new Uint8Array(locations.length);
  for (const [at, location] of locations.entries()) {
    isRemote[at] = Number(jobTypeLabel(location) === remote);
    const city = cityOf(location);
    cities[at] = city === null ? 0 : numbers.numberOf(city);
    if (at % 256 === 0) yield;
  }
  return { cities, isRemote, cityNumbers: new Map(numbers.values.map((city, at) => [city, at + 1])) };
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

/** Of a segment's numbers of experiences, where 0 is none, those of today's list: 0 is none here, too. */
export function experienceNumbers({ columns }: Segment): Uint8Array {
  const values = columns.choices.experience?.values ?? [];
  return Uint8Array.from([0, ...values.map((value) => experiences.indexOf(value as Experience) + 1)]);
}
