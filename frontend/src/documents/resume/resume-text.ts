import * as z from 'zod/mini';
import { isSampleResume, type ResumeSource, resumeFor } from '#core/domain/documents/resume.ts';
import { draftStore } from '../../browser-storage/draft-store.ts';
import { readOwned } from '../../browser-storage/storage-owner.ts';
import {
  readStoredProfile,
  resumeDraft,
  useStoredProfile,
  useStoredResume,
} from '../../browser-storage/user-data.ts';

const drafts = draftStore(resumeDraft, z.string());

export interface ResumeText {
  text: string;
  source: ResumeSource['source'];
  /** Whether it differs from what would stand here anyway. */
  isChanged: boolean;
}

function resumeText({ text, source }: ResumeSource, draft: string | null): ResumeText {
  if (draft === null || draft === text) return { text, source, isChanged: false };
  // However it came there, the sample is nobody's resume.
  return { text: draft, source: isSampleResume(draft) ? 'sample' : 'stored', isChanged: true };
}

/**
 * What the text area shows (docs/rules.md#resume-source): what was typed and not saved, else the saved text, the
 * profile, the sample.
 */
export function useResumeText(userId: string | null): ResumeText {
  const stored = useStoredResume(userId);
  const profile = useStoredProfile(userId);
  return resumeText(resumeFor(stored, profile), drafts.use(userId));
}

/** The same at this moment: somebody may have signed in since a screen was drawn. */
export const resumeTextNow = (userId: string | null): ResumeText =>
  resumeText(resumeFor(readOwned('user_resume', userId), readStoredProfile(userId)), drafts.read(userId));

export const draftResume = (userId: string | null, text: string | null) => drafts.write(userId, text);

/** What a visitor has typed, or asked to be read, is theirs once they have signed in. */
export function takeOverResume(userId: string) {
  const typed = drafts.read(null);
  if (typed === null) return;
  drafts.write(userId, typed);
  drafts.write(null, null);
}
