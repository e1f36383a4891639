import type { SortOrder } from '#core/domain/search/listing.ts';
import type { JobFacts } from './rules.ts';

const newestFirst = (a: JobFacts, b: JobFacts): number =>
  b.createdAt - a.createdAt || (a.row.id < b.row.id ? -1 : Number(a.row.id > b.row.id));

const bySalary =
  (direction: 1 | -1, end: 'min' | 'max') =>
  (a: JobFacts, b: JobFacts): number => {
    if (a.salary === null || b.salary === null)
      return Number(a.salary === null) - Number(b.salary === null) || newestFirst(a, b);
    return direction * (a.salary[end] - b.salary[end]) || newestFirst(a, b);
  };

/**
 * Vacancies without a salary go last in both salary orders; ties newest first, then by id (docs/rules.md#sort-ties).
 */
export const compareBy: Record<SortOrder, (a: JobFacts, b: JobFacts) => number> = {
  newest: newestFirst,
  'salary-asc': bySalary(1, 'min'),
  'salary-desc': bySalary(-1, 'max'),
};
