import { stepInput } from '#functions/actions/imports/steps/import-state.ts';
import { startImportRun } from '#functions/actions/imports/steps/start-import-run.ts';

export const handler = async (event: unknown) => startImportRun(stepInput.parse(event));
