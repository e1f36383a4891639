import {
  DeleteCommand,
  GetCommand,
  paginateQuery,
  paginateScan,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { savedQuery } from '#core/contract/searches.ts';
import { schedules, stopReasons } from '#core/domain/search/saved-search.ts';
import { env } from '#functions/runtime/env.ts';
import { wasApplied } from '../conditions.ts';
import { deleteAll, dynamodb, getAll, ownersPerPage, type PageKey } from '../dynamodb.ts';
import { readable } from '../readable.ts';
import { type Owner, userIdOf } from './owner.ts';

/*
 * Table Subscriptions: partition key `id`, which begins with the kind of the item; tokens.ts and limits.ts say of the others.
 *   a search                     'search#<owner>#<search>': find, put, change, delete
 *   those of one owner           listOf: index `byOwner` (owner), then the items themselves, as they are now
 *   all that e-mails tell of     scanActive: index `searches` (search_id), of searches alone and of what is asked there
 *   whose e-mail is due          waiting.ts
 *   whose is all this            pageOfOwners
 */
const table = () => env('SUBSCRIPTIONS_TABLE');

export const subscription = z.object({
  id: z.string(),
  owner: z.custom<Owner>((value) => typeof value === 'string' && /^(user|address)#/u.test(value)),
  search_id: z.string(),
  name: z.string(),
  query: savedQuery,
  schedule: z.enum(schedules),
  zone: z.string(),
  is_paused: z.boolean(),
  /** ISO instants. What came before `active_since` is not told: it was paused, or another search, until then. */
  created_at: z.string(),
  seen_at: z.string(),
  active_since: z.string(),
  /** A visitor's is 'pending' until it is confirmed; `stopped` says why e-mails have ended. */
  state: z.enum(['pending', 'active', 'stopped']),
  stopped: z.enum(stopReasons).nullable().default(null),
  consent: z.object({ version: z.string(), at: z.string(), confirmed_at: z.string().optional() }),
  /** Of a visitor; an account's own is asked of the pool. */
  email: z.string().nullable().default(null),
  /** By which the pool knows an account; null of a visitor. */
  username: z.string().nullable().default(null),
  due_at: z.string().optional(),
  waits_since: z.string().optional(),
  /** How often something has come to wait. */
  waits: z.number().default(0),
  /** Days on which the mail has refused what waits, for its address. */
  refused_on: z.array(z.string()).optional(),
  /** Seconds. */
  expires_at: z.number().optional(),
});
export type Subscription = z.output<typeof subscription>;
export type StopReason = NonNullable<Subscription['stopped']>;

/** What a search has only as long as something waits to be told. */
export const waitingAttributes = 'due, due_at, waits_since, refused_on';

const searchPrefix = 'search#';
export const searchKey = (owner: Owner, searchId: string): string => `${searchPrefix}${owner}#${searchId}`;

const isSearch = ({ id }: Record<string, unknown>): boolean => String(id).startsWith(searchPrefix);
const isLive = ({ expires_at }: Record<string, unknown>): boolean =>
  expires_at === undefined || Number(expires_at) * 1000 > Date.now();

/** Whether e-mails tell of it. */
export const isActive = ({
  state,
  is_paused,
  schedule,
}: Pick<Subscription, 'state' | 'is_paused' | 'schedule'>): boolean =>
  state === 'active' && !is_paused && schedule !== 'never';

export const isSameQuery = (a: Subscription['query'], b: Subscription['query']): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Null also of one that nobody has confirmed in time. */
export async function find(id: string): Promise<Subscription | null> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { id }, ConsistentRead: true }),
  );
  return Item && isLive(Item) ? subscription.parse(Item) : null;
}

async function idsOf(owner: Owner): Promise<string[]> {
  const ids: string[] = [];
  const query = {
    TableName: table(),
    IndexName: 'byOwner',
    KeyConditionExpression: '#owner = :owner',
    ExpressionAttributeNames: { '#owner': 'owner' },
    ExpressionAttributeValues: { ':owner': owner },
  };
  for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query))
    ids.push(...Items.map(({ id }) => String(id)));
  return ids;
}

/** The oldest first, each as it is at this moment. */
export async function listOf(owner: Owner): Promise<Subscription[]> {
  const items = await getAll(
    table(),
    (await idsOf(owner)).filter((id) => isSearch({ id })).map((id) => ({ id })),
  );
  return readable(table(), items.filter(isLive), (item) => subscription.parse(item)).sort(
    (a, b) =>
      (a.created_at < b.created_at ? -1 : Number(a.created_at > b.created_at)) || (a.id < b.id ? -1 : 1),
  );
}

/**
 * Over what was there as it was read, null for nothing; what waits to be told stays. False where it is another by now: e-mails
 * that were left meanwhile must not begin again.
 */
export async function put(search: Subscription, before: Subscription | null): Promise<boolean> {
  const {
    id,
    due_at: _due,
    waits_since: _since,
    waits: _waits,
    refused_on: _on,
    ...rest
  } = subscription.parse(search);
  const names = Object.keys(rest).filter((name) => rest[name as keyof typeof rest] !== undefined);
  const unchangedCondition = `#n${names.indexOf('schedule')} = :before_schedule AND #n${names.indexOf('state')} = :before_state`;
  return wasApplied(
    dynamodb.send(
      new UpdateCommand({
        TableName: table(),
        Key: { id },
        ConditionExpression: before ? unchangedCondition : 'attribute_not_exists(id)',
        UpdateExpression: `SET ${names.map((_, n) => `#n${n} = :v${n}`).join(', ')}${rest.expires_at === undefined ? ' REMOVE expires_at' : ''}`,
        ExpressionAttributeNames: Object.fromEntries(names.map((name, n) => [`#n${n}`, name])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(names.map((name, n) => [`:v${n}`, rest[name as keyof typeof rest]])),
          ...(before && { ':before_schedule': before.schedule, ':before_state': before.state }),
        },
      }),
    ),
  );
}

/** From now on no e-mail tells of it; one that is not there any more stays away. */
export async function stop(
  id: string,
  change: { schedule: 'never' } | { state: 'stopped'; stopped: StopReason; expires_at?: number },
): Promise<void> {
  const entries = Object.entries(change);
  await changeIf(
    id,
    `SET ${entries.map((_, n) => `#n${n} = :v${n}`).join(', ')} REMOVE ${waitingAttributes}`,
    'attribute_exists(id)',
    Object.fromEntries(entries.map(([, value], n) => [`:v${n}`, value])),
    Object.fromEntries(entries.map(([field], n) => [`#n${n}`, field])),
  );
}

/** False where there was nothing any more: of two who delete the same only one has done so. */
async function remove(id: string): Promise<boolean> {
  const { Attributes } = await dynamodb.send(
    new DeleteCommand({ TableName: table(), Key: { id }, ReturnValues: 'ALL_OLD' }),
  );
  return Attributes !== undefined;
}

export { remove as delete };

const activeSearch = subscription.pick({
  ...{ id: true, owner: true, search_id: true, query: true, schedule: true, zone: true },
  ...{ state: true, is_paused: true, active_since: true },
});
/** Of a search, what a matcher asks. */
export type ActiveSearch = z.output<typeof activeSearch>;

/** All that e-mails tell of, as they were a moment ago: `setDue` says of each whether it still is so. */
export async function* scanActive(): AsyncGenerator<ActiveSearch[]> {
  const query = {
    TableName: table(),
    IndexName: 'searches',
    FilterExpression: '#state = :active',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':active': 'active' },
  };
  for await (const { Items = [] } of paginateScan({ client: dynamodb }, query))
    yield readable(table(), Items, (item) => activeSearch.parse(item)).filter(isActive);
}

/** False where `when` does not hold. */
export const changeIf = (
  id: string,
  set: string,
  when: string,
  values: Record<string, unknown>,
  names?: Record<string, string>,
): Promise<boolean> =>
  wasApplied(
    dynamodb.send(
      new UpdateCommand({
        TableName: table(),
        Key: { id },
        UpdateExpression: set,
        ConditionExpression: when,
        ExpressionAttributeValues: values,
        ...(names && { ExpressionAttributeNames: names }),
      }),
    ),
  );

/** With the tokens of its e-mails, where `withTokens` says so. Answers the ids that the index told of: it lags by moments. */
export async function deleteAllOf(owner: Owner, { withTokens }: { withTokens: boolean }): Promise<string[]> {
  const ids = (await idsOf(owner)).filter((id) => withTokens || isSearch({ id }));
  await deleteAll(
    table(),
    ids.map((id) => ({ id })),
  );
  return ids;
}

/** Of accounts alone: a visitor's subscription ends by its owner's hand, or by what the mail answers. */
export async function pageOfUsers(after: PageKey | null): Promise<{ ids: string[]; next: PageKey | null }> {
  const { Items = [], LastEvaluatedKey } = await dynamodb.send(
    new ScanCommand({
      TableName: table(),
      ProjectionExpression: '#owner',
      ExpressionAttributeNames: { '#owner': 'owner' },
      Limit: ownersPerPage,
      ...(after && { ExclusiveStartKey: after }),
    }),
  );
  const users = Items.flatMap(({ owner }) =>
    typeof owner === 'string' ? (userIdOf(owner as Owner) ?? []) : [],
  );
  return { ids: [...new Set(users)], next: LastEvaluatedKey ?? null };
}
