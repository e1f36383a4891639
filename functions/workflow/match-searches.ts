import type { Context } from 'aws-lambda';
import { matchSearches } from '#functions/actions/digests/match-searches.ts';

/** Left for what is being written, and for saying that it was too much. */
const reserveMs = 30_000;

export const handler = async (_: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>) =>
  matchSearches(Date.now() + context.getRemainingTimeInMillis() - reserveMs);
