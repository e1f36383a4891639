import { PutCommand } from '@aws-sdk/lib-dynamodb';
import {
  type ConsentKind,
  type ConsentRecord,
  consentRecord,
  consentVersion,
} from '#core/domain/user/consent.ts';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from '../dynamodb.ts';
import type { WriteLease } from './accounts.ts';
import { type Item, itemId, listByPrefix, readableOf } from './user-items.ts';

/*
 * Table UserItems: partition key `user_id`, sort key `id` = 'consent#<kind>'.
 *   what has this user agreed to   listOf
 */
const table = () => env('USER_ITEMS_TABLE');

/** The user has just pressed a button with the text of today (docs/rules.md#personal-consent). */
export async function record({ userId }: WriteLease, kind: ConsentKind): Promise<void> {
  const consent = consentRecord.parse({ kind, version: consentVersion, at: new Date().toISOString() });
  await dynamodb.send(
    new PutCommand({
      TableName: table(),
      Item: { user_id: userId, id: itemId('consent', kind), ...consent },
    }),
  );
}

export const consentOf = (item: Item): ConsentRecord => consentRecord.parse(item);

export const listOf = async (userId: string): Promise<ConsentRecord[]> =>
  readableOf(await listByPrefix(userId, itemId('consent', '')), consentOf);
