import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { dynamodb } from '../dynamodb.ts';
import { importRunsTable } from './import-run-table.ts';

/* In the table of the runs (import-run-table.ts): kind 'submitted', id 'addresses'. */
const key = { kind: 'submitted', id: 'addresses' };

const submitted = z.object({ until: z.iso.datetime() });

/** ISO instant of the last change of a vacancy that search engines were told of; null where they were of none. */
export async function find(): Promise<string | null> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: importRunsTable(), Key: key, ConsistentRead: true }),
  );
  return Item ? submitted.parse(Item).until : null;
}

export async function put(until: string): Promise<void> {
  await dynamodb.send(new PutCommand({ TableName: importRunsTable(), Item: { ...key, until } }));
}
