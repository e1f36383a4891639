import type { SortOrder } from '#core/domain/search/listing.ts';
import type { Segment } from '../segment/segment.ts';

/** Those that no text decides. */
export type FixedOrder = Exclude<SortOrder, 'relevance'>;

/** Where a vacancy stands. */
export interface RowRef {
  segment: Segment;
  row: number;
}

export const idOf = ({ segment, row }: RowRef): string => segment.ids.at(row);

/** The same for copies of one vacancy; null where nothing says that it has any. */
export function clusterAt({ segment, row }: RowRef): string | null {
  const hash = segment.clusters.at(row);
  return hash === null ? null : `${hash.low} ${hash.high}`;
}

function newest(a: RowRef, b: RowRef): number {
  const difference =
    (b.segment.columns.createdAt[b.row] as number) - (a.segment.columns.createdAt[a.row] as number);
  if (difference !== 0) return difference;
  const [idA, idB] = [idOf(a), idOf(b)];
  return idA < idB ? -1 : Number(idA > idB);
}

const bySalary = (direction: 1 | -1, end: 'min' | 'max') => (a: RowRef, b: RowRef) => {
  const salaryA = a.segment.columns.salary[a.row] as number;
  const salaryB = b.segment.columns.salary[b.row] as number;
  // 0 is none, and goes last.
  if (salaryA === 0 || salaryB === 0) return Number(salaryA === 0) - Number(salaryB === 0) || newest(a, b);
  return (
    direction * (a.segment.salaryOrders[end](salaryA) - b.segment.salaryOrders[end](salaryB)) || newest(a, b)
  );
};

/** The orders of a list (docs/rules.md#sort-orders), for vacancies of different segments. */
export const comparators: Record<FixedOrder, (a: RowRef, b: RowRef) => number> = {
  newest,
  'salary-asc': bySalary(1, 'min'),
  'salary-desc': bySalary(-1, 'max'),
};
