import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { afterItem, readRevision, revision } from './tracker.ts';

/** A vacancy's id, or 'company#position' in lower case where none was picked; of more than one letter with what tells them apart. */
const letterId = z.string().check(z.minLength(1), z.maxLength(400));

export const letter = z.object({
  id: letterId,
  companyName: z.string().check(z.maxLength(300)),
  position: z.string().check(z.maxLength(300)),
  text: z.string().check(z.maxLength(20_000)),
  /** ISO instant. */
  savedAt: z.string(),
});
export type Letter = z.infer<typeof letter>;

/** As the account has it. */
const accountLetter = z.extend(letter, { revision });
export type AccountLetter = z.infer<typeof accountLetter>;

/** A user's letters: more are refused with `conflict`. */
export const maxLetters = 300;

/** In no order that means anything, as many as one answer has room for. */
export const listLetters = endpoint({
  method: 'GET',
  path: '/api/letters',
  access: 'user',
  request: z.object({
    after: afterItem,
  }),
  response: z.object({ letters: z.array(accountLetter), next: z.nullable(z.string()) }),
});

/** Beside an error of `putLetter`. */
export const putLetterDetails = z.object({ newer: accountLetter });

/**
 * In the place of the one with the same id and this revision. `conflict` where another device has written meanwhile: `newer`
 * is what stands there; and for a 301st. How many a vacancy has is the browser's to count (docs/rules.md#letter-library).
 */
export const putLetter = endpoint({
  method: 'PUT',
  path: '/api/letters',
  access: 'user',
  takesLongText: true,
  request: z.extend(z.omit(letter, { savedAt: true }), {
    /** @default whatever stands there: who was opened before there were revisions knows none */
    revision: z.optional(readRevision),
  }),
  response: z.object({ letter: accountLetter }),
  errorDetails: putLetterDetails,
});

export const deleteLetter = endpoint({
  method: 'DELETE',
  path: '/api/letters',
  access: 'user',
  takesLongQuery: true,
  request: z.object({ id: letterId }),
  response: z.object({}),
});
