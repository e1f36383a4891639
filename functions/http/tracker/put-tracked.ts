import { putTracked } from '#core/contract/tracker.ts';
import { keepTracked } from '#functions/actions/account-sync/tracked.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(putTracked, (given, caller) => keepTracked(given, caller));
