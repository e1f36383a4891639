import { setTimeout as sleep } from 'node:timers/promises';
import {
  DescribeExecutionCommand,
  GetExecutionHistoryCommand,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import * as z from 'zod';
import type { ImportRun } from '#core/domain/import-run.ts';
import type { SourceId } from '#core/domain/source.ts';
import * as importRuns from '#functions/store/import-runs.ts';
import { Refusal } from '../refusal.ts';

export interface ImportOptions {
  readonly stateMachineArn: string;
  readonly source: SourceId;
  readonly startedBy: string;
  /** Called about three times a second with the record as it stands. */
  readonly onProgress?: (run: ImportRun) => void;
}

const interval = 300;

/** Makes this process work on a stack: its endpoints, credentials and tables. */
export function useStack(environment: Readonly<Record<string, string>>): void {
  Object.assign(process.env, environment);
  // With a profile the SDK would pass over the credentials above.
  delete process.env.AWS_PROFILE;
}

/** The state machine that imports, by what it is called in the template. */
export function importMachineOf({
  stateMachines,
}: {
  stateMachines: Readonly<Record<string, string>>;
}): string {
  const [, arn] = Object.entries(stateMachines).find(([id]) => id.startsWith('ImportWorkflow')) ?? [];
  if (arn === undefined) throw new Error('the stack has no import workflow');
  return arn;
}

/** Runs an import through Step Functions to its end; refuses with the reason where it failed. */
export async function runImport(options: ImportOptions): Promise<ImportRun> {
  const { stateMachineArn, source, startedBy, onProgress } = options;
  const client = new SFNClient({});
  const { executionArn } = await client.send(
    new StartExecutionCommand({ stateMachineArn, input: JSON.stringify({ source, startedBy }) }),
  );

  let status: string | undefined = 'RUNNING';
  let runId: string | null = null;
  while (status === 'RUNNING') {
    await sleep(interval);
    runId ??= await findRunId(client, executionArn);
    ({ status } = await client.send(new DescribeExecutionCommand({ executionArn })));
    if (runId !== null) onProgress?.(await importRuns.get(runId));
  }

  runId ??= await findRunId(client, executionArn);
  const run = runId === null ? null : await importRuns.get(runId);
  if (run?.status === 'succeeded') return run;
  throw new Refusal(run?.reason ?? 'Импорт прервался, не дойдя до конца. Запустите его ещё раз.');
}

const withRunId = z.object({ runId: z.string() });

/** The first step answers with the run's id, the one that records a failure does, too. */
async function findRunId(client: SFNClient, executionArn: string | undefined): Promise<string | null> {
  const { events = [] } = await client.send(new GetExecutionHistoryCommand({ executionArn }));
  for (const { stateExitedEventDetails: exit } of events) {
    const output = withRunId.safeParse(JSON.parse(exit?.output ?? 'null'));
    if (output.success) return output.data.runId;
  }
  return null;
}
