import { startImport } from '#core/contract/imports.ts';
import { startRuns } from '#functions/actions/imports/runs/start-runs.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(startImport, (_, caller) => startRuns(caller.id));
