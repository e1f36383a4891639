import {
  CognitoIdentityProviderClient,
  DeleteUserPoolCommand,
  DeleteUserPoolDomainCommand,
  DescribeUserPoolCommand,
  ListUsersCommand,
  UpdateUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  DeleteTableCommand,
  DynamoDBClient,
  ScanCommand,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb';
import { DeleteBucketCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { retainedResourcesOf, type StackResource } from '../stage/deployed-stack.ts';
import { unprotect } from '../stage/unprotect.ts';
import { isNamed } from './finding.ts';

/** Deletes one that holds nothing; false where it holds something, and is left as it is. */
type Clear = (region: string, name: string) => Promise<boolean>;

const clears: Readonly<Record<string, Clear>> = {
  'AWS::DynamoDB::Table': clearTable,
  'AWS::S3::Bucket': clearBucket,
  'AWS::Cognito::UserPool': clearPool,
};

const isNotFound = (error: unknown): boolean =>
  isNamed(error, 'ResourceNotFoundException', 'NoSuchBucket', 'NotFound');

/**
 * A rollback keeps tables, accounts and buckets, which belong to nobody once CDK has deleted its stack and begun anew. They
 * are empty: nothing has stood in front of them. What holds something all the same is left, and named.
 */
export async function clearRolledBack(stack: string, region: string): Promise<void> {
  for (const resource of await retainedResourcesOf(stack, region)) await clear(region, resource);
  await unprotect(stack, region);
}

async function clear(region: string, { type, name }: StackResource): Promise<void> {
  const deletesEmpty = clears[type];
  if (!deletesEmpty) return;
  try {
    const isDeleted = await deletesEmpty(region, name);
    console.log(
      isDeleted
        ? `Остаток неудавшегося развёртывания удалён: ${name}.`
        : `От неудавшегося развёртывания остаётся ${name}: там что-то есть. Решите о нём сами.`,
    );
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

async function clearTable(region: string, TableName: string): Promise<boolean> {
  const client = new DynamoDBClient({ region });
  const { Count = 0 } = await client.send(
    new ScanCommand({ TableName, Limit: 1, Select: 'COUNT', ConsistentRead: true }),
  );
  if (Count > 0) return false;
  await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: false }));
  await client.send(new DeleteTableCommand({ TableName }));
  return true;
}

async function clearBucket(region: string, Bucket: string): Promise<boolean> {
  const client = new S3Client({ region });
  const { Versions = [], DeleteMarkers = [] } = await client.send(
    new ListObjectVersionsCommand({ Bucket, MaxKeys: 1 }),
  );
  if (Versions.length + DeleteMarkers.length > 0) return false;
  await client.send(new DeleteBucketCommand({ Bucket }));
  return true;
}

async function clearPool(region: string, UserPoolId: string): Promise<boolean> {
  const client = new CognitoIdentityProviderClient({ region });
  const { Users = [] } = await client.send(new ListUsersCommand({ UserPoolId, Limit: 1 }));
  if (Users.length > 0) return false;
  const { UserPool } = await client.send(new DescribeUserPoolCommand({ UserPoolId }));
  if (UserPool?.Domain)
    await client.send(new DeleteUserPoolDomainCommand({ UserPoolId, Domain: UserPool.Domain }));
  // The other settings fall back to their defaults by this, which no longer matters.
  await client.send(new UpdateUserPoolCommand({ UserPoolId, DeletionProtection: 'INACTIVE' }));
  await client.send(new DeleteUserPoolCommand({ UserPoolId }));
  return true;
}
