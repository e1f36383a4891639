import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { vacancyAddress } from '#core/contract/stack/site-routes.ts';
import { withoutUnnamed } from '#core/domain/import/unnamed.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import { useMarkHydrated } from '../../api/use-mark-hydrated.ts';
import { card, failure, page } from '../../texts/ru.ts';
import { openVacancy } from '../../texts/vacancies/detail-ru.ts';
import { Button } from '../../ui/control/button.tsx';
import { PageLink } from '../../ui/control/page-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import type { FromList } from '../card/from-list.ts';
import { salaryLine } from '../card/salary/job-salary.ts';
import { isShortcut } from '../keys/use-shortcuts.ts';
import { useListedJob } from '../queries.ts';
import { addressOf, type SearchControl } from '../search-address.ts';
import { DetailMessage } from './detail-message.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { MissingVacancy } from './missing-vacancy.tsx';
import onPaper from './on-paper.module.css';
import { OpenVacancy } from './open-vacancy.tsx';
import { useJob } from './queries.ts';
import styles from './vacancy-detail.module.css';

interface VacancyDetailProps {
  jobId: string;
  control: SearchControl;
  /** Of another vacancy that is opened from this one. */
  addressOfJob(id: string): string;
}

export default function VacancyDetail({ jobId, control, addressOfJob }: VacancyDetailProps) {
  useMarkHydrated();
  const { data, error, fetchStatus, refetch } = useJob(jobId);
  const isCutOff = fetchStatus === 'paused';
  const listed = useListedJob(jobId);
  const { onBack, stateOfNext } = useWayBack(control);
  const job = data?.job ?? listed;

  return (
    <div className={`${styles.detail} ${onPaper.pressless}`}>
      <div className={`${styles.back} not-printed`}>
        <PageLink
          to={addressOf({ ...control.search, vacancy: null })}
          className={styles.backLink}
          onClick={onBack}
        >
          <Icon size={16}>
            <path d="M14 8H2M7 3 2 8l5 5" />
          </Icon>
          {openVacancy.back}
        </PageLink>
      </div>
      {data === null ? (
        <MissingVacancy jobId={jobId} />
      ) : job && (data || !error) ? (
        <>
          <PageHead
            title={page.title(job.title, ...withoutUnnamed([job.company]))}
            description={summaryOf(job)}
            address={vacancyAddress(data?.canonicalId ?? jobId)}
          />
          <OpenVacancy
            job={job}
            answer={data}
            isCutOff={isCutOff}
            onRetry={refetch}
            addressOfJob={addressOfJob}
            stateOfNext={stateOfNext}
          />
        </>
      ) : error || isCutOff ? (
        <>
          <title>{page.title(failure.job)}</title>
          <DetailMessage
            heading={failure.job}
            text={isCutOff ? openVacancy.offlineHint : openVacancy.failedHint}
          >
            <Button onPress={() => refetch()}>{failure.retry}</Button>
          </DetailMessage>
        </>
      ) : (
        <DetailSkeleton />
      )}
    </div>
  );
}

/** In a search engine's list of results; of pay all that its source says, which may be a bound. */
const summaryOf = (job: Job): string =>
  withoutUnnamed([
    job.title,
    job.company,
    job.location,
    job.type,
    job.salaryWords ?? salaryLine(job) ?? '',
  ]).join(card.separator);

/** Back in the browser's history when the list is there; otherwise the list with the same filters. Esc does it, too. */
function useWayBack({ search, go }: SearchControl) {
  const navigate = useNavigate();
  const state: FromList | null = useLocation().state;
  const steps = state?.stepsFromList;
  function back() {
    if (steps) navigate(-steps);
    else go({ ...search, vacancy: null });
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShortcut(event)) back();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  /** The list that was left is nearer than the one that the link would make anew. */
  function onBack(event: MouseEvent) {
    if (!steps || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    back();
  }
  return { onBack, stateOfNext: state && { ...state, ...(steps && { stepsFromList: steps + 1 }) } };
}
