import type { Level } from '../job/level.ts';
import type { Salary } from '../job/salary.ts';

/** 'Основано на анализе 150+ похожих вакансий' (docs/rules.md#similar-claim) is said of at least this many. */
export const minSimilar = 150;
/** Fewer salaries than this say nothing about a market (docs/rules.md#similar-salary). */
export const minSalaries = 20;

export interface SalaryMarket {
  n: number;
  min: number;
  p25: number;
  median: number;
  p75: number;
  max: number;
}

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

/** Of salaries in ascending order of their middles: how many there are, and the middle of each. */
export interface SortedSalaries {
  n: number;
  middle(rank: number): number;
}

/** Linear between the two nearest ranks; there is at least one. */
function quantile({ n, middle }: SortedSalaries, share: number): number {
  const rank = (n - 1) * share;
  const below = middle(Math.floor(rank));
  return Math.round(below + (middle(Math.ceil(rank)) - below) * (rank - Math.floor(rank)));
}

/** Null where they are too few. */
export function salaryMarket(salaries: SortedSalaries): SalaryMarket | null {
  if (salaries.n < minSalaries) return null;
  const at = (share: number) => quantile(salaries, share);
  return { n: salaries.n, min: at(0), p25: at(0.25), median: at(0.5), p75: at(0.75), max: at(1) };
}

/** Who is alike: of the same category or of the same top-level one, and of the same level or not. */
export interface SimilarityScope {
  category: 'same' | 'same-top' | 'any';
  sameLevel: boolean;
}

export const allJobs: SimilarityScope = { category: 'any', sameLevel: false };

const ladder: readonly SimilarityScope[] = [
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
  category === null ? [allJobs] : ladder;
