import { useMemo } from 'react';
import type { ResumeDocument } from '#core/domain/documents/blocks.ts';
import type { ResumeReading } from '#core/domain/documents/resume-reading.ts';
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

/**
 * A file was read: what was confirmed of the resume before is not of this one. Of a file of which only the beginning was
 * loaded the whole is read; what stands behind the cut is unsure until it is confirmed.
 */
export const storeDocument = (
  userId: string | null,
  document: ResumeDocument,
  reading: ResumeReading | null,
): boolean => writeOwned('user_resume_reading', userId, JSON.stringify({ ...document, reading }));
