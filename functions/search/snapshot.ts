import { type Column, decodeColumns, encodeColumns, UnreadableSnapshot } from './files/column-file.ts';
import { Slices } from './files/slices.ts';
import { JobIndex } from './job-index.ts';
import { Clusters } from './segment/clusters.ts';
import { knowsAll } from './segment/foreign-values.ts';
import { Ids } from './segment/ids.ts';
import type { JobColumns, Rows } from './segment/job-columns.ts';

export { UnreadableSnapshot };

/** Two files: the columns, and the ids with what else is random and does not compress. */
export interface SnapshotFiles {
  columns: Uint8Array;
  keys: Uint8Array;
}

/**
 * Of names and meaning of the columns: one more with each change of them. Snapshots of each format have names of their own,
 * so that two releases side by side each find theirs. A longer list in core/domain is no other format.
 */
export const snapshotFormat = 4;

/** What a reader goes on from. */
export interface SnapshotOrigin {
  /** The change feed was read up to here, ms. */
  readAt: number;
  /** The table was scanned then, and all since added from the feed. */
  scannedAt: number;
  /** How many stored vacancies its writer could not read. */
  leftOut: number;
}

export interface SnapshotContent extends SnapshotOrigin {
  index: JobIndex;
  /** How many of its vacancies this release does not know what to make of; they are not in the index. */
  foreign: number;
  /** Whether it has all that this release can read in the table. */
  isWhole: boolean;
}

export async function writeSnapshot(
  index: JobIndex,
  { readAt, scannedAt, leftOut }: SnapshotOrigin,
): Promise<SnapshotFiles> {
  const { columns, ids, clusters } = index.rows();
  const header = {
    version: snapshotFormat,
    readAt,
    scannedAt,
    leftOut,
    rows: columns.createdAt.length,
  };
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
export async function readSnapshot(files: SnapshotFiles): Promise<SnapshotContent> {
  const [main, keys] = await Promise.all([decodeColumns(files.columns), decodeColumns(files.keys)]);
  const { header } = main;
  if (header.version !== snapshotFormat)
    throw new UnreadableSnapshot(`columns of version ${header.version}, not ${snapshotFormat}`);
  for (const [name, value] of Object.entries(header))
    if (keys.header[name] !== value)
      throw new UnreadableSnapshot(`${name} is ${value} in one file and ${keys.header[name]} in the other`);
  const rows: Rows = {
    columns: columnsIn<JobColumns>(main.columns),
    ids: new Ids(columnsIn(keys.columns)),
    clusters: new Clusters(columnsIn(keys.columns)),
  };
  const leftOut = Number(header.leftOut);
  const index = await new Slices().through(JobIndex.ofRows(rows));
  const foreign = rows.columns.createdAt.length - index.size;
  return {
    index,
    readAt: Number(header.readAt),
    scannedAt: Number(header.scannedAt),
    leftOut,
    foreign,
    isWhole: foreign === 0 && (leftOut === 0 || knowsAll(rows.columns)),
  };
}

/** The checksum and the version say that the file is what `writeSnapshot` wrote, names and types of its columns included. */
const columnsIn = <Columns>(columns: Record<string, Column>): Columns => columns as Columns;

/** Makes all that questions would make at their first, in slices between which others are answered. */
export function prepare(index: JobIndex): Promise<void> {
  return new Slices().through(index.prepare());
}
