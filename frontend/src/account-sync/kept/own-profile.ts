import { mergeProfiles } from '#core/domain/user/merge-profiles.ts';
import type { Profile } from '#core/domain/user/profile.ts';
import type { SyncedProfile } from '#core/domain/user/synced.ts';
import { storeOnboarded } from '../../browser-storage/onboarded.ts';
import { keepUnsaved, readOwned } from '../../browser-storage/storage-owner.ts';
import { readStoredProfile, storeProfile } from '../../browser-storage/user-data.ts';
import { hashOf, readMemory, remember } from '../memory.ts';
import type { KeptValue } from './sync-kept.ts';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const baseOf = (userId: string): Profile | null => readMemory(userId).profile.base?.profile ?? null;

export const ownProfile: KeptValue<SyncedProfile> = {
  kind: 'profile',
  mine: (userId) => ({
    kind: 'profile',
    profile: readStoredProfile(userId),
    isOnboarded: readOwned('onboarding_completed', userId) === 'true',
  }),
  merge(userId, mine, theirs) {
    const { profile, disputed } = mergeProfiles(baseOf(userId), mine.profile, theirs.profile);
    if (disputed.length > 0) return { choice: { of: 'profile', disputed, mine, theirs } };
    return { value: { kind: 'profile', profile, isOnboarded: mine.isOnboarded || theirs.isOnboarded } };
  },
  resolve(userId, choice, side) {
    const { disputed, mine, theirs } = choice as Extract<typeof choice, { of: 'profile' }>;
    const { profile } = mergeProfiles(baseOf(userId), mine.profile, theirs.profile);
    const from = side === 'mine' ? mine.profile : theirs.profile;
    const chosen = Object.fromEntries(disputed.map((name) => [name, from[name]]));
    return {
      kind: 'profile',
      profile: { ...profile, ...chosen },
      isOnboarded: mine.isOnboarded || theirs.isOnboarded,
    };
  },
  store(userId, { profile, isOnboarded }, before) {
    const now = readStoredProfile(userId);
    const joined = isSame(now, before.profile)
      ? profile
      : mergeProfiles(before.profile, now, profile).profile;
    if (!isSame(joined, now)) storeProfile(userId, joined);
    if (isOnboarded && readOwned('onboarding_completed', userId) !== 'true') storeOnboarded(userId);
    return keepUnsaved('user_profile', userId);
  },
  remember: (userId, value, revision) => remember(userId, 'profile', { base: value, revision }),
};

export const profileFingerprint = (userId: string): string => hashOf(JSON.stringify(ownProfile.mine(userId)));

export const hasProfileChanges = (userId: string): boolean =>
  !isSame(ownProfile.mine(userId), readMemory(userId).profile.base);
