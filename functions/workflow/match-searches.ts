import { matchSearches } from '#functions/actions/digests/match-searches.ts';

export const handler = async () => matchSearches();
