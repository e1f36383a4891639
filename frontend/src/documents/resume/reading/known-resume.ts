import * as z from 'zod/mini';
import {
  blocksOfText,
  documentBlocks,
  isOtherText,
  type ResumeDocument,
  realignBlocks,
} from '#core/domain/documents/blocks.ts';
import { type ResumeReading, resumeReading } from '#core/domain/documents/resume-reading.ts';
import { realignedReading, type SentResume } from '#core/domain/documents/verified-reading.ts';
import { readOwned, writeOwned } from '../../../browser-storage/storage-owner.ts';
import { resumeTextNow } from '../resume-text.ts';

export const knownResumeKey = 'user_resume_reading';

/** Kept beside the resume (docs/rules.md#storage-keys): how its file looked, and what its owner has confirmed of it. */
const stored = z.object({
  text: z.string(),
  blocks: documentBlocks,
  /** Null as long as nothing was confirmed or corrected. */
  reading: z.nullable(resumeReading),
});

function parsed(json: string | null): z.infer<typeof stored> | null {
  if (json === null) return null;
  try {
    return stored.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** What is known of the text as it is now. */
export function knownResume(json: string | null, text: string): SentResume {
  const before = parsed(json);
  if (before === null || isOtherText(before.text, text))
    return { text, blocks: blocksOfText(text), reading: null };
  const now = { text, blocks: realignBlocks(before, text) };
  return { ...now, reading: before.reading && realignedReading(before.reading, before, now) };
}

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
