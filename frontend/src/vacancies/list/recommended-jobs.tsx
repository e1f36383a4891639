import type { Job } from '#core/domain/job/job.ts';
import { type CategoryMedians, medianBeside } from '#core/domain/search/market.ts';
import { list } from '../../texts/ru.ts';
import type { StateOfCard } from '../card/from-list.ts';
import { JobCard } from '../card/job-card.tsx';
import styles from './recommended-jobs.module.css';

interface RecommendedJobsProps {
  jobs: readonly Job[];
  medians: CategoryMedians;
  addressOfJob(id: string): string;
  stateOf: StateOfCard;
  /** The vacancy that is open. */
  open: string | null;
}

/** Up to three, on the first page of an unfiltered list (docs/rules.md#recommended-block). */
export function RecommendedJobs({ jobs, medians, addressOfJob, stateOf, open }: RecommendedJobsProps) {
  return (
    <section className={styles.block} aria-labelledby="recommended-heading">
      <h3 id="recommended-heading" className={styles.heading}>
        {list.recommended}
      </h3>
      <ul className={styles.cards}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard
              isCompact
              isOpen={job.id === open}
              job={job}
              address={addressOfJob(job.id)}
              stateOf={stateOf}
              linkId={`recommended-${job.id}`}
              median={medianBeside(job, medians)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
