import { isBlank } from '#core/domain/user/profile.ts';
import { readOwned } from '../../browser-storage/storage-owner.ts';
import { resumeTextNow } from './resume-text.ts';
import { isNoVersion } from './versions/take-version.ts';

/** Of the file that was loaded last; null for none. */
interface LastFile {
  text: string | null;
  /** What stood there before it. */
  before: string | null;
}

/** What can be brought back once a file is loaded; null where there is nothing of its owner's. */
export function textBeforeFile(userId: string | null, last: LastFile): string | null {
  const { text, source } = resumeTextNow(userId);
  // What was loaded a moment ago can be loaded again: what stood there before that is worth more.
  if (text === last.text && last.before !== null) return last.before;
  return source === 'sample' || isBlank(text) ? null : text;
}

/** Whether a text of its owner's would be nowhere any more: of two, typed and saved, one alone can be brought back. */
export async function losesByFile(userId: string | null, last: LastFile, fileText: string): Promise<boolean> {
  const found = [textBeforeFile(userId, last), last.text, fileText];
  for (const own of [readOwned('user_resume', userId), last.before])
    if (!found.includes(own) && (await isNoVersion(userId, own))) return true;
  return false;
}
