import type { JobRow } from './job.ts';

/** Spec §9: an AI vacancy, the card's badge and the switch need more than this. */
export const aiJobAbove = 80;
/** Spec §2: the bar of the detail view needs more than this. */
export const matchBarAbove = 70;

/** The score that cards, filters and the detail show; until there is a personal match, the vacancy's own (decision 16). */
export const matchScore = (job: Pick<JobRow, 'ai_score'>): number => job.ai_score;

export const isAiJob = (job: Pick<JobRow, 'ai_score'>): boolean => matchScore(job) > aiJobAbove;

/** Milliseconds. */
export const recommendedFor = 30 * 86_400_000;

/** An admin's word; or an AI vacancy with a salary, published within 30 days (decision 15). */
export const isRecommended = (
  job: Pick<JobRow, 'is_recommended' | 'ai_score' | 'created_at'>,
  hasSalary: boolean,
  now: Date,
): boolean =>
  job.is_recommended ||
  (isAiJob(job) && hasSalary && now.getTime() - Date.parse(job.created_at) <= recommendedFor);
