import { setTimeout as sleep } from 'node:timers/promises';

/** What a batch needs of Lambda's context. */
export interface TimeLimit {
  getRemainingTimeInMillis(): number;
}

/** The last fifth of its time a batch leaves for what is under way (docs/rules.md#import-batch). */
const reservedShare = 0.2;

export interface BatchTime {
  hasLeft(): boolean;
  /** Waits for the instant; where that does not fit, as long as fits, and false. */
  waitUntil(instant: string): Promise<boolean>;
}

export function batchTime(limit: TimeLimit): BatchTime {
  const stop = limit.getRemainingTimeInMillis() * reservedShare;
  const left = () => Math.max(0, limit.getRemainingTimeInMillis() - stop);
  return {
    hasLeft: () => left() > 0,
    async waitUntil(instant) {
      const needed = Date.parse(instant) - Date.now();
      const possible = Math.min(needed, left());
      if (possible > 0) await sleep(possible);
      return needed <= possible;
    },
  };
}
