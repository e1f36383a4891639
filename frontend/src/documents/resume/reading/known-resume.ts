import { knownResume } from '#core/domain/documents/known-resume.ts';
import type { ResumeReading } from '#core/domain/documents/resume-reading.ts';
import type { SentResume } from '#core/domain/documents/verified-reading.ts';
import { readOwned, writeOwned } from '../../../browser-storage/storage-owner.ts';
import { resumeTextNow } from '../resume-text.ts';

export const knownResumeKey = 'user_resume_reading';

export const knownResumeNow = (userId: string | null): SentResume =>
  knownResume(readOwned(knownResumeKey, userId), resumeTextNow(userId).text);

/** What its owner says of the resume as it stands now. False where the browser did not keep it. */
export function storeReading(userId: string | null, reading: ResumeReading): boolean {
  const { text, blocks } = knownResumeNow(userId);
  return writeOwned(knownResumeKey, userId, JSON.stringify({ text, blocks, reading }));
}
