import { categories } from '#core/domain/search/catalog.ts';

export interface CategoryCount {
  /** Null for vacancies without a category that we know. */
  name: string | null;
  count: number;
  /** Its subcategories, the largest first; `name` null is what has none. */
  parts: { name: string | null; count: number }[];
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);
const bySize = <T extends { count: number }>(list: T[]) => list.sort((a, b) => b.count - a.count);

/** Counts by category id of several runs as top-level categories with their parts, the largest first. */
export function categoryCounts(runs: readonly { jobsByCategory: Record<string, number> }[]): CategoryCount[] {
  const countOf = (id: string) => sumOf(runs.map(({ jobsByCategory }) => jobsByCategory[id] ?? 0));
  const topLevel = categories
    .filter(({ parent_id }) => parent_id === null)
    .map(({ id, name }) => {
      const children = categories
        .filter(({ parent_id }) => parent_id === id)
        .map((category) => ({ name: category.name as string | null, count: countOf(category.id) }));
      const own = { name: null, count: countOf(id) };
      const parts = children.length > 0 ? bySize([...children, own].filter(({ count }) => count > 0)) : [];
      return {
        name: name as string | null,
        count: own.count + sumOf(children.map(({ count }) => count)),
        parts,
      };
    });
  const all = sumOf(runs.flatMap(({ jobsByCategory }) => Object.values(jobsByCategory)));
  const other = { name: null, count: all - sumOf(topLevel.map(({ count }) => count)), parts: [] };
  return bySize([...topLevel, other].filter(({ count }) => count > 0));
}
