import { readFileSync } from 'node:fs';
import type { JobQuery } from '#functions/search/job-index.ts';
import { madeNow } from '../made/made-now.ts';
import { readIndex } from '../peers/ours.ts';
import { settled } from './settled.ts';

/** Prints the bytes that the process holds once it has answered every query: `<folder of the snapshot> <queries>`. */
const [folder = '', queriesFile = ''] = process.argv.slice(2);
const queries: JobQuery[] = JSON.parse(readFileSync(queriesFile, 'utf8'));
const index = await readIndex(folder);
for (const query of queries) index.search(query, madeNow);
const used = await settled();
// The index is named again, so that it is still held.
process.stdout.write(`${used} ${index.size}`);
