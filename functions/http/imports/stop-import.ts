import { stopImport } from '#core/contract/imports.ts';
import { stopRun } from '#functions/actions/imports/runs/stop-run.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(stopImport, async ({ runId }, caller) => {
  await stopRun(caller.id, runId);
  return {};
});
