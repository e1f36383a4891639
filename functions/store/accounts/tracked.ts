import * as z from 'zod';
import { type Mark, mark } from '#core/domain/tracker/marks.ts';
import { daysOfDeletion, maxTracked, type TrackedJob, trackedJob } from '#core/domain/tracker/tracked-job.ts';
import { env } from '#functions/runtime/env.ts';
import * as clock from '../clock.ts';
import { deleteAll, getAll } from '../dynamodb.ts';
import { releaseSlot, resetSlots, type Slot, takeSlot, type WriteLease } from './accounts.ts';
import { putIfUnchanged } from './revisions.ts';
import { type Item, isLive, itemId, listByPrefix, pageOf, readableOf } from './user-items.ts';

/*
 * Table UserItems: partition key `user_id`, sort key `id` = 'application#<id of the record>' or 'mark#<kind>#<id>'
 * { value, revision, changed_at }. What was deleted or taken back stays as an emptied one until `expires_at` (seconds).
 *   what has changed since       page
 *   in the place of what stood   put
 *   nothing any more             deleteAllOf
 */
const table = () => env('USER_ITEMS_TABLE');

/** A record, or a mark, with how often it was written. */
export interface Revisioned<Value> {
  readonly value: Value;
  readonly revision: number;
}
export interface Desk {
  readonly records: Revisioned<TrackedJob>[];
  readonly marks: Revisioned<Mark>[];
}

/** Of records and marks, those that were deleted as well: more are nobody's desk. */
export const maxItems = 5000;

const stored = z.object({ value: z.unknown(), revision: z.int() });
const parserOf =
  <Value>(schema: z.core.$ZodType<Value>) =>
  (item: Item): Revisioned<Value> => {
    const { value, revision } = stored.parse(item);
    return { value: z.parse(schema, value), revision };
  };
const recordOf = parserOf(trackedJob);
const markOf = parserOf(mark);

export const trackedOf = (item: Item): TrackedJob => recordOf(item).value;
export const trackedMarkOf = (item: Item): Mark => markOf(item).value;

/** `after` of the first page of marks alone. */
export const marksStart = itemId('mark', '');

/** Marks follow the records: where an answer has records they wait for the next. */
export async function page(
  userId: string,
  range: { since?: string | undefined; after?: string | undefined },
): Promise<Desk & { next: string | null }> {
  if (!range.after?.startsWith(marksStart)) {
    const { items, next } = await pageOf(userId, { ...range, kind: 'application' });
    const records = readableOf(items, recordOf);
    if (items.length > 0 || next !== null) return { records, marks: [], next: next ?? marksStart };
  }
  const after = range.after?.startsWith(marksStart) ? range.after : undefined;
  const { items, next } = await pageOf(userId, { ...range, after, kind: 'mark' });
  return { records: [], marks: readableOf(items, markOf), next };
}

interface Entry<Value> {
  readonly id: string;
  readonly value: Value;
  /** Kept under this revision; 0 where none is known. */
  readonly revision: number;
  /** Of the live ones there may be so many. */
  readonly slot: Slot | null;
  readonly isDeleted: (value: Value) => boolean;
  readonly read: (item: Item) => Revisioned<Value>;
}

export const recordEntry = ({ value, revision }: Revisioned<TrackedJob>): Entry<TrackedJob> => ({
  ...{ id: itemId('application', value.id), value, revision, slot: 'tracked', read: recordOf },
  isDeleted: ({ isDeleted }) => isDeleted.value,
});

export const markEntry = ({ value, revision }: Revisioned<Mark>): Entry<Mark> => ({
  ...{ id: itemId('mark', `${value.kind}#${value.id}`), value, revision, slot: null, read: markOf },
  isDeleted: ({ isHidden }) => !isHidden,
});

/** 'full' where there would be one too many. */
export type Put<Value> = { saved: number } | { newer: Revisioned<Value> } | 'full';

const inSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

function itemOf({ userId }: WriteLease, { id, value, isDeleted }: Entry<unknown>, revision: number): Item {
  const now = clock.now();
  return {
    ...{ user_id: userId, id, value, revision, changed_at: new Date(now).toISOString() },
    ...(isDeleted(value) && { expires_at: inSeconds(now + daysOfDeletion * 86_400_000) }),
  };
}

const itemsOf = async (userId: string): Promise<Item[]> => [
  ...(await listByPrefix(userId, itemId('application', ''))),
  ...(await listByPrefix(userId, itemId('mark', ''))),
];

const slotsOf: Record<'tracked' | 'tracker_items', { most: number; count(userId: string): Promise<number> }> =
  {
    tracked: {
      most: maxTracked,
      count: async (userId) =>
        (await listByPrefix(userId, itemId('application', ''))).filter((item) => !('expires_at' in item))
          .length,
    },
    tracker_items: { most: maxItems, count: async (userId) => (await itemsOf(userId)).length },
  };

/** Takes all of them, or none. */
async function takeSlots(lease: WriteLease, slots: readonly (keyof typeof slotsOf)[]): Promise<boolean> {
  for (const [at, slot] of slots.entries()) {
    const { most, count } = slotsOf[slot];
    if (await takeSlot(lease, slot, most, () => count(lease.userId))) continue;
    for (const acquired of slots.slice(0, at)) await releaseSlot(lease, acquired);
    return false;
  }
  return true;
}

async function putOne<Value>(
  lease: WriteLease,
  entry: Entry<Value>,
  found: Item | undefined,
): Promise<Put<Value>> {
  const current = found && isLive(found) ? entry.read(found) : null;
  // The same once more, of a device that never got its answer, or of two that have done the same.
  if (current && JSON.stringify(current.value) === JSON.stringify(entry.value))
    return { saved: current.revision };
  if (current && current.revision !== entry.revision) return { newer: current };
  const [wasListed, isListed] = [
    current !== null && !entry.isDeleted(current.value),
    !entry.isDeleted(entry.value),
  ];
  const slots = [
    ...(found ? [] : ['tracker_items' as const]),
    ...(entry.slot === 'tracked' && isListed && !wasListed ? ['tracked' as const] : []),
  ];
  if (!(await takeSlots(lease, slots))) return 'full';
  const revision = Math.max(entry.revision, Number(found?.revision ?? 0)) + 1;
  let isPut = false;
  try {
    isPut = await putIfUnchanged(itemOf(lease, entry as Entry<unknown>, revision), found ?? null);
  } finally {
    if (!isPut) for (const slot of slots) await releaseSlot(lease, slot);
  }
  if (isPut) {
    if (entry.slot === 'tracked' && wasListed && !isListed) await releaseSlot(lease, 'tracked');
    return { saved: revision };
  }
  // Somebody has written in between.
  const [latest] = await getAll(table(), [{ user_id: lease.userId, id: entry.id }]);
  return putOne(lease, entry, latest);
}

/** Each for itself, and what is deleted first: it makes room. Answers in the order given. */
export async function put<Value>(lease: WriteLease, entries: readonly Entry<Value>[]): Promise<Put<Value>[]> {
  const keys = entries.map(({ id }) => ({ user_id: lease.userId, id }));
  const found = new Map((await getAll(table(), keys)).map((item) => [item.id, item]));
  const outcomes = new Map<Entry<Value>, Put<Value>>();
  const deletedFirst = entries.toSorted(
    (a, b) => Number(b.isDeleted(b.value)) - Number(a.isDeleted(a.value)),
  );
  for (const entry of deletedFirst) outcomes.set(entry, await putOne(lease, entry, found.get(entry.id)));
  return entries.map((entry) => outcomes.get(entry) ?? 'full');
}

export async function deleteMany({ userId }: WriteLease, ids: readonly string[]): Promise<void> {
  await deleteAll(
    table(),
    ids.map((id) => ({ user_id: userId, id })),
  );
}

export async function deleteAllOf(lease: WriteLease): Promise<void> {
  const items = await itemsOf(lease.userId);
  await deleteMany(
    lease,
    items.map(({ id }) => String(id)),
  );
  await resetSlots(lease, ['tracked', 'tracker_items']);
}
