import { level as levelSchema } from '#core/domain/job/level.ts';
import { askCode, askOfCode, type DemandColumn } from '#core/domain/match/vacancy/demand-column.ts';
import { Dictionary } from '../dictionary.ts';

/** What a row asks for, without the version of what read it: another one alone changes no answer. */
export type RowDemand = Omit<DemandColumn, 'version'>;

export const noDemand: RowDemand = { asks: [], roles: [], level: null, languages: [] };

export const rowDemand = (demand: DemandColumn | null): RowDemand => {
  if (demand === null) return noDemand;
  const { asks, roles, level, languages } = demand;
  return { asks, roles, level, languages };
};

type Counts = Uint8Array | Uint16Array | Uint32Array;

/** What the vacancies of a segment ask for (see `JobColumns`). */
export interface DemandColumns {
  /** How many concepts the asks of a row name; they stand row after row in `asks`. */
  askCounts: Counts;
  /** Number of a concept, and `AskMark` in the lowest bits. */
  asks: Uint16Array | Uint32Array;
  /** Number of what a row asks for beside: its roles, level and languages together. */
  kind: Uint16Array | Uint32Array;
  kinds: string[];
  /** Ids of the lexicon, or of an older one. */
  concepts: string[];
}

/** Bits of an ask. `more`: the next concept belongs to the same choice. */
export const AskMark = { inTitle: 1, must: 2, more: 4 } as const;
export const askBits = 3;
/** Where `AskMark.must` stands. */
export const mustBit = 1;

/** Roles, level, languages. */
type KindText = [roles: string[], level: string | null, languages: string[]];

const kindText = ({ roles, level, languages }: RowDemand): string =>
  JSON.stringify([roles, level, languages] satisfies KindText);

export type Kind = Omit<RowDemand, 'asks'>;

/** A level of another release is none. */
export function kindOf(text: string): Kind {
  const [roles, named, languages] = JSON.parse(text) as KindText;
  const level = levelSchema.safeParse(named);
  return { roles, level: level.success ? level.data : null, languages };
}

const narrow = (numbers: readonly number[], most: number): Uint16Array | Uint32Array =>
  most < 1 << 16 ? Uint16Array.from(numbers) : Uint32Array.from(numbers);

/** Some ten numbers a row: pushed one by one, since a list of lists of so many would be made for nothing. */
export function demandColumnsOf(jobs: readonly { demand: RowDemand }[]): DemandColumns {
  const concepts = new Dictionary<string>();
  const kinds = new Dictionary<string>();
  const counts: number[] = [];
  const asks: number[] = [];
  let most = 0;
  // Of a million asks there are some thousands of codes.
  const numbersOf = new Map<string, readonly number[]>();
  const readCode = (code: string): readonly number[] => {
    const { concepts: any, isMust, isInTitle } = askOfCode(code);
    const marks = (isInTitle ? AskMark.inTitle : 0) | (isMust ? AskMark.must : 0);
    return any.map(
      (id, at) => concepts.numberOf(id) * 2 ** askBits + marks + (at < any.length - 1 ? AskMark.more : 0),
    );
  };
  for (const { demand } of jobs) {
    const before = asks.length;
    for (const code of demand.asks) {
      let numbers = numbersOf.get(code);
      if (!numbers) {
        numbers = readCode(code);
        numbersOf.set(code, numbers);
      }
      for (let at = 0; at < numbers.length; at++) asks.push(numbers[at] as number);
    }
    counts.push(asks.length - before);
    most = Math.max(most, asks.length - before);
  }
  const kind = jobs.map(({ demand }) => kinds.numberOf(kindText(demand)));
  return {
    askCounts: most < 1 << 8 ? Uint8Array.from(counts) : narrow(counts, most),
    asks: narrow(asks, concepts.size * 2 ** askBits),
    kind: narrow(kind, kinds.size),
    kinds: kinds.values,
    concepts: concepts.values,
  };
}

/** Back again: codes of the asks that stand in `asks` from … to. `single`: those of one concept that are known, by number. */
export function askCodesBetween(
  { asks, concepts }: DemandColumns,
  from: number,
  to: number,
  single: Map<number, string>,
): string[] {
  const codes: string[] = [];
  let any: string[] = [];
  for (let at = from; at < to; at++) {
    const ask = asks[at] as number;
    const isMore = (ask & AskMark.more) !== 0;
    const isSingle = any.length === 0 && !isMore;
    const known = isSingle ? single.get(ask) : undefined;
    if (known !== undefined) {
      codes.push(known);
      continue;
    }
    any.push(concepts[ask >>> askBits] as string);
    if (isMore) continue;
    const code = askCode({
      concepts: any,
      isMust: (ask & AskMark.must) !== 0,
      isInTitle: (ask & AskMark.inTitle) !== 0,
    });
    codes.push(code);
    if (isSingle) single.set(ask, code);
    any = [];
  }
  return codes;
}
