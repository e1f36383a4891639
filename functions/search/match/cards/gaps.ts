import { conceptWeight } from '#core/domain/match/weights.ts';
import type { RowRef } from '../../query/row-ref.ts';
import type { Segment } from '../../segment/segment.ts';
import { AskMark, askBits, mustBit } from '../demand-columns.ts';
import { hasMusts } from '../facts/row-facts.ts';
import type { RowScores } from '../row-scores.ts';
import { askNames } from './ask-names.ts';

export interface Gap {
  /** Of the ask, as a card shows it. */
  name: string;
  /** In so many of the vacancies. */
  count: number;
}

const mostGaps = 5;

interface Room {
  /** By concept: in how many it counts, and the last of these. */
  counts: Uint16Array;
  lastIn: Uint32Array;
}
const rooms = new WeakMap<Segment, Room>();

function roomOf(segment: Segment): Room {
  let room = rooms.get(segment);
  if (!room) {
    const size = segment.columns.concepts.length;
    room = { counts: new Uint16Array(size), lastIn: new Uint32Array(size) };
    rooms.set(segment, room);
  }
  return room;
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
  readonly #byName = new Map<string, Gap & { any: readonly string[] }>();

  /** The places are of the segment; where no others are added, what cannot be among the most frequent is left out. */
  add(segment: Segment, places: readonly RowRef[], { seeker, made }: RowScores, isOnly: boolean): void {
    const { isBrought } = seeker;
    const { rowFacts } = made;
    const { asks, concepts } = segment.columns;
    const starts = segment.demands.askStarts;
    const { counts, lastIn } = roomOf(segment);
    const names = askNames(segment);
    const choices = new Map<number | string, Choice>();
    for (const { row } of places) {
      const [start, end] = [starts[row] as number, starts[row + 1] as number];
      const marks = hasMusts(rowFacts, row) ? 0 : AskMark.must;
      for (let at = start; at < end; at++) {
        const ask = asks[at] as number;
        if ((ask & AskMark.more) !== 0) {
          const from = at;
          while (((asks[at] as number) & AskMark.more) !== 0) at++;
          if ((((asks[at] as number) | marks) & AskMark.must) !== 0)
            addChoice(choices, { asks, from, to: at + 1, row, isBrought });
          continue;
        }
        // Without a branch: which asks count is as good as random. Those that they bring are left out below, and named twice by
        // one vacancy a concept is lacked once.
        const concept = ask >>> askBits;
        const counted = ((ask | marks) >>> mustBit) & 1;
        const last = lastIn[concept] as number;
        const others = last ^ (row + 1);
        counts[concept] = (counts[concept] as number) + (counted & ((others | -others) >>> 31));
        lastIn[concept] = last ^ (others & -counted);
      }
    }
    const single: number[] = [];
    for (let concept = 0; concept < counts.length; concept++)
      if (counts[concept] !== 0 && isBrought[concept] === 0) single.push(concept);
    const all = isOnly
      ? [...single.map((concept) => counts[concept] as number), ...countsOf(choices.values())]
      : [];
    const least = leastOfMost(all);
    for (const concept of single)
      if ((counts[concept] as number) >= least)
        this.#count(names.ofConcept(concept), [concepts[concept] as string], counts[concept] as number);
    counts.fill(0);
    lastIn.fill(0);
    for (const { from, to, count } of choices.values())
      if (count >= least) this.#count(names.between(from, to), names.conceptsBetween(from, to), count);
  }

  #count(name: string, any: readonly string[], count: number): void {
    const known = this.#byName.get(name);
    if (known) known.count += count;
    else this.#byName.set(name, { name, count, any });
  }

  /** The most frequent, of equal ones the heavier. */
  most(): Gap[] {
    const all = [...this.#byName.values()];
    const least = leastOfMost(countsOf(all));
    return all
      .filter(({ count }) => count >= least)
      .map((gap) => ({ ...gap, weight: Math.min(...gap.any.map(conceptWeight)) }))
      .sort(
        (one, other) =>
          other.count - one.count || other.weight - one.weight || (one.name < other.name ? -1 : 1),
      )
      .slice(0, mostGaps)
      .map(({ name, count }) => ({ name, count }));
  }
}

interface NewChoice {
  asks: Segment['columns']['asks'];
  from: number;
  to: number;
  row: number;
  isBrought: Uint8Array;
}

/** Counts a row's choice, unless they bring one of its concepts. */
function addChoice(
  choices: Map<number | string, Choice>,
  { asks, from, to, row, isBrought }: NewChoice,
): void {
  const conceptAt = (at: number) => (asks[at] as number) >>> askBits;
  for (let at = from; at < to; at++) if (isBrought[conceptAt(at)] === 1) return;
  const key =
    to === from + 2
      ? conceptAt(from) * isBrought.length + conceptAt(from + 1)
      : Array.from(asks.subarray(from, to), (one) => one >>> askBits).join();
  const known = choices.get(key);
  if (!known) choices.set(key, { from, to, count: 1, lastIn: row });
  else if (known.lastIn !== row) {
    known.count++;
    known.lastIn = row;
  }
}

const countsOf = (counted: Iterable<{ count: number }>): number[] =>
  Array.from(counted, ({ count }) => count);

/** What the last of the most frequent counts; 0 where there are not so many. */
function leastOfMost(counts: readonly number[]): number {
  /** Ascending. */
  const most = Array<number>(mostGaps).fill(0);
  for (let n = 0; n < counts.length; n++) {
    const count = counts[n] as number;
    if (count <= (most[0] as number)) continue;
    let at = 0;
    for (; at + 1 < mostGaps && (most[at + 1] as number) < count; at++) most[at] = most[at + 1] as number;
    most[at] = count;
  }
  return most[0] as number;
}
