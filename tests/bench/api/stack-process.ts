import { setTimeout as sleep } from 'node:timers/promises';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { ImportRun } from '#core/domain/import/import-run.ts';
import { importMachineOf, runImport, useStack } from '../../../infra/commands/local-stack/run-import.ts';
import { type LocalStack, startLocalStack } from '../../../infra/local/stack.ts';
import { type Churn, changingSource } from './changing-source.ts';
import { type ProcessMemory, processMemory } from './process-memory.ts';

/* The local stack in a process of its own, so that who measures does not share its thread. `stack.ts` starts it. */

export interface StackSettings {
  readonly outDir: string;
  readonly stackName: string;
  readonly localDir: string;
  readonly folders: { readonly hh: string };
  /** Of an import. @default - as many as the source answers here */
  readonly requestsPerSecond?: number;
  /** What changes at hh.ru between two imports. @default - all is listed, and nothing changes */
  readonly churn?: Churn;
}

/** All functions and tables included. */
export interface StackMemory extends ProcessMemory {
  /** By `Date.now()`. */
  readonly at: number;
}

/** What the process is told. */
export type Order = 'import' | 'stop';

/** What it says: that it is up, what memory it takes, that an import has ended, that a snapshot of the index has appeared. */
export type StackMessage =
  | ({ readonly kind: 'started' } & Pick<LocalStack, 'url' | 'environment' | 'functions'>)
  | ({ readonly kind: 'memory' } & StackMemory)
  | { readonly kind: 'imported'; readonly counts: ImportRun['counts']; readonly delisted: number }
  | { readonly kind: 'published' }
  | { readonly kind: 'failed'; readonly message: string };

const snapshotInterval = 200;
const memoryInterval = 2000;

const send = (message: StackMessage): void => void process.send?.(message);
const fail = (error: unknown): void => send({ kind: 'failed', message: String(error) });

let stack: LocalStack | undefined;
let changing: ReturnType<typeof changingSource> | undefined;
let isStopping = false;

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await stack?.close();
  process.exit(0);
}

async function importAll({ stateMachines }: LocalStack): Promise<void> {
  changing?.advance();
  const stateMachineArn = importMachineOf({ stateMachines });
  const { counts, liveness } = await runImport({ stateMachineArn, source: 'hh', startedBy: 'command' });
  send({ kind: 'imported', counts, delisted: liveness.gone });
}

/** A snapshot is there once its columns are: that a key is new is all that is to be known. */
async function watchSnapshots(bucket: string): Promise<void> {
  const s3 = new S3Client({});
  let knownKeys: Set<string> | null = null;
  while (!isStopping) {
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket }));
    const keys = Contents.flatMap(({ Key = '' }) => (Key.endsWith('.columns') ? Key : []));
    const before = knownKeys;
    if (before !== null && keys.some((key) => !before.has(key))) send({ kind: 'published' });
    knownKeys = new Set(keys);
    await sleep(snapshotInterval);
  }
}

process.on('message', (order: Order) => {
  if (order === 'stop') void stop();
  else if (stack) importAll(stack).catch(fail);
});
process.on('disconnect', () => void stop());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

try {
  const { stackName, churn, ...settings }: StackSettings = JSON.parse(process.argv[2] ?? '');
  if (churn !== undefined) changing = changingSource(settings.folders.hh, churn);
  stack = await startLocalStack({
    ...settings,
    stack: stackName,
    ...(changing && { faults: { hh: changing.answer } }),
    port: 0,
    isThrottled: false,
    onFailure: fail,
  });
  useStack(stack.environment);
  const { url, environment, functions } = stack;
  send({ kind: 'started', url, environment, functions });
  setInterval(() => send({ kind: 'memory', at: Date.now(), ...processMemory() }), memoryInterval);
  const bucket = stack.environment.SNAPSHOT_BUCKET;
  if (bucket)
    watchSnapshots(bucket).catch((error) => {
      if (!isStopping) fail(error);
    });
} catch (error) {
  fail(error);
}
