import { deleteJobs } from '#core/contract/admin-jobs.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as changes from './admin/change-jobs.ts';

export const handler = httpEndpoint(deleteJobs, async ({ jobIds }, caller) => ({
  deleted: await changes.delete(caller.id, jobIds),
}));
