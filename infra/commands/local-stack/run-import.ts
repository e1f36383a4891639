import { setTimeout as sleep } from 'node:timers/promises';
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { Crawl, ImportRun } from '#core/domain/import/import-run.ts';
import { type SourceId, sourceInfo } from '#core/domain/import/source.ts';
import type { SystemActor } from '#core/domain/user/system-actors.ts';
import { executionName, findRunning } from '#functions/external/import-workflow.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { UserError } from '../../user-error.ts';

export interface ImportsOptions {
  readonly stateMachineArn: string;
  /** @default - all that the stack imports from */
  readonly sources?: readonly SourceId[];
  /** @default - everything that the sources list */
  readonly crawl?: Crawl;
  readonly startedBy: SystemActor;
  /** Called about three times a second with the records of this start as they stand. */
  readonly onProgress?: (runs: readonly ImportRun[]) => void;
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

/** Runs imports, source after source, through Step Functions to their end; refuses where another start is under way. */
export async function runImports(options: ImportsOptions): Promise<readonly ImportRun[]> {
  const { stateMachineArn, sources, crawl, startedBy, onProgress } = options;
  const client = new SFNClient({});
  const { executionArn = '' } = await client.send(
    new StartExecutionCommand({ stateMachineArn, input: JSON.stringify({ sources, crawl, startedBy }) }),
  );
  // The runs of one start bear its name.
  const group = executionName(executionArn);

  let running: string | null = executionArn;
  while (running !== null) {
    await sleep(interval);
    running = await findRunning(running);
    const runs = onProgress ? await importRuns.listGroup(group) : [];
    if (runs.length > 0) onProgress?.(runs);
  }
  const runs = await importRuns.listGroup(group);
  if (runs.length === 0) throw new UserError((await otherImportMessage(group)) ?? interrupted);
  return runs;
}

const interrupted = 'Импорт прервался, не дойдя до конца. Запустите его ещё раз.';

/** 'Импорт, hh.ru, не удался: …' */
export const failureMessage = ({ source, reason }: ImportRun): string =>
  `Импорт, ${sourceInfo(source).name}, не удался: ${reason ?? interrupted}`;

/** Runs an import of one source to its end; refuses with the reason where it failed. */
export async function runImport({
  source,
  ...options
}: Omit<ImportsOptions, 'sources'> & { readonly source: SourceId }): Promise<ImportRun> {
  const [run] = await runImports({ ...options, sources: [source] });
  if (run?.status === 'succeeded') return run;
  throw new UserError(run?.reason ?? interrupted);
}

/** A start makes no run of its own while another one is under way. */
async function otherImportMessage(group: string): Promise<string | null> {
  const lease = await importRuns.findLease();
  if (lease === null || lease.group === group) return null;
  const [first] = await importRuns.listGroup(lease.group);
  const since = first ? ` с ${moscowTime.format(new Date(first.started_at))} (МСК)` : '';
  return `Импорт уже идёт${since}: дождитесь его конца или остановите его на странице администратора.`;
}

const moscowTime = new Intl.DateTimeFormat('ru-RU', { timeStyle: 'short', timeZone: 'Europe/Moscow' });
