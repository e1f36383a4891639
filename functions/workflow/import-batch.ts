import type { TimeLimit } from '#functions/actions/imports/steps/batch-time.ts';
import { importBatch } from '#functions/actions/imports/steps/import-batch.ts';
import { stepInput } from '#functions/actions/imports/steps/import-state.ts';

export const handler = async (event: unknown, context: TimeLimit) =>
  importBatch(stepInput.parse(event), context);
