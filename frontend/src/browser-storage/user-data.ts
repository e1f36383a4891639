import { useMemo, useSyncExternalStore } from 'react';
import { emptyProfile, type Profile, readProfile } from '#core/domain/user/profile.ts';
import { type OwnedKey, readOwned, subscribeToOwned, writeOwned } from './storage-owner.ts';

export function useOwned(key: OwnedKey, userId: string | null) {
  const read = () => readOwned(key, userId);
  return useSyncExternalStore(subscribeToOwned, read, read);
}

/** A profile that cannot be parsed is as good as none, and is logged only (docs/rules.md#storage-profile-broken). */
function parsed(text: string | null): Profile {
  if (text === null) return emptyProfile;
  const profile = readProfile(text);
  if (profile === null) console.warn('The stored profile cannot be parsed');
  return profile ?? emptyProfile;
}

export function useStoredProfile(userId: string | null): Profile {
  const text = useOwned('user_profile', userId);
  return useMemo(() => parsed(text), [text]);
}

/** The profile of this moment. */
export const readStoredProfile = (userId: string | null): Profile =>
  parsed(readOwned('user_profile', userId));

/** False where the browser did not keep it. */
export const storeProfile = (userId: string | null, profile: Profile): boolean =>
  writeOwned('user_profile', userId, JSON.stringify(profile));

/** The flag is the text 'true', and nothing else counts (docs/rules.md#storage-keys). */
const completed = 'true';

export const useIsOnboarded = (userId: string | null): boolean =>
  useOwned('onboarding_completed', userId) === completed;

export const storeOnboarded = (userId: string | null): boolean =>
  writeOwned('onboarding_completed', userId, completed);

/** What is typed and not saved, a draft of this tab, by its name; it stands before the stored text. */
export const resumeDraft = 'resume_draft';

/** The text as it is (docs/rules.md#storage-keys); null where none was saved. */
export const useStoredResume = (userId: string | null): string | null => useOwned('user_resume', userId);

/** False where the browser did not keep it. */
export const storeResume = (userId: string | null, text: string): boolean =>
  writeOwned('user_resume', userId, text);
