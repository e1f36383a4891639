import { createJob } from '#core/contract/admin-jobs.ts';
import { adminJobOf } from '#functions/actions/jobs/admin-job.ts';
import { create } from '#functions/actions/jobs/create-job.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(createJob, async (draft, caller) => ({
  job: adminJobOf(await create(caller.id, draft)),
}));
