import { listSearches } from '#core/contract/searches.ts';
import { listOwn } from '#functions/actions/digests/saved-searches.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(listSearches, (_, caller) => listOwn(caller));
