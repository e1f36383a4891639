import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { type AuditRecord, auditRecord } from '#core/domain/user/audit.ts';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from './dynamodb.ts';
import { firstReadable } from './readable.ts';

/*
 * Table Audit: partition key `log` (always 'admin': admins change a few things a day), sort key `id`, by time.
 * Records are added and never changed: functions that write may put with a condition, none may update or delete.
 *   the last changes   list
 */
const table = () => env('AUDIT_TABLE');
const log = 'admin';

/** Written before the change it speaks of: a change without a record cannot be. */
export async function add(record: Omit<AuditRecord, 'id' | 'at'>): Promise<AuditRecord> {
  const at = new Date().toISOString();
  const added = auditRecord.parse({ ...record, at, id: `${at}-${randomBytes(3).toString('hex')}` });
  await dynamodb.send(
    new PutCommand({
      TableName: table(),
      Item: { ...added, log },
      ConditionExpression: 'attribute_not_exists(id)',
    }),
  );
  return added;
}

/** The latest first; `after` is the id of the last record of the page before. */
export function list(limit: number, after?: string): Promise<AuditRecord[]> {
  const query = {
    TableName: table(),
    KeyConditionExpression: after === undefined ? '#log = :log' : '#log = :log AND id < :after',
    ExpressionAttributeNames: { '#log': 'log' },
    ExpressionAttributeValues: { ':log': log, ...(after !== undefined && { ':after': after }) },
    ScanIndexForward: false,
    ConsistentRead: true,
  };
  return firstReadable(query, limit, (item) => auditRecord.parse(item));
}
