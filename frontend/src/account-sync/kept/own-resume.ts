import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { knownResume } from '#core/domain/documents/known-resume.ts';
import { isSampleResume } from '#core/domain/documents/resume.ts';
import { isBlank } from '#core/domain/user/profile.ts';
import type { SyncedResume } from '#core/domain/user/synced.ts';
import { readOwned, writeOwned } from '../../browser-storage/storage-owner.ts';
import { storeResume } from '../../browser-storage/user-data.ts';
import { hashOf, readMemory, remember } from '../memory.ts';
import type { KeptValue } from './sync-kept.ts';

/** Characters of how a file looked and what was confirmed: more stay in the browser. */
const mostOfReading = 200_000;

const none: SyncedResume = { kind: 'resume', text: '', blocks: null, reading: null };

function mine(userId: string): SyncedResume {
  const text = readOwned('user_resume', userId);
  if (text === null || isBlank(text) || isSampleResume(text)) return none;
  const json = readOwned('user_resume_reading', userId);
  if (json === null) return { ...none, text };
  const { blocks, reading } = knownResume(json, text);
  const fits = JSON.stringify([blocks, reading]).length <= mostOfReading;
  return { kind: 'resume', text, blocks: fits ? blocks : null, reading };
}

const hash = (value: SyncedResume): string => hashOf(JSON.stringify(value));

export const ownResume: KeptValue<SyncedResume> = {
  kind: 'resume',
  mine,
  join(userId, here, there) {
    const { base } = readMemory(userId).resume;
    const [hashHere, hashThere] = [hash(here), hash(there)];
    if (hashHere === hashThere || hashThere === base || there.text === '') return { value: here };
    if (hashHere === base || here.text === '') return { value: there };
    // One text, of which one side alone has something confirmed.
    if (here.text === there.text && (here.reading === null || there.reading === null))
      return { value: here.reading === null ? there : here };
    return { choice: { of: 'resume', mine: here, theirs: there } };
  },
  resolve(_, choice, side) {
    return (choice as Extract<typeof choice, { of: 'resume' }>)[side];
  },
  store(userId, { text, blocks, reading }, before) {
    const now = mine(userId);
    // Written since, or nothing new: what stands here is sent the next time.
    if (hash(now) !== hash(before) || hash(now) === hash({ kind: 'resume', text, blocks, reading })) return;
    if (text === '') return;
    storeResume(userId, text);
    if (blocks !== null || reading !== null)
      writeOwned(
        'user_resume_reading',
        userId,
        JSON.stringify({ text, blocks: blocks ?? blocksOfText(text), reading }),
      );
  },
  remember: (userId, value, revision) => remember(userId, 'resume', { base: hash(value), revision }),
};

export const hasResumeChanges = (userId: string): boolean =>
  hash(mine(userId)) !== readMemory(userId).resume.base;
