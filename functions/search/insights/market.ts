import { aiScore } from '#core/domain/job/ai-score.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { type Level, levelOf, levels } from '#core/domain/job/level.ts';
import { categories, categoryWithAncestors } from '#core/domain/search/catalog.ts';
import {
  allJobs,
  comparablePay,
  type Market,
  minSimilar,
  type SimilarityScope,
  salaryMarketOf,
  similarityScopes,
} from '#core/domain/search/market.ts';
import { type Bitmap, keep, sizeOf } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';
import { Distribution } from './distribution.ts';

/** Whom others are compared with. */
export interface Reference {
  category: string | null;
  level: Level;
}

/** The open rows of similar vacancies; not to be written to. */
export function similarRows(
  segment: Segment,
  { category, sameLevel }: SimilarityScope,
  reference: Reference,
): Bitmap {
  const inside = segment.scratch('inside');
  inside.set(segment.open);
  if (category !== 'any') {
    const rows = segment.scratch('alike');
    rows.fill(0);
    const ids = [null, ...segment.columns.categories];
    for (const number of matchingCategories(ids, category, reference.category))
      segment.taxonomyPostings('category').addTo(rows, number);
    keep(inside, rows);
  }
  if (sameLevel) keep(inside, segment.rowsWith('level', levels.indexOf(reference.level)));
  return inside;
}

/** The name of the category that the scope stays in; null where it takes all. */
export function categoryNameOf({ category }: SimilarityScope, reference: Reference): string | null {
  if (category === 'any') return null;
  const id = category === 'same' ? reference.category : topOf(reference.category);
  return categories.find((item) => item.id === id)?.name ?? null;
}

const topOf = (category: string | null): string | null =>
  category === null ? null : (categoryWithAncestors(category).at(-1) ?? null);

/** Where those stand among the categories, null among them, that are the same. */
export function matchingCategories(
  ids: readonly (string | null)[],
  sameness: 'same' | 'same-top',
  categoryId: string | null,
): number[] {
  const isAlike = (id: string | null) =>
    sameness === 'same' ? id === categoryId : topOf(id) === topOf(categoryId);
  return ids.flatMap((id, number) => (isAlike(id) ? [number] : []));
}

/** Those like this one: the narrowest scope of at least 150, else everybody (docs/rules.md#similar-150). */
export function marketOf(job: JobRow, segments: readonly Segment[]): Market {
  const reference = { category: job.category_id, level: levelOf(job.title) };
  let similar = new Distribution();
  let scope = allJobs;
  for (const candidate of similarityScopes(reference.category)) {
    similar = new Distribution();
    scope = candidate;
    const inside = segments.map((segment) => similarRows(segment, candidate, reference));
    const ownRows = segments.map(({ ids }) => ids.rowOf(job.id));
    // One may be the vacancy itself.
    const isWidest = candidate.category === 'any';
    if (!isWidest && inside.reduce((sum, rows) => sum + sizeOf(rows), 0) < minSimilar) continue;
    for (const [at, segment] of segments.entries())
      similar.add(segment, inside[at] as Uint32Array, (row) => row === ownRows[at]);
    if (similar.size >= minSimilar) break;
  }
  const { size } = similar;
  return {
    compared: size,
    scope: { category: categoryNameOf(scope, reference), level: scope.sameLevel ? reference.level : null },
    lessAboutAi: size === 0 ? 0 : similar.countBelow(aiScore(job)) / size,
    salary: salaryMarketOf(similar.salaries, comparablePay(job)),
  };
}
