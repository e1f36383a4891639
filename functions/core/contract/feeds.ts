import * as z from 'zod/mini';
import { endpoint, textAnswer } from './endpoint.ts';
import { isSpanInOrder, searchShape } from './jobs.ts';

/** Vacancies of a feed. */
export const feedEntries = 60;

/** What a search finds, newest first, for a reader of feeds: Atom, without an account (docs/rules.md#feed). */
export const getFeed = endpoint({
  method: 'GET',
  path: '/api/feed',
  access: 'public',
  answer: 'atom',
  cachedFor: 900,
  holdsIndex: true,
  takesLongQuery: true,
  request: z.object(searchShape).check(isSpanInOrder),
  response: textAnswer,
});
