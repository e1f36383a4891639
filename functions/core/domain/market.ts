import type { JobFacts } from './filters.ts';
import { matchScore } from './match-score.ts';
import type { Salary } from './salary.ts';

/** 'Основано на анализе 150+ похожих вакансий' (spec §2) is said of at least this many. */
export const similarWanted = 150;
/** Fewer salaries than this say nothing about a market (decision 17). */
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

/** Linear between the two nearest ranks; `sorted` is ascending and not empty. */
function quantile(sorted: readonly number[], share: number): number {
  const rank = (sorted.length - 1) * share;
  const below = sorted[Math.floor(rank)] ?? 0;
  const above = sorted[Math.ceil(rank)] ?? below;
  return Math.round(below + (above - below) * (rank - Math.floor(rank)));
}

function salaryMarket(jobs: readonly JobFacts[]): SalaryMarket | null {
  const middles = jobs.flatMap(({ salary }) => (salary ? [middleOf(salary)] : [])).sort((a, b) => a - b);
  if (middles.length < salariesWanted) return null;
  return {
    n: middles.length,
    min: quantile(middles, 0),
    p25: quantile(middles, 0.25),
    median: quantile(middles, 0.5),
    p75: quantile(middles, 0.75),
    max: quantile(middles, 1),
  };
}

/** Same category and level, then wider and wider, to the whole base (decision 17). */
function circlesAround(job: JobFacts): ((other: JobFacts) => boolean)[] {
  const category = job.row.category_id;
  const top = job.categories.at(-1);
  const isSameCategory = (other: JobFacts) => other.row.category_id === category;
  const isSameTop = (other: JobFacts) => other.categories.at(-1) === top;
  const isSameLevel = (other: JobFacts) => other.level === job.level;
  return [
    (other) => isSameCategory(other) && isSameLevel(other),
    isSameCategory,
    (other) => isSameTop(other) && isSameLevel(other),
    isSameTop,
    () => true,
  ];
}

/** The vacancy among those like it: the narrowest circle of at least 150, or everybody where there are fewer. */
export function marketOf(job: JobFacts, open: readonly JobFacts[]): Market {
  const others = open.filter((other) => other.row.id !== job.row.id);
  let similar = others;
  for (const isInside of circlesAround(job)) {
    similar = others.filter(isInside);
    if (similar.length >= similarWanted) break;
  }
  const score = matchScore(job.row);
  const less = similar.filter((other) => matchScore(other.row) < score).length;
  return {
    compared: similar.length,
    lessAboutAi: similar.length === 0 ? 0 : less / similar.length,
    salary: salaryMarket(similar),
  };
}
