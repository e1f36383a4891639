import * as z from 'zod/mini';
import { userDocument } from '../domain/documents/user-document.ts';
import { mark } from '../domain/tracker/marks.ts';
import { trackedJob } from '../domain/tracker/tracked-job.ts';
import { consentRecord } from '../domain/user/consent.ts';
import { syncedValue } from '../domain/user/synced.ts';
import { user } from '../domain/user/user.ts';
import { endpoint } from './endpoint.ts';
import { letter } from './letters.ts';
import { savedSearch } from './searches.ts';
import { afterItem } from './tracker.ts';

/**
 * Everything that the server keeps of the caller, a page at a time: each section has what of it stands in this page. Files by
 * links that are good for minutes, '' where the stage has lost its bucket.
 */
export const exportMyData = endpoint({
  method: 'GET',
  path: '/api/me/data',
  access: 'user',
  isSensitive: true,
  request: z.object({
    after: afterItem,
  }),
  response: z.object({
    user,
    consents: z.array(consentRecord),
    /** Those of what follows the account: browsers of the release before know no such kind. */
    syncConsents: z._default(z.array(consentRecord), []),
    /** The desk as the account has it, with what is left of what was deleted. */
    tracked: z._default(z.array(trackedJob), []),
    trackedMarks: z._default(z.array(mark), []),
    /** Profile, resume and its versions as the account has them. */
    synced: z._default(z.array(syncedValue), []),
    /** Searches that are kept in the account, with what was agreed to; in the first page, as what e-mails told of. */
    searches: z._default(
      z.array(
        z.extend(savedSearch, {
          zone: z.string(),
          consent: z.object({ version: z.string(), at: z.string() }),
        }),
      ),
      [],
    ),
    told: z._default(z.array(z.object({ jobId: z.string(), at: z.string() })), []),
    letters: z.array(letter),
    /** With their marks where all stands in one page: browsers of the release before ask for no other. */
    documents: z.array(z.extend(userDocument, { url: z.string(), marks: z.optional(z.array(z.json())) })),
    /** Marks on documents where there are several pages: they may stand in another one. */
    annotations: z.array(z.object({ documentId: z.string(), marks: z.array(z.json()) })),
    /** Files that were announced and have not come, or not been confirmed, yet. */
    uploads: z.array(z.omit(userDocument, { uploadedAt: true })),
    /** Answers of the writer that are still kept. */
    answers: z.array(z.object({ at: z.string(), answer: z.json() })),
    /** How many answers, or forms for files, were taken in which span of time. */
    quotas: z.array(z.object({ span: z.string(), used: z.int() })),
    /** Google's ids of the accounts that are linked to this one. */
    googleAccounts: z.array(z.string()),
    next: z.nullable(z.string()),
  }),
});
export type ExportedPage = z.infer<typeof exportMyData.response>;

/**
 * Deletes the account with all that hangs on it: items, files in every version, roles, and the user itself, last.
 * It may be repeated until it says `isDone`. The last administrator is refused with `conflict`.
 */
export const deleteMe = endpoint({
  method: 'DELETE',
  path: '/api/me',
  access: 'user',
  isSensitive: true,
  request: z.object({}),
  response: z.object({ isDone: z.boolean() }),
});
