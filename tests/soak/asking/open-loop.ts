import { setTimeout as sleep } from 'node:timers/promises';

export interface Arrival {
  /** By `performance.now()`. */
  readonly due: number;
  readonly number: number;
}

/**
 * An open loop: requests come at a fixed rate, whether or not those before them are answered, and their latency counts from
 * the instant at which they were due. A closed loop (a reader asks again once it is answered) would ask less while the
 * server is slow, and leave out those who would have waited: coordinated omission.
 */
export async function arrive(
  { rate, seconds }: { rate: number; seconds: number },
  ask: (arrival: Arrival) => Promise<void>,
  now: () => number = () => performance.now(),
): Promise<void> {
  const start = now();
  const total = Math.floor(rate * seconds);
  const inFlight = new Set<Promise<void>>();
  for (let number = 0; number < total; ) {
    const due = start + (number * 1000) / rate;
    const early = due - now();
    if (early > 0) await sleep(early);
    // A timer that comes late starts all that have become due.
    for (; number < total && start + (number * 1000) / rate <= now(); number++) {
      const pending = ask({ due: start + (number * 1000) / rate, number }).finally(() =>
        inFlight.delete(pending),
      );
      inFlight.add(pending);
    }
  }
  await Promise.all(inFlight);
}
