import { type Column, decodeColumns, encodeColumns, UnreadableSnapshot } from './files/column-file.ts';
import { Slices } from './files/slices.ts';
import { JobIndex } from './job-index.ts';
import { Clusters } from './segment/clusters.ts';
import { Ids } from './segment/ids.ts';
import type { JobColumns, Rows } from './segment/job-columns.ts';

export { UnreadableSnapshot };

/** Two files: the columns, and the ids with what else is random and does not compress. */
export interface SnapshotFiles {
  columns: Uint8Array;
  keys: Uint8Array;
}

/** Of the columns' meaning: another one is refused, and the publisher writes anew. */
const version = 3;

/** What a reader goes on from, ms. */
export interface SnapshotTimes {
  /** The change feed was read up to here. */
  readAt: number;
  /** The table was scanned then, and all since added from the feed. */
  scannedAt: number;
}

export async function writeSnapshot(
  index: JobIndex,
  { readAt, scannedAt }: SnapshotTimes,
): Promise<SnapshotFiles> {
  const { columns, ids, clusters } = index.rows();
  const header = { version, readAt, scannedAt, rows: columns.createdAt.length };
  const [main, keys] = await Promise.all([
    encodeColumns(header, { ...columns }),
    encodeColumns(header, { ...ids.columns, ...clusters.columns }),
  ]);
  return { columns: main, keys };
}

/**
 * Throws `UnreadableSnapshot`. Reads in slices, so that others are answered meanwhile; what questions need beside the columns
 * is made at the first that does, or by `prepare`.
 */
export async function readSnapshot(files: SnapshotFiles): Promise<SnapshotTimes & { index: JobIndex }> {
  const [main, keys] = await Promise.all([decodeColumns(files.columns), decodeColumns(files.keys)]);
  const { header } = main;
  if (header.version !== version)
    throw new UnreadableSnapshot(`columns of version ${header.version}, not ${version}`);
  for (const [name, value] of Object.entries(header))
    if (keys.header[name] !== value)
      throw new UnreadableSnapshot(`${name} is ${value} in one file and ${keys.header[name]} in the other`);
  const rows: Rows = {
    columns: columnsIn<JobColumns>(main.columns),
    ids: new Ids(columnsIn(keys.columns)),
    clusters: new Clusters(columnsIn(keys.columns)),
  };
  return {
    index: await new Slices().through(JobIndex.ofRows(rows)),
    readAt: Number(header.readAt),
    scannedAt: Number(header.scannedAt),
  };
}

/** The checksum and the version say that the file is what `writeSnapshot` wrote, names and types of its columns included. */
const columnsIn = <Columns>(columns: Record<string, Column>): Columns => columns as Columns;

/** Makes all that questions would make at their first, in slices between which others are answered. */
export function prepare(index: JobIndex): Promise<void> {
  return new Slices().through(index.prepare());
}
