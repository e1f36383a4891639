import { listSearches } from '#core/contract/searches.ts';
import { listSavedSearches } from '#functions/actions/digests/saved-searches.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(listSearches, (_, caller) => listSavedSearches(caller));
