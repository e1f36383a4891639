import * as z from 'zod';
import { withoutControlCharacters } from '#core/domain/job/job-draft.ts';

/*
 * Types of foreign records. Nothing that comes from outside is longer than is said here: a text for people is cut, a
 * code that is too long is another thing than a code, and of a list the first so many are read.
 */

/** Without half a letter at the cut. */
export const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');

/** A text for people, without halves of letters and control characters: no file, no address and no page takes them. */
export const prose = (longest: number) =>
  z.string().transform((text) => cut(withoutControlCharacters(text.toWellFormed()), longest));

/** A code, a date, an address: cut, or with a letter mended, it would be another one. */
export const code = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => text.isWellFormed());

/** A code that some write as a number. */
export const numberedCode = (longest: number) =>
  z.union([z.string(), z.number()]).transform(String).pipe(code(longest));

/** The first so many of a list. */
export const firstOf = <Type extends z.ZodType>(most: number, type: Type) =>
  z.preprocess((input) => (Array.isArray(input) ? input.slice(0, most) : input), z.array(type));

/** The sources' keys come and go: what is missing, of another kind or too long is as good as null. */
export const nullIfInvalid = <Type extends z.ZodType>(type: Type) => type.nullish().catch(null);

/** Of an answer that lists vacancies: more than anybody asks for is no such answer. */
export const maxItemsPerAnswer = 1000;

/** What an id of a vacancy may take of a key of DynamoDB. */
export const maxIdLength = 100;

/** A vacancy's id becomes a key, a part of addresses, and a word that programs are told as ours: nothing but a code. */
export const vacancyId = numberedCode(maxIdLength).pipe(
  z
    .string()
    .trim()
    .regex(/^[\w.-]+$/),
);
