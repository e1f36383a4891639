import * as z from 'zod/mini';
import { isBlank } from '#core/domain/user/profile.ts';
import { letterLanguage, letterLength, writer } from '#core/domain/writer/writing.ts';
import { draftStore } from '../../browser-storage/draft-store.ts';

const pickedJob = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
});
export type PickedJob = z.infer<typeof pickedJob>;

const shownLetter = z.object({
  /** What it has in common with the vacancy's other letters. */
  id: z.string(),
  /** Of the kept one that it was opened from, or kept as. */
  keptId: z.optional(z.string()),
  /** What stood there then: another text there now is another tab's, or another device's. */
  keptText: z.optional(z.string()),
  companyName: z.string(),
  position: z.string(),
  text: z.string(),
  /** Null for one that was opened again: who had written it is not kept. */
  writtenBy: z.nullable(writer),
  /** False for what was stopped or broke off. */
  isWhole: z.boolean(),
});
export type ShownLetter = z.infer<typeof shownLetter>;

const letterDraft = z.object({
  job: z._default(z.nullable(pickedJob), null),
  companyName: z._default(z.string(), ''),
  position: z._default(z.string(), ''),
  whyInterested: z._default(z.string(), ''),
  relevantExperience: z._default(z.string(), ''),
  length: z._default(letterLength, 'regular'),
  language: z._default(letterLanguage, 'auto'),
  /** For which vacancy letters were written, and how many: the next is worded otherwise. */
  written: z._default(z.nullable(z.object({ id: z.string(), times: z.int().check(z.minimum(0)) })), null),
  letter: z._default(z.nullable(shownLetter), null),
  /** What stood there before the last writing, to go back to. */
  before: z._default(z.nullable(shownLetter), null),
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

/** Of one that nobody has touched since it was opened, what another tab or device has made of it meanwhile. */
export function showNewerText(
  userId: string | null,
  keptId: string | undefined,
  text: string | null | undefined,
) {
  const { letter } = draftOf(userId);
  if (text == null || !letter || letter.keptId !== keptId || letter.keptText === text) return;
  if (letter.text === letter.keptText) changeDraft(userId, { letter: { ...letter, text, keptText: text } });
}
