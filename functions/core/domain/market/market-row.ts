import type { Level } from '../job/level.ts';
import type { PayKind, Salary } from '../job/pay/salary.ts';
import { middleOf, quartilesOf, type SalaryCounts } from '../search/market.ts';

/** What the market asks of a vacancy. */
export interface MarketRow {
  category: string | null;
  level: Level;
  city: string;
  salary: (Salary & { pay: PayKind }) | null;
  tags: readonly string[];
  /** The same for copies; null of one that can have none. */
  cluster: string | null;
  /** For how long it has been open, or was. */
  days: number;
}

/** Of copies the first alone (docs/rules.md#market-copies). */
export function newestOfCopies(rows: readonly MarketRow[]): MarketRow[] {
  const seen = new Set<string>();
  return rows.filter(({ cluster }) => {
    if (cluster === null) return true;
    if (seen.has(cluster)) return false;
    seen.add(cluster);
    return true;
  });
}

/** How often each number occurs. */
type Tally = ReadonlyMap<number, number>;

function tallyOf(values: Iterable<number>): Tally {
  const tally = new Map<number, number>();
  for (const value of values) tally.set(value, (tally.get(value) ?? 0) + 1);
  return tally;
}

const countsOf = (tally: Tally): SalaryCounts => [...tally].sort(([left], [right]) => left - right);

/** What vacancies pay, by kind: a number of each. */
export type PayTallies = Readonly<Record<PayKind, Tally>>;

const byKind = (tallyFor: (kind: PayKind) => Tally): PayTallies => ({
  net: tallyFor('net'),
  gross: tallyFor('gross'),
  unsaid: tallyFor('unsaid'),
});

/** What these pay. */
export function payTalliesOf(rows: readonly MarketRow[]): PayTallies {
  const middles: Record<PayKind, number[]> = { net: [], gross: [], unsaid: [] };
  for (const { salary } of rows) if (salary) middles[salary.pay].push(middleOf(salary));
  return byKind((kind) => tallyOf(middles[kind]));
}

/** What all pay but some of them. */
export const payOfOthers = (all: PayTallies, some: PayTallies): PayTallies =>
  byKind(
    (kind) =>
      new Map(
        [...all[kind]].flatMap(([middle, count]) => {
          const left = count - (some[kind].get(middle) ?? 0);
          return left > 0 ? [[middle, left]] : [];
        }),
      ),
  );

/** The quartiles are null where too few pay in that kind. */
export const payFigures = (tallies: PayTallies, kind: PayKind) => ({
  n: tallies[kind].values().reduce((sum, count) => sum + count, 0),
  quartiles: quartilesOf(countsOf(tallies[kind])),
});

/** The median is null where they are too few. */
export const daysOf = (rows: readonly MarketRow[]) => ({
  n: rows.length,
  median: quartilesOf(countsOf(tallyOf(rows.map(({ days }) => days))))?.median ?? null,
});
