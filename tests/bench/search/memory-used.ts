import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobQuery } from '#functions/search/job-index.ts';
import { madeNow } from '../made-now.ts';
import { readIndex } from '../peers/ours.ts';

/** All that V8 can give back is given back: what is measured is held, not lying about. */
async function settled(): Promise<number> {
  const collect = globalThis.gc as ((how: object) => void) | undefined;
  for (let n = 0; n < 3; n++) {
    collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    await sleep(50);
  }
  return process.memoryUsage.rss();
}

/** Prints the bytes that the process holds once it has answered every query: `<folder of the snapshot> <queries>`. */
const [folder = '', asked = ''] = process.argv.slice(2);
const queries: JobQuery[] = JSON.parse(readFileSync(asked, 'utf8'));
const index = await readIndex(folder);
for (const query of queries) index.search(query, madeNow);
const held = await settled();
// The index is named again, so that it is still held.
process.stdout.write(`${held} ${index.size}`);
