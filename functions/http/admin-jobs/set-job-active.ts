import { setJobActive } from '#core/contract/admin-jobs.ts';
import { adminJobOf } from '#functions/actions/jobs/admin-job.ts';
import { requireFirst, setActive } from '#functions/actions/jobs/change-jobs.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(setJobActive, async ({ jobId, isActive }, caller) => ({
  job: adminJobOf(requireFirst(await setActive(caller.id, [jobId], isActive))),
}));
