import { setJobActive } from '#core/contract/admin-jobs.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import { adminJobOf } from './admin/admin-job.ts';
import { only, setActive } from './admin/change-jobs.ts';

export const handler = httpEndpoint(setJobActive, async ({ jobId, isActive }, caller) => ({
  job: adminJobOf(only(await setActive(caller.id, [jobId], isActive))),
}));
