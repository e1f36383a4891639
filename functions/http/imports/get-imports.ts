import { getImports } from '#core/contract/imports.ts';
import { importOverview } from '#functions/actions/imports/runs/import-overview.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getImports, (_, caller) => importOverview(caller));
