import { deleteSearch } from '#core/contract/searches.ts';
import { deleteSavedSearch } from '#functions/actions/digests/saved-searches.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(deleteSearch, async ({ searchId }, caller) => {
  await deleteSavedSearch(searchId, caller);
  return {};
});
