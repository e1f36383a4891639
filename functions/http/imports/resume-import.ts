import { resumeImport } from '#core/contract/imports.ts';
import { resumeRun } from '#functions/actions/imports/runs/resume-run.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(resumeImport, async ({ runId }, caller) => {
  await resumeRun(caller.id, runId);
  return {};
});
