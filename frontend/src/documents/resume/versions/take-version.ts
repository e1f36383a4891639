import { isSampleResume } from '#core/domain/documents/resume.ts';
import { isBlank } from '#core/domain/user/profile.ts';
import { readOwned, removeOwned } from '../../../browser-storage/storage-owner.ts';
import { storeResume } from '../../../browser-storage/user-data.ts';
import { findVersionOf } from '../../../tracker/library/resume-versions.ts';
import { draftResume, resumeTextNow } from '../resume-text.ts';

/** Whether it is its owner's text, and no version. */
export const isNoVersion = async (userId: string | null, text: string | null): Promise<boolean> =>
  text !== null && !isBlank(text) && !isSampleResume(text) && (await findVersionOf(userId, text)) === null;

/** Whether what is saved now, or was typed, is no version: whoever takes another would have it nowhere. */
export async function isKeptNowhereElse(userId: string | null): Promise<boolean> {
  const { text, isChanged } = resumeTextNow(userId);
  for (const own of [readOwned('user_resume', userId), isChanged ? text : null])
    if (await isNoVersion(userId, own)) return true;
  return false;
}

/** It is the saved resume from here on. Answers what takes it back; null where the browser did not keep it. */
export function takeVersion(userId: string | null, text: string): (() => void) | null {
  const draft = resumeTextNow(userId);
  const before = readOwned('user_resume', userId);
  if (!storeResume(userId, text)) return null;
  draftResume(userId, null);
  return () => {
    if (before !== null) storeResume(userId, before);
    else removeOwned('user_resume', userId);
    // What was not saved comes back as something that is not saved.
    if (draft.isChanged) draftResume(userId, draft.text);
  };
}
