import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { dynamodb } from '../dynamodb.ts';
import { readable } from '../readable.ts';
import { importRunsTable } from './import-run-table.ts';

/* Table ImportRuns again, one item: how far the walk has come that reads what stored vacancies ask for. */
const key = { kind: 'demands', id: 'walk' };

const count = z.int().check(z.minimum(0));

const demandWalk = z.object({
  /** See `demandVersion`: by which it reads. */
  version: z.int(),
  /** `settling`: all is read, but what a function of the release before may still have written. */
  phase: z.enum(['counting', 'reading', 'settling', 'done']),
  /** The vacancy with which the page before ended; null at a beginning. */
  cursor: z.nullable(z.string()),
  /** Vacancies to be read, as they were counted, and those that were read since. */
  total: count,
  read: count,
  /** Of this pass through the table, those that could not be. */
  failed: count,
  /** ISO instants: of the walk, and of its pass through the table. */
  started_at: z.string(),
  pass_started_at: z.string(),
});
export type DemandWalk = z.infer<typeof demandWalk>;

/** Null where there is none that can be read. */
export async function find(): Promise<DemandWalk | null> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: importRunsTable(), Key: key, ConsistentRead: true }),
  );
  const [walk] = Item ? readable(importRunsTable(), [Item], (item) => demandWalk.parse(item)) : [];
  return walk ?? null;
}

export async function put(walk: DemandWalk): Promise<void> {
  await dynamodb.send(
    new PutCommand({ TableName: importRunsTable(), Item: { ...demandWalk.parse(walk), ...key } }),
  );
}
