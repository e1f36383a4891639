import { resolveDelisted } from '#core/contract/imports.ts';
import { reviewDelisted } from '#functions/actions/imports/runs/review-delisted.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(resolveDelisted, ({ runId, hide }, caller) =>
  reviewDelisted(runId, hide, caller.id),
);
