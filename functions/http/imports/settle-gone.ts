import { settleGone } from '#core/contract/imports.ts';
import { resolveDelisted } from '#functions/actions/imports/resolve-delisted.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(settleGone, ({ runId, hide }, caller) =>
  resolveDelisted(runId, hide, caller.id),
);
