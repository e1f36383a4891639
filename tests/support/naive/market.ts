import type { JobRow } from '#core/domain/job/job.ts';
import type { PayKind } from '#core/domain/job/pay/salary.ts';
import { matchScore } from '#core/domain/match/match-score.ts';
import { categories } from '#core/domain/search/catalog.ts';
import {
  type Market,
  middleOf,
  minSimilar,
  type SalaryMarket,
  type SimilarityScope,
  salaryMarket,
  similarityScopes,
} from '#core/domain/search/market.ts';
import type { JobFacts } from './rules.ts';

export function isInside({ category, sameLevel }: SimilarityScope, job: JobFacts, other: JobFacts): boolean {
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
  for (const similarityScope of similarityScopes(job.row.category_id)) {
    similar = others.filter((other) => isInside(similarityScope, job, other));
    const id = similarityScope.category === 'same' ? job.row.category_id : job.categories.at(-1);
    scope = {
      category:
        similarityScope.category === 'any' ? null : (categories.find((item) => item.id === id)?.name ?? null),
      level: similarityScope.sameLevel ? job.level : null,
    };
    if (similar.length >= minSimilar) break;
  }
  const score = matchScore(job.row);
  const less = similar.filter((other) => matchScore(other.row) < score).length;
  return {
    compared: similar.length,
    scope,
    lessAboutAi: similar.length === 0 ? 0 : less / similar.length,
    salary: salariesLike(job, similar),
  };
}

/** By the words alone (docs/rules.md#salary-kinds). */
export function payOf({ salary_words: words }: JobRow): PayKind {
  if (words?.endsWith(' на руки')) return 'net';
  return words?.endsWith(' до вычета налогов') ? 'gross' : 'unsaid';
}

/** Those of a kind, from 20 on. */
export function salariesOf(pay: PayKind, jobs: readonly JobFacts[]): SalaryMarket | null {
  const middles = jobs
    .flatMap(({ row, salary }) => (salary && payOf(row) === pay ? middleOf(salary) : []))
    .sort((a, b) => a - b);
  const counts = { net: [], gross: [], unsaid: [], [pay]: middles.map((middle) => [middle, 1] as const) };
  return salaryMarket(counts, pay);
}

/** The kind that most of those with a salary are. */
export function mostFrequentPay(jobs: readonly JobFacts[]): PayKind {
  const size = (pay: PayKind) => jobs.filter(({ row, salary }) => salary && payOf(row) === pay).length;
  if (size('net') >= size('gross') && size('net') >= size('unsaid')) return 'net';
  return size('gross') >= size('unsaid') ? 'gross' : 'unsaid';
}

/** Of the vacancy's own kind; of one that names no pay, what most are; of pay that is no month's, none. */
function salariesLike({ row, salary }: JobFacts, similar: readonly JobFacts[]): SalaryMarket | null {
  if (salary) return salariesOf(payOf(row), similar);
  return row.salary_words === null ? salariesOf(mostFrequentPay(similar), similar) : null;
}
