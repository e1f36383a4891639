import { hasDraft, readOwned } from '../../browser-storage/storage-owner.ts';
import { resumeDraft } from '../../browser-storage/user-data.ts';
import { findTracked } from '../tracker-store.ts';
import { findVersionOf } from './resume-versions.ts';
import { setSent } from './sent-papers.ts';

type UserId = string | null;

/** The saved resume, unless something else stands in the text area. */
const resumeNow = (userId: UserId): string | null =>
  hasDraft(resumeDraft, userId) ? null : readOwned('user_resume', userId);

/**
 * The record of an application says which version of the resume went, where the resume is one of them to the letter and
 * its owner has said nothing of it (docs/rules.md#tracker-sent). Else nothing is claimed.
 */
export async function nameSentResume(userId: UserId, recordId: string): Promise<void> {
  const text = resumeNow(userId);
  if (text === null) return;
  const version = await findVersionOf(userId, text);
  const record = findTracked(userId, recordId);
  if (!version || record?.stage.value !== 'applied' || resumeNow(userId) !== text) return;
  // Since it was saved nobody has written it.
  if (record.resume.value === null && record.resume.at === record.savedAt)
    setSent(userId, recordId, 'resume', version);
}
