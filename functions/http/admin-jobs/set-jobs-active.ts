import { setJobsActive } from '#core/contract/admin-jobs.ts';
import { adminJobOf } from '#functions/actions/jobs/admin-job.ts';
import { setActive } from '#functions/actions/jobs/change-jobs.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(setJobsActive, async ({ jobIds, isActive }, caller) => {
  const { done, failed } = await setActive(caller.id, jobIds, isActive);
  return { jobs: done.map(adminJobOf), failed };
});
