import type { Item } from '#tests/support/store/stored-items.ts';
import { type StoredFile, type TableName, tableVariables, type World } from './invariants/stored-world.ts';

/** What differs from run to run and means nothing: instants, epoch seconds, random ids. */
function withoutTimes(value: unknown): unknown {
  if (typeof value === 'number') return value > 1e9 ? '<seconds>' : value;
  if (typeof value === 'string')
    return value
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z(?:-[\da-f]{6})?/gu, '<instant>')
      .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu, '<uuid>')
      .replace(/((?:leave|confirm)#).*/u, '$1<token>');
  if (Array.isArray(value)) return value.map(withoutTimes);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, nested]) => [name, withoutTimes(nested)]));
  return value;
}

/** What a repetition may leave otherwise, and what the checker looks at by itself: leases, counters, how often it went on. */
const ignoredFields: Partial<Record<TableName, readonly string[]>> = {
  USER_ITEMS_TABLE: ['writers', 'letters', 'documents', 'tracked', 'tracker_items', 'searches', 'used'],
  JOBS_TABLE: ['revision', 'change_shard'],
  IMPORT_RUNS_TABLE: ['resumed', 'execution', 'suspects', 'record', 'place'],
  VERSIONS_TABLE: ['version'],
  SENT_TABLE: ['attempt'],
  SUBSCRIPTIONS_TABLE: ['waits'],
};

/** In no order; no import writes contacts, whether they are noted or not. */
const editedColumns = ({ edited }: Item) =>
  Array.isArray(edited) ? { edited: edited.filter((name) => name !== 'contacts').toSorted() } : {};

const comparable = (table: TableName, item: Item): string => {
  const ignored = ignoredFields[table] ?? [];
  const entries = Object.entries({ ...item, ...editedColumns(item) })
    .filter(([name]) => !ignored.includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(withoutTimes(Object.fromEntries(entries)));
};

/** A snapshot holds instants, packed: its size is another one each time, and what it shows a reader says. */
const comparableFile = ({ bucket, key, text }: StoredFile): string =>
  String(withoutTimes(bucket === 'SNAPSHOT_BUCKET' ? key : `${key} ${text.length}`));

export type ComparableWorld = Readonly<Record<TableName | 'FILES' | 'USER_POOL', readonly string[]>>;

/** A repetition tells of itself once more. Of all else, what is there twice is there twice. */
const journal: TableName = 'AUDIT_TABLE';

/** A world without what differs from run to run. */
export function comparableWorld({ tables, files, pool }: World): ComparableWorld {
  const ofTable = (table: TableName) => {
    const items = tables[table].map((item) => comparable(table, item));
    return (table === journal ? [...new Set(items)] : items).toSorted();
  };
  return {
    ...(Object.fromEntries(tableVariables.map((table) => [table, ofTable(table)])) as Record<
      TableName,
      string[]
    >),
    FILES: files.map(comparableFile).toSorted(),
    USER_POOL: pool.map((user) => JSON.stringify(withoutTimes(user))).toSorted(),
  };
}

/** What the first has more often than the second. */
export function surplusOf(records: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const record of others) left.set(record, (left.get(record) ?? 0) + 1);
  return records.filter((record) => {
    const count = left.get(record) ?? 0;
    left.set(record, count - 1);
    return count <= 0;
  });
}

const kindsIn = (world: ComparableWorld) => Object.keys(world) as (keyof ComparableWorld)[];

/** What one world has and the other has not, or more often. */
export const differences = (expected: ComparableWorld, actual: ComparableWorld): string[] =>
  kindsIn(expected).flatMap((kind) => [
    ...surplusOf(expected[kind], actual[kind]).map((record) => `${kind}: not there: ${record}`),
    ...surplusOf(actual[kind], expected[kind]).map((record) => `${kind}: too much: ${record}`),
  ]);

type Kept = readonly (readonly [kind: keyof ComparableWorld, records: readonly string[]])[];

/** Of what stood before, what the work does not touch: all of it is confirmed, and may be missing at no moment. */
export const untouched = (before: ComparableWorld, after: ComparableWorld): Kept =>
  kindsIn(before).map((kind) => [kind, surplusOf(before[kind], surplusOf(before[kind], after[kind]))]);

export const missingIn = (world: ComparableWorld, kept: Kept): string[] =>
  kept.flatMap(([kind, records]) => surplusOf(records, world[kind]).map((record) => `${kind} ${record}`));
