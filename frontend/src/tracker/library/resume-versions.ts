import { mostVersions, type ResumeVersion, resumeVersion } from '#core/domain/documents/library.ts';
import { listUnder } from '../owned-list.ts';
import { putLibraryText, readLibraryText } from './library-texts.ts';
import { isSent, renameSent } from './sent-papers.ts';

type UserId = string | null;

const versions = listUnder('resume_versions', resumeVersion, mostVersions);

/** The oldest first. */
export const useResumeVersions = versions.use;
export const resumeVersionsNow = versions.read;

/**
 * 'full' where there are 10 already, 'unkept' where the browser takes no more: then nothing has changed. `same` is the one
 * that has this text already.
 */
export type KeepOutcome = 'full' | 'unkept' | { kept: ResumeVersion } | { same: ResumeVersion };

/** The one that is this text to the letter; the first of several. */
export async function findVersionOf(userId: UserId, text: string): Promise<ResumeVersion | null> {
  for (const version of resumeVersionsNow(userId))
    if ((await readLibraryText(version.id)) === text) return version;
  return null;
}

/** Into the list first: a text that no list names is an orphan. */
async function add(userId: UserId, version: ResumeVersion, at: number, text: string): Promise<KeepOutcome> {
  const before = versions.read(userId);
  if (before.length >= mostVersions) return 'full';
  const isKept =
    versions.write(userId, before.toSpliced(at, 0, version)) && (await putLibraryText(version.id, text));
  if (isKept) return { kept: version };
  remove(userId, version.id);
  return 'unkept';
}

const remove = (userId: UserId, id: string) =>
  versions.write(
    userId,
    versions.read(userId).filter((one) => one.id !== id),
  );

export async function keepVersion(userId: UserId, name: string, text: string): Promise<KeepOutcome> {
  const same = await findVersionOf(userId, text);
  if (same) return { same };
  const version = { id: crypto.randomUUID(), name, savedAt: new Date().toISOString() };
  return add(userId, version, mostVersions, text);
}

/** False where the browser did not take it. */
export function renameVersion(userId: UserId, id: string, name: string): boolean {
  const renamed = versions.read(userId).map((one) => (one.id === id ? { ...one, name } : one));
  if (!versions.write(userId, renamed)) return false;
  renameSent(userId, 'resume', { id, name });
  return true;
}

/** Answers what takes it back; null where a record says that it went: then it stays (docs/rules.md#resume-versions-sent). */
export async function deleteVersion(
  userId: UserId,
  id: string,
): Promise<(() => Promise<KeepOutcome>) | null> {
  const text = await readLibraryText(id);
  const before = versions.read(userId);
  const at = before.findIndex((one) => one.id === id);
  const version = before[at];
  if (!version || isSent(userId, 'resume', id)) return null;
  remove(userId, id);
  return () => add(userId, version, at, text ?? '');
}
