import { getSynced } from '#core/contract/synced.ts';
import * as synced from '#functions/actions/account-sync/synced.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getSynced, ({ kind }, caller) => synced.getSynced(kind, caller));
