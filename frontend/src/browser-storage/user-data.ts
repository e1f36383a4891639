import { useMemo } from 'react';
import { emptyProfile, type Profile, readProfile } from '#core/domain/user/profile.ts';
import { readOwned, writeOwned } from './storage-owner.ts';
import { useOwned } from './use-owned.ts';

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

/** What is typed and not saved, a draft of this tab, by its name; it stands before the stored text. */
export const resumeDraft = 'resume_draft';

/** The text as it is (docs/rules.md#storage-keys); null where none was saved. */
export const useStoredResume = (userId: string | null): string | null => useOwned('user_resume', userId);

/** False where the browser did not keep it. */
export const storeResume = (userId: string | null, text: string): boolean =>
  writeOwned('user_resume', userId, text);
