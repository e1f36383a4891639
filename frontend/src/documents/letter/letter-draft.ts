import * as z from 'zod';
import { isBlank } from '#core/domain/user/profile.ts';
import { letterLanguage, letterLength, writer } from '#core/domain/writer/writing.ts';
import { draftStore } from '../draft-store.ts';

const pickedJob = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
});
export type PickedJob = z.infer<typeof pickedJob>;

const shownLetter = z.object({
  id: z.string(),
  companyName: z.string(),
  position: z.string(),
  text: z.string(),
  /** Null for one that was opened again: who had written it is not kept. */
  writtenBy: writer.nullable(),
  /** False for what was stopped or broke off. */
  isWhole: z.boolean(),
});
export type ShownLetter = z.infer<typeof shownLetter>;

const letterDraft = z.object({
  job: pickedJob.nullable().default(null),
  companyName: z.string().default(''),
  position: z.string().default(''),
  whyInterested: z.string().default(''),
  relevantExperience: z.string().default(''),
  length: letterLength.default('regular'),
  language: letterLanguage.default('auto'),
  /** For which vacancy letters were written, and how many: the next is worded otherwise. */
  written: z
    .object({ id: z.string(), times: z.int().min(0) })
    .nullable()
    .default(null),
  letter: shownLetter.nullable().default(null),
  /** What stood there before the last writing, to go back to. */
  before: shownLetter.nullable().default(null),
});
export type LetterDraft = z.infer<typeof letterDraft>;

export const emptyDraft: LetterDraft = letterDraft.parse({});

const drafts = draftStore('letter_draft', letterDraft);

export const draftOf = (userId: string | null): LetterDraft => drafts.read(userId) ?? emptyDraft;

export const useLetterDraft = (userId: string | null): LetterDraft => drafts.use(userId) ?? emptyDraft;

/** At once and in the storage: a reload or a sign-in comes at any moment. */
export const changeDraft = (userId: string | null, changes: Partial<LetterDraft>) =>
  drafts.write(userId, { ...draftOf(userId), ...changes });

const isUntouched = ({ job, companyName, position, whyInterested, relevantExperience }: LetterDraft) =>
  job === null && [companyName, position, whyInterested, relevantExperience].every(isBlank);

/** What a visitor has typed is theirs once they have signed in; the letter on the screen stays the user's own. */
export function takeOverDraft(userId: string) {
  const typed = draftOf(null);
  if (isUntouched(typed)) return;
  const { letter, before } = draftOf(userId);
  changeDraft(userId, { ...typed, letter, before });
  drafts.write(null, null);
}
