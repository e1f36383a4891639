import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/*
 * What the demo feed is made of. All of it is invented: the employers, their vacancies, pay and texts exist only to
 * show the product, and any likeness to a real company is accidental.
 */

const texts = z.array(z.string().min(1)).readonly();

const variant = z.strictObject({
  /** How many vacancies of the feed. */
  count: z.int().positive(),
  /** As after a word for the level: Russian ones begin with a small letter. */
  titles: texts,
  skills: texts,
  /** Only employers of these industries. */
  industries: texts.exactOptional(),
  /** A requirement that names the stack. */
  wants: z.string().exactOptional(),
});
export type Variant = z.infer<typeof variant>;

/** A profession as an employer would describe it; the feed draws a few lines of each list for one vacancy. */
const profession = z.strictObject({
  /** The professional role of hh.ru's dictionary: id and name. */
  role: z.tuple([z.string(), z.string()]).readonly(),
  /** How work is arranged and what is offered there. */
  setting: z.enum(['it', 'office', 'contact']),
  /** Which words say the level in a title: 'Senior X' or 'Старший x'. */
  levelWords: z.enum(['latin', 'russian']),
  /** Thousands of roubles a month before tax: the middle level in Moscow. */
  pay: z.number().positive(),
  /** Industries that most often look for the profession; any, where it is absent. */
  industries: texts.exactOptional(),
  variants: z.array(variant).readonly(),
  /** The titles say it themselves and take no word. */
  titlesSayLevel: z.literal(true).exactOptional(),
  /** Whole titles that need no word for the level. */
  interns: texts.exactOptional(),
  leads: texts.exactOptional(),
  heads: texts.exactOptional(),
  chiefs: texts.exactOptional(),
  /** Where in the company: goes in parentheses behind some titles. */
  teams: texts,
  openings: texts,
  duties: texts,
  wants: texts,
  pluses: texts,
});
export type Profession = z.infer<typeof profession>;

/** In this order the feed draws from them: another one makes another feed. */
const files = [
  'machine-learning',
  'around-models',
  'server-development',
  'apps-and-operations',
  'quality-and-design',
  'analysis',
  'people-and-management',
  'business',
  'client-service',
  'money',
  'banking',
  'law',
  'marketing',
  'supply-and-office',
];

export const readProfessions = (): readonly Profession[] =>
  files.flatMap((file) => {
    const json = readFileSync(join(import.meta.dirname, 'professions', `${file}.json`), 'utf8');
    return z.array(profession).parse(JSON.parse(json));
  });
