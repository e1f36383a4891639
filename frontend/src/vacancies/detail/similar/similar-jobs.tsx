import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ResponseOf } from '#core/contract/endpoint.ts';
import { listSimilarJobs } from '#core/contract/match.ts';
import { callApi } from '../../../api/call-api.ts';
import { vacanciesKey } from '../../../api/vacancies-changed.ts';
import { similar as texts } from '../../../texts/vacancies/match-ru.ts';
import { PageLink } from '../../../ui/control/page-link.tsx';
import { Monogram } from '../../../ui/monogram/monogram.tsx';
import { FactLine } from '../../card/fact-line.tsx';
import { salaryLine } from '../../card/salary/job-salary.ts';
import { useListMarks } from '../../marks/use-list-marks.ts';
import { useTimeZone } from '../../queries.ts';
import detailStyles from '../vacancy-detail.module.css';
import styles from './similar-jobs.module.css';

interface SimilarJobsProps {
  jobId: string;
  addressOfJob(id: string): string;
  /** For the way back from a vacancy that is opened from this one. */
  stateOfNext: unknown;
}

type Similar = ResponseOf<typeof listSimilarJobs>['jobs'][number];

/** From this many pixels below the screen on they are asked for. */
const nearScreen = '300px';

/** Vacancies like the open one, each with its reason (docs/rules.md#similar-jobs); nothing where there are none. */
export default function SimilarJobs({ jobId, addressOfJob, stateOfNext }: SimilarJobsProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!container.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: nearScreen },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  const tz = useTimeZone();
  const { data } = useQuery({
    queryKey: [vacanciesKey, 'similar', jobId, tz],
    queryFn: ({ signal }) => callApi(listSimilarJobs, { jobId, tz }, signal),
    enabled: isNear,
    // What there would be beside the vacancy is not missed.
    meta: { failure: null },
  });
  const marks = useListMarks();
  const jobs = data?.jobs.filter(({ job }) => !marks?.isHidden(job)) ?? [];
  useFocusInSight(container, jobs.length > 0);
  return (
    <div ref={container} data-later className={jobs.length > 0 ? detailStyles.section : styles.place}>
      {jobs.length > 0 && (
        <section aria-labelledby="similar-heading">
          <h2 id="similar-heading">{texts.heading}</h2>
          <ul className={styles.jobs}>
            {jobs.map((similar) => (
              <li key={similar.job.id} className={styles.job}>
                <Monogram company={similar.job.company} />
                <div className={styles.words}>
                  <PageLink to={addressOfJob(similar.job.id)} state={stateOfNext} className={styles.title}>
                    {similar.job.title}
                  </PageLink>
                  <FactLine
                    className={styles.facts}
                    first={<span>{similar.job.company}</span>}
                    facts={[similar.job.location, salaryLine(similar.job)]}
                  />
                  <p className={styles.reason}>{reasonOf(similar)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** What is beneath moves down when the vacancies come: where the focus was to be seen there, it still is. */
function useFocusInSight(container: RefObject<HTMLElement | null>, isFilled: boolean) {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isFilled || !container.current || !(focused instanceof HTMLElement)) return;
    const isBeneath = container.current.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
    const { top } = focused.getBoundingClientRect();
    const moved = container.current.offsetHeight;
    if (isBeneath && top > innerHeight && top - moved < innerHeight)
      focused.scrollIntoView({ block: 'nearest' });
  }, [isFilled, container]);
}

/** Its role, and how many skills both ask for. */
export const reasonOf = ({ role, sharedSkills }: Pick<Similar, 'role' | 'sharedSkills'>): string =>
  [role && texts.roles[role], sharedSkills > 0 && texts.skills(sharedSkills)].filter(Boolean).join(', ');
