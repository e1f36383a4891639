import { failedStep, recordImportFailure } from '#functions/actions/imports/steps/record-import-failure.ts';

export const handler = async (event: unknown) => recordImportFailure(failedStep.parse(event));
