import { CognitoIdentityProviderClient, paginateListUsers } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Item, TableVariable } from '#tests/support/store/stored-items.ts';

export const tableVariables = [
  'JOBS_TABLE',
  'DESCRIPTIONS_TABLE',
  'COMPANIES_TABLE',
  'IMPORT_RUNS_TABLE',
  'VERSIONS_TABLE',
  'USER_ROLES_TABLE',
  'JOB_CONTACTS_TABLE',
  'AUDIT_TABLE',
  'USER_ITEMS_TABLE',
  'USAGE_TABLE',
  'SUBSCRIPTIONS_TABLE',
  'SENT_TABLE',
] as const satisfies readonly TableVariable[];
export type TableName = (typeof tableVariables)[number];

const buckets = ['FILES_BUCKET', 'SNAPSHOT_BUCKET', 'MARKET_BUCKET'] as const;

/** A version of a file; one that marks a deletion is empty. */
export interface StoredFile {
  readonly bucket: (typeof buckets)[number];
  readonly key: string;
  readonly text: string;
}

/** Somebody whom Cognito knows. */
export interface PoolUser {
  readonly username: string;
  readonly isEnabled: boolean;
  /** { sub, email, … } */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Everything that is stored, and what functions have written to their logs. */
export interface World {
  readonly tables: Readonly<Record<TableName, readonly Item[]>>;
  readonly files: readonly StoredFile[];
  readonly pool: readonly PoolUser[];
  readonly logs: readonly string[];
}

async function filesIn(s3: S3Client, bucket: StoredFile['bucket']): Promise<StoredFile[]> {
  const Bucket = process.env[bucket];
  const { Versions = [], DeleteMarkers = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket }));
  const files = Versions.map(async ({ Key = '', VersionId }) => {
    const versioned = VersionId !== undefined && VersionId !== 'null' ? { VersionId } : {};
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key, ...versioned }));
    return { bucket, key: Key, text: (await Body?.transformToString('latin1')) ?? '' };
  });
  return [
    ...(await Promise.all(files)),
    ...DeleteMarkers.map(({ Key = '' }) => ({ bucket, key: Key, text: '' })),
  ];
}

async function usersIn(cognito: CognitoIdentityProviderClient): Promise<PoolUser[]> {
  const users: PoolUser[] = [];
  const pages = paginateListUsers({ client: cognito }, { UserPoolId: process.env.USER_POOL_ID });
  for await (const { Users = [] } of pages)
    for (const { Username = '', Enabled = false, Attributes = [] } of Users)
      users.push({
        username: Username,
        isEnabled: Enabled,
        attributes: Object.fromEntries(Attributes.map(({ Name = '', Value = '' }) => [Name, Value])),
      });
  return users;
}

/** Sets of DynamoDB become lists, so that a world can be compared and searched. */
const plain = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, value instanceof Set ? [...value] : value]),
  );

/** Of the tables, buckets and accounts that the environment of this process names. */
export async function readWorld(logs: readonly string[] = []): Promise<World> {
  const dynamodb = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const s3 = new S3Client({});
  const cognito = new CognitoIdentityProviderClient({});
  const scan = async (variable: TableName): Promise<[TableName, Item[]]> => {
    const items: Item[] = [];
    const table = { TableName: process.env[variable], ConsistentRead: true };
    for await (const { Items = [] } of paginateScan({ client: dynamodb }, table))
      items.push(...Items.map(plain));
    return [variable, items];
  };
  const tables = Object.fromEntries(await Promise.all(tableVariables.map(scan))) as Record<TableName, Item[]>;
  const files = (await Promise.all(buckets.map((bucket) => filesIn(s3, bucket)))).flat();
  const pool = await usersIn(cognito);
  for (const client of [dynamodb, s3, cognito]) client.destroy();
  return { tables, files, pool, logs };
}
