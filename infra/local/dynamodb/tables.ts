import {
  type AttributeDefinition,
  BatchWriteItemCommand,
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  type KeySchemaElement,
  type Projection,
  paginateScan,
  ResourceNotFoundException,
  type TableDescription,
  type WriteRequest,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb';

type Indexes = NonNullable<CreateTableCommandInput['GlobalSecondaryIndexes']>;

/** What makes a table: its name, keys and indexes. */
export interface TableDesign {
  readonly TableName: string;
  readonly AttributeDefinitions: NonNullable<CreateTableCommandInput['AttributeDefinitions']>;
  readonly KeySchema: NonNullable<CreateTableCommandInput['KeySchema']>;
  readonly GlobalSecondaryIndexes: Indexes;
  readonly LocalSecondaryIndexes: Indexes;
}

/** Holds a table's items while the table itself is made anew. */
const temporaryCopy = (design: TableDesign): TableDesign => ({
  ...design,
  TableName: `${design.TableName}.new`,
});

/**
 * Makes the table, or brings an older one to this design. Stopped at any point, the next start goes on: while the
 * table still has its old shape the copy aside is worth nothing; afterwards it is complete.
 */
export async function ensureTable(client: DynamoDBClient, design: TableDesign): Promise<void> {
  const copy = temporaryCopy(design);
  const [existing, leftover] = await Promise.all([
    find(client, design.TableName),
    find(client, copy.TableName),
  ]);
  const isOld = existing !== null && shapeOf(existing) !== shapeOf(design);
  if (existing && !isOld && !leftover) return;

  if (isOld) {
    if (leftover) await drop(client, copy.TableName);
    await create(client, copy);
    await copyItems(client, design.TableName, copy.TableName);
    await drop(client, design.TableName);
  }
  if (!existing || isOld) await create(client, design);
  if (isOld || leftover) {
    await copyItems(client, copy.TableName, design.TableName);
    await drop(client, copy.TableName);
  }
}

async function find(client: DynamoDBClient, name: string): Promise<TableDescription | null> {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
    return Table ?? null;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null;
    throw error;
  }
}

const waiting = { minDelay: 0.02, maxDelay: 0.05, maxWaitTime: 20 };

async function create(client: DynamoDBClient, design: TableDesign): Promise<void> {
  const { GlobalSecondaryIndexes, LocalSecondaryIndexes, ...table } = design;
  await client.send(
    new CreateTableCommand({
      ...table,
      BillingMode: 'PAY_PER_REQUEST',
      ...(GlobalSecondaryIndexes.length > 0 && { GlobalSecondaryIndexes }),
      ...(LocalSecondaryIndexes.length > 0 && { LocalSecondaryIndexes }),
    }),
  );
  await waitUntilTableExists({ client, ...waiting }, { TableName: design.TableName });
}

async function drop(client: DynamoDBClient, name: string): Promise<void> {
  await client.send(new DeleteTableCommand({ TableName: name }));
  await waitUntilTableNotExists({ client, ...waiting }, { TableName: name });
}

async function copyItems(client: DynamoDBClient, from: string, to: string): Promise<void> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName: from, ConsistentRead: true })) {
    for (let start = 0; start < Items.length; start += 25) {
      const puts: WriteRequest[] = Items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
      await client.send(new BatchWriteItemCommand({ RequestItems: { [to]: puts } }));
    }
  }
}

interface IndexShape {
  readonly IndexName?: string | undefined;
  readonly KeySchema?: readonly KeySchemaElement[] | undefined;
  readonly Projection?: Projection | undefined;
}
interface TableShape {
  readonly AttributeDefinitions?: readonly AttributeDefinition[] | undefined;
  readonly KeySchema?: readonly KeySchemaElement[] | undefined;
  readonly GlobalSecondaryIndexes?: readonly IndexShape[] | undefined;
  readonly LocalSecondaryIndexes?: readonly IndexShape[] | undefined;
}

/** The keys and indexes as one text, equal for equal designs whatever the order in which they are written. */
function shapeOf(table: TableShape): string {
  const keys = (schema: readonly KeySchemaElement[] = []) =>
    schema.map((key) => `${key.KeyType} ${key.AttributeName}`).sort();
  const indexes = (list: readonly IndexShape[] = []) =>
    list
      .map(({ IndexName = '', KeySchema, Projection }) => ({
        IndexName,
        keys: keys(KeySchema),
        projection: Projection?.ProjectionType,
        attributes: (Projection?.NonKeyAttributes ?? []).toSorted(),
      }))
      .sort((a, b) => a.IndexName.localeCompare(b.IndexName));
  return JSON.stringify([
    (table.AttributeDefinitions ?? [])
      .map((attribute) => `${attribute.AttributeName} ${attribute.AttributeType}`)
      .sort(),
    keys(table.KeySchema),
    indexes(table.GlobalSecondaryIndexes),
    indexes(table.LocalSecondaryIndexes),
  ]);
}
