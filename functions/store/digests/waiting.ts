import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from '../dynamodb.ts';
import { readable } from '../readable.ts';
import {
  type ActiveSearch,
  changeIf,
  type Subscription,
  subscription,
  waitingAttributes,
} from './subscriptions.ts';

/*
 * Table Subscriptions (subscriptions.ts): what of a search waits to be told, and since when.
 *   something waits             setDue; moveDue: later, or never; recordRejection
 *   whose e-mail is due         scanDue: index `due` (due = 'digest', due_at), of those that wait for one alone
 */
const table = () => env('SUBSCRIPTIONS_TABLE');

/**
 * Something waits to be told at that instant, or before if something waits for an earlier one. False where it is not the
 * search any more that was asked: gone, or another by now.
 */
export async function setDue(
  { id, active_since }: Pick<ActiveSearch, 'id' | 'active_since'>,
  dueAt: Date,
  now: Date,
): Promise<boolean> {
  const commonValues = { ':since': active_since, ':one': 1 };
  const isSooner = await changeIf(
    id,
    'SET due = :due, due_at = :at, waits_since = if_not_exists(waits_since, :now) ADD waits :one',
    'active_since = :since AND (attribute_not_exists(due_at) OR due_at > :at)',
    { ':due': 'digest', ':at': dueAt.toISOString(), ':now': now.toISOString(), ...commonValues },
  );
  // Who is just sending what waited before learns that there is more.
  return isSooner || changeIf(id, 'ADD waits :one', 'active_since = :since', commonValues);
}

/**
 * Later, or never where nothing waits any more: unless something else has come to wait meanwhile. What is held waits for its
 * owner, and is not late before then.
 */
export async function moveDue(
  { id, due_at, waits }: Subscription,
  later: Date | null,
  { isHeld = false }: { isHeld?: boolean } = {},
): Promise<void> {
  if (due_at === undefined) return;
  const set = later
    ? `SET due_at = :later${isHeld ? ', waits_since = :later' : ''}`
    : `REMOVE ${waitingAttributes}`;
  const values = later ? { ':later': later.toISOString() } : {};
  await changeIf(id, set, 'waits = :waits', { ':waits': waits, ...values });
}

/** The mail has refused what waits; gives on how many days it has. */
export async function recordRejection(
  { id, due_at, refused_on }: Subscription,
  day: string,
): Promise<number> {
  if (due_at === undefined) return 0;
  const days = [...new Set([...(refused_on ?? []), day])];
  await changeIf(id, 'SET refused_on = :days', 'attribute_exists(due_at)', { ':days': days });
  return days.length;
}

const dueItem = z.object({
  id: z.string(),
  owner: subscription.shape.owner,
  due_at: z.string(),
  waits_since: z.string(),
});
export type DueDigest = z.output<typeof dueItem>;

/** Those that wait for an e-mail, the one that is due first comes first. */
export async function* scanDue(): AsyncGenerator<DueDigest> {
  const query = {
    TableName: table(),
    IndexName: 'due',
    KeyConditionExpression: 'due = :due',
    ExpressionAttributeValues: { ':due': 'digest' },
  };
  for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query))
    yield* readable(table(), Items, (item) => dueItem.parse(item));
}
