import type { ResumeVersion } from '#core/domain/documents/library.ts';
import type { SyncedVersions } from '#core/domain/user/synced.ts';
import { readOwned } from '../../browser-storage/storage-owner.ts';
import { readLibraryText } from '../../tracker/library/library-texts.ts';
import { inOrder, resumeVersionsNow, takeVersions } from '../../tracker/library/resume-versions.ts';
import { isSent } from '../../tracker/library/sent-papers.ts';
import { readMemory, remember } from '../memory.ts';
import type { KeptValue } from './sync-kept.ts';

type Version = SyncedVersions['versions'][number];

const byId = <One extends { id: string }>(all: readonly One[]) => new Map(all.map((one) => [one.id, one]));
const namesOf = (all: readonly ResumeVersion[]): string =>
  JSON.stringify(inOrder(all).map(({ id, name }) => [id, name]));

/** In the list, and without a text in this browser: there is nothing of it to be sent. */
const textless = new Set<string>();

/** What was the same here and there; nothing where the list was cleared away, so that all comes back. */
const baseOf = (userId: string): Map<string, ResumeVersion> =>
  byId(readOwned('resume_versions', userId) === null ? [] : readMemory(userId).versions.base);

/** A text never changes: versions of both sides stand, but for those that one side has deleted. */
export const ownVersions: KeptValue<SyncedVersions> = {
  kind: 'versions',
  async mine(userId) {
    const all: Version[] = [];
    for (const { id, name, savedAt } of inOrder(resumeVersionsNow(userId))) {
      const text = await readLibraryText(id);
      if (text === null) textless.add(id);
      else {
        textless.delete(id);
        all.push({ id, name, savedAt, text });
      }
    }
    return { kind: 'versions', versions: all };
  },
  join(userId, mine, theirs) {
    const base = baseOf(userId);
    const [here, there] = [byId(mine.versions), byId(theirs.versions)];
    const isListed = (id: string) => resumeVersionsNow(userId).some((one) => one.id === id);
    const joined = [...new Set([...there.keys(), ...here.keys()])].flatMap((id): Version[] => {
      const [own, other] = [here.get(id), there.get(id)];
      const known = base.get(id);
      // Who has changed the name since has changed it.
      if (own && other) return [{ ...own, name: own.name === known?.name ? other.name : own.name }];
      const isDeleted = known !== undefined && !isSent(userId, 'resume', id);
      if (own) return isDeleted ? [] : [own];
      return other && (!isDeleted || isListed(id)) ? [other] : [];
    });
    return { value: { kind: 'versions', versions: inOrder(joined) } };
  },
  store: (userId, value, before) => takeVersions(userId, value.versions, before.versions),
  remember: (userId, { versions }, revision) =>
    remember(userId, 'versions', {
      base: versions.map(({ id, name, savedAt }) => ({ id, name, savedAt })),
      revision,
    }),
};

export const hasVersionsChanges = (userId: string): boolean =>
  namesOf(resumeVersionsNow(userId).filter(({ id }) => !textless.has(id))) !==
  namesOf(readMemory(userId).versions.base);
