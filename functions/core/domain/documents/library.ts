import * as z from 'zod/mini';

/** Versions of a resume that are kept under a name (docs/rules.md#resume-versions). */
export const mostVersions = 10;
export const longestVersionName = 100;
/** Of a version, in characters: as much as a resume that follows the account. */
export const longestVersion = 100_000;

const instant = z.iso.datetime().check(z.maxLength(40));

/** Its text lies beside it, and never changes. */
export const resumeVersion = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.minLength(1), z.maxLength(longestVersionName)),
  savedAt: instant,
});
export type ResumeVersion = z.infer<typeof resumeVersion>;
