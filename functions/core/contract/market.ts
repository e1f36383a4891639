import * as z from 'zod/mini';
import { marketMonth, month } from '../domain/market/market-month.ts';
import { endpoint } from './endpoint.ts';

/** The figures of a month (docs/rules.md#market-month), without one of the newest. */
export const getMarket = endpoint({
  method: 'GET',
  path: '/api/market',
  access: 'public',
  cachedFor: 900,
  // Whoever comes after the first import would still read that there are none.
  isShared: ({ figures }) => figures !== null,
  request: z.object({ month: z.optional(month) }),
  response: z.object({
    /** That have been counted, the newest first; none before the first import. */
    months: z.array(month),
    /** Null where the month was not counted. */
    figures: z.nullable(marketMonth),
  }),
});
