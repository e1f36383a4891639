import * as z from 'zod';
import type { JobFacts } from './filters.ts';

export const pageSize = 20;
/** The recommended block above the list (docs/rules.md#recommended-block). */
export const recommendedShown = 3;

/** Newest first; by minimum salary upwards; by maximum salary downwards (docs/rules.md#sort-orders). */
export const sortOrders = ['newest', 'salary-asc', 'salary-desc'] as const;
export const sortOrder = z.enum(sortOrders);
export type SortOrder = z.infer<typeof sortOrder>;

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

/** The asked page, or the last one there is. An empty list has one empty page. */
export function pageOf(
  total: number,
  asked: number,
): { page: number; pages: number; start: number; end: number } {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(asked, pages);
  return { page, pages, start: (page - 1) * pageSize, end: Math.min(page * pageSize, total) };
}
