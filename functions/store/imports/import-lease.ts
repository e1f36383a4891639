import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';

import { isConditionFailed, wasApplied } from '../conditions.ts';
import { dynamodb } from '../dynamodb.ts';
import { importRunsTable as table } from './import-run-table.ts';

/*
 * Table ImportRuns, kind 'lease', id 'import': one item, so that one execution imports at a time.
 *   who imports now             findLease
 *   it begins, goes on, ends    takeLease, renewLease, releaseLease: each write is refused where somebody else has it
 *   it hands over               handOverLease: to the execution that goes on with the same start
 *   it should end               requestStop
 */

const leaseKey = { kind: 'lease', id: 'import' };

const toFalseIfConditionFailed = (error: unknown): false => {
  if (isConditionFailed(error)) return false;
  throw error;
};

/** Which execution imports, until when (ISO) unless it renews that, and whether an admin has asked it to stop. */
export const lease = z.object({
  execution: z.string().min(1),
  group: z.string().min(1),
  until: z.string(),
  stop: z.boolean(),
});
export type Lease = z.infer<typeof lease>;

const leaseNames = { '#execution': 'execution', '#until': 'until' };

export async function findLease(): Promise<Lease | null> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: leaseKey, ConsistentRead: true }),
  );
  return Item ? lease.parse(Item) : null;
}

/**
 * In the place of the lease that was found, or of none; false where somebody else was faster. That its dead holder's last
 * step has renewed it meanwhile does not count.
 */
export async function takeLease(newLease: Lease, found: Lease | null): Promise<boolean> {
  const isAsFound = found
    ? {
        ConditionExpression: '#execution = :execution',
        ExpressionAttributeNames: { '#execution': 'execution' },
        ExpressionAttributeValues: { ':execution': found.execution },
      }
    : { ConditionExpression: 'attribute_not_exists(id)' };
  const put = new PutCommand({
    TableName: table(),
    Item: { ...lease.parse(newLease), ...leaseKey },
    ...isAsFound,
  });
  // The SDK repeats what it got no answer to: then its own first try may be what stands there.
  return (await wasApplied(dynamodb.send(put))) || (await findLease())?.execution === newLease.execution;
}

/** Null where the lease is no longer this execution's. */
export async function renewLease(execution: string, until: string): Promise<Lease | null> {
  const answer = await dynamodb
    .send(
      new UpdateCommand({
        TableName: table(),
        Key: leaseKey,
        UpdateExpression: 'SET #until = :until',
        ConditionExpression: '#execution = :mine',
        ExpressionAttributeNames: leaseNames,
        ExpressionAttributeValues: { ':until': until, ':mine': execution },
        ReturnValues: 'ALL_NEW',
      }),
    )
    .catch(toFalseIfConditionFailed);
  return answer ? lease.parse(answer.Attributes) : null;
}

/** As it stands, with the word of an admin to stop; null where it is not that of `from`. */
export async function handOverLease(from: string, to: string, until: string): Promise<Lease | null> {
  const answer = await dynamodb
    .send(
      new UpdateCommand({
        TableName: table(),
        Key: leaseKey,
        UpdateExpression: 'SET #execution = :to, #until = :until',
        ConditionExpression: '#execution = :from',
        ExpressionAttributeNames: leaseNames,
        ExpressionAttributeValues: { ':to': to, ':until': until, ':from': from },
        ReturnValues: 'ALL_NEW',
      }),
    )
    .catch(toFalseIfConditionFailed);
  return answer ? lease.parse(answer.Attributes) : null;
}

/** Leaves a lease that is somebody else's. */
export async function releaseLease(execution: string): Promise<void> {
  await dynamodb
    .send(
      new DeleteCommand({
        TableName: table(),
        Key: leaseKey,
        ConditionExpression: '#execution = :mine',
        ExpressionAttributeNames: { '#execution': 'execution' },
        ExpressionAttributeValues: { ':mine': execution },
      }),
    )
    .catch(toFalseIfConditionFailed);
}

/** The start ends after the step that is under way; false where it is not the one that imports. */
export function requestStop(group: string): Promise<boolean> {
  return dynamodb
    .send(
      new UpdateCommand({
        TableName: table(),
        Key: leaseKey,
        UpdateExpression: 'SET #stop = :yes',
        ConditionExpression: '#group = :group',
        ExpressionAttributeNames: { '#stop': 'stop', '#group': 'group' },
        ExpressionAttributeValues: { ':yes': true, ':group': group },
      }),
    )
    .then(() => true, toFalseIfConditionFailed);
}
