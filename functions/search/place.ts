import type { SortOrder } from '#core/domain/search/listing.ts';
import type { Segment } from './segment/segment.ts';

/** Where a vacancy stands. */
export interface Place {
  segment: Segment;
  row: number;
}

export const idAt = ({ segment, row }: Place): string => segment.ids.at(row);

function newest(a: Place, b: Place): number {
  const difference =
    (b.segment.columns.createdAt[b.row] as number) - (a.segment.columns.createdAt[a.row] as number);
  if (difference !== 0) return difference;
  const [one, other] = [idAt(a), idAt(b)];
  return one < other ? -1 : Number(one > other);
}

const bySalary = (direction: 1 | -1, end: 'min' | 'max') => (a: Place, b: Place) => {
  const one = a.segment.columns.salary[a.row] as number;
  const other = b.segment.columns.salary[b.row] as number;
  // 0 is none, and goes last.
  if (one === 0 || other === 0) return Number(one === 0) - Number(other === 0) || newest(a, b);
  return direction * (a.segment.orders[end](one) - b.segment.orders[end](other)) || newest(a, b);
};

/** `compareBy` of core/domain/search/listing.ts, for vacancies of different segments. */
export const before: Record<SortOrder, (a: Place, b: Place) => number> = {
  newest,
  'salary-asc': bySalary(1, 'min'),
  'salary-desc': bySalary(-1, 'max'),
};
