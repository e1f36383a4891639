import * as z from 'zod/mini';

export const pageSize = 20;
/** The recommended block above the list (docs/rules.md#recommended-block). */
export const recommendedShown = 3;

/**
 * Newest first; by how well the text fits; by minimum salary upwards; by maximum salary downwards
 * (docs/rules.md#sort-orders).
 */
export const sortOrders = ['newest', 'relevance', 'salary-asc', 'salary-desc'] as const;
export const sortOrder = z.enum(sortOrders);
export type SortOrder = z.infer<typeof sortOrder>;

/** Of copies of one vacancy each its card, or one for all (docs/rules.md#copies-folded). */
export const copyViews = ['apart', 'folded'] as const;
export const copyView = z.enum(copyViews);
export type CopyView = z.infer<typeof copyView>;

/** The site's, while the reader has chosen none (docs/rules.md#sort-relevance). */
export const defaultSort = (text: string): SortOrder => (text === '' ? 'newest' : 'relevance');

/** The asked page, or the last one there is. An empty list has one empty page. */
export function pageOf(
  total: number,
  requestedPage: number,
): { page: number; pages: number; start: number; end: number } {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(requestedPage, pages);
  return { page, pages, start: (page - 1) * pageSize, end: Math.min(page * pageSize, total) };
}
