import { putSynced } from '#core/contract/synced.ts';
import { saveSynced } from '#functions/actions/account-sync/synced.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(putSynced, (request, caller) => saveSynced(request, caller));
