import * as z from 'zod';
import { textSpan } from './blocks.ts';

/**
 * How far a thing that was read may be believed: `sure` stands so in the document and nothing speaks against it;
 * `unsure` is shown for its owner to confirm and feeds nothing; `confirmed` is what the owner has confirmed or typed.
 */
export const certainties = ['sure', 'unsure', 'confirmed'] as const;
export type Certainty = (typeof certainties)[number];

/** A thing that was read of a resume, in its own words. */
export const readValue = z.object({
  text: z.string().min(1).max(400),
  /** The line that it came from; null for what its owner has typed. */
  line: textSpan.nullable(),
  certainty: z.enum(certainties),
});
export type ReadValue = z.infer<typeof readValue>;

/** 'март 2023 — настоящее время'. */
export const readPeriod = readValue.extend({
  /** 'YYYY' or 'YYYY-MM'; null where it is not said. */
  from: z.string().max(7).nullable(),
  to: z.string().max(7).nullable(),
  isCurrent: z.boolean(),
});
export type ReadPeriod = z.infer<typeof readPeriod>;

/** One entry of a career: what stands together here stood together in the resume. */
export const readJob = z.object({
  employer: readValue.nullable(),
  title: readValue.nullable(),
  period: readPeriod.nullable(),
  /** What was done there, a point or a paragraph each. */
  duties: z.array(readValue.extend({ text: z.string().min(1).max(4000) })).max(200),
});
export type ReadJob = z.infer<typeof readJob>;

export const readEducation = z.object({
  school: readValue.nullable(),
  /** Degree, faculty or speciality, as it is worded. */
  degree: readValue.nullable(),
  period: readPeriod.nullable(),
});
export type ReadEducation = z.infer<typeof readEducation>;

export const contactKinds = ['phone', 'email', 'telegram', 'github', 'portfolio', 'other'] as const;

/** What a resume says of its owner, as far as it could be read (docs/rules.md#resume-reading). */
export const resumeReading = z.object({
  name: readValue.nullable(),
  position: readValue.nullable(),
  /** The latest first. */
  jobs: z.array(readJob).max(60),
  education: z.array(readEducation).max(30),
  skills: z.array(readValue).max(300),
  contacts: z.array(readValue.extend({ kind: z.enum(contactKinds) })).max(40),
});
export type ResumeReading = z.infer<typeof resumeReading>;
