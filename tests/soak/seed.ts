import { mock } from 'node:test';
import type { JobRow } from '#core/domain/job/job.ts';
import { batches } from '#functions/store/dynamodb.ts';
import * as submittedChanges from '#functions/store/imports/submitted-changes.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { useStack } from '../../infra/commands/local-stack/run-import.ts';
import { type StackSettings, startStack } from '../bench/api/stack.ts';
import { baseRows } from './base-rows.ts';

/* Writes the base into a stack's folder: `<settings> <rows>`. A process of its own, as the store keeps its first address. */

/** Before the feed of changes that a publisher reads back: the base is no news to anybody. */
const writtenBefore = 3 * 3_600_000;
const writers = 4;
const batchSize = 500;

/** The tables' answers tell the time (`Tue, 01 Dec 2026 01:02:03 GMT`), and the store would stamp what it writes by that. */
function ignoreTablesClock(): void {
  const { parse } = Date;
  mock.method(Date, 'parse', (text: string) => (text.endsWith('GMT') ? Number.NaN : parse(text)));
}

async function write(rows: readonly JobRow[]): Promise<void> {
  const chunks = batches(rows, batchSize);
  await Promise.all(
    Array.from({ length: writers }, async () => {
      for (const chunk of chunks) await jobs.put(chunk);
    }),
  );
  await versions.bump('jobs');
  // Search engines know of it, too: the first import would tell them of all.
  await submittedChanges.put(new Date().toISOString());
}

const [settings = '', count = ''] = process.argv.slice(2);
const stack = await startStack(JSON.parse(settings) as StackSettings);
useStack(stack.environment);
mock.timers.enable({ apis: ['Date'], now: Date.now() - writtenBefore });
ignoreTablesClock();
await write(baseRows(Number(count)));
mock.reset();
await stack.close();
process.exit();
