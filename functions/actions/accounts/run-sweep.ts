import * as z from 'zod';
import { log } from '#functions/runtime/log.ts';
import { measure } from '#functions/runtime/metrics.ts';
import { type SweepResult, sweepAccounts } from './sweep-accounts.ts';

/** By the clock without a word; an operator may say that what halts the sweep is right. */
const order = z.object({ evenIfMany: z.boolean().default(false) });

/** Of the ten minutes that the function has, one is left over. */
const scanMs = 4 * 60_000;
const wholeMs = 9 * 60_000;

/** A sixth of what Cognito lets an account ask. */
const lookupsPerSecond = 5;

/** Sweeps a part of what is kept, and counts whether it could: an order that cannot be read counts as well. */
export async function runSweep(event: unknown): Promise<SweepResult | { reason: string }> {
  const start = Date.now();
  try {
    const { evenIfMany } = order.parse(event ?? {});
    const limits = { walkUntil: start + scanMs, until: start + wholeMs, lookupsPerSecond };
    const swept = await sweepAccounts({ ...limits, evenIfMany });
    if (swept.isHalted) log.error('sweep halted: too much is missing', { ...swept });
    else log.info('accounts swept', { ...swept });
    measure({ SweepsFailed: swept.isHalted || swept.left > 0 ? 1 : 0 });
    return swept;
  } catch (error) {
    log.error('sweep broken off', { error });
    measure({ SweepsFailed: 1 });
    return { reason: error instanceof Error ? error.name : 'unknown' };
  }
}
