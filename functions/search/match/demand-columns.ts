import { level as levelSchema } from '#core/domain/job/level.ts';
import { askCode, askOfCode, type DemandColumn } from '#core/domain/match/vacancy/demand-column.ts';
import { Dictionary } from '../dictionary.ts';

/** What a row asks for, without the version of what read it: another one alone changes no answer. */
export type RowDemand = Omit<DemandColumn, 'version'>;

const noDemand: RowDemand = { asks: [], roles: [], level: null, languages: [] };

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
  /** Number of a concept, and `AskFlag` in the lowest bits. */
  asks: Uint16Array | Uint32Array;
  /** Number of what a row asks for beside: its roles, level and languages together. */
  kind: Uint16Array | Uint32Array;
  kinds: string[];
  /** Ids of the lexicon, or of an older one. */
  concepts: string[];
}

export const demandColumnNames = [
  'askCounts',
  'asks',
  'kind',
  'kinds',
  'concepts',
] as const satisfies readonly (keyof DemandColumns)[];

/** Bits of an ask. `more`: the next concept belongs to the same choice. */
export const AskFlag = { inTitle: 1, must: 2, more: 4 } as const;
export const askBits = 3;
/** Where `AskFlag.must` stands. */
export const mustBit = 1;

/** Roles, level, languages. */
type KindText = [roles: string[], level: string | null, languages: string[]];

const kindText = ({ roles, level, languages }: RowDemand): string =>
  JSON.stringify([roles, level, languages] satisfies KindText);

export type Kind = Omit<RowDemand, 'asks'>;

/** A level of another release is none. */
export function kindOf(text: string): Kind {
  const [roles, levelText, languages] = JSON.parse(text) as KindText;
  const level = levelSchema.safeParse(levelText);
  return { roles, level: level.success ? level.data : null, languages };
}

const narrow = (numbers: readonly number[], max: number): Uint16Array | Uint32Array =>
  max < 1 << 16 ? Uint16Array.from(numbers) : Uint32Array.from(numbers);

/** Some ten numbers a row: pushed one by one, since a list of lists of so many would be made for nothing. */
export function demandColumnsOf(jobs: readonly { demand: RowDemand }[]): DemandColumns {
  const concepts = new Dictionary<string>();
  const kinds = new Dictionary<string>();
  const counts: number[] = [];
  const asks: number[] = [];
  let maxCount = 0;
  // Of a million asks there are some thousands of codes.
  const numbersOf = new Map<string, readonly number[]>();
  const readCode = (code: string): readonly number[] => {
    const { concepts: alternatives, isMust, isInTitle } = askOfCode(code);
    const flags = (isInTitle ? AskFlag.inTitle : 0) | (isMust ? AskFlag.must : 0);
    return alternatives.map(
      (id, at) =>
        concepts.numberOf(id) * 2 ** askBits + flags + (at < alternatives.length - 1 ? AskFlag.more : 0),
    );
  };
  for (const { demand } of jobs) {
    const start = asks.length;
    for (const code of demand.asks) {
      let numbers = numbersOf.get(code);
      if (!numbers) {
        numbers = readCode(code);
        numbersOf.set(code, numbers);
      }
      for (let at = 0; at < numbers.length; at++) asks.push(numbers[at] as number);
    }
    counts.push(asks.length - start);
    maxCount = Math.max(maxCount, asks.length - start);
  }
  const kind = jobs.map(({ demand }) => kinds.numberOf(kindText(demand)));
  return {
    askCounts: maxCount < 1 << 8 ? Uint8Array.from(counts) : narrow(counts, maxCount),
    asks: narrow(asks, concepts.size * 2 ** askBits),
    kind: narrow(kind, kinds.size),
    kinds: kinds.values,
    concepts: concepts.values,
  };
}

/** Back again: codes of the asks that stand in `asks` from … to. `singleCodes`: those of one concept that are known, by number. */
export function askCodesBetween(
  { asks, concepts }: DemandColumns,
  from: number,
  to: number,
  singleCodes: Map<number, string>,
): string[] {
  const codes: string[] = [];
  let alternatives: string[] = [];
  for (let at = from; at < to; at++) {
    const ask = asks[at] as number;
    const isMore = (ask & AskFlag.more) !== 0;
    const isSingle = alternatives.length === 0 && !isMore;
    const cached = isSingle ? singleCodes.get(ask) : undefined;
    if (cached !== undefined) {
      codes.push(cached);
      continue;
    }
    alternatives.push(concepts[ask >>> askBits] as string);
    if (isMore) continue;
    const code = askCode({
      concepts: alternatives,
      isMust: (ask & AskFlag.must) !== 0,
      isInTitle: (ask & AskFlag.inTitle) !== 0,
    });
    codes.push(code);
    if (isSingle) singleCodes.set(ask, code);
    alternatives = [];
  }
  return codes;
}
