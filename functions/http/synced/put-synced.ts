import { putSynced } from '#core/contract/synced.ts';
import { keepSynced } from '#functions/actions/account-sync/synced.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(putSynced, (given, caller) => keepSynced(given, caller));
