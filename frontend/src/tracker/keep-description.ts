import { getJob } from '#core/contract/job-details.ts';
import { defaultTimeZone } from '#core/domain/search/date-range.ts';
import { callApi } from '../api/call-api.ts';
import { keepText, plainTextOf } from './long-texts.ts';

const fetched = (jobId: string): Promise<string | null> =>
  callApi(getJob, { jobId, tz: defaultTimeZone }).then(
    ({ description }) => description,
    () => null,
  );

/**
 * Beside the record, and as soon as it can be had: nothing waits for it. `description` is HTML, where the page has it;
 * a list has none.
 */
export async function keepDescription(jobId: string, description?: string | null): Promise<void> {
  const html = description === undefined ? await fetched(jobId) : description;
  if (html) await keepText(jobId, plainTextOf(html));
}
