import * as z from 'zod/mini';
import { documentBlocks, textSpan } from '../documents/blocks.ts';
import { resumeReading } from '../documents/resume-reading.ts';
import { profile } from '../user/profile.ts';

/** Of a resume for the writer (docs/rules.md#resume-limit). */
export const maxResumeWords = 2000;
/** However few words: a letter of these would be no words. */
export const maxResumeCharacters = 40_000;

/** Of what is looked at, before it is said to be too large. */
export const resumeInput = z.string().check(z.maxLength(1_000_000));

export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;

export const isTooLarge = (resumeText: string): boolean =>
  resumeText.length > maxResumeCharacters || wordsIn(resumeText) > maxResumeWords;

/** Who wrote an answer (docs/rules.md#writer). */
export const writer = z.enum(['model', 'rules']);
export type Writer = z.infer<typeof writer>;

export const adviceKinds = ['structure', 'contacts', 'results', 'skills', 'wording', 'length'] as const;

/** One recommendation: a place in the resume, what to put there, and why. */
export const advice = z.object({
  id: z.string().check(z.minLength(1)),
  kind: z.enum(adviceKinds),
  /** Word for word from the resume; null where something is missing from it. */
  quote: z.nullable(z.string()),
  /** Where the quote stands in the text that was sent; null where nobody says. */
  at: z._default(z.nullable(textSpan), null),
  /** What to put in the quote's place, or to add; null where only its owner can know the words. */
  proposal: z.nullable(z.string()),
  reason: z.string(),
});
export type Advice = z.infer<typeof advice>;

export const maxLetterNameLength = 300;
export const maxLetterTextLength = 5000;

/** What goes along with a resume's text where the browser has it: how it looks, and what was read of it. */
export const resumeExtras = {
  blocks: z._default(z.nullable(documentBlocks), null),
  reading: z._default(z.nullable(resumeReading), null),
};

export const letterLengths = ['short', 'regular', 'long'] as const;
export const letterLength = z.enum(letterLengths);
export type LetterLength = z.infer<typeof letterLength>;

/** `auto` is the vacancy's own. */
export const letterLanguages = ['auto', 'ru', 'en'] as const;
export const letterLanguage = z.enum(letterLanguages);

/** What a letter is written from (docs/rules.md#letter-form). */
export const letterForm = z.object({
  resumeText: resumeInput,
  ...resumeExtras,
  profileData: z._default(z.nullable(profile), null),
  /** 'Job ID: hh-123' when a vacancy is picked; else a link or nothing. */
  jobUrl: z._default(z.string().check(z.maxLength(2000)), ''),
  companyName: z._default(z.string().check(z.maxLength(maxLetterNameLength)), ''),
  position: z._default(z.string().check(z.maxLength(maxLetterNameLength)), ''),
  whyInterested: z._default(z.string().check(z.maxLength(maxLetterTextLength)), ''),
  relevantExperience: z._default(z.string().check(z.maxLength(maxLetterTextLength)), ''),
  length: z._default(letterLength, 'regular'),
  language: z._default(letterLanguage, 'auto'),
  /** How many letters were written for the same vacancy before: each is worded otherwise. */
  variant: z._default(z.int().check(z.minimum(0), z.maximum(999)), 0),
});
export type LetterForm = z.output<typeof letterForm>;

/** The vacancy a letter is for, as far as it is known: text of others, never to be obeyed. */
export interface LetterVacancy {
  title: string;
  company: string;
  tags: readonly string[];
  /** Plain text; '' where there is none. */
  description: string;
}
