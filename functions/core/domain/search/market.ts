import * as z from 'zod/mini';
import type { JobRow } from '../job/job.ts';
import type { Level } from '../job/level.ts';
import { type PayKind, parseSalary, payKindOf, payKinds, type Salary } from '../job/pay/salary.ts';
import type { Job } from '../job/shown-job.ts';

/** 'Основано на анализе 150+ похожих вакансий' (docs/rules.md#similar-claim) is said of at least this many. */
export const minSimilar = 150;
/** Fewer salaries than this say nothing about a market (docs/rules.md#similar-salary). */
export const minSalaries = 20;

const count = z.int().check(z.minimum(0));

/** Middle of each salary of one kind, roubles a month. */
export const salaryMarket = z.object({
  /** Of all of them. */
  pay: z.enum(payKinds),
  n: count,
  p25: z.number(),
  median: z.number(),
  p75: z.number(),
  min: z.number(),
  max: z.number(),
  /** How many lie in each of `salaryBins` equal parts of `axisOf`, from its low end; those beyond its ends in none. */
  bins: z.array(count),
});
export type SalaryMarket = z.infer<typeof salaryMarket>;

export const salaryBins = 32;

/** Of each kind of pay that enough name, roubles a month. */
const payMedians = z.partialRecord(z.enum(payKinds), z.number());
export type PayMedians = z.infer<typeof payMedians>;

/** By category, of its open vacancies: of those that the cards beside them can be compared with, once an answer. */
export const categoryMedians = z.record(z.string(), payMedians);
export type CategoryMedians = z.infer<typeof categoryMedians>;

/** What a card's pay is compared with (docs/rules.md#card-median); undefined where that is nothing. */
export const comparableMedian = (
  { salary, salaryWords, categoryId }: Pick<Job, 'salary' | 'salaryWords' | 'categoryId'>,
  medians: CategoryMedians,
): number | undefined =>
  salary === null || categoryId === null ? undefined : medians[categoryId]?.[payKindOf(salaryWords)];

export interface Market {
  compared: number;
  /** Whom it is compared with: a category's name, null of all; a level, null of every one. */
  scope: { category: string | null; level: Level | null };
  /** The share of the compared that are less about AI, 0–1. */
  lessAboutAi: number;
  salary: SalaryMarket | null;
}

/** One number for a salary: the middle of its range. */
export const middleOf = ({ min, max }: Salary): number => (min + max) / 2;

/** How many salaries have which middle, in ascending order of middles; or how many of anything have which number. */
export type SalaryCounts = readonly (readonly [middle: number, count: number])[];

/** Of the salaries in order; there are more than `rank`. */
function middleAt(salaries: SalaryCounts, rank: number): number {
  let left = rank;
  for (const [middle, count] of salaries) {
    if (left < count) return middle;
    left -= count;
  }
  return Number.NaN;
}

/** Where a picture of these salaries begins and ends: a few very high ones must not press all others into a corner. */
export function axisOf({ min, p25, p75, max }: Pick<SalaryMarket, 'min' | 'p25' | 'p75' | 'max'>) {
  const fence = 1.5 * (p75 - p25);
  return { low: Math.max(min, p25 - fence), high: Math.min(max, p75 + fence) };
}

const countOf = (salaries: SalaryCounts): number => salaries.reduce((sum, [, count]) => sum + count, 0);

/** The kind that most of them are; of as many the first of `payKinds`. */
function mostFrequentPay(salaries: Record<PayKind, SalaryCounts>): PayKind {
  return payKinds.reduce((most, kind) => (countOf(salaries[kind]) > countOf(salaries[most]) ? kind : most));
}

/** What a vacancy's pay may be compared with: a kind, any where it names no pay, none where it is no month's. */
export function comparablePay({ salary, salary_words }: Pick<JobRow, 'salary' | 'salary_words'>) {
  if (parseSalary(salary)) return payKindOf(salary_words);
  return salary_words === null ? 'any' : 'none';
}

/** The value that so large a share of them do not exceed: linear between the two nearest ranks, in whole numbers. */
function quantile(values: SalaryCounts, n: number, share: number): number {
  const rank = (n - 1) * share;
  const below = middleAt(values, Math.floor(rank));
  const above = middleAt(values, Math.ceil(rank));
  return Math.round(below + (above - below) * (rank - Math.floor(rank)));
}

export interface Quartiles {
  p25: number;
  median: number;
  p75: number;
}

/** Null where they are too few to say it. */
export function quartilesOf(values: SalaryCounts): Quartiles | null {
  const n = countOf(values);
  if (n < minSalaries) return null;
  const at = (share: number) => quantile(values, n, share);
  return { p25: at(0.25), median: at(0.5), p75: at(0.75) };
}

/** Those of one kind; null where they are too few. `any` is the kind that most of them are. */
export function salaryMarketOf(
  byKind: Record<PayKind, SalaryCounts>,
  comparable: ReturnType<typeof comparablePay>,
): SalaryMarket | null {
  if (comparable === 'none') return null;
  const pay = comparable === 'any' ? mostFrequentPay(byKind) : comparable;
  const salaries = byKind[pay];
  const quartiles = quartilesOf(salaries);
  if (quartiles === null) return null;
  const n = countOf(salaries);
  const ends = { min: quantile(salaries, n, 0), ...quartiles, max: quantile(salaries, n, 1) };
  const { low, high } = axisOf(ends);
  const bins = Array<number>(salaryBins).fill(0);
  for (const [middle, count] of salaries) {
    if (middle < low || middle > high) continue;
    const bin = Math.min(salaryBins - 1, Math.floor(((middle - low) / (high - low || 1)) * salaryBins));
    bins[bin] = (bins[bin] as number) + count;
  }
  return { pay, n, ...ends, bins };
}

/** Who is alike: of the same category or of the same top-level one, and of the same level or not. */
export interface SimilarityScope {
  category: 'same' | 'same-top' | 'any';
  sameLevel: boolean;
}

export const allJobs: SimilarityScope = { category: 'any', sameLevel: false };

const wideningScopes: readonly SimilarityScope[] = [
  { category: 'same', sameLevel: true },
  { category: 'same', sameLevel: false },
  { category: 'same-top', sameLevel: true },
  { category: 'same-top', sameLevel: false },
  allJobs,
];

/**
 * Same category and level, then wider to the whole base, for every comparison the same (docs/rules.md#similar-150).
 * Vacancies without a category have only that in common: one of them is compared with all.
 */
export const similarityScopes = (category: string | null): readonly SimilarityScope[] =>
  category === null ? [allJobs] : wideningScopes;
