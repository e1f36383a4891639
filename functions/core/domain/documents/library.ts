import * as z from 'zod/mini';

/** Versions of a resume that are kept under a name (docs/rules.md#resume-versions). */
export const maxVersions = 10;
export const maxVersionNameLength = 100;
/** Of a version, in characters: as much as a resume that follows the account. */
export const maxVersionLength = 100_000;

const instant = z.iso.datetime().check(z.maxLength(40));

/** Its text lies beside it, and never changes. */
export const resumeVersion = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.minLength(1), z.maxLength(maxVersionNameLength)),
  savedAt: instant,
});
export type ResumeVersion = z.infer<typeof resumeVersion>;

/** Letters that are kept of one vacancy, and of all together (docs/rules.md#letter-library). */
export const maxLettersOfJob = 5;
export const maxKeptLetters = 300;
export const maxLetterLength = 20_000;

/** Its text lies beside it. */
export const keptLetter = z.object({
  /** The vacancy's, or company and position, and what tells it from the vacancy's other letters. */
  id: z.string().check(z.minLength(1), z.maxLength(400)),
  /** Of its text, where another user of the browser may have a letter of the same id. @default - its id */
  textId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  companyName: z.string().check(z.maxLength(300)),
  position: z.string().check(z.maxLength(300)),
  savedAt: instant,
  /** Whether the account has it as it is. */
  isInAccount: z.boolean(),
  /** Of what the account had, when this browser last knew. @default - nothing, or from before there were revisions */
  revision: z.optional(z.int()),
});
export type KeptLetter = z.infer<typeof keptLetter>;
