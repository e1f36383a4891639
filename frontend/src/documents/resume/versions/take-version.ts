import { readOwned, removeOwned } from '../../../browser-storage/storage-owner.ts';
import { storeResume } from '../../../browser-storage/user-data.ts';
import { draftResume, resumeTextNow } from '../resume-text.ts';

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
