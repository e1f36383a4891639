import * as z from 'zod/mini';
import { endpoint, textAnswer } from './endpoint.ts';
import { isSpanInOrder, searchShape } from './jobs.ts';

/** Vacancies of a feed. */
export const feedEntries = 60;

/** A feed is the newest vacancies whatever the page, of copies one, and counts nothing. */
const { tz: _zone, copies: _copies, page: _page, companySearch: _companySearch, ...feedShape } = searchShape;

/** What a search finds, newest first, for a reader of feeds: Atom, without an account (docs/rules.md#feed). */
export const getFeed = endpoint({
  method: 'GET',
  path: '/api/feed',
  access: 'public',
  answer: 'atom',
  cachedFor: 900,
  holdsIndex: true,
  takesLongQuery: true,
  request: z.object(feedShape).check(isSpanInOrder),
  response: textAnswer,
});
