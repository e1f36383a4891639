import { deleteTracked } from '#core/contract/tracker.ts';
import * as tracked from '#functions/actions/account-sync/tracked.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(deleteTracked, async (_, caller) => {
  await tracked.deleteTracked(caller);
  return {};
});
