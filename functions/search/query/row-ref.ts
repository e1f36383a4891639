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
  const [one, other] = [idOf(a), idOf(b)];
  return one < other ? -1 : Number(one > other);
}

const bySalary = (direction: 1 | -1, end: 'min' | 'max') => (a: RowRef, b: RowRef) => {
  const one = a.segment.columns.salary[a.row] as number;
  const other = b.segment.columns.salary[b.row] as number;
  // 0 is none, and goes last.
  if (one === 0 || other === 0) return Number(one === 0) - Number(other === 0) || newest(a, b);
  return direction * (a.segment.salaryOrders[end](one) - b.segment.salaryOrders[end](other)) || newest(a, b);
};

/** `compareBy` of core/domain/search/listing.ts, for vacancies of different segments. */
export const comparators: Record<FixedOrder, (a: RowRef, b: RowRef) => number> = {
  newest,
  'salary-asc': bySalary(1, 'min'),
  'salary-desc': bySalary(-1, 'max'),
};
