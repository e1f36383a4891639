import Button from '@cloudscape-design/components/button';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/call-api.ts';
import { detail, failure, page } from '../../texts/ru.ts';
import type { fromList } from '../card/job-card.tsx';
import { useJob, useListedJob } from '../queries.ts';
import { addressOf } from '../search-address.ts';
import type { SearchControl } from '../use-search.ts';
import { DetailMessage } from './detail-message.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { OpenVacancy } from './open-vacancy.tsx';
import styles from './vacancy-detail.module.css';

interface VacancyDetailProps {
  jobId: string;
  control: SearchControl;
}

export default function VacancyDetail({ jobId, control }: VacancyDetailProps) {
  const { data, error, refetch } = useJob(jobId);
  const listed = useListedJob(jobId);
  const { back, stateOfNext } = useWayBack(control);
  const isGone = error instanceof ApiError && error.code === 'not_found';
  const job = data?.job ?? listed;

  return (
    <div className={styles.detail}>
      <div className={styles.back}>
        <Button variant="link" iconName="arrow-left" onClick={back}>
          {detail.back}
        </Button>
      </div>
      {isGone ? (
        <>
          <title>{page.title(detail.missing.heading)}</title>
          <DetailMessage heading={detail.missing.heading} text={detail.missing.text} />
        </>
      ) : job && (data || !error) ? (
        <>
          <title>{page.title(job.title, job.company)}</title>
          <OpenVacancy
            job={job}
            answer={data}
            addressOfJob={(vacancy) => addressOf({ ...control.search, vacancy })}
            stateOfNext={stateOfNext}
          />
        </>
      ) : error ? (
        <>
          <title>{page.title(failure.job)}</title>
          <DetailMessage heading={failure.job} text={detail.failedHint}>
            <Button onClick={() => refetch()}>{failure.retry}</Button>
          </DetailMessage>
        </>
      ) : (
        <DetailSkeleton />
      )}
    </div>
  );
}

/** Back in the browser's history when the list is there; otherwise the list with the same filters. Esc does it, too. */
function useWayBack({ search, go }: SearchControl) {
  const navigate = useNavigate();
  const state: Partial<typeof fromList> | null = useLocation().state;
  const steps = state?.stepsFromList;
  function back() {
    if (steps) navigate(-steps);
    else go({ ...search, vacancy: null });
  }
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) back();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return { back, stateOfNext: steps && { stepsFromList: steps + 1 } };
}
