import { mostVersions, type ResumeVersion, resumeVersion } from '#core/domain/documents/library.ts';
import { mostSyncedVersions, type SyncedVersions } from '#core/domain/user/synced.ts';
import { storageOwner } from '../../browser-storage/storage-owner.ts';
import { listUnder } from '../owned-list.ts';
import { putLibraryText, readLibraryText } from './library-texts.ts';
import { isSent, renameSent } from './sent-papers.ts';

type UserId = string | null;

const versions = listUnder('resume_versions', resumeVersion, mostSyncedVersions);

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

/** Whoever has signed out while something was awaited has no list here any more: nothing is written for them. */
const hasLeft = (userId: UserId): boolean => storageOwner() !== userId;

/** Into the list first: a text that no list names is an orphan. */
async function add(userId: UserId, version: ResumeVersion, at: number, text: string): Promise<KeepOutcome> {
  if (hasLeft(userId)) return 'unkept';
  const before = versions.read(userId);
  if (before.length >= mostVersions) return 'full';
  const isKept =
    versions.write(userId, before.toSpliced(at, 0, version)) && (await putLibraryText(version.id, text));
  if (isKept) return { kept: version };
  if (!hasLeft(userId)) remove(userId, version.id);
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
  return add(userId, version, versions.read(userId).length, text);
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
  if (!version || hasLeft(userId) || isSent(userId, 'resume', id)) return null;
  remove(userId, id);
  return () => add(userId, version, at, text ?? '');
}

type WithTexts = SyncedVersions['versions'];

export const inOrder = <Version extends ResumeVersion>(all: readonly Version[]): Version[] =>
  all.toSorted((one, other) => (one.savedAt + one.id < other.savedAt + other.id ? -1 : 1));

/**
 * As the account has them: `before` is what stood here when they were asked for. What was kept, renamed or named by a record
 * since stays so.
 */
export async function takeVersions(userId: UserId, theirs: WithTexts, before: WithTexts): Promise<void> {
  const now = versions.read(userId);
  const [given, asked] = [theirs, before].map((all) => new Map(all.map((one) => [one.id, one])));
  const isGone = ({ id }: ResumeVersion) =>
    asked?.has(id) && !given?.has(id) && !isSent(userId, 'resume', id);
  const stay = now
    .filter((one) => !isGone(one))
    .map((one) => {
      const isRenamedHere = asked?.has(one.id) && asked.get(one.id)?.name !== one.name;
      return isRenamedHere ? one : { ...one, name: given?.get(one.id)?.name ?? one.name };
    });
  const added = theirs.filter(({ id }) => !now.some((one) => one.id === id));
  const after = inOrder([...stay, ...added.map(({ text: _, ...version }) => version)]);
  if (JSON.stringify(after) !== JSON.stringify(now) && !versions.write(userId, after)) return;
  for (const { id, text } of theirs) if ((await readLibraryText(id)) === null) await putLibraryText(id, text);
}
