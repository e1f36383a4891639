import * as z from 'zod/mini';
import { syncedKinds, syncedValue } from '../domain/user/synced.ts';
import { endpoint } from './endpoint.ts';
import { agreed, keptSince, readRevision, revision } from './tracker.ts';

const kind = z.enum(syncedKinds);

/** What the account has of a profile, a resume or its versions (docs/rules.md#account-sync); null where it has none. */
const storedValue = z.object({ value: z.nullable(syncedValue), revision });

export const getSynced = endpoint({
  method: 'GET',
  path: '/api/synced',
  access: 'user',
  request: z.object({ kind }),
  response: z.extend(storedValue, { keptSince }),
});

/** Beside an error of `putSynced`. */
export const putSyncedDetails = z.object({ newer: storedValue });

/**
 * In the place of the one with this revision. `conflict` where another device has written meanwhile: `newer` is what stands
 * there. `forbidden` where it is not kept in the account, or not any more; `too_large` where there is no room for it.
 */
export const putSynced = endpoint({
  method: 'PUT',
  path: '/api/synced',
  access: 'user',
  takesLongText: true,
  request: z.object({ agreed, value: syncedValue, revision: readRevision }),
  response: z.object({ keptSince, revision }),
  errorDetails: putSyncedDetails,
});

/** Off the account, and the consent with it: no other device brings it back. */
export const deleteSynced = endpoint({
  method: 'DELETE',
  path: '/api/synced',
  access: 'user',
  request: z.object({ kind }),
  response: z.object({}),
});
