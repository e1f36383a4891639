import type { ResumeVersion } from '#core/domain/documents/library.ts';
import type { SyncedVersions } from '#core/domain/user/synced.ts';
import { keepUnsaved, readOwned } from '../../browser-storage/storage-owner.ts';
import { readLibraryText } from '../../tracker/library/library-texts.ts';
import { mergeVersions, resumeVersionsNow, sortedVersions } from '../../tracker/library/resume-versions.ts';
import { isSent } from '../../tracker/library/sent-papers.ts';
import { readMemory, remember } from '../memory.ts';
import type { KeptValue } from './sync-kept.ts';

type Version = SyncedVersions['versions'][number];

const byId = <Item extends { id: string }>(all: readonly Item[]) =>
  new Map(all.map((item) => [item.id, item]));
const namesOf = (all: readonly ResumeVersion[]): string =>
  JSON.stringify(sortedVersions(all).map(({ id, name }) => [id, name]));

/** In the list, and without a text in this browser: there is nothing of it to be sent. */
const idsWithoutText = new Set<string>();

/** What was the same here and there; nothing where the list was cleared away, so that all comes back. */
const baseOf = (userId: string): Map<string, ResumeVersion> =>
  byId(readOwned('resume_versions', userId) === null ? [] : readMemory(userId).versions.base);

/** A text never changes: versions of both sides stand, but for those that one side has deleted. */
export const ownVersions: KeptValue<SyncedVersions> = {
  kind: 'versions',
  async mine(userId) {
    const all: Version[] = [];
    for (const { id, name, savedAt } of sortedVersions(resumeVersionsNow(userId))) {
      const text = await readLibraryText(id);
      if (text === null) idsWithoutText.add(id);
      else {
        idsWithoutText.delete(id);
        all.push({ id, name, savedAt, text });
      }
    }
    return { kind: 'versions', versions: all };
  },
  merge(userId, mine, theirs) {
    const base = baseOf(userId);
    const [local, remote] = [byId(mine.versions), byId(theirs.versions)];
    const isListed = (id: string) => resumeVersionsNow(userId).some((version) => version.id === id);
    const joined = [...new Set([...remote.keys(), ...local.keys()])].flatMap((id): Version[] => {
      const [own, other] = [local.get(id), remote.get(id)];
      const baseVersion = base.get(id);
      // Who has changed the name since has changed it.
      if (own && other) return [{ ...own, name: own.name === baseVersion?.name ? other.name : own.name }];
      const isDeleted = baseVersion !== undefined && !isSent(userId, 'resume', id);
      if (own) return isDeleted ? [] : [own];
      return other && (!isDeleted || isListed(id)) ? [other] : [];
    });
    return { value: { kind: 'versions', versions: sortedVersions(joined) } };
  },
  async store(userId, value, before) {
    await mergeVersions(userId, value.versions, before.versions);
    return keepUnsaved('resume_versions', userId);
  },
  remember: (userId, { versions }, revision) =>
    remember(userId, 'versions', {
      base: versions.map(({ id, name, savedAt }) => ({ id, name, savedAt })),
      revision,
    }),
};

export const versionsFingerprint = (userId: string): string =>
  namesOf(resumeVersionsNow(userId).filter(({ id }) => !idsWithoutText.has(id)));

export const hasVersionsChanges = (userId: string): boolean =>
  versionsFingerprint(userId) !== namesOf(readMemory(userId).versions.base);
