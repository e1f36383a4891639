import { Lazy } from '../cooperative/lazy.ts';
import { TimeSlicer } from '../cooperative/time-slicer.ts';
import { type DateColumns, dateColumnNames } from '../insights/date-columns.ts';
import { JobIndex } from '../job-index.ts';
import { type DemandColumns, demandColumnNames } from '../match/demand-columns.ts';
import { Clusters } from '../segment/clusters.ts';
import type { JobColumns, Rows } from '../segment/job-columns.ts';
import { RowIds } from '../segment/row-ids.ts';
import { storedChoices } from '../segment/stored-choices.ts';
import { knowsAllValues } from '../segment/unknown-values.ts';
import {
  type Column,
  type DecodedColumns,
  decodeColumns,
  encodeColumns,
  UnreadableSnapshot,
} from './column-file.ts';

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
export const snapshotFormat = 9;

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
  unknownCount: number;
  /** Whether it has all that this release can read in the table. */
  isWhole: boolean;
}

export async function writeSnapshot(
  index: JobIndex,
  { readAt, scannedAt, leftOut }: SnapshotOrigin,
): Promise<SnapshotFiles> {
  const { columns, ids, clusters } = index.toRows();
  const header = {
    version: snapshotFormat,
    readAt,
    scannedAt,
    leftOut,
    rows: columns.createdAt.length,
  };
  const [main, keys] = await Promise.all([
    encodeColumns(header, flattened(columns)),
    encodeColumns(header, { ...ids.columns, ...clusters.columns }),
  ]);
  return { columns: main, keys };
}

/**
 * Throws `UnreadableSnapshot`. Reads in slices, so that others are answered meanwhile; what questions need beside the columns
 * is made at the first that does, or by `prepare`.
 */
export async function readSnapshot(files: SnapshotFiles): Promise<SnapshotContent> {
  const [main, keys] = await Promise.all([
    decodeColumns(files.columns, [...demandColumnNames, ...dateColumnNames]),
    decodeColumns(files.keys),
  ]);
  const { header } = main;
  if (header.version !== snapshotFormat)
    throw new UnreadableSnapshot(`columns of version ${header.version}, not ${snapshotFormat}`);
  for (const [name, value] of Object.entries(header))
    if (keys.header[name] !== value)
      throw new UnreadableSnapshot(`${name} is ${value} in one file and ${keys.header[name]} in the other`);
  const rows: Rows = {
    columns: jobColumnsIn(main),
    ids: new RowIds(columnsIn(keys.columns)),
    clusters: new Clusters(columnsIn(keys.columns)),
  };
  const leftOut = Number(header.leftOut);
  const index = await new TimeSlicer().run(JobIndex.ofRows(rows));
  const unknownCount = rows.columns.createdAt.length - index.size;
  return {
    index,
    readAt: Number(header.readAt),
    scannedAt: Number(header.scannedAt),
    leftOut,
    unknownCount,
    isWhole:
      unknownCount === 0 && hasAllChoices(rows.columns) && (leftOut === 0 || knowsAllValues(rows.columns)),
  };
}

/** The checksum and the version say that the file is what `writeSnapshot` wrote, names and types of its columns included. */
const columnsIn = <Columns>(columns: Record<string, Column>): Columns => columns as Columns;

/** A choice is two columns of the file. One that its writer did not have is none in every row, until a table scan. */
const choicePrefix = 'choice.';

function flattened({ choices, demands, dates, ...columns }: JobColumns): Record<string, Column> {
  const flat: Record<string, Column> = { ...columns, ...dates.value, ...demands.value };
  for (const [name, { numbers, values }] of Object.entries(choices)) {
    flat[`${choicePrefix}${name}`] = numbers;
    flat[`${choicePrefix}${name}.values`] = values;
  }
  return flat;
}

function jobColumnsIn({ columns: flat, deferred }: DecodedColumns): JobColumns {
  const columns = columnsIn<Omit<JobColumns, 'choices' | 'demands' | 'dates'>>(flat);
  const choices: JobColumns['choices'] = {};
  for (const { name } of storedChoices)
    choices[name] = {
      numbers:
        (flat[`${choicePrefix}${name}`] as Uint8Array | undefined) ??
        new Uint8Array(columns.createdAt.length),
      values: (flat[`${choicePrefix}${name}.values`] as string[] | undefined) ?? [],
    };
  return {
    ...{ ...columns, choices },
    demands: new Lazy(() => made<DemandColumns>(deferred, demandColumnNames)),
    dates: new Lazy(() => made<DateColumns>(deferred, dateColumnNames)),
  };
}

function* made<Columns>(
  deferred: DecodedColumns['deferred'],
  names: readonly string[],
): Generator<void, Columns> {
  const columns: Record<string, Column> = {};
  for (const name of names) {
    const making = deferred[name];
    if (making) columns[name] = yield* making();
  }
  return columnsIn<Columns>(columns);
}

const hasAllChoices = ({ choices }: JobColumns): boolean =>
  storedChoices.every(({ name }) => (choices[name]?.values.length ?? 0) > 0);

/** Makes all that questions would make at their first, in slices between which others are answered. */
export function prepare(index: JobIndex): Promise<void> {
  return new TimeSlicer().run(index.prepare());
}
