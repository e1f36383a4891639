import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/runtime/env.ts';
import { wasApplied } from '../conditions.ts';
import { dynamodb } from '../dynamodb.ts';
import { hashOfViewer, type Owner } from './owner.ts';

/*
 * Table Subscriptions, `id` = 'limit#<of what>#<day>' { used, attempt } or { addresses }: what a day has seen already, for two days.
 *   one more of so many          take, with the last `attempt` where one is named; whether there was one: hasConfirmation
 *   another of so many others    countAddress
 * and 'limit#unwanted#<mailbox or address>', for ninety: e-mails are not wanted there.
 *   markUnwanted, isUnwanted, clearUnwanted
 */
const table = () => env('SUBSCRIPTIONS_TABLE');
const expiresAt = (days = 2): number => Math.floor(Date.now() / 1000) + days * 86_400;

/** False where there were as many as may be. */
const take = (subject: string, day: string, most: number, attempt: string | null = null): Promise<boolean> =>
  wasApplied(
    dynamodb.send(
      new UpdateCommand({
        TableName: table(),
        Key: { id: `limit#${subject}#${day}` },
        UpdateExpression: 'SET expires_at = :expires, attempt = :attempt ADD used :one',
        ConditionExpression: 'attribute_not_exists(used) OR used < :most',
        ExpressionAttributeValues: { ':expires': expiresAt(), ':one': 1, ':most': most, ':attempt': attempt },
      }),
    ),
  );

const refund = async (subject: string, day: string): Promise<void> => {
  await wasApplied(
    dynamodb.send(
      new UpdateCommand({
        TableName: table(),
        Key: { id: `limit#${subject}#${day}` },
        UpdateExpression: 'ADD used :less',
        ConditionExpression: 'used > :none',
        ExpressionAttributeValues: { ':less': -1, ':none': 0 },
      }),
    ),
  );
};

async function find(subject: string, day: string): Promise<Record<string, unknown>> {
  const { Item = {} } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { id: `limit#${subject}#${day}` }, ConsistentRead: true }),
  );
  return Item;
}

/** The one e-mail of a day that asks a mailbox: whether it was taken, and to take it. */
export async function hasConfirmation(mailbox: Owner, day: string): Promise<boolean> {
  return Number((await find(mailbox, day)).used ?? 0) > 0;
}
/** `attempt` is another of each press: the SDK repeats what it got no answer to, and may find what it took itself. */
export async function countConfirmation(mailbox: Owner, day: string, attempt: string): Promise<boolean> {
  const isTaken = await take(mailbox, day, 1, attempt);
  return isTaken || (await find(mailbox, day)).attempt === attempt;
}
export const refundConfirmation = (mailbox: Owner, day: string): Promise<void> => refund(mailbox, day);

export const countForStage = (day: string, most: number): Promise<boolean> => take('stage', day, most);
export const refundStage = (day: string): Promise<void> => refund('stage', day);

/** Of those that came from a network; one that was among them already is none more. */
export const countAddress = (network: string, address: Owner, day: string, most: number): Promise<boolean> =>
  wasApplied(
    dynamodb.send(
      new UpdateCommand({
        TableName: table(),
        Key: { id: `limit#viewer#${hashOfViewer(network)}#${day}` },
        UpdateExpression: 'SET expires_at = :expires ADD addresses :set',
        ConditionExpression:
          'attribute_not_exists(addresses) OR contains(addresses, :one) OR size(addresses) < :most',
        ExpressionAttributeValues: {
          ...{ ':expires': expiresAt(), ':set': new Set([address]), ':one': address, ':most': most },
        },
      }),
    ),
  );

const unwantedDays = 90;
const unwantedKey = (recipient: Owner) => ({ id: `limit#unwanted#${recipient}` });

/** The mail has said that an address is gone, or that a mailbox's reader calls e-mails spam: whatever becomes of searches. */
export async function markUnwanted(recipient: Owner): Promise<void> {
  await dynamodb.send(
    new UpdateCommand({
      TableName: table(),
      Key: unwantedKey(recipient),
      UpdateExpression: 'SET expires_at = :expires',
      ExpressionAttributeValues: { ':expires': expiresAt(unwantedDays) },
    }),
  );
}

export async function isUnwanted(recipient: Owner): Promise<boolean> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: unwantedKey(recipient), ConsistentRead: true }),
  );
  return Item !== undefined && Number(Item.expires_at) * 1000 > Date.now();
}

/** Its reader wants e-mails after all. */
export async function clearUnwanted(recipient: Owner): Promise<void> {
  await dynamodb.send(new DeleteCommand({ TableName: table(), Key: unwantedKey(recipient) }));
}
