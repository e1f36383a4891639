import * as z from 'zod/mini';
import { jobOrigin } from '../import/source.ts';
import { aiScore, isAiJob, isRecommended } from './ai-score.ts';
import type { JobRow } from './job.ts';
import { jobType, jobTypeLabel } from './job-type.ts';
import { level, levelOf } from './level.ts';
import { lowerBoundPrefix, parseSalary, type Salary, salary, upperBoundPrefix } from './pay/salary.ts';
import { postedAt } from './posted-at.ts';

/** A vacancy as it is shown (docs/rules.md#vacancy-shown), and what we add beside it. */
export const job = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  type: jobType,
  salary: z.nullable(salary),
  aiScore: z.number(),
  tags: z.array(z.string()),
  /** Relative, in Russian, in the caller's time zone. */
  postedAt: z.string(),
  createdAt: z.string(),
  isRecommended: z.boolean(),
  isAIJob: z.boolean(),
  sourceUrl: z.nullable(z.string()),
  categoryId: z.nullable(z.string()),
  companyId: z.nullable(z.string()),
  industryId: z.nullable(z.string()),

  level,
  source: jobOrigin,
  salaryWords: z.nullable(z.string()),
  hasDirectContacts: z.boolean(),
  /** Open copies beside it, under one cluster key, and in how many other cities they are. */
  copies: z.int().check(z.minimum(0)),
  otherCities: z.int().check(z.minimum(0)),
});
export type Job = z.infer<typeof job>;
export type CopyCounts = Pick<Job, 'copies' | 'otherCities'>;

/** What an admin has written of the least or the most alone: of that one amount the numbers do not say which it is. */
function boundOf(text: string | null, pay: Salary | null): string | null {
  const isOneAmount = pay !== null && pay.min === pay.max;
  return text !== null && isOneAmount && (lowerBoundPrefix.test(text) || upperBoundPrefix.test(text))
    ? text
    : null;
}

/** What is read of a row's texts, whoever asks and when. */
interface RowFacts {
  readonly pay: Salary | null;
  readonly level: Job['level'];
}

/** Rows are not changed, and some are shown very often. */
const knownFacts = new WeakMap<JobRow, RowFacts>();

function factsOf(row: JobRow): RowFacts {
  const facts = knownFacts.get(row) ?? { pay: parseSalary(row.salary), level: levelOf(row.title) };
  knownFacts.set(row, facts);
  return facts;
}

/**
 * The stored vacancy as it is shown (docs/rules.md#vacancy-shown), to a reader in the zone at the moment, with what
 * there is of open copies.
 */
export function shownJob(row: JobRow, { copies, otherCities }: CopyCounts, now: Date, timeZone: string): Job {
  const { pay, level: levelRead } = factsOf(row);
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    location: row.location,
    type: jobTypeLabel(row.job_type),
    salary: pay,
    aiScore: aiScore(row),
    tags: row.tags,
    postedAt: postedAt(new Date(row.created_at), now, timeZone),
    createdAt: row.created_at,
    isRecommended: isRecommended(row, pay !== null, now),
    isAIJob: isAiJob(row),
    sourceUrl: row.source_url,
    categoryId: row.category_id,
    companyId: row.company_id,
    industryId: row.industry_id,
    level: levelRead,
    source: row.source,
    salaryWords: row.salary_words ?? boundOf(row.salary, pay),
    hasDirectContacts: row.has_direct_contacts,
    copies,
    otherCities,
  };
}
