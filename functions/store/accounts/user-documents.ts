import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#core/contract/errors.ts';
import { maxDocuments, type UserDocument, userDocument } from '#core/domain/documents/user-document.ts';
import { env } from '#functions/runtime/env.ts';
import { wasApplied } from '../conditions.ts';
import { dynamodb } from '../dynamodb.ts';
import { releaseSlot, takeSlot, type WriteLease } from './accounts.ts';
import { type Item, isLive, itemId, listByPrefix, nameIn, readableOf } from './user-items.ts';

/*
 * Table UserItems: partition key `user_id`, sort key `id` = 'document#<id>'.
 *   this user's documents      listOf; one of them: get, find
 *   a file is on its way       expect: the item expires unless it is confirmed; findExpected
 *   it has come, and is good   confirm; or is not: deleteExpected
 *   is a file anybody's        isKnown
 */
const table = () => env('USER_ITEMS_TABLE');
const keyOf = (userId: string, id: string) => ({ user_id: userId, id: itemId('document', id) });

export const documentOf = (item: Item): UserDocument =>
  userDocument.parse({ ...item, id: nameIn(item), uploadedAt: item.uploaded_at });

export const isExpected = (item: Item) => 'expires_at' in item;

/** What was asked for; its size is what the browser has said. */
export type Expected = Omit<UserDocument, 'uploadedAt'>;
export const expectedOf = (item: Item): Expected => {
  const { uploadedAt: _, ...expected } = documentOf({ ...item, uploaded_at: '' });
  return expected;
};

async function itemOf(userId: string, id: string): Promise<Item | null> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: keyOf(userId, id), ConsistentRead: true }),
  );
  return Item && isLive(Item) ? Item : null;
}

/** Whether there is an item of this document, readable or not: false only where it is sure that nobody waits for the file. */
export async function isKnown(userId: string, id: string): Promise<boolean> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: keyOf(userId, id), ConsistentRead: true }),
  );
  return Item !== undefined && (typeof Item.expires_at !== 'number' || isLive(Item));
}

/** The latest first. */
export async function listOf(userId: string): Promise<UserDocument[]> {
  const items = await listByPrefix(userId, itemId('document', ''));
  const confirmed = items.filter((item) => !isExpected(item));
  return readableOf(confirmed, documentOf).sort((a, b) => b.uploadedAt.localeCompare(a.uploadedAt));
}

export async function find(userId: string, id: string): Promise<UserDocument | null> {
  const item = await itemOf(userId, id);
  return item && !isExpected(item) ? documentOf(item) : null;
}

/** Another user's is as none. */
export async function get(userId: string, id: string): Promise<UserDocument> {
  const found = await find(userId, id);
  if (!found) throw new AppError('not_found', 'Документ не найден');
  return found;
}

/** Seconds that an upload has from the form to its confirmation. */
const uploadSeconds = 60 * 60;

export async function expect({ userId }: WriteLease, { id, ...expected }: Expected): Promise<void> {
  const expires_at = Math.floor(Date.now() / 1000) + uploadSeconds;
  await dynamodb.send(
    new PutCommand({ TableName: table(), Item: { ...keyOf(userId, id), ...expected, expires_at } }),
  );
}

export async function findExpected(userId: string, id: string): Promise<Expected | null> {
  const item = await itemOf(userId, id);
  return item && isExpected(item) ? expectedOf(item) : null;
}

async function makePermanent(userId: string, id: string, size: number): Promise<UserDocument | null> {
  try {
    const { Attributes = {} } = await dynamodb.send(
      new UpdateCommand({
        TableName: table(),
        Key: keyOf(userId, id),
        UpdateExpression: 'SET #size = :size, uploaded_at = :now REMOVE expires_at, claimed_by',
        ConditionExpression: 'attribute_exists(expires_at)',
        ExpressionAttributeNames: { '#size': 'size' },
        ExpressionAttributeValues: { ':size': size, ':now': new Date().toISOString() },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return documentOf(Attributes);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null;
    throw error;
  }
}

/**
 * The first writer who confirms an upload has it for as long as its lease lasts. False for another one meanwhile, or where
 * nothing is expected any more.
 */
const claim = ({ userId, id: leaseId }: WriteLease, id: string): Promise<boolean> =>
  wasApplied(
    dynamodb.send(
      new UpdateCommand({
        TableName: table(),
        Key: keyOf(userId, id),
        UpdateExpression: 'SET claimed_by = :lease',
        // A lease begins with the second at which it ends.
        ConditionExpression:
          'attribute_exists(expires_at) AND (attribute_not_exists(claimed_by) OR claimed_by < :now OR claimed_by = :lease)',
        ExpressionAttributeValues: { ':lease': leaseId, ':now': String(Math.floor(Date.now() / 1000)) },
      }),
    ),
  );

/**
 * From now on it stays. 'gone' where it is expected no more: deleted in the meantime, confirmed already, or too late; 'full'
 * where it would be one too many; 'busy' where it would be too, unless another writer has counted this very one.
 */
export async function confirm(
  lease: WriteLease,
  id: string,
  size: number,
): Promise<UserDocument | 'gone' | 'full' | 'busy'> {
  const isClaimed = await claim(lease, id);
  const count = async () =>
    (await listByPrefix(lease.userId, itemId('document', ''))).filter((item) => !isExpected(item)).length;
  if (!(await takeSlot(lease, 'documents', maxDocuments, count))) return isClaimed ? 'full' : 'busy';
  let document: UserDocument | null = null;
  try {
    document = await makePermanent(lease.userId, id, size);
  } finally {
    if (!document) await releaseSlot(lease, 'documents');
  }
  return document ?? 'gone';
}

/** Nobody can confirm it from now on. A document that is confirmed stays. */
export async function deleteExpected({ userId }: WriteLease, id: string): Promise<void> {
  await wasApplied(
    dynamodb.send(
      new DeleteCommand({
        TableName: table(),
        Key: keyOf(userId, id),
        ConditionExpression: 'attribute_exists(expires_at)',
      }),
    ),
  );
}

async function remove(lease: WriteLease, id: string): Promise<void> {
  const { Attributes } = await dynamodb.send(
    new DeleteCommand({ TableName: table(), Key: keyOf(lease.userId, id), ReturnValues: 'ALL_OLD' }),
  );
  if (Attributes && !isExpected(Attributes)) await releaseSlot(lease, 'documents');
}

export { remove as delete };
