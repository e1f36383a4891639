import type { PaperField, TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { hasDraft, readOwned } from '../../browser-storage/storage-owner.ts';
import { resumeDraft } from '../../browser-storage/user-data.ts';
import { letterName } from '../../texts/library-ru.ts';
import { findTracked } from '../tracker-store.ts';
import { isOfGroup, isOfRecord } from './letter-id.ts';
import { keptLettersNow } from './letters.ts';
import { findVersionOf } from './resume-versions.ts';
import { isSent, setSent } from './sent-papers.ts';

type UserId = string | null;

/** The record, where it has just come to be an application and nobody has written the field since it was saved. */
function findUnfilled(userId: UserId, recordId: string, field: PaperField): TrackedJob | null {
  const record = findTracked(userId, recordId);
  const isUnfilled = record?.[field].value === null && record[field].at === record.savedAt;
  return isUnfilled && record.stage.value === 'applied' ? record : null;
}

type OnRecorded = (field: PaperField) => void;

/**
 * The record of an application says what went with it, as far as that is known without a question, and its owner has said
 * nothing of it (docs/rules.md#tracker-sent). Else nothing is claimed.
 */
export async function recordSentPapers(
  userId: UserId,
  recordId: string,
  onRecorded: OnRecorded,
): Promise<void> {
  recordSentLetter(userId, recordId, onRecorded);
  await recordSentResume(userId, recordId, onRecorded);
}

/** The one letter that is kept for the vacancy and went nowhere yet; one by hand for its company and position is a doubt. */
function recordSentLetter(userId: UserId, recordId: string, onRecorded: OnRecorded) {
  const record = findUnfilled(userId, recordId, 'letter');
  if (!record) return;
  const [letter, ...others] = keptLettersNow(userId).filter(
    ({ id }) => isOfRecord(id, record) && !isSent(userId, 'letter', id),
  );
  if (!letter || others.length > 0 || !isOfGroup(letter.id, recordId)) return;
  setSent(userId, recordId, 'letter', { id: letter.id, name: letterName(letter.savedAt) });
  onRecorded('letter');
}

/** The saved resume, unless something else stands in the text area. */
const resumeNow = (userId: UserId): string | null =>
  hasDraft(resumeDraft, userId) ? null : readOwned('user_resume', userId);

/** The version that the resume is to the letter, where there was one when its owner applied: that may be long ago. */
async function recordSentResume(userId: UserId, recordId: string, onRecorded: OnRecorded): Promise<void> {
  const text = resumeNow(userId);
  if (text === null) return;
  const version = await findVersionOf(userId, text);
  const record = findUnfilled(userId, recordId, 'resume');
  if (!version || !record || resumeNow(userId) !== text) return;
  if (Date.parse(version.savedAt) > Date.parse(record.stage.at)) return;
  setSent(userId, recordId, 'resume', version);
  onRecorded('resume');
}
