import { deleteSynced } from '#core/contract/synced.ts';
import * as synced from '#functions/actions/account-sync/synced.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(deleteSynced, async ({ kind }, caller) => {
  await synced.deleteSynced(kind, caller);
  return {};
});
