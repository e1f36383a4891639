import { matchScore } from '#core/domain/match/match-score.ts';
import { categories } from '#core/domain/search/catalog.ts';
import {
  type Market,
  middleOf,
  minSimilar,
  type SimilarityScope,
  salaryMarket,
  similarityScopes,
} from '#core/domain/search/market.ts';
import type { JobFacts } from './rules.ts';

function isInside({ category, sameLevel }: SimilarityScope, job: JobFacts, other: JobFacts): boolean {
  if (sameLevel && other.level !== job.level) return false;
  if (category === 'any') return true;
  return category === 'same'
    ? other.row.category_id === job.row.category_id
    : other.categories.at(-1) === job.categories.at(-1);
}

/** The vacancy among those like it: the narrowest circle of at least 150, or everybody where there are fewer. */
export function marketOf(job: JobFacts, open: readonly JobFacts[]): Market {
  const others = open.filter((other) => other.row.id !== job.row.id);
  let similar = others;
  let scope: Market['scope'] = { category: null, level: null };
  for (const circle of similarityScopes(job.row.category_id)) {
    similar = others.filter((other) => isInside(circle, job, other));
    const id = circle.category === 'same' ? job.row.category_id : job.categories.at(-1);
    scope = {
      category: circle.category === 'any' ? null : (categories.find((one) => one.id === id)?.name ?? null),
      level: circle.sameLevel ? job.level : null,
    };
    if (similar.length >= minSimilar) break;
  }
  const score = matchScore(job.row);
  const middles = similar.flatMap(({ salary }) => (salary ? [middleOf(salary)] : [])).sort((a, b) => a - b);
  const less = similar.filter((other) => matchScore(other.row) < score).length;
  return {
    compared: similar.length,
    scope,
    lessAboutAi: similar.length === 0 ? 0 : less / similar.length,
    salary: salaryMarket(middles.map((middle) => [middle, 1])),
  };
}
