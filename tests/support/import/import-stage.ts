import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportOrder } from '#core/contract/imports.ts';
import { type ImportProgress, type ImportRun, progressOf } from '#core/domain/import/import-run.ts';
import type { ImportState } from '#functions/actions/imports/steps/import-state.ts';
import { executionName } from '#functions/external/import-workflow.ts';
import { registry } from '#functions/sources/registry.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as importBatch from '#functions/workflow/import-batch.ts';
import * as recordImportFailure from '#functions/workflow/record-import-failure.ts';
import * as startImportRun from '#functions/workflow/start-import-run.ts';
import { startReplay } from '../http/http-replay.ts';

/** Before it asks again, a source's client waits a twentieth of the real time here: nothing else of its tries changes. */
for (const source of Object.values(registry)) {
  const { open } = source;
  source.open = (access) => open({ ...access, wait: (milliseconds) => sleep(milliseconds / 20) });
}

/** Lambda's clock: so many milliseconds from now. */
export const contextWith = (milliseconds: number) => {
  const end = Date.now() + milliseconds;
  return { getRemainingTimeInMillis: () => end - Date.now() };
};

/** A Secrets Manager that holds the secret `current`, or none. */
export async function startSecrets(current: string | null) {
  const state = { current };
  const server = await startReplay(() =>
    state.current === null
      ? { status: 400, body: { __type: 'ResourceNotFoundException', message: 'no such secret' } }
      : { body: { Name: 'hh-token', SecretString: state.current } },
  );
  process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER = server.url;
  return Object.assign(server, { state });
}

/** A Step Functions that is asked whether an execution still runs: those in `running` do, others it does not know. */
export async function startStepFunctions() {
  const running = new Set<string>();
  const server = await startReplay(({ body }) =>
    running.has(JSON.parse(body).executionArn)
      ? { body: { status: 'RUNNING' } }
      : { status: 400, body: { __type: 'ExecutionDoesNotExist', message: 'no such execution' } },
  );
  process.env.AWS_ENDPOINT_URL_SFN = server.url;
  return Object.assign(server, { running });
}

/** What the import's Lambdas find in their environment. */
export function pointAtSource(url: string): void {
  Object.assign(process.env, {
    IMPORT_SOURCES: 'hh',
    HH_API_URL: url,
    HH_TOKEN_SECRET: 'hh-token',
    HH_REQUESTS_PER_SECOND: '0',
    HH_USER_AGENT: 'Prizvanie/1.0 (api@prizvanie.test)',
    SOURCE_BUSY_WAIT_SECONDS: '0',
    SOURCE_REST_SECONDS: '0',
  });
}

export const newExecution = () =>
  `arn:aws:states:eu-central-1:000000000000:execution:Prizvanie-import:${randomUUID()}`;

/** An execution between two of its steps. */
export interface Execution {
  execution: string;
  state: ImportState;
}

/** The first step of a start. */
export async function begin(order: ImportOrder = {}, execution = newExecution()): Promise<Execution> {
  const state = await startImportRun.handler({ execution, state: { startedBy: 'test', ...order } });
  return { execution, state };
}

/** One batch, with so many milliseconds of time. */
export const batch = async ({ execution, state }: Execution, milliseconds = 60_000): Promise<Execution> => ({
  execution,
  state: await importBatch.handler({ execution, state }, contextWith(milliseconds)),
});

/** What the state machine tries again by itself; it does so six times, with minutes between. */
const busyTable = 'ProvisionedThroughputExceededException';
const retries = 3;

async function withRetries(step: () => Promise<Execution>): Promise<Execution> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await step();
    } catch (thrown) {
      if ((thrown as Error).name !== busyTable || attempt === retries) throw thrown;
      await sleep(100);
    }
  }
}

/** An error as Step Functions hands it on. */
async function withFailureRecorded(
  before: Execution | { execution: string; state: ImportOrder },
  step: () => Promise<Execution>,
): Promise<Execution> {
  try {
    return await withRetries(step);
  } catch (thrown) {
    const { name, message } = thrown as Error;
    const Cause = JSON.stringify({ errorType: name, errorMessage: message, trace: [] });
    const state = { ...before.state, error: { Error: name, Cause } };
    const { execution } = before;
    return { execution, state: await recordImportFailure.handler({ execution, state }) };
  }
}

/** The state machine in a few lines: source after source, batch after batch; gives the runs as they ended. */
export async function runImports(
  order: ImportOrder = {},
  milliseconds = 60_000,
): Promise<{ runs: ImportRun[]; batches: ImportProgress[]; hasFailed: boolean }> {
  const execution = newExecution();
  const batches: ImportProgress[] = [];
  let now: Execution = await withFailureRecorded({ execution, state: order }, () => begin(order, execution));
  for (;;) {
    const before = now;
    if (before.state.hasMore) {
      now = await withFailureRecorded(before, () => batch(before, milliseconds));
      batches.push(progressOf([await importRuns.get(before.state.runId as string)]));
    } else if (before.state.sources?.length) {
      now = await withFailureRecorded(before, () => begin(before.state, execution));
    } else {
      const runs = await importRuns.listGroup(executionName(execution));
      return { runs, batches, hasFailed: before.state.hasFailed };
    }
  }
}

interface FinishedImport {
  runId: string;
  /** After each batch. */
  batches: ImportProgress[];
  /** Why it ended; null when it came to its end. */
  reason: string | null;
}

/** An import of the stage's only source. */
export async function runImport(milliseconds = 60_000, order: ImportOrder = {}): Promise<FinishedImport> {
  const { runs, batches } = await runImports(order, milliseconds);
  const [run] = runs;
  if (!run) throw new Error('the start made no run');
  return { runId: run.id, batches, reason: run.reason };
}
