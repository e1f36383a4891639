import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getJob } from '#core/contract/job-details.ts';
import { sampleJobs } from '#core/domain/writer/letter/sample-jobs.ts';
import { callApi } from '../../../api/call-api.ts';
import { hasCode } from '../../../api/failures.ts';
import { vacanciesKey } from '../../../api/vacancies-changed.ts';
import { letterToasts } from '../../../texts/letter-ru.ts';
import { failure } from '../../../texts/ru.ts';
import { notify } from '../../../ui/notifications/notifications.ts';
import type { PickedJob } from '../letter-draft.ts';
import { toPickedJob } from './found-jobs.ts';

/** An address of an id that no vacancy can have is refused. */
const isNoJob = (error: Error) => hasCode(error, 'not_found', 'invalid_request');

/** '?job=hh-1' picks the vacancy, once: afterwards the address is clean, so that a reload keeps what was changed since. */
export function useArrivedJob(isReady: boolean, pick: (job: PickedJob) => void) {
  const [address, setAddress] = useSearchParams();
  const jobId = address.get('job');
  const sample = sampleJobs.find(({ id }) => id === jobId);
  const { data, error } = useQuery({
    queryKey: [vacanciesKey, 'letter-job', jobId],
    queryFn: ({ signal }) => callApi(getJob, { jobId: jobId ?? '' }, signal),
    enabled: jobId !== null && !sample,
    meta: { failure: { text: (error: Error) => (isNoJob(error) ? null : failure.job) } },
  });
  const job = sample ?? data?.job;
  const isSettled = jobId !== null && isReady && (job !== undefined || error !== null);

  const arrive = useEffectEvent(() => {
    if (job) pick(toPickedJob(job));
    else if (error && isNoJob(error)) notify({ type: 'info', text: letterToasts.jobGone });
    setAddress(
      (before) => {
        before.delete('job');
        return before;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (isSettled) arrive();
  }, [isSettled]);
}
