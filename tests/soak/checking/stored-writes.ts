import * as tracked from '#functions/store/accounts/tracked.ts';
import { userOwner } from '#functions/store/digests/owner.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import * as jobs from '#functions/store/jobs.ts';
import type { User } from '../asking/users.ts';
import { deskKey, hiddenKey, searchKey } from '../asking/writers.ts';
import type { Found, Write } from './writes.ts';

async function deskOf({ id: userId }: User): Promise<Found[]> {
  const found: Found[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const { records, next } = await tracked.page(userId, { after });
    for (const { value, revision } of records)
      found.push({ key: deskKey(userId, value.id), value: value.note.value, revision });
    after = next;
  }
  return found;
}

/** What the writers of the load have left in the tables. */
export async function storedWrites(users: readonly User[], writes: readonly Write[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const user of users) {
    found.push(...(await deskOf(user)));
    for (const { search_id, name } of await subscriptions.listOf(userOwner(user.id)))
      found.push({ key: searchKey(user.id, search_id), value: name });
  }
  const prefix = hiddenKey('');
  const ids = writes.flatMap(({ key }) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  for (const { id, is_active } of await jobs.findMany(ids))
    found.push({ key: hiddenKey(id), value: String(is_active) });
  return found;
}
