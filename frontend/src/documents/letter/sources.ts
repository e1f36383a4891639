import { profileAsResume } from '#core/domain/documents/resume.ts';
import { isBlank, type Profile } from '#core/domain/user/profile.ts';
import { readStoredProfile } from '../../browser-storage/user-data.ts';
import { type ResumeText, resumeTextNow, useResumeText } from '../resume/resume-text.ts';

/** '' where there is only the sample: of that no letter is written. */
const ownText = ({ text, source }: ResumeText): string => (source === 'sample' || isBlank(text) ? '' : text);

/** What the other tab shows at this moment, saved or not. */
export const resumeOf = (userId: string | null): string => ownText(resumeTextNow(userId));

export const useHasResume = (userId: string | null): boolean => ownText(useResumeText(userId)) !== '';

/** Goes along with the resume; the names of files say nothing that a letter needs. */
export function profileOf(userId: string | null): Profile | null {
  const profile = readStoredProfile(userId);
  return profileAsResume(profile) === null ? null : { ...profile, artifacts: [] };
}
