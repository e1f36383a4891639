import { listTracked } from '#core/contract/tracker.ts';
import * as tracked from '#functions/actions/account-sync/tracked.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(listTracked, (request, caller) => tracked.listTracked(request, caller));
