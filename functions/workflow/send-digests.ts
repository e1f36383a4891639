import type { Context } from 'aws-lambda';
import { sendDigests } from '#functions/actions/digests/send-digests.ts';

/** Left for the e-mail that is on its way. */
const reserveMs = 30_000;

export const handler = async (_: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>) =>
  sendDigests(Date.now() + context.getRemainingTimeInMillis() - reserveMs);
