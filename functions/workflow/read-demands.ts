import * as z from 'zod';
import { readDemands } from '#functions/actions/imports/read-demands.ts';
import type { TimeLimit } from '#functions/actions/imports/steps/batch-time.ts';

/** By the clock without a word. Who looks on asks for little at a time. */
const order = z.object({
  anew: z.boolean().default(false),
  seconds: z.int().min(1).optional(),
});

export const handler = async (event: unknown, context: TimeLimit) => {
  const { anew, seconds } = order.parse(event || {});
  const until = seconds === undefined ? Number.POSITIVE_INFINITY : Date.now() + seconds * 1000;
  return readDemands(
    { anew },
    { getRemainingTimeInMillis: () => Math.min(context.getRemainingTimeInMillis(), until - Date.now()) },
  );
};
