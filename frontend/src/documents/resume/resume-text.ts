import * as z from 'zod/mini';
import { isSampleResume, type ResumeSource, resumeFor } from '#core/domain/documents/resume.ts';
import { isBlank } from '#core/domain/user/profile.ts';
import { hashOf } from '../../account-sync/memory.ts';
import { draftStore } from '../../browser-storage/draft-store.ts';
import { readOwned } from '../../browser-storage/storage-owner.ts';
import {
  readStoredProfile,
  resumeDraft,
  useStoredProfile,
  useStoredResume,
} from '../../browser-storage/user-data.ts';

const drafts = draftStore(resumeDraft, z.string());
/** The hash of what was saved when somebody began to type. A draft of an older release has none. */
const draftBases = draftStore('resume_draft_base', z.string());

const savedHash = (userId: string | null): string => hashOf(readOwned('user_resume', userId) ?? '');

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

export function draftResume(userId: string | null, text: string | null) {
  if (text === null) draftBases.write(userId, null);
  else if (drafts.read(userId) === null) draftBases.write(userId, savedHash(userId));
  drafts.write(userId, text);
}

/** What another tab or device has saved since somebody began to type here; null where nothing would be lost. */
export function savedMeanwhile(userId: string | null): string | null {
  const [draft, base, saved] = [
    drafts.read(userId),
    draftBases.read(userId),
    readOwned('user_resume', userId),
  ];
  if (draft === null || base === null || base === savedHash(userId)) return null;
  return saved === null || saved === draft || isBlank(saved) || isSampleResume(saved) ? null : saved;
}

/** What a visitor has typed, or asked to be read, is theirs once they have signed in. */
export function takeOverResume(userId: string) {
  const typed = drafts.read(null);
  if (typed === null) return;
  draftBases.write(userId, draftBases.read(null));
  drafts.write(userId, typed);
  draftResume(null, null);
}
