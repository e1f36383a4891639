import { putSearch } from '#core/contract/searches.ts';
import { putSavedSearch } from '#functions/actions/digests/saved-searches.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(putSearch, (request, caller) => putSavedSearch(request, caller));
