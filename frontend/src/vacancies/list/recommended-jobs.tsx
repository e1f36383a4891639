import type { CardMatch } from '#core/contract/match.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import { type CategoryMedians, comparableMedian } from '#core/domain/search/market.ts';
import { list } from '../../texts/ru.ts';
import type { StateOfCard } from '../card/from-list.ts';
import { JobCard } from '../card/job-card.tsx';
import styles from './recommended-jobs.module.css';

interface RecommendedJobsProps {
  jobs: readonly Job[];
  medians: CategoryMedians;
  /** By id: the jobs are the reader's own. Undefined of those that are recommended to everybody. */
  matches: Readonly<Record<string, CardMatch>> | undefined;
  addressOfJob(id: string): string;
  stateOf: StateOfCard;
  /** The vacancy that is open. */
  open: string | null;
}

/** Up to three, on the first page of an unfiltered list (docs/rules.md#recommended-block). */
export function RecommendedJobs({ matches, ...props }: RecommendedJobsProps) {
  if (matches)
    return (
      <details className={styles.block}>
        <summary className={styles.summary}>
          <h3 id="recommended-heading" className={styles.heading}>
            {list.fitting}
          </h3>
        </summary>
        <Cards {...props} matches={matches} />
      </details>
    );
  return (
    <section className={styles.block} aria-labelledby="recommended-heading">
      <h3 id="recommended-heading" className={styles.heading}>
        {list.recommended}
      </h3>
      <Cards {...props} matches={matches} />
    </section>
  );
}

const Cards = ({ jobs, medians, matches, addressOfJob, stateOf, open }: RecommendedJobsProps) => (
  <ul className={styles.cards}>
    {jobs.map((job) => (
      <li key={job.id} data-recommended={job.id}>
        <JobCard
          isCompact
          isOpen={job.id === open}
          job={job}
          address={addressOfJob(job.id)}
          stateOf={stateOf}
          linkId={`recommended-${job.id}`}
          median={comparableMedian(job, medians)}
          match={matches?.[job.id]}
        />
      </li>
    ))}
  </ul>
);
