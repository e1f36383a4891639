import { AppError } from '#core/contract/errors.ts';
import { getJobContacts } from '#core/contract/job-details.ts';
import { isShown } from '#core/domain/job/job.ts';
import * as jobContacts from '#functions/store/job-contacts.ts';
import * as jobs from '#functions/store/jobs.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getJobContacts, async ({ jobId }) => {
  const [row, contacts] = await Promise.all([jobs.find(jobId), jobContacts.find(jobId)]);
  if (!row || !isShown(row)) throw new AppError('not_found', 'Вакансия не найдена');
  if (!contacts) throw new AppError('not_found', 'У этой вакансии нет прямых контактов');
  return { contacts };
});
