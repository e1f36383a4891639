import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';

/** The name of a table's variable: 'JOBS_TABLE'. */
export type TableVariable = `${string}_TABLE`;
export type Item = Record<string, unknown>;

const batchSize = 25;

/** Items past the store, as another release or a hand may have written them; tables by the names of their variables. */
export async function putItems(variable: TableVariable, items: readonly Item[]): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const table = process.env[variable] as string;
  for (let at = 0; at < items.length; at += batchSize) {
    const puts = items.slice(at, at + batchSize).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [table]: puts } }));
  }
  client.destroy();
}

export async function itemsOf(variable: TableVariable): Promise<Item[]> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const { Items = [] } = await client.send(new ScanCommand({ TableName: process.env[variable] }));
  client.destroy();
  return Items;
}
