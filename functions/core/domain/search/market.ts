import type { Salary } from '../job/salary.ts';
import { matchScore } from '../match/match-score.ts';
import type { JobFacts } from './filters.ts';

/** 'Основано на анализе 150+ похожих вакансий' (docs/rules.md#similar-claim) is said of at least this many. */
export const similarWanted = 150;
/** Fewer salaries than this say nothing about a market (docs/rules.md#similar-salary). */
export const salariesWanted = 20;

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
  if (salaries.n < salariesWanted) return null;
  const at = (share: number) => quantile(salaries, share);
  return { n: salaries.n, min: at(0), p25: at(0.25), median: at(0.5), p75: at(0.75), max: at(1) };
}

/** Who is alike: of the same category or of the same top-level one, and of the same level or not. */
export interface Circle {
  category: 'same' | 'same-top' | 'any';
  sameLevel: boolean;
}

export const everybody: Circle = { category: 'any', sameLevel: false };

/** Same category and level, then wider to the whole base, for every comparison the same (docs/rules.md#similar-150). */
export const circles: readonly Circle[] = [
  { category: 'same', sameLevel: true },
  { category: 'same', sameLevel: false },
  { category: 'same-top', sameLevel: true },
  { category: 'same-top', sameLevel: false },
  everybody,
];

function isInside({ category, sameLevel }: Circle, job: JobFacts, other: JobFacts): boolean {
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
  for (const circle of circles) {
    similar = others.filter((other) => isInside(circle, job, other));
    if (similar.length >= similarWanted) break;
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
