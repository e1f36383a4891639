import { isShown } from '#core/domain/job/job.ts';
import { decodeEntities } from '#core/domain/text/html-text.ts';
import { sampleJobs } from '#core/domain/writer/letter/sample-jobs.ts';
import type { LetterVacancy } from '#core/domain/writer/writing.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobs from '#functions/store/jobs.ts';

/** The words of a description as we keep it, its blocks on lines of their own. */
export const descriptionText = (html: string): string =>
  decodeEntities(html.replace(/<\/?(?:p|ul|ol|li|h[234])\b[^<>]*>|<br \/>/gu, '\n').replace(/<[^<>]*>/gu, ''))
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\s*\n\s*/gu, '\n')
    .trim();

/**
 * 'Job ID: hh-123' names one of ours, 'Job ID: 1' a sample (docs/rules.md#letter-job-url); null for a link, or one
 * nobody sees.
 */
export async function letterVacancy(jobUrl: string): Promise<LetterVacancy | null> {
  const id = /^Job ID: (\S{1,200})$/u.exec(jobUrl.trim())?.[1];
  if (id === undefined) return null;
  const sample = sampleJobs.find((job) => job.id === id);
  if (sample) return { title: sample.title, company: sample.company, tags: sample.tags, description: '' };
  const row = await jobs.find(id);
  if (!row || !isShown(row)) return null;
  const { title, company, tags } = row;
  return { title, company, tags, description: descriptionText((await descriptions.find(id)) ?? '') };
}
