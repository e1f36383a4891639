import { maxVersions, type ResumeVersion, resumeVersion } from '#core/domain/documents/library.ts';
import { maxSyncedVersions, type SyncedVersions } from '#core/domain/user/synced.ts';
import { hasSignedOut } from '../../browser-storage/storage-owner.ts';
import { ownedList } from '../owned-list.ts';
import { putLibraryText, readLibraryText } from './library-texts.ts';
import { isSent, renameSent } from './sent-papers.ts';

type UserId = string | null;

const versions = ownedList('resume_versions', resumeVersion, maxSyncedVersions);

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
async function add(
  userId: UserId,
  version: ResumeVersion,
  at: number,
  text: string,
  limit = maxVersions,
): Promise<KeepOutcome> {
  if (hasSignedOut(userId)) return 'unkept';
  const before = versions.read(userId);
  if (before.length >= limit) return 'full';
  const isStored =
    versions.write(userId, before.toSpliced(at, 0, version)) && (await putLibraryText(version.id, text));
  if (isStored) return { kept: version };
  if (!hasSignedOut(userId)) remove(userId, version.id);
  return 'unkept';
}

const remove = (userId: UserId, id: string) =>
  versions.write(
    userId,
    versions.read(userId).filter((version) => version.id !== id),
  );

export async function keepVersion(userId: UserId, name: string, text: string): Promise<KeepOutcome> {
  const same = await findVersionOf(userId, text);
  if (same) return { same };
  const version = { id: crypto.randomUUID(), name, savedAt: new Date().toISOString() };
  return add(userId, version, versions.read(userId).length, text);
}

/** False where the browser did not take it. */
export function renameVersion(userId: UserId, id: string, name: string): boolean {
  const renamed = versions
    .read(userId)
    .map((version) => (version.id === id ? { ...version, name } : version));
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
  const at = before.findIndex((item) => item.id === id);
  const version = before[at];
  if (!version || hasSignedOut(userId) || isSent(userId, 'resume', id)) return null;
  remove(userId, id);
  // Two devices together may have more than ten: what was there comes back.
  return () => add(userId, version, at, text ?? '', maxSyncedVersions);
}

type VersionsWithTexts = SyncedVersions['versions'];

export const sortedVersions = <Version extends ResumeVersion>(all: readonly Version[]): Version[] =>
  all.toSorted((a, b) => (a.savedAt + a.id < b.savedAt + b.id ? -1 : 1));

/**
 * As the account has them: `before` is what stood here when they were asked for. What was kept, renamed or named by a record
 * since stays so.
 */
export async function mergeVersions(
  userId: UserId,
  theirs: VersionsWithTexts,
  before: VersionsWithTexts,
): Promise<void> {
  const now = versions.read(userId);
  const [theirsById, beforeById] = [theirs, before].map(
    (all) => new Map(all.map((version) => [version.id, version])),
  );
  const isDeletedElsewhere = ({ id }: ResumeVersion) =>
    beforeById?.has(id) && !theirsById?.has(id) && !isSent(userId, 'resume', id);
  const remaining = now
    .filter((version) => !isDeletedElsewhere(version))
    .map((version) => {
      const isRenamedHere = beforeById?.has(version.id) && beforeById.get(version.id)?.name !== version.name;
      return isRenamedHere
        ? version
        : { ...version, name: theirsById?.get(version.id)?.name ?? version.name };
    });
  const added = theirs.filter(({ id }) => !now.some((version) => version.id === id));
  const after = sortedVersions([...remaining, ...added.map(({ text: _, ...version }) => version)]);
  if (JSON.stringify(after) !== JSON.stringify(now) && !versions.write(userId, after)) return;
  for (const { id, text } of theirs) if ((await readLibraryText(id)) === null) await putLibraryText(id, text);
}
