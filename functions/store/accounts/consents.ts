import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import {
  type ConsentKind,
  type ConsentRecord,
  consentRecord,
  consentVersionOf,
} from '#core/domain/user/consent.ts';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from '../dynamodb.ts';
import type { WriteLease } from './accounts.ts';
import { type Item, itemId, listByPrefix, readableOf } from './user-items.ts';

/*
 * Table UserItems: partition key `user_id`, sort key `id` = 'consent#<kind>'.
 *   what has this user agreed to   listOf; to one kind: find
 *   taken back                     delete: of what follows the account
 */
const table = () => env('USER_ITEMS_TABLE');
const keyOf = (userId: string, kind: ConsentKind) => ({ user_id: userId, id: itemId('consent', kind) });

/**
 * The user has just pressed a button with the text of today (docs/rules.md#personal-consent). Of one that stands already, be it
 * of an older release, it stays known since when.
 */
export async function record({ userId }: WriteLease, kind: ConsentKind): Promise<void> {
  await dynamodb.send(
    new UpdateCommand({
      TableName: table(),
      Key: keyOf(userId, kind),
      UpdateExpression:
        'SET kind = :kind, #version = :version, #at = :now, since = if_not_exists(since, if_not_exists(#at, :now))',
      ExpressionAttributeNames: { '#version': 'version', '#at': 'at' },
      ExpressionAttributeValues: {
        ':kind': kind,
        ':version': consentVersionOf(kind),
        ':now': new Date().toISOString(),
      },
    }),
  );
}

export const consentOf = (item: Item): ConsentRecord => consentRecord.parse(item);

export const listOf = async (userId: string): Promise<ConsentRecord[]> =>
  readableOf(await listByPrefix(userId, itemId('consent', '')), consentOf);

export async function find(userId: string, kind: ConsentKind): Promise<ConsentRecord | null> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: keyOf(userId, kind), ConsistentRead: true }),
  );
  return Item ? consentOf(Item) : null;
}

async function remove({ userId }: WriteLease, kind: ConsentKind): Promise<void> {
  await dynamodb.send(new DeleteCommand({ TableName: table(), Key: keyOf(userId, kind) }));
}

export { remove as delete };
