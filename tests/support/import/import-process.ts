import { flushCompileCache } from 'node:module';
import type { ImportRun } from '#core/domain/import/import-run.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import { importMachineOf, runImports, useStack } from '../../../infra/commands/local-stack/run-import.ts';
import { startLocalStack } from '../../../infra/local/stack.ts';

/*
 * A process of its own that starts the local stack and an import on it, as `npm start` does: its parent may kill it.
 * Tells each request that hh.ru gets, and at the end all that is there.
 */

export interface Imported {
  runs: ImportRun[];
  rows: JobRow[];
  descriptions: (string | null)[];
  /** Vacancies whose detail still waits. */
  waiting: number;
}
export type ProgressMessage = { request: number } | { imported: Imported };

const [localDir = '', hhData = ''] = process.argv.slice(2);
const sendMessage = (message: ProgressMessage) => process.send?.(message);

const stack = await startLocalStack({
  outDir: 'cdk.out',
  localDir,
  port: 0,
  maxWaitMs: 50,
  folders: { hh: hhData },
  faults: {
    hh({ number }) {
      sendMessage({ request: number });
      return undefined;
    },
  },
});
useStack(stack.environment);
// Killed, it keeps none of what it has compiled: the next would compile it once more.
flushCompileCache();
await runImports({ stateMachineArn: importMachineOf(stack), sources: ['hh'], startedBy: 'command' });

const rows: JobRow[] = [];
for await (const page of jobs.scan()) rows.push(...page.rows);
rows.sort((a, b) => a.id.localeCompare(b.id));
const runs = await importRuns.list(100);
const queues = await Promise.all(runs.map((run) => importRuns.countWaiting(run.details_queue)));
sendMessage({
  imported: {
    runs,
    rows,
    descriptions: await Promise.all(rows.map(({ id }) => descriptions.find(id))),
    waiting: queues.reduce((sum, count) => sum + count, 0),
  },
});
await stack.close();
process.disconnect?.();
