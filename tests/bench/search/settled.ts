import { setTimeout as sleep } from 'node:timers/promises';

/** Bytes that this process takes, once all that V8 can give back is given back: what is measured is held, not lying about. */
export async function settled(): Promise<number> {
  const collect = globalThis.gc as ((how: object) => void) | undefined;
  for (let n = 0; n < 3; n++) {
    collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    await sleep(50);
  }
  return process.memoryUsage.rss();
}
