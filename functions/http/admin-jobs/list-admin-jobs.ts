import { listAdminJobs } from '#core/contract/admin-jobs.ts';
import { adminJobOf } from '#functions/actions/jobs/admin-job.ts';
import { freshIndex } from '#functions/search/loader.ts';
import * as jobs from '#functions/store/jobs.ts';
import { httpEndpoint } from '../endpoints.ts';

/** Which vacancies, and in what order, the index knows; how they stand this moment, the table. */
export const handler = httpEndpoint(listAdminJobs, async ({ q, after }) => {
  const { ids, ...numbers } = (await freshIndex()).adminPage(q, after);
  const rows = new Map((await jobs.findMany(ids)).map((row) => [row.id, row]));
  return { jobs: ids.flatMap((id) => rows.get(id) ?? []).map(adminJobOf), ...numbers };
});
