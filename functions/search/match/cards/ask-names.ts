import { askName } from '#core/domain/match/score/coverage.ts';
import type { Segment } from '../../segment/segment.ts';
import { askBits } from '../demand-columns.ts';

/** What asks of a segment are called: each is looked up once, since most of them come again and again. */
export class AskNames {
  readonly #segment: Segment;
  /** By concept, as far as it was asked for. */
  readonly #names: (string | undefined)[] = [];
  /** By both concepts of a choice between two. */
  readonly #pairs = new Map<number, string>();

  constructor(segment: Segment) {
    this.#segment = segment;
  }

  ofConcept(concept: number): string {
    let name = this.#names[concept];
    if (name === undefined) {
      name = askName({ concepts: [this.#segment.demands.columns.concepts[concept] as string] });
      this.#names[concept] = name;
    }
    return name;
  }

  /** Of the ask whose concepts stand in `asks` from … to. */
  between(from: number, to: number): string {
    const { asks } = this.#segment.demands.columns;
    const first = (asks[from] as number) >>> askBits;
    if (to === from + 1) return this.ofConcept(first);
    if (to > from + 2) return askName({ concepts: this.conceptsBetween(from, to) });
    const key =
      first * this.#segment.demands.columns.concepts.length + ((asks[from + 1] as number) >>> askBits);
    let name = this.#pairs.get(key);
    if (name === undefined) {
      name = askName({ concepts: this.conceptsBetween(from, to) });
      this.#pairs.set(key, name);
    }
    return name;
  }

  conceptsBetween(from: number, to: number): string[] {
    const { asks, concepts } = this.#segment.demands.columns;
    const ids: string[] = [];
    for (let at = from; at < to; at++) ids.push(concepts[(asks[at] as number) >>> askBits] as string);
    return ids;
  }
}

const namesOf = new WeakMap<Segment, AskNames>();

export function askNames(segment: Segment): AskNames {
  let cached = namesOf.get(segment);
  if (!cached) {
    cached = new AskNames(segment);
    namesOf.set(segment, cached);
  }
  return cached;
}
