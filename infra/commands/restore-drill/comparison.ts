import { isDeepStrictEqual } from 'node:util';
import { type DynamoDBClient, paginateScan, type TableDescription } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { getAll } from '#functions/store/dynamodb.ts';

export interface Comparison {
  readonly original: number;
  readonly restored: number;
  /** Restored items that were looked at one by one, and those of them that the original has just so. */
  readonly sampled: number;
  readonly same: number;
}

/** Of the sample, in items; taken evenly from over the whole table. */
const sampleSize = 200;
const segments = 10;

/** Of so many items, how many may differ because the site went on living while the table was restored: one of a few, too. */
const most = (items: number): number => Math.max(1, items * 0.01);

export async function compare(
  client: DynamoDBClient,
  original: TableDescription,
  restored: TableDescription,
): Promise<Comparison> {
  const [originalTable, restoredTable] = [original.TableName ?? '', restored.TableName ?? ''];
  const [inOriginal, inRestored, sample] = await Promise.all([
    countOf(client, originalTable),
    countOf(client, restoredTable),
    sampleOf(client, restoredTable),
  ]);
  const keys = (original.KeySchema ?? []).map(({ AttributeName = '' }) => AttributeName);
  const keyOf = (item: Item) => Object.fromEntries(keys.map((name) => [name, item[name]]));
  const originals = new Map(
    (await getAll(originalTable, sample.map(keyOf))).map((item) => [JSON.stringify(keyOf(item)), item]),
  );
  const same = sample.filter((item) => isDeepStrictEqual(item, originals.get(JSON.stringify(keyOf(item)))));
  return { original: inOriginal, restored: inRestored, sampled: sample.length, same: same.length };
}

export function isFaithful({ original, restored, sampled, same }: Comparison): boolean {
  return Math.abs(original - restored) <= most(original) && sampled - same <= most(sampled) && same > 0;
}

type Item = Record<string, unknown>;

async function countOf(client: DynamoDBClient, table: string): Promise<number> {
  let count = 0;
  for await (const { Count = 0 } of paginateScan({ client }, { TableName: table, Select: 'COUNT' }))
    count += Count;
  return count;
}

async function sampleOf(client: DynamoDBClient, table: string): Promise<Item[]> {
  const documents = DynamoDBDocumentClient.from(client);
  const parts = await Promise.all(
    Array.from({ length: segments }, async (_, Segment) => {
      const { Items = [] } = await documents.send(
        new ScanCommand({
          TableName: table,
          TotalSegments: segments,
          Segment,
          Limit: sampleSize / segments,
        }),
      );
      return Items;
    }),
  );
  return parts.flat();
}
