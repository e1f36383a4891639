import { setJobsActive } from '#core/contract/admin-jobs.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import { adminJobOf } from './admin/admin-job.ts';
import { setActive } from './admin/change-jobs.ts';

export const handler = httpEndpoint(setJobsActive, async ({ jobIds, isActive }, caller) => ({
  jobs: (await setActive(caller.id, jobIds, isActive)).map(adminJobOf),
}));
