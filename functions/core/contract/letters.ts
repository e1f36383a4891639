import * as z from 'zod';
import { endpoint } from './endpoint.ts';

/** A vacancy's id, or 'company#position' in lower case where none was picked. */
const letterId = z.string().min(1).max(400);

export const letter = z.object({
  id: letterId,
  companyName: z.string().max(300),
  position: z.string().max(300),
  text: z.string().max(20_000),
  /** ISO instant. */
  savedAt: z.string(),
});
export type Letter = z.infer<typeof letter>;

/** A user's letters: more are refused with `conflict`. */
export const mostLetters = 300;

/** In no order that means anything, as many as one answer has room for. */
export const listLetters = endpoint({
  method: 'GET',
  path: '/api/letters',
  access: 'user',
  request: z.object({
    /** `next` of the answer before. */
    after: z.string().max(200).optional(),
  }),
  response: z.object({ letters: z.array(letter), next: z.string().nullable() }),
});

/** One letter a vacancy: the later takes the place of the earlier. */
export const putLetter = endpoint({
  method: 'PUT',
  path: '/api/letters',
  access: 'user',
  takesLongText: true,
  request: letter.omit({ savedAt: true }),
  response: z.object({ letter }),
});

export const deleteLetter = endpoint({
  method: 'DELETE',
  path: '/api/letters',
  access: 'user',
  takesLongQuery: true,
  request: z.object({ id: letterId }),
  response: z.object({}),
});
