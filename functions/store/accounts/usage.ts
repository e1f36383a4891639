import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from '../dynamodb.ts';

/*
 * Table Usage: partition key `id`. What the model has cost the stage, and an operator's word.
 *   how much this month         month#<YYYY-MM> { input, output, dollars }: spentIn, reserve, settle
 *   may anybody use it at all   switch { mode }: mode, read at each call
 */
const table = () => env('USAGE_TABLE');

/** 'rules' leaves the model alone; 'off' answers nobody. */
const writerMode = z.enum(['on', 'rules', 'off']);
type WriterMode = z.infer<typeof writerMode>;

async function find(id: string): Promise<Record<string, unknown> | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { id }, ConsistentRead: true }),
  );
  return Item;
}

/** On where nobody has said anything; a word that is none of ours is taken for the careful one. */
export async function mode(): Promise<WriterMode> {
  const writerSwitch = await find('switch');
  return writerSwitch ? (writerMode.safeParse(writerSwitch.mode).data ?? 'off') : 'on';
}

export interface Spending {
  /** Tokens. */
  readonly input: number;
  readonly output: number;
  readonly dollars: number;
}

/** '2026-11' in UTC, as AWS bills. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/** Dollars, with those that are set aside for answers being written. */
export async function spentIn(month: string): Promise<number> {
  return Number((await find(`month#${month}`))?.dollars ?? 0);
}

/** Sets dollars aside before they are spent; false, and nothing is, where the month would then have more than `most`. */
export async function reserve(month: string, dollars: number, most: number): Promise<boolean> {
  if (dollars > most) return false;
  try {
    await dynamodb.send(
      new UpdateCommand({
        TableName: table(),
        Key: { id: `month#${month}` },
        UpdateExpression: 'ADD dollars :dollars',
        ConditionExpression: 'attribute_not_exists(dollars) OR dollars <= :room',
        ExpressionAttributeValues: { ':dollars': dollars, ':room': most - dollars },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** What was spent in the place of what was set aside for it. */
export async function settle(
  month: string,
  reserved: number,
  { input, output, dollars }: Spending,
): Promise<void> {
  await dynamodb.send(
    new UpdateCommand({
      TableName: table(),
      Key: { id: `month#${month}` },
      UpdateExpression: 'ADD #input :input, #output :output, dollars :dollars',
      ExpressionAttributeNames: { '#input': 'input', '#output': 'output' },
      ExpressionAttributeValues: { ':input': input, ':output': output, ':dollars': dollars - reserved },
    }),
  );
}
