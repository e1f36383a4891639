import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JobIndex } from '#functions/search/job-index.ts';
import { writeSnapshot } from '#functions/search/snapshot/snapshot.ts';
import { madeNow } from '../made/made-now.ts';
import { madeQueries } from '../made/made-queries.ts';
import { madeRows } from '../made/made-rows.ts';
import { emptyFolder, snapshotNames } from '../peers/ours.ts';

/** A process of its own writes queries and snapshot, so that the memory it needs is nobody else's: `<folder> <rows>`. */
const [folder = '', count = ''] = process.argv.slice(2);
const rows = madeRows(Number(count));
await writeFile(join(folder, 'queries.json'), JSON.stringify(madeQueries(rows, madeNow)));
await write(JobIndex.of(rows), folder);
await mkdir(join(folder, emptyFolder));
await write(JobIndex.of([]), join(folder, emptyFolder));

async function write(index: JobIndex, into: string): Promise<void> {
  const { columns, keys } = await writeSnapshot(index, {
    readAt: madeNow.getTime(),
    scannedAt: madeNow.getTime(),
    leftOut: 0,
  });
  await writeFile(join(into, snapshotNames.columns), columns);
  await writeFile(join(into, snapshotNames.keys), keys);
}
