import { matchScore } from '#core/domain/match/match-score.ts';
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
  for (const circle of similarityScopes) {
    similar = others.filter((other) => isInside(circle, job, other));
    if (similar.length >= minSimilar) break;
  }
  const score = matchScore(job.row);
  const middles = similar.flatMap(({ salary }) => (salary ? [middleOf(salary)] : [])).sort((a, b) => a - b);
  const less = similar.filter((other) => matchScore(other.row) < score).length;
  return {
    compared: similar.length,
    lessAboutAi: similar.length === 0 ? 0 : less / similar.length,
    salary: salaryMarket({ n: middles.length, middle: (rank) => middles[rank] as number }),
  };
}
