import * as z from 'zod/mini';
import { textSpan } from './blocks.ts';

/**
 * How far a thing that was read may be believed: `sure` stands so in the document and nothing speaks against it;
 * `unsure` is shown for its owner to confirm and feeds nothing; `confirmed` is what the owner has confirmed or typed.
 */
const certainties = ['sure', 'unsure', 'confirmed'] as const;
export type Certainty = (typeof certainties)[number];

/** A thing that was read of a resume, in its own words. */
export const readValue = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(400)),
  /** The line that it came from; null for what its owner has typed. */
  line: z.nullable(textSpan),
  certainty: z.enum(certainties),
});
export type ReadValue = z.infer<typeof readValue>;

/** 'март 2023 — настоящее время'. */
export const readPeriod = z.extend(readValue, {
  /** 'YYYY' or 'YYYY-MM'; null where it is not said. */
  from: z.nullable(z.string().check(z.maxLength(7))),
  to: z.nullable(z.string().check(z.maxLength(7))),
  isCurrent: z.boolean(),
});
export type ReadPeriod = z.infer<typeof readPeriod>;

/** One entry of a career: what stands together here stood together in the resume. */
export const readJob = z.object({
  employer: z.nullable(readValue),
  title: z.nullable(readValue),
  period: z.nullable(readPeriod),
  /** What was done there, a point or a paragraph each. */
  duties: z
    .array(z.extend(readValue, { text: z.string().check(z.minLength(1), z.maxLength(4000)) }))
    .check(z.maxLength(200)),
});
export type ReadJob = z.infer<typeof readJob>;

export const readEducation = z.object({
  school: z.nullable(readValue),
  /** Degree, faculty or speciality, as it is worded. */
  degree: z.nullable(readValue),
  period: z.nullable(readPeriod),
});
export type ReadEducation = z.infer<typeof readEducation>;

const contactKinds = ['phone', 'email', 'telegram', 'github', 'portfolio', 'other'] as const;

/** What a resume says of its owner, as far as it could be read (docs/rules.md#resume-reading). */
export const resumeReading = z.object({
  name: z.nullable(readValue),
  position: z.nullable(readValue),
  /** The latest first. */
  jobs: z.array(readJob).check(z.maxLength(60)),
  education: z.array(readEducation).check(z.maxLength(30)),
  skills: z.array(readValue).check(z.maxLength(300)),
  contacts: z.array(z.extend(readValue, { kind: z.enum(contactKinds) })).check(z.maxLength(40)),
});
export type ResumeReading = z.infer<typeof resumeReading>;
