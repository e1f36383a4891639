import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  paginateQuery,
  paginateScan,
  ScanCommand,
} from '@aws-sdk/lib-dynamodb';
import { adminRole, type UserRole, userRole } from '#core/domain/user/user.ts';
import { env } from '#functions/runtime/env.ts';
import { dynamodb, ownersPerPage, type PageKey } from '../dynamodb.ts';

/*
 * Table UserRoles: partition key `user_id`, sort key `role`.
 *   may this user, on each call     isAdmin
 *   what a user is                  listOf
 *   who is what (few are anything)  list: the whole table; who is anything: pageOfOwners
 */
const table = () => env('USER_ROLES_TABLE');

/** As it is this moment: a role that was taken away a second ago is gone. */
export async function isAdmin(userId: string): Promise<boolean> {
  const { Item } = await dynamodb.send(
    new GetCommand({
      TableName: table(),
      Key: { user_id: userId, role: adminRole },
      ConsistentRead: true,
    }),
  );
  return Item !== undefined;
}

export async function listOf(userId: string): Promise<string[]> {
  const query = {
    TableName: table(),
    KeyConditionExpression: 'user_id = :user',
    ExpressionAttributeValues: { ':user': userId },
    ConsistentRead: true,
  };
  const roles: string[] = [];
  for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query))
    roles.push(...Items.map((item) => userRole.parse(item).role));
  return roles;
}

export async function list(): Promise<UserRole[]> {
  const roles: UserRole[] = [];
  for await (const { Items = [] } of paginateScan(
    { client: dynamodb },
    { TableName: table(), ConsistentRead: true },
  ))
    roles.push(...Items.map((item) => userRole.parse(item)));
  return roles;
}

export async function pageOfOwners(after: PageKey | null): Promise<{ ids: string[]; next: PageKey | null }> {
  const { Items = [], LastEvaluatedKey } = await dynamodb.send(
    new ScanCommand({
      TableName: table(),
      ProjectionExpression: 'user_id',
      Limit: ownersPerPage,
      ...(after && { ExclusiveStartKey: after }),
    }),
  );
  return { ids: [...new Set(Items.map(({ user_id }) => String(user_id)))], next: LastEvaluatedKey ?? null };
}

/** A role that the user already has stays as it is. */
export async function put(userId: string, role: string): Promise<void> {
  await dynamodb.send(
    new PutCommand({ TableName: table(), Item: userRole.parse({ user_id: userId, role }) }),
  );
}

async function remove(userId: string, role: string): Promise<void> {
  await dynamodb.send(new DeleteCommand({ TableName: table(), Key: { user_id: userId, role } }));
}

export { remove as delete };
