import * as z from 'zod';
import { consentRecord } from '../domain/consent.ts';
import { user } from '../domain/user.ts';
import { userDocument } from '../domain/user-document.ts';
import { endpoint } from './endpoint.ts';
import { letter } from './letters.ts';

/** Everything that the server keeps of the asker; files by links that are good for minutes, '' where the stage has lost its bucket. */
export const exportMyData = endpoint({
  method: 'GET',
  path: '/api/me/data',
  access: 'user',
  request: z.object({}),
  response: z.object({
    user,
    consents: z.array(consentRecord),
    letters: z.array(letter),
    documents: z.array(userDocument.extend({ url: z.string(), marks: z.array(z.json()) })),
    /** Answers of the writer that are still kept. */
    answers: z.array(z.object({ at: z.string(), answer: z.json() })),
  }),
});

/**
 * Deletes the account with all that hangs on it: items, files in every version, roles, and the user itself, last.
 * It may be repeated until it says `isDone`. The last administrator is refused with `conflict`.
 */
export const deleteMe = endpoint({
  method: 'DELETE',
  path: '/api/me',
  access: 'user',
  request: z.object({}),
  response: z.object({ isDone: z.boolean() }),
});
