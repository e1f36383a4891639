import { deleteJobs } from '#core/contract/admin-jobs.ts';
import * as changes from '#functions/actions/jobs/change-jobs.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(deleteJobs, async ({ jobIds }, caller) => {
  const { done: deleted, failed } = await changes.delete(caller.id, jobIds);
  return { deleted, failed };
});
