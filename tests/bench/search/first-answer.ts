import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { madeNow } from '../made/made-now.ts';
import { readIndex } from '../peers/ours.ts';

const [folder = ''] = process.argv.slice(2);
const index = await readIndex(folder);
const query = JSON.parse(await readFile(join(folder, 'first-query.json'), 'utf8'));
process.stdout.write(`${JSON.stringify(index.search(query, madeNow))}\n`);
