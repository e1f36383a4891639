import { putSearch } from '#core/contract/searches.ts';
import { putOwn } from '#functions/actions/digests/saved-searches.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(putSearch, (given, caller) => putOwn(given, caller));
