import { setTimeout as sleep } from 'node:timers/promises';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { importMachineOf, runImport, useStack } from '../../../infra/commands/local-stack/run-import.ts';
import { type LocalStack, startLocalStack } from '../../../infra/local/stack.ts';
import { growingSource } from './growing-source.ts';
import { type ProcessMemory, processMemory } from './process-memory.ts';

/* The local stack in a process of its own, so that who measures does not share its thread. `stack.ts` starts it. */

export interface StackSettings {
  readonly outDir: string;
  readonly stackName: string;
  readonly localDir: string;
  readonly folders: { readonly hh: string };
  /** Of an import. @default - as many as the source answers here */
  readonly requestsPerSecond?: number;
  /** With each import so many more vacancies are listed. @default - all are listed */
  readonly portion?: number;
}

/** All functions and tables included. */
export interface StackMemory extends ProcessMemory {
  /** By `Date.now()`. */
  readonly at: number;
}

/** What the process is told. */
export type Order = 'import' | 'stop';

/** What it says: that it is up, what memory it takes, that an import has ended, that a snapshot of the index has appeared. */
export type Saying =
  | ({ readonly kind: 'started' } & Pick<LocalStack, 'url' | 'environment' | 'functions'>)
  | ({ readonly kind: 'memory' } & StackMemory)
  | { readonly kind: 'imported'; readonly fresh: number; readonly unchanged: number }
  | { readonly kind: 'published' }
  | { readonly kind: 'failed'; readonly message: string };

const watchEvery = 200;
const weighEvery = 2000;

const say = (saying: Saying): void => void process.send?.(saying);
const fail = (error: unknown): void => say({ kind: 'failed', message: String(error) });

let stack: LocalStack | undefined;
let growing: ReturnType<typeof growingSource> | undefined;
let isStopping = false;

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await stack?.close();
  process.exit(0);
}

async function importAll({ stateMachines }: LocalStack): Promise<void> {
  growing?.grow();
  const stateMachineArn = importMachineOf({ stateMachines });
  const { counts } = await runImport({ stateMachineArn, source: 'hh', startedBy: 'bench' });
  say({ kind: 'imported', fresh: counts.new, unchanged: counts.unchanged });
}

/** A snapshot is there once its columns are: that a key is new is all that is to be known. */
async function watchSnapshots(bucket: string): Promise<void> {
  const s3 = new S3Client({});
  let known: Set<string> | null = null;
  while (!isStopping) {
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket }));
    const keys = Contents.flatMap(({ Key = '' }) => (Key.endsWith('.columns') ? Key : []));
    const before = known;
    if (before !== null && keys.some((key) => !before.has(key))) say({ kind: 'published' });
    known = new Set(keys);
    await sleep(watchEvery);
  }
}

process.on('message', (order: Order) => {
  if (order === 'stop') void stop();
  else if (stack) importAll(stack).catch(fail);
});
process.on('disconnect', () => void stop());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

try {
  const { stackName, portion, ...settings }: StackSettings = JSON.parse(process.argv[2] ?? '');
  if (portion !== undefined) growing = growingSource(settings.folders.hh, portion);
  stack = await startLocalStack({
    ...settings,
    stack: stackName,
    ...(growing && { faults: { hh: growing.answer } }),
    port: 0,
    isThrottled: false,
    onFailure: fail,
  });
  useStack(stack.environment);
  const { url, environment, functions } = stack;
  say({ kind: 'started', url, environment, functions });
  setInterval(() => say({ kind: 'memory', at: Date.now(), ...processMemory() }), weighEvery);
  const bucket = stack.environment.SNAPSHOT_BUCKET;
  if (bucket)
    watchSnapshots(bucket).catch((error) => {
      if (!isStopping) fail(error);
    });
} catch (error) {
  fail(error);
}
