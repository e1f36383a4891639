import { putTracked } from '#core/contract/tracker.ts';
import { saveTracked } from '#functions/actions/account-sync/tracked.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(putTracked, (request, caller) => saveTracked(request, caller));
