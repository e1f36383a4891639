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

const countsOf = (values: readonly number[]): SalaryCounts =>
  [...Map.groupBy(values, (value) => value)]
    .map(([value, group]) => [value, group.length] as const)
    .sort(([left], [right]) => left - right);

/** Of what these pay in one kind; the quartiles are null where too few do. */
export function payOf(rows: readonly MarketRow[], kind: PayKind) {
  const middles = rows.flatMap(({ salary }) => (salary?.pay === kind ? middleOf(salary) : []));
  return { n: middles.length, quartiles: quartilesOf(countsOf(middles)) };
}

/** The median is null where they are too few. */
export const daysOf = (rows: readonly MarketRow[]) => ({
  n: rows.length,
  median: quartilesOf(countsOf(rows.map(({ days }) => days)))?.median ?? null,
});
