import { parseHhJobs } from '#core/contract/imports.ts';
import { startImport } from '#functions/actions/import-status/start-import.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(parseHhJobs, (_, caller) => startImport(caller.id));
