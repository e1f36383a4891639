import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobIndex } from '#functions/search/job-index.ts';
import { readSnapshot } from '#functions/search/snapshot/snapshot.ts';

export const snapshotNames = { columns: 'snapshot.columns', keys: 'snapshot.keys' };

/** In the folder of a snapshot: one of no vacancies, to compare with. */
export const emptyFolder = 'empty';

/** As a Lambda reads it: no rows, the two files of a snapshot. */
export async function readIndex(folder: string): Promise<JobIndex> {
  const [columns, keys] = await Promise.all([
    readFile(join(folder, snapshotNames.columns)),
    readFile(join(folder, snapshotNames.keys)),
  ]);
  return (await readSnapshot({ columns, keys })).index;
}
