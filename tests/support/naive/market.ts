import { aiScore } from '#core/domain/job/ai-score.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import type { PayKind } from '#core/domain/job/pay/salary.ts';
import { categories } from '#core/domain/search/catalog.ts';
import {
  type Market,
  middleOf,
  minSalaries,
  minSimilar,
  type SalaryMarket,
  type SimilarityScope,
  salaryBins,
} from '#core/domain/search/market.ts';
import type { JobFacts } from './rules.ts';

/** Same category and level, same category, same top-level category and level, same top-level category, all. */
export function scopesOf(category: string | null): SimilarityScope[] {
  const all = { category: 'any', sameLevel: false } as const;
  if (category === null) return [all];
  return [
    { category: 'same', sameLevel: true },
    { category: 'same', sameLevel: false },
    { category: 'same-top', sameLevel: true },
    { category: 'same-top', sameLevel: false },
    all,
  ];
}

export function isInside({ category, sameLevel }: SimilarityScope, job: JobFacts, other: JobFacts): boolean {
  if (sameLevel && other.level !== job.level) return false;
  if (category === 'any') return true;
  return category === 'same'
    ? other.row.category_id === job.row.category_id
    : other.categories.at(-1) === job.categories.at(-1);
}

/** The vacancy among those like it: the narrowest scope of at least 150, or everybody where there are fewer. */
export function marketOf(job: JobFacts, open: readonly JobFacts[]): Market {
  const others = open.filter((other) => other.row.id !== job.row.id);
  let similar = others;
  let scope: Market['scope'] = { category: null, level: null };
  for (const similarityScope of scopesOf(job.row.category_id)) {
    similar = others.filter((other) => isInside(similarityScope, job, other));
    const id = similarityScope.category === 'same' ? job.row.category_id : job.categories.at(-1);
    scope = {
      category:
        similarityScope.category === 'any' ? null : (categories.find((item) => item.id === id)?.name ?? null),
      level: similarityScope.sameLevel ? job.level : null,
    };
    if (similar.length >= minSimilar) break;
  }
  const score = aiScore(job.row);
  const less = similar.filter((other) => aiScore(other.row) < score).length;
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

/** The value that such a share of them do not exceed: on the line between the two nearest. */
function quantile(ascending: readonly number[], share: number): number {
  const rank = (ascending.length - 1) * share;
  const below = ascending[Math.floor(rank)] as number;
  const above = ascending[Math.ceil(rank)] as number;
  return Math.round(below + (above - below) * (rank % 1));
}

/** Those of a kind, from 20 on; bars end at the last salary, or half as far again as the box is long beyond it. */
export function salariesOf(pay: PayKind, jobs: readonly JobFacts[]): SalaryMarket | null {
  const middles = jobs
    .flatMap(({ row, salary }) => (salary && payOf(row) === pay ? middleOf(salary) : []))
    .sort((a, b) => a - b);
  if (middles.length < minSalaries) return null;
  const [min, p25, median, p75, max] = [0, 0.25, 0.5, 0.75, 1].map((share) => quantile(middles, share)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const low = Math.max(min, p25 - 1.5 * (p75 - p25));
  const high = Math.min(max, p75 + 1.5 * (p75 - p25));
  const bins = Array.from({ length: salaryBins }, () => 0);
  for (const middle of middles.filter((value) => value >= low && value <= high)) {
    const bin = high === low ? 0 : Math.floor(((middle - low) / (high - low)) * salaryBins);
    bins[Math.min(salaryBins - 1, bin)] = (bins[Math.min(salaryBins - 1, bin)] as number) + 1;
  }
  return { pay, n: middles.length, min, p25, median, p75, max, bins };
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
