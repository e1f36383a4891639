import { readFileSync } from 'node:fs';
import type { JobQuery } from '#functions/search/job-index.ts';
import { madeNow } from '../made/made-now.ts';
import { readIndex } from '../peers/ours.ts';
import { settled } from './settled.ts';

/** Prints the bytes that the process holds once it has answered every query: `<folder of the snapshot> <queries>`. */
const [folder = '', asked = ''] = process.argv.slice(2);
const queries: JobQuery[] = JSON.parse(readFileSync(asked, 'utf8'));
const index = await readIndex(folder);
for (const query of queries) index.search(query, madeNow);
const held = await settled();
// The index is named again, so that it is still held.
process.stdout.write(`${held} ${index.size}`);
