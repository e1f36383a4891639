import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { knownResume } from '#core/domain/documents/known-resume.ts';
import { isSampleResume } from '#core/domain/documents/resume.ts';
import { isBlank } from '#core/domain/user/profile.ts';
import type { SyncedResume } from '#core/domain/user/synced.ts';
import { keepUnsaved, readOwned, writeOwned } from '../../browser-storage/storage-owner.ts';
import { storeResume } from '../../browser-storage/user-data.ts';
import { hashOf, readMemory, remember } from '../memory.ts';
import type { KeptValue } from './sync-kept.ts';

/** Characters of how a file looked and what was confirmed: more stay in the browser. */
const maxReadingLength = 200_000;

const emptyResume: SyncedResume = { kind: 'resume', text: '', blocks: null, reading: null };

function mine(userId: string): SyncedResume {
  const text = readOwned('user_resume', userId);
  if (text === null || isBlank(text) || isSampleResume(text)) return emptyResume;
  const json = readOwned('user_resume_reading', userId);
  if (json === null) return { ...emptyResume, text };
  const { blocks, reading } = knownResume(json, text);
  const fits = JSON.stringify([blocks, reading]).length <= maxReadingLength;
  return { kind: 'resume', text, blocks: fits ? blocks : null, reading };
}

const hash = (value: SyncedResume): string => hashOf(JSON.stringify(value));

export const ownResume: KeptValue<SyncedResume> = {
  kind: 'resume',
  mine,
  merge(userId, local, remote) {
    const { base } = readMemory(userId).resume;
    const [localHash, remoteHash] = [hash(local), hash(remote)];
    if (localHash === remoteHash || remote.text === '') return { value: local };
    // An empty side takes the other, also where it was emptied since (docs/rules.md#account-sync-conflict).
    if (local.text === '') return { value: remote };
    if (remoteHash === base) return { value: local };
    if (localHash === base) return { value: remote };
    // One text, of which one side alone has something confirmed.
    if (local.text === remote.text && (local.reading === null || remote.reading === null))
      return { value: local.reading === null ? remote : local };
    return { choice: { of: 'resume', mine: local, theirs: remote } };
  },
  resolve(_, choice, side) {
    return (choice as Extract<typeof choice, { of: 'resume' }>)[side];
  },
  store(userId, { text, blocks, reading }, before) {
    const now = mine(userId);
    // Written since, or nothing new: what stands here is sent the next time.
    if (
      hash(now) === hash(before) &&
      hash(now) !== hash({ kind: 'resume', text, blocks, reading }) &&
      text !== ''
    ) {
      storeResume(userId, text);
      if (blocks !== null || reading !== null)
        writeOwned(
          'user_resume_reading',
          userId,
          JSON.stringify({ text, blocks: blocks ?? blocksOfText(text), reading }),
        );
    }
    return keepUnsaved('user_resume', userId) && keepUnsaved('user_resume_reading', userId);
  },
  remember: (userId, value, revision) => remember(userId, 'resume', { base: hash(value), revision }),
};

export const resumeFingerprint = (userId: string): string => hash(mine(userId));

export const hasResumeChanges = (userId: string): boolean =>
  resumeFingerprint(userId) !== readMemory(userId).resume.base;
