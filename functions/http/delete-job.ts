import { deleteJob } from '#core/contract/admin-jobs.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as changes from './admin/change-jobs.ts';

export const handler = httpEndpoint(deleteJob, async ({ jobId }, caller) => {
  changes.only(await changes.delete(caller.id, [jobId]));
  return {};
});
