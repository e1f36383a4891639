import { isAiJob, isRecommended, matchScore } from '../match/match-score.ts';
import type { CopyCounts, Job, JobRow } from './job.ts';
import { jobTypeLabel } from './job-type.ts';
import { levelOf } from './level.ts';
import { parseSalary } from './pay/salary.ts';
import { postedAt } from './posted-at.ts';

/**
 * The stored vacancy as it is shown (docs/rules.md#vacancy-shown), to a reader in the zone at the moment, with what
 * there is of open copies.
 */
export function shownJob(row: JobRow, { copies, otherCities }: CopyCounts, now: Date, timeZone: string): Job {
  const salary = parseSalary(row.salary);
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    location: row.location,
    type: jobTypeLabel(row.job_type),
    salary,
    aiScore: matchScore(row),
    tags: row.tags,
    postedAt: postedAt(new Date(row.created_at), now, timeZone),
    createdAt: row.created_at,
    isRecommended: isRecommended(row, salary !== null, now),
    isAIJob: isAiJob(row),
    sourceUrl: row.source_url,
    categoryId: row.category_id,
    companyId: row.company_id,
    industryId: row.industry_id,
    level: levelOf(row.title),
    source: row.source,
    salaryWords: row.salary_words,
    hasDirectContacts: row.has_direct_contacts,
    copies,
    otherCities,
  };
}
