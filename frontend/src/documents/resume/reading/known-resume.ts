import type { ResumeDocument } from '#core/domain/documents/blocks.ts';
import { knownResume } from '#core/domain/documents/known-resume.ts';
import type { ResumeReading } from '#core/domain/documents/resume-reading.ts';
import type { SentResume } from '#core/domain/documents/verified-reading.ts';
import { readOwned, writeOwned } from '../../../browser-storage/storage-owner.ts';
import { resumeTextNow } from '../resume-text.ts';

export const knownResumeKey = 'user_resume_reading';

export const knownResumeNow = (userId: string | null): SentResume =>
  knownResume(readOwned(knownResumeKey, userId), resumeTextNow(userId).text);

/**
 * A file was read: what was confirmed of the resume before is not of this one. Of a file of which only the beginning was
 * loaded the whole is read; what stands behind the cut is unsure until it is confirmed.
 */
export function storeDocument(
  userId: string | null,
  document: ResumeDocument,
  reading: ResumeReading | null,
): boolean {
  return writeOwned(knownResumeKey, userId, JSON.stringify({ ...document, reading }));
}

/** What its owner says of the resume as it stands now. False where the browser did not keep it. */
export function storeReading(userId: string | null, reading: ResumeReading): boolean {
  const { text, blocks } = knownResumeNow(userId);
  return writeOwned(knownResumeKey, userId, JSON.stringify({ text, blocks, reading }));
}
