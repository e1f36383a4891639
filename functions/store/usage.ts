import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from './dynamodb.ts';

/*
 * Table Usage: partition key `id`. What the model has cost the stage, and an operator's word.
 *   how much this month         month#<YYYY-MM> { input, output, dollars }: spentIn, add
 *   may anybody use it at all   switch { mode }: mode, read at each call
 */
const table = () => env('USAGE_TABLE');

/** 'rules' leaves the model alone; 'off' answers nobody. */
export const writerMode = z.enum(['on', 'rules', 'off']);
export type WriterMode = z.infer<typeof writerMode>;

async function find(id: string): Promise<Record<string, unknown> | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { id }, ConsistentRead: true }),
  );
  return Item;
}

/** On where nobody has said anything; a word that is none of ours is taken for the careful one. */
export async function mode(): Promise<WriterMode> {
  const said = await find('switch');
  return said ? (writerMode.safeParse(said.mode).data ?? 'off') : 'on';
}

export interface Spending {
  /** Tokens. */
  readonly input: number;
  readonly output: number;
  readonly dollars: number;
}

/** '2026-11' in UTC, as AWS bills. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/** Dollars. */
export async function spentIn(month: string): Promise<number> {
  return Number((await find(`month#${month}`))?.dollars ?? 0);
}

export async function add(month: string, { input, output, dollars }: Spending): Promise<void> {
  await dynamodb.send(
    new UpdateCommand({
      TableName: table(),
      Key: { id: `month#${month}` },
      UpdateExpression: 'ADD #input :input, #output :output, dollars :dollars',
      ExpressionAttributeNames: { '#input': 'input', '#output': 'output' },
      ExpressionAttributeValues: { ':input': input, ':output': output, ':dollars': dollars },
    }),
  );
}
