import { DeleteCommand, GetCommand, PutCommand, paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { daysNotRepeated } from '#core/domain/digest/choose.ts';
import { env } from '#functions/runtime/env.ts';
import { wasApplied } from '../conditions.ts';
import { batches, deleteAll, dynamodb, getAll, putAll } from '../dynamodb.ts';
import { readable } from '../readable.ts';
import { hashOfCluster, hashOfOwner, type Owner } from './owner.ts';

/*
 * Table Sent: partition key `owner`, sort key `entry`; `expires_at` (seconds) takes everything away after 90 days.
 *   what an e-mail is to tell       'found#<hash of cluster or job>' { search_ids, job_id, copies, found_at, state: 'pending' | 'told', told_at }
 *                                   'found#beyond#<search>#<pass>' { search_ids, count, … } what is too much to be listed
 *     addFound, pendingOf, markSent, deleteEntries
 *   the e-mail of a day             'day#2026-11-25' { state: 'sending' | 'sent' | 'unsure', at, attempt, entries, listed, job_ids }
 *     claim, release, confirmSent, markUnsure, openClaims, settle
 *   under an address, whose it is   { state: 'reserved', attempt: hash of an owner }: reserveDay, claimantOf
 * An e-mail is claimed under a condition before it goes, so that no two go in a day; what it tells stands in its claim until
 * that is settled. Who dies between `sending` and `sent` leaves an e-mail of which nobody knows: it is not sent again.
 */
const table = () => env('SENT_TABLE');

const dayMs = 86_400_000;
const ttlDays = 90;
/** Of what an e-mail has only counted: a pass may find it again for an hour, and for the days in which passes have failed. */
const countedDays = 7;
/** Of a day on which an account has had an e-mail at its address: no zone's day is longer, and no erasure knows of it. */
const reservedDays = 3;
const expiresAt = (days = ttlDays): number => Math.floor((Date.now() + days * dayMs) / 1000);

const foundPrefix = 'found#';
const dayPrefix = 'day#';

const found = z.object({
  entry: z.string(),
  /** All that have found it: it is told under the first that is still waiting for it. */
  search_ids: z.array(z.string()).min(1),
  job_id: z.string().nullable(),
  /** By search, which of its copies that has found: where one has closed, another stands for it. @default - as before there were any */
  copies: z.record(z.string(), z.array(z.string())).optional(),
  /** Of what is not told one by one. */
  count: z.int().default(0),
  /** ISO instant. */
  found_at: z.string(),
});
export type FoundEntry = z.output<typeof found>;

const claimItem = z.object({
  owner: z.string(),
  entry: z.string(),
  state: z.enum(['sending', 'sent', 'unsure']),
  at: z.string(),
  attempt: z.string(),
  /** All that it settles, and those of them that stand in the e-mail. */
  entries: z.array(z.string()).default([]),
  listed: z.array(z.string()).default([]),
  /** By entry of those, which of its copies it tells. @default - of a claim from before there were any */
  job_ids: z.record(z.string(), z.string()).default({}),
});
export type Claim = z.output<typeof claimItem>;

export const entryOf = (cluster: string): string => `${foundPrefix}${hashOfCluster(cluster)}`;
export const overflowEntry = (searchId: string, pass: string): string =>
  `${foundPrefix}beyond#${searchId}#${pass}`;

/** At once: each is a request of its own. */
const concurrency = 16;

export type NewEntry = Omit<FoundEntry, 'found_at'>;

/** Those that wait already, or were told of within sixty days, stay as they are. Gives those that were added. */
export async function addFound(owner: Owner, entries: readonly NewEntry[], now: Date): Promise<NewEntry[]> {
  const before = new Date(now.getTime() - daysNotRepeated * dayMs).toISOString();
  const added: NewEntry[] = [];
  for (const batch of batches(entries, concurrency)) {
    const isAdded = await Promise.all(
      batch.map((entry) =>
        wasApplied(
          dynamodb.send(
            new PutCommand({
              TableName: table(),
              Item: {
                owner,
                ...entry,
                found_at: now.toISOString(),
                state: 'pending',
                expires_at: expiresAt(),
              },
              ConditionExpression: 'attribute_not_exists(entry) OR (#state = :told AND told_at < :before)',
              ExpressionAttributeNames: { '#state': 'state' },
              ExpressionAttributeValues: { ':told': 'told', ':before': before },
            }),
          ),
        ),
      ),
    );
    added.push(...batch.filter((_, at) => isAdded[at]));
  }
  return added;
}

async function itemsOf(owner: Owner, prefix: string): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  const query = {
    TableName: table(),
    KeyConditionExpression: '#owner = :owner AND begins_with(entry, :beginning)',
    ExpressionAttributeNames: { '#owner': 'owner' },
    ExpressionAttributeValues: { ':owner': owner, ':beginning': prefix },
    ConsistentRead: true,
  };
  for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query)) items.push(...Items);
  return items;
}

export const pendingOf = async (owner: Owner): Promise<FoundEntry[]> =>
  readable(
    table(),
    (await itemsOf(owner, foundPrefix)).filter(({ state }) => state === 'pending'),
    (item) => found.parse(item),
  );

/** What stood in somebody's e-mails, and when: for the export. */
const sentJob = z.object({ job_id: z.string(), told_at: z.string() });

export const listSentJobs = async (owner: Owner): Promise<{ jobId: string; at: string }[]> =>
  readable(
    table(),
    (await itemsOf(owner, foundPrefix)).filter((item) => item.state === 'told' && item.job_id !== null),
    (item) => sentJob.parse(item),
  ).map(({ job_id, told_at }) => ({ jobId: job_id, at: told_at }));

/** Of those that stood in the e-mail it stays which vacancy it was; the others are soon forgotten, or the ledger would grow. */
async function markSent({ owner, entries, listed, job_ids, at }: Claim): Promise<void> {
  const items = await getAll(
    table(),
    listed.map((entry) => ({ owner, entry })),
  );
  const jobOf = new Map(items.map((item) => [String(item.entry), item.job_id ?? null]));
  const isListed = new Set(listed);
  await putAll(
    table(),
    entries.map((entry) => ({
      ...{ owner, entry, job_id: job_ids[entry] ?? jobOf.get(entry) ?? null, state: 'told', told_at: at },
      expires_at: expiresAt(isListed.has(entry) ? ttlDays : countedDays),
    })),
  );
}

/** What is not to be told any more. */
export const deleteEntries = (owner: Owner, entries: readonly string[]): Promise<void> =>
  deleteAll(
    table(),
    entries.map((entry) => ({ owner, entry })),
  );

async function find(owner: Owner, entry: string): Promise<Record<string, unknown> | null> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { owner, entry }, ConsistentRead: true }),
  );
  return Item ?? null;
}

interface Settled {
  readonly entries: readonly string[];
  readonly listed: readonly string[];
  readonly jobIds?: Readonly<Record<string, string>>;
}

/** The right to send the e-mail of a day; null where there was one, or is one on the way. */
export async function claim(
  owner: Owner,
  day: string,
  { entries, listed, jobIds = {} }: Settled,
  attempt: string,
  now: Date,
): Promise<Claim | null> {
  const newClaim: Claim = {
    ...{ owner, entry: `${dayPrefix}${day}`, state: 'sending', at: now.toISOString(), attempt },
    ...{ entries: [...entries], listed: [...listed], job_ids: { ...jobIds } },
  };
  const isMine = await wasApplied(
    dynamodb.send(
      new PutCommand({
        TableName: table(),
        Item: { ...newClaim, expires_at: expiresAt() },
        ConditionExpression: 'attribute_not_exists(entry) OR (#state = :reserved AND attempt = :own)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':reserved': 'reserved', ':own': hashOfOwner(owner) },
      }),
    ),
  );
  // A first attempt of this very request may have arrived, and its answer have been lost.
  return isMine || (await find(owner, newClaim.entry))?.attempt === attempt ? newClaim : null;
}

const keyOf = ({ owner, entry }: Pick<Claim, 'owner' | 'entry'>) => ({ owner, entry });
/** As this attempt has left it. */
const stillSending = ({ attempt }: Claim) => ({
  ConditionExpression: '#state = :sending AND attempt = :attempt',
  ExpressionAttributeNames: { '#state': 'state' },
  ExpressionAttributeValues: { ':sending': 'sending', ':attempt': attempt },
});

/** The e-mail was certainly not taken: another may go on the same day. */
export const release = (claimed: Claim): Promise<boolean> =>
  wasApplied(
    dynamodb.send(new DeleteCommand({ TableName: table(), Key: keyOf(claimed), ...stillSending(claimed) })),
  );

const setState = (claimed: Claim, state: 'sent' | 'unsure'): Promise<boolean> => {
  const condition = stillSending(claimed);
  return wasApplied(
    dynamodb.send(
      new UpdateCommand({
        TableName: table(),
        Key: keyOf(claimed),
        UpdateExpression: 'SET #state = :state',
        ...condition,
        ExpressionAttributeValues: { ...condition.ExpressionAttributeValues, ':state': state },
      }),
    ),
  );
};
export const confirmSent = (claimed: Claim): Promise<boolean> => setState(claimed, 'sent');
/** Who was sending it has died: whether it went nobody knows. */
export const markUnsure = (claimed: Claim): Promise<boolean> => setState(claimed, 'unsure');

/** Those that are on the way, and those whose vacancies are not marked yet. */
export const openClaims = async (owner: Owner): Promise<Claim[]> =>
  (await itemsOf(owner, dayPrefix))
    .filter(({ state, entries }) => state === 'sending' || entries !== undefined)
    .map((item) => claimItem.parse(item));

/** Whose e-mail keeps any other from its owner on that day; null where none does. */
export async function claimantOf(owner: Owner, day: string): Promise<'own' | 'other' | null> {
  const item = await find(owner, `${dayPrefix}${day}`);
  if (item?.state === 'reserved') return item.attempt === hashOfOwner(owner) ? null : 'other';
  return item && 'own';
}

/** Once it is sent, or may have been: what it told is told. */
export async function settle(claimed: Claim): Promise<void> {
  await markSent(claimed);
  await dynamodb.send(
    new UpdateCommand({
      TableName: table(),
      Key: keyOf(claimed),
      UpdateExpression: 'REMOVE entries, listed, job_ids',
    }),
  );
}

/**
 * No e-mail of another owner goes to the address on that day; false where one has gone, or the day is another's. May be repeated
 * by the same owner, which stands there by its hash: the item outlives an erasure. An earlier release has written an account's id.
 */
export const reserveDay = (address: Owner, day: string, owner: Owner, now: Date): Promise<boolean> =>
  wasApplied(
    dynamodb.send(
      new PutCommand({
        TableName: table(),
        Item: {
          ...{ owner: address, entry: `${dayPrefix}${day}`, state: 'reserved', at: now.toISOString() },
          ...{ attempt: hashOfOwner(owner), expires_at: expiresAt(reservedDays) },
        },
        ConditionExpression: 'attribute_not_exists(entry) OR attempt IN (:owner, :before)',
        ExpressionAttributeValues: { ':owner': hashOfOwner(owner), ':before': owner },
      }),
    ),
  );

/** What waits; the days on which e-mails went stay until they expire. */
export async function deletePending(owner: Owner): Promise<void> {
  const pending = (await itemsOf(owner, foundPrefix)).filter(({ state }) => state === 'pending');
  await deleteEntries(
    owner,
    pending.map(({ entry }) => String(entry)),
  );
}

/** The days on which e-mails went stay: there is one a day, however often somebody comes and goes. */
export async function deleteFound(owner: Owner): Promise<void> {
  const items = await itemsOf(owner, foundPrefix);
  await deleteEntries(
    owner,
    items.map(({ entry }) => String(entry)),
  );
}

export async function deleteAllOf(owner: Owner): Promise<void> {
  const items = [...(await itemsOf(owner, foundPrefix)), ...(await itemsOf(owner, dayPrefix))];
  await deleteEntries(
    owner,
    items.map(({ entry }) => String(entry)),
  );
}
