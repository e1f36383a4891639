import { getCatalog } from '#core/contract/catalog.ts';
import * as actions from '#functions/actions/jobs/get-catalog.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getCatalog, actions.getCatalog);
