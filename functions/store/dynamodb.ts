import {
  DynamoDBClient,
  type DynamoDBClientConfig,
  ProvisionedThroughputExceededException,
} from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isUnavailable } from '#functions/runtime/unavailable.ts';
import * as clock from './clock.ts';

/** Without the SDK's logger, which goes through every item for what it might tell, though nobody listens. */
function documentClient(config: DynamoDBClientConfig): DynamoDBDocumentClient {
  const client = new DynamoDBClient(config);
  client.middlewareStack.remove('loggerMiddleware');
  client.middlewareStack.add(
    (next) => async (args) => {
      const sentAt = Date.now();
      const result = await next(args);
      const { headers } = result.response as { headers: Record<string, string> };
      clock.noteAnswer(headers.date, sentAt, Date.now());
      return result;
    },
    // Behind whatever asks once more or throws.
    { step: 'deserialize', priority: 'low', name: 'tableClock' },
  );
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

export const dynamodb = documentClient({});

type Item = Record<string, unknown>;

/** Of the last item of a page, with which the next is asked: the names and values of its key, all of them texts. */
export type PageKey = Record<string, string>;

/** So many items at once are asked whose they are: each owner takes a while to look after. */
export const ownersPerPage = 200;

export function* batches<Value>(values: readonly Value[], size: number): Generator<Value[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size);
}

const backOff = (attempt: number) =>
  new Promise<void>((resolve) =>
    setTimeout(resolve, Math.min(2000, 50 * 2 ** attempt) * (0.5 + Math.random() / 2)),
  );

/** DynamoDB hands back what a throttled table did not take; eight rounds are some ten seconds of waiting. */
const maxAttempts = 8;

const throttled = (message: string) => new ProvisionedThroughputExceededException({ message, $metadata: {} });

type Write = { PutRequest: { Item: Item } } | { DeleteRequest: { Key: Item } };

/** As many as BatchWriteItem takes. */
const itemsPerRequest = 25;

const sendWrites = (table: string, client: DynamoDBDocumentClient, left: Write[]) =>
  client.send(new BatchWriteCommand({ RequestItems: { [table]: left } }));

async function writeAll(
  table: string,
  writes: readonly Write[],
  send = (left: Write[]) => sendWrites(table, dynamodb, left),
): Promise<void> {
  for (const batch of batches(writes, itemsPerRequest)) {
    let left = batch;
    for (let attempt = 0; left.length > 0; attempt++) {
      if (attempt === maxAttempts) throw throttled(`${table}: ${left.length} items were not taken`);
      if (attempt > 0) await backOff(attempt);
      const answer = await send(left);
      left = (answer.UnprocessedItems?.[table] ?? []) as Write[];
    }
  }
}

/** Asks once: the library would repeat a request as it was made, with a time that has passed meanwhile. */
const singleAttemptClient = documentClient({ maxAttempts: 1 });

/**
 * As long as what is wrong may pass: for a write that bears the time at which it is made, made anew for each attempt, and
 * for what is patient.
 */
export async function withRetries<Answer>(
  attempt: (client: DynamoDBDocumentClient) => Promise<Answer>,
): Promise<Answer> {
  for (let n = 1; ; n++) {
    try {
      return await attempt(singleAttemptClient);
    } catch (error) {
      if (!isUnavailable(error) || n === maxAttempts) throw error;
      await backOff(n);
    }
  }
}

/** As `putAll`, but each item as `stamped` makes it just before it is sent, and again before it is sent again. */
export const putAllStamped = (
  table: string,
  items: readonly Item[],
  stamped: (item: Item) => Item,
): Promise<void> =>
  writeAll(
    table,
    items.map((Item) => ({ PutRequest: { Item } })),
    (left) =>
      withRetries((client) => {
        const renewed = left.map((write) =>
          'PutRequest' in write ? { PutRequest: { Item: stamped(write.PutRequest.Item) } } : write,
        );
        return sendWrites(table, client, renewed);
      }),
  );

/** Puts any number of items, 25 a request. Not atomic: a crash leaves a part, which an idempotent caller repeats. */
export const putAll = (table: string, items: readonly Item[]): Promise<void> =>
  writeAll(
    table,
    items.map((Item) => ({ PutRequest: { Item } })),
  );

interface RetryOptions {
  /**
   * A table that takes nothing at all is asked as often as one that takes a part: for a step of a workflow, which
   * nobody waits for. @default false
   */
  hasRetries?: boolean;
}

/** Deletes any number of items by their keys, as `putAll` puts them. */
export const deleteAll = (
  table: string,
  keys: readonly Item[],
  { hasRetries = false }: RetryOptions = {},
): Promise<void> =>
  writeAll(
    table,
    keys.map((Key) => ({ DeleteRequest: { Key } })),
    ...(hasRetries ? [(left: Write[]) => withRetries((client) => sendWrites(table, client, left))] : []),
  );

/** Those of the items that exist, in no order, 100 a request; read consistently, else at half the price. */
export async function getAll(
  table: string,
  keys: readonly Item[],
  { isConsistent = true, hasRetries = false }: { isConsistent?: boolean } & RetryOptions = {},
): Promise<Item[]> {
  const found: Item[] = [];
  for (const batch of batches(keys, 100)) {
    let left = batch;
    for (let attempt = 0; left.length > 0; attempt++) {
      if (attempt === maxAttempts) throw throttled(`${table}: ${left.length} items were not read`);
      if (attempt > 0) await backOff(attempt);
      const command = new BatchGetCommand({
        RequestItems: { [table]: { Keys: left, ConsistentRead: isConsistent } },
      });
      const answer = await (hasRetries
        ? withRetries((client) => client.send(command))
        : dynamodb.send(command));
      found.push(...(answer.Responses?.[table] ?? []));
      left = (answer.UnprocessedKeys?.[table]?.Keys ?? []) as Item[];
    }
  }
  return found;
}
