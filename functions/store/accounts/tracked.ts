import * as z from 'zod';
import { type Mark, mark } from '#core/domain/tracker/marks.ts';
import {
  daysOfDeletion,
  mostTracked,
  type TrackedJob,
  trackedJob,
} from '#core/domain/tracker/tracked-job.ts';
import { env } from '#functions/runtime/env.ts';
import { deleteAll, getAll } from '../dynamodb.ts';
import { forgetSlots, releaseSlot, type Slot, takeSlot, type WriteLease } from './accounts.ts';
import { putOver } from './revisions.ts';
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
export interface Kept<Value> {
  readonly value: Value;
  readonly revision: number;
}
export interface Desk {
  readonly records: Kept<TrackedJob>[];
  readonly marks: Kept<Mark>[];
}

/** Of records and marks, those that were deleted as well: more are nobody's desk. */
export const mostItems = 5000;

const stored = z.object({ value: z.unknown(), revision: z.int() });
const keptOf =
  <Value>(schema: z.core.$ZodType<Value>) =>
  (item: Item): Kept<Value> => {
    const { value, revision } = stored.parse(item);
    return { value: z.parse(schema, value), revision };
  };
const recordOf = keptOf(trackedJob);
const markOf = keptOf(mark);

export const trackedOf = (item: Item): TrackedJob => recordOf(item).value;
export const keptMarkOf = (item: Item): Mark => markOf(item).value;

const firstMark = itemId('mark', '');

/** Marks follow the records: where an answer has records they wait for the next. */
export async function page(
  userId: string,
  asked: { since?: string | undefined; after?: string | undefined },
): Promise<Desk & { next: string | null }> {
  if (!asked.after?.startsWith(firstMark)) {
    const { items, next } = await pageOf(userId, { ...asked, kind: 'application' });
    const records = readableOf(items, recordOf);
    if (items.length > 0 || next !== null) return { records, marks: [], next: next ?? firstMark };
  }
  const after = asked.after?.startsWith(firstMark) ? asked.after : undefined;
  const { items, next } = await pageOf(userId, { ...asked, after, kind: 'mark' });
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
  readonly read: (item: Item) => Kept<Value>;
}

export const recordEntry = ({ value, revision }: Kept<TrackedJob>): Entry<TrackedJob> => ({
  ...{ id: itemId('application', value.id), value, revision, slot: 'tracked', read: recordOf },
  isDeleted: ({ isDeleted }) => isDeleted.value,
});

export const markEntry = ({ value, revision }: Kept<Mark>): Entry<Mark> => ({
  ...{ id: itemId('mark', `${value.kind}#${value.id}`), value, revision, slot: null, read: markOf },
  isDeleted: ({ isHidden }) => !isHidden,
});

/** 'full' where there would be one too many. */
export type Put<Value> = { saved: number } | { newer: Kept<Value> } | 'full';

const inSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

function itemOf({ userId }: WriteLease, { id, value, isDeleted }: Entry<unknown>, revision: number): Item {
  const now = Date.now();
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
      most: mostTracked,
      count: async (userId) =>
        (await listByPrefix(userId, itemId('application', ''))).filter((item) => !('expires_at' in item))
          .length,
    },
    tracker_items: { most: mostItems, count: async (userId) => (await itemsOf(userId)).length },
  };

/** Takes all of them, or none. */
async function takeSlots(lease: WriteLease, wanted: readonly (keyof typeof slotsOf)[]): Promise<boolean> {
  for (const [at, slot] of wanted.entries()) {
    const { most, count } = slotsOf[slot];
    if (await takeSlot(lease, slot, most, () => count(lease.userId))) continue;
    for (const taken of wanted.slice(0, at)) await releaseSlot(lease, taken);
    return false;
  }
  return true;
}

async function putOne<Value>(
  lease: WriteLease,
  entry: Entry<Value>,
  found: Item | undefined,
): Promise<Put<Value>> {
  const known = found && isLive(found) ? entry.read(found) : null;
  // The same once more, of a device that never got its answer, or of two that have done the same.
  if (known && JSON.stringify(known.value) === JSON.stringify(entry.value)) return { saved: known.revision };
  if (known && known.revision !== entry.revision) return { newer: known };
  const [was, is] = [known !== null && !entry.isDeleted(known.value), !entry.isDeleted(entry.value)];
  const wanted = [
    ...(found ? [] : ['tracker_items' as const]),
    ...(entry.slot === 'tracked' && is && !was ? ['tracked' as const] : []),
  ];
  if (!(await takeSlots(lease, wanted))) return 'full';
  const revision = Math.max(entry.revision, Number(found?.revision ?? 0)) + 1;
  let isPut = false;
  try {
    isPut = await putOver(itemOf(lease, entry as Entry<unknown>, revision), found ?? null);
  } finally {
    if (!isPut) for (const slot of wanted) await releaseSlot(lease, slot);
  }
  if (isPut) {
    if (entry.slot === 'tracked' && was && !is) await releaseSlot(lease, 'tracked');
    return { saved: revision };
  }
  // Somebody has written in between.
  const [now] = await getAll(table(), [{ user_id: lease.userId, id: entry.id }]);
  return putOne(lease, entry, now);
}

/** Each for itself, and what is deleted first: it makes room. Answers in the order given. */
export async function put<Value>(lease: WriteLease, entries: readonly Entry<Value>[]): Promise<Put<Value>[]> {
  const keys = entries.map(({ id }) => ({ user_id: lease.userId, id }));
  const found = new Map((await getAll(table(), keys)).map((item) => [item.id, item]));
  const answers = new Map<Entry<Value>, Put<Value>>();
  const deletedFirst = entries.toSorted(
    (one, other) => Number(other.isDeleted(other.value)) - Number(one.isDeleted(one.value)),
  );
  for (const entry of deletedFirst) answers.set(entry, await putOne(lease, entry, found.get(entry.id)));
  return entries.map((entry) => answers.get(entry) ?? 'full');
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
  await forgetSlots(lease, ['tracked', 'tracker_items']);
}
