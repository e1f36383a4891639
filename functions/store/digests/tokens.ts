import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from '../dynamodb.ts';
import { hashOfToken, newToken, type Owner } from './owner.ts';
import { changeIf } from './subscriptions.ts';

/*
 * Table Subscriptions, `id` = '<kind>#<hash of a token>' { owner, subscription }: what a link of an e-mail may do. The token
 * itself is in the e-mail alone.
 *   a link for an e-mail     put
 *   what it stands for       find; pointTo: another search from now on
 */
const table = () => env('SUBSCRIPTIONS_TABLE');

/** The one that confirms can do nothing else, and neither can the one that leaves. */
export type TokenKind = 'confirm' | 'leave';

/** An e-mail may be found years later; one that is not confirmed in two days is forgotten. */
const ttlSeconds: Record<TokenKind, number> = { confirm: 48 * 3600, leave: 400 * 86_400 };

const stored = z.object({
  owner: z.custom<Owner>((value) => typeof value === 'string'),
  subscription: z.string().nullable().default(null),
  expires_at: z.number(),
});
export type StoredToken = z.output<typeof stored>;

/** A new token, for the e-mail. */
export async function put(kind: TokenKind, owner: Owner, subscription: string | null): Promise<string> {
  const token = newToken();
  const expires_at = Math.floor(Date.now() / 1000) + ttlSeconds[kind];
  await dynamodb.send(
    new PutCommand({
      TableName: table(),
      Item: { id: `${kind}#${hashOfToken(token)}`, owner, subscription, expires_at },
    }),
  );
  return token;
}

/** Null of one that is not ours, of the other kind, or too old. */
export async function find(kind: TokenKind, token: string): Promise<StoredToken | null> {
  const { Item } = await dynamodb.send(
    new GetCommand({
      TableName: table(),
      Key: { id: `${kind}#${hashOfToken(token)}` },
      ConsistentRead: true,
    }),
  );
  if (!Item) return null;
  const found = stored.parse(Item);
  return found.expires_at * 1000 > Date.now() ? found : null;
}

export const pointTo = (kind: TokenKind, token: string, subscription: string): Promise<boolean> =>
  changeIf(`${kind}#${hashOfToken(token)}`, 'SET subscription = :id', 'attribute_exists(id)', {
    ':id': subscription,
  });
