import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { dynamodb } from '../dynamodb.ts';
import { importRunsTable } from './import-run-table.ts';

/* In the table of the runs (import-run-table.ts): kind 'matched', id 'searches'. */
const key = { kind: 'matched', id: 'searches' };

const matched = z.object({ until: z.iso.datetime() });

/** ISO instant up to which new vacancies were looked for in saved searches; null before the first time. */
export async function find(): Promise<string | null> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: importRunsTable(), Key: key, ConsistentRead: true }),
  );
  return Item ? matched.parse(Item).until : null;
}

export async function put(until: string): Promise<void> {
  await dynamodb.send(new PutCommand({ TableName: importRunsTable(), Item: { ...key, until } }));
}
