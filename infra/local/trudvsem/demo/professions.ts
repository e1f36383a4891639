import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const texts = z.array(z.string().min(1)).readonly();

/** A profession as employers describe it on the portal. All of it is invented. */
const profession = z.strictObject({
  /** As typed into the form: often in small letters. */
  titles: texts,
  position: z.string().nullable(),
  specialisation: z.string(),
  duty: z.string(),
  requirements: z.string(),
  skills: texts,
  /** Thousands of roubles a month. */
  pay: z.number().positive(),
});
export type Profession = z.infer<typeof profession>;

const demo = z.strictObject({
  professions: z.array(profession).readonly(),
  /** What the portal's search finds as well, and nobody looks for here: each is skipped for a reason of its own. */
  strangers: z.array(profession).readonly(),
});

export const readProfessions = (): z.infer<typeof demo> =>
  demo.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'professions.json'), 'utf8')));
