import { mkdirSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { LocalDataError } from '../local-data-error.ts';
import { notServed, type Template } from '../template.ts';
import { ensureTable, type TableDesign } from './tables.ts';

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const index = z.object({
  IndexName: z.string(),
  KeySchema: keySchema,
  Projection: z.object({
    ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']),
    NonKeyAttributes: z.array(z.string()).optional(),
  }),
});
const tableProperties = z.object({
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  KeySchema: keySchema,
  GlobalSecondaryIndexes: z.array(index).default([]),
  LocalSecondaryIndexes: z.array(index).default([]),
  StreamSpecification: notServed('dynalite has no streams'),
});

export interface DynamoDb {
  readonly url: string;
  close(): Promise<void>;
}

interface DynamoDbOptions {
  readonly template: Template;
  /** The database's folder, made when missing. */
  readonly path: string;
  /** The disk failed while the database was running. */
  readonly onFailure: (error: Error) => void;
}

/** Serves the template's tables. A table that is missing is made; one of another shape is made anew with its items. */
export async function startDynamoDb({ template, path, onFailure }: DynamoDbOptions): Promise<DynamoDb> {
  const designs = tableDesigns(template);
  mkdirSync(path, { recursive: true });
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    name: 'DynamoDB',
    workerData: { path },
  });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const failed = new Promise<never>((_, reject) => worker.once('error', reject));
  failed.catch(() => {});

  const url = await Promise.race([
    failed,
    new Promise<string>((resolve) => worker.once('message', (workerUrl: string) => resolve(workerUrl))),
  ]);

  try {
    await Promise.race([failed, ensureTables(designs, url, template.region)]);
  } catch (error) {
    await worker.terminate();
    throw new LocalDataError(
      `База данных в папке «${path}» не открывается: она повреждена или занята другой программой. Если её удалить, она будет создана заново.`,
      { cause: error },
    );
  }
  failed.catch(onFailure);

  return {
    url,
    async close() {
      worker.postMessage('close');
      const closeTimeout = setTimeout(() => void worker.terminate(), 3000);
      await exited;
      clearTimeout(closeTimeout);
    },
  };
}

/** Makes these tables, or brings older ones to their design. */
export async function ensureTables(
  designs: readonly TableDesign[],
  url: string,
  region: string,
): Promise<void> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  // One attempt: a database that cannot be read fails at once instead of being asked again and again.
  const client = new DynamoDBClient({ endpoint: url, region, credentials, maxAttempts: 1 });
  try {
    await Promise.all(designs.map((design) => ensureTable(client, design)));
  } finally {
    client.destroy();
  }
}

export const tableDesigns = (template: Template): TableDesign[] =>
  ['AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable']
    .flatMap((type) => template.resources(type, tableProperties))
    .map(({ ref, properties: { StreamSpecification: _, ...shape } }) => ({ TableName: ref, ...shape }));
