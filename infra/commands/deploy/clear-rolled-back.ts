import {
  CognitoIdentityProviderClient,
  DeleteUserPoolCommand,
  DeleteUserPoolDomainCommand,
  DescribeUserPoolCommand,
  UpdateUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DeleteTableCommand, DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { retainedResourcesOf, type StackResource } from '../stage/deployed-stack.ts';
import { isStoreType, missingStoreErrors, type StoreType, stores } from '../stage/stores.ts';
import { unprotect } from '../stage/unprotect.ts';
import { isNamed } from './finding.ts';

/** Deletes one that holds nothing. */
const deletes: Readonly<Record<StoreType, (region: string, name: string) => Promise<void>>> = {
  'AWS::DynamoDB::Table': deleteTable,
  'AWS::S3::Bucket': deleteBucket,
  'AWS::Cognito::UserPool': deletePool,
};

/**
 * A rollback keeps tables, accounts and buckets, which belong to nobody once CDK has deleted its stack and begun anew. They
 * are empty: nothing has stood in front of them. What holds something all the same is left, and named.
 */
export async function clearRolledBack(stack: string, region: string): Promise<void> {
  for (const resource of await retainedResourcesOf(stack, region)) await clear(region, resource);
  await unprotect(stack, region);
}

async function clear(region: string, { type, name }: StackResource): Promise<void> {
  if (!isStoreType(type)) return;
  try {
    const isLeft = await stores[type](region, name);
    if (!isLeft) await deletes[type](region, name);
    console.log(
      isLeft
        ? `От неудавшегося развёртывания остаётся ${name}: там что-то есть. Решите о нём сами.`
        : `Остаток неудавшегося развёртывания удалён: ${name}.`,
    );
  } catch (error) {
    if (!isNamed(error, ...missingStoreErrors)) throw error;
  }
}

async function deleteTable(region: string, TableName: string): Promise<void> {
  const client = new DynamoDBClient({ region });
  await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: false }));
  await client.send(new DeleteTableCommand({ TableName }));
}

async function deleteBucket(region: string, Bucket: string): Promise<void> {
  await new S3Client({ region }).send(new DeleteBucketCommand({ Bucket }));
}

async function deletePool(region: string, UserPoolId: string): Promise<void> {
  const client = new CognitoIdentityProviderClient({ region });
  const { UserPool } = await client.send(new DescribeUserPoolCommand({ UserPoolId }));
  if (UserPool?.Domain)
    await client.send(new DeleteUserPoolDomainCommand({ UserPoolId, Domain: UserPool.Domain }));
  // The other settings fall back to their defaults by this, which no longer matters.
  await client.send(new UpdateUserPoolCommand({ UserPoolId, DeletionProtection: 'INACTIVE' }));
  await client.send(new DeleteUserPoolCommand({ UserPoolId }));
}
