import type { JobRow } from './job.ts';

/** An AI vacancy, the card's badge and the switch need more than this (docs/rules.md#filter-ai). */
export const aiJobAbove = 80;
/** The bar of the detail view needs more than this (docs/rules.md#similar-bar). */
export const aiBarAbove = 70;
export const highestAiScore = 100;

/** See docs/rules.md#ai-effective. */
export const aiScore = (job: Pick<JobRow, 'ai_score'>): number => job.ai_score;

export const isAiJob = (job: Pick<JobRow, 'ai_score'>): boolean => aiScore(job) > aiJobAbove;

/** Milliseconds. */
export const recommendedFor = 30 * 86_400_000;

/** An admin's word; or an AI vacancy with a salary, published within 30 days (docs/rules.md#recommended). */
export const isRecommended = (
  job: Pick<JobRow, 'is_recommended' | 'ai_score' | 'created_at'>,
  hasSalary: boolean,
  now: Date,
): boolean =>
  job.is_recommended ||
  (isAiJob(job) && hasSalary && now.getTime() - Date.parse(job.created_at) <= recommendedFor);
