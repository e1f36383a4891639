import { handler as startImportRun } from '#functions/workflow/start-import-run.ts';
import { startReplay } from '../http/http-replay.ts';

/**
 * Step Functions as the panel sees it: an execution runs the state machine's first step, the real one, and then stays
 * as it is. `held.delay` is the milliseconds before the step.
 */
export async function startImportWorkflow() {
  const executions = {
    delay: 0,
    statuses: new Map<string, string>(),
    inputs: [] as unknown[],
    /** What happens while it is asked. */
    beforeStatus: () => Promise.resolve(),
  };
  const failures: unknown[] = [];
  const server = await startReplay(async (request) => {
    const input = JSON.parse(request.body);
    const operation = String(request.headers['x-amz-target']).split('.')[1];
    if (operation === 'DescribeExecution') {
      await executions.beforeStatus();
      const status = executions.statuses.get(input.executionArn);
      if (status === undefined) return { status: 400, body: { __type: 'ExecutionDoesNotExist' } };
      return { body: { executionArn: input.executionArn, status, startDate: 0 } };
    }
    const execution = `arn:aws:states:eu-central-1:0:execution:import:start-${executions.inputs.length + 1}`;
    const state = JSON.parse(input.input);
    executions.inputs.push(state);
    executions.statuses.set(execution, 'RUNNING');
    setTimeout(async () => {
      try {
        const { hasMore } = await startImportRun({ execution, state });
        if (!hasMore) executions.statuses.set(execution, 'SUCCEEDED');
      } catch (error) {
        failures.push(error);
      }
    }, executions.delay);
    return { body: { executionArn: execution, startDate: 0 } };
  });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SFN: server.url,
    IMPORT_WORKFLOW_ARN: 'arn:aws:states:eu-central-1:0:stateMachine:import',
    IMPORT_SOURCES: 'hh,trudvsem',
  });
  return {
    executions,
    failures,
    reset() {
      const beforeStatus = () => Promise.resolve();
      Object.assign(executions, { delay: 0, statuses: new Map(), inputs: [], beforeStatus });
    },
    close: server.close,
  };
}
