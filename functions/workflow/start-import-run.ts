import { startImportRun } from '#functions/actions/imports/steps/start-import-run.ts';
import { stepInput } from '#functions/actions/imports/steps/state.ts';

export const handler = async (event: unknown) => startImportRun(stepInput.parse(event));
