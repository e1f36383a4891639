import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type JobContacts, jobContacts } from '#core/domain/job/job-contacts.ts';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from './dynamodb.ts';

/*
 * Table JobContacts: partition key `id`, the vacancy's. Apart from vacancies, so that what answers everybody cannot
 * even read them.
 *   one vacancy's direct contacts   find
 */
const table = () => env('JOB_CONTACTS_TABLE');

/** Null where there are none. */
export async function find(id: string): Promise<JobContacts | null> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { id }, ConsistentRead: true }),
  );
  return Item ? jobContacts.parse(Item) : null;
}

export async function put(id: string, contacts: JobContacts): Promise<void> {
  await dynamodb.send(new PutCommand({ TableName: table(), Item: { id, ...jobContacts.parse(contacts) } }));
}

async function remove(id: string): Promise<void> {
  await dynamodb.send(new DeleteCommand({ TableName: table(), Key: { id } }));
}

export { remove as delete };
