import { conceptWeight } from '#core/domain/match/weights.ts';
import type { RowRef } from '../../query/row-ref.ts';
import type { Segment } from '../../segment/segment.ts';
import { AskFlag, askBits, type DemandColumns, mustBit } from '../demand-columns.ts';
import { hasMusts } from '../facts/row-facts.ts';
import type { RowScores } from '../row-scores.ts';
import { askNames } from './ask-names.ts';

export interface Gap {
  /** Of the ask, as a card shows it. */
  name: string;
  /** In so many of the vacancies. */
  count: number;
}

const maxGaps = 5;

interface Scratch {
  /** By concept: in how many it counts, and the last of these. */
  counts: Uint16Array;
  lastIn: Uint32Array;
}
const scratches = new WeakMap<Segment, Scratch>();

function scratchOf(segment: Segment): Scratch {
  let scratch = scratches.get(segment);
  if (!scratch) {
    const size = segment.demands.columns.concepts.length;
    scratch = { counts: new Uint16Array(size), lastIn: new Uint32Array(size) };
    scratches.set(segment, scratch);
  }
  return scratch;
}

/** Of several concepts of which one is enough. */
interface Choice {
  from: number;
  to: number;
  count: number;
  lastIn: number;
}

/** What vacancies ask for most often that a person does not bring, counted as a card counts it (`coverageOf`). */
export class GapCounts {
  readonly #byName = new Map<string, Gap & { concepts: readonly string[] }>();

  /** The places are of the segment; where no others are added, what cannot be among the most frequent is left out. */
  add(segment: Segment, refs: readonly RowRef[], { seeker, scoreColumns }: RowScores, isOnly: boolean): void {
    const { hasConcept } = seeker;
    const { rowFacts } = scoreColumns;
    const { asks, concepts } = segment.demands.columns;
    const starts = segment.demands.askStarts;
    const { counts, lastIn } = scratchOf(segment);
    const names = askNames(segment);
    const choices = new Map<number | string, Choice>();
    for (const { row } of refs) {
      const [start, end] = [starts[row] as number, starts[row + 1] as number];
      const flags = hasMusts(rowFacts, row) ? 0 : AskFlag.must;
      for (let at = start; at < end; at++) {
        const ask = asks[at] as number;
        if ((ask & AskFlag.more) !== 0) {
          const from = at;
          while (((asks[at] as number) & AskFlag.more) !== 0) at++;
          if ((((asks[at] as number) | flags) & AskFlag.must) !== 0)
            addChoice(choices, { asks, from, to: at + 1, row, hasConcept });
          continue;
        }
        // Without a branch: which asks count is as good as random. Those that they bring are left out below, and named twice by
        // one vacancy a concept is lacked once.
        const concept = ask >>> askBits;
        const counted = ((ask | flags) >>> mustBit) & 1;
        const last = lastIn[concept] as number;
        const difference = last ^ (row + 1);
        counts[concept] = (counts[concept] as number) + (counted & ((difference | -difference) >>> 31));
        lastIn[concept] = last ^ (difference & -counted);
      }
    }
    const single: number[] = [];
    for (let concept = 0; concept < counts.length; concept++)
      if (counts[concept] !== 0 && hasConcept[concept] === 0) single.push(concept);
    const all = isOnly
      ? [...single.map((concept) => counts[concept] as number), ...countsOf(choices.values())]
      : [];
    const minCount = lowestTopCount(all);
    for (const concept of single)
      if ((counts[concept] as number) >= minCount)
        this.#count(names.ofConcept(concept), [concepts[concept] as string], counts[concept] as number);
    counts.fill(0);
    lastIn.fill(0);
    for (const { from, to, count } of choices.values())
      if (count >= minCount) this.#count(names.between(from, to), names.conceptsBetween(from, to), count);
  }

  #count(name: string, concepts: readonly string[], count: number): void {
    const existing = this.#byName.get(name);
    if (existing) existing.count += count;
    else this.#byName.set(name, { name, count, concepts });
  }

  /** The most frequent, of equal ones the heavier. */
  most(): Gap[] {
    const all = [...this.#byName.values()];
    const minCount = lowestTopCount(countsOf(all));
    return all
      .filter(({ count }) => count >= minCount)
      .map((gap) => ({ ...gap, weight: Math.min(...gap.concepts.map(conceptWeight)) }))
      .sort((a, b) => b.count - a.count || b.weight - a.weight || (a.name < b.name ? -1 : 1))
      .slice(0, maxGaps)
      .map(({ name, count }) => ({ name, count }));
  }
}

interface NewChoice {
  asks: DemandColumns['asks'];
  from: number;
  to: number;
  row: number;
  hasConcept: Uint8Array;
}

/** Counts a row's choice, unless they bring one of its concepts. */
function addChoice(
  choices: Map<number | string, Choice>,
  { asks, from, to, row, hasConcept }: NewChoice,
): void {
  const conceptAt = (at: number) => (asks[at] as number) >>> askBits;
  for (let at = from; at < to; at++) if (hasConcept[conceptAt(at)] === 1) return;
  const key =
    to === from + 2
      ? conceptAt(from) * hasConcept.length + conceptAt(from + 1)
      : Array.from(asks.subarray(from, to), (ask) => ask >>> askBits).join();
  const existing = choices.get(key);
  if (!existing) choices.set(key, { from, to, count: 1, lastIn: row });
  else if (existing.lastIn !== row) {
    existing.count++;
    existing.lastIn = row;
  }
}

const countsOf = (counted: Iterable<{ count: number }>): number[] =>
  Array.from(counted, ({ count }) => count);

/** What the last of the most frequent counts; 0 where there are not so many. */
function lowestTopCount(counts: readonly number[]): number {
  /** Ascending. */
  const top = Array<number>(maxGaps).fill(0);
  for (let n = 0; n < counts.length; n++) {
    const count = counts[n] as number;
    if (count <= (top[0] as number)) continue;
    let at = 0;
    for (; at + 1 < maxGaps && (top[at + 1] as number) < count; at++) top[at] = top[at + 1] as number;
    top[at] = count;
  }
  return top[0] as number;
}
