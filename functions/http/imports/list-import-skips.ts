import { listImportSkips } from '#core/contract/imports.ts';
import { skipsByReason } from '#functions/actions/imports/runs/skips-by-reason.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(listImportSkips, async ({ runId }) => ({
  skips: await skipsByReason(runId),
}));
