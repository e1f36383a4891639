import { sourceInfo } from '#core/domain/import/source.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import { card } from '../../texts/ru.ts';
import styles from './job-source.module.css';

interface JobSourceProps {
  job: Pick<Job, 'source' | 'sourceUrl'>;
  /** The id of what names the vacancy: a list has many such links, and they are no tab stops there. */
  describedBy?: string;
}

/** Where the vacancy is from, with a link to it there; nothing for one that was added by hand. */
export function JobSource({ job: { source, sourceUrl }, describedBy }: JobSourceProps) {
  if (source === 'manual') return null;
  const { credit } = sourceInfo(source);
  if (!sourceUrl) return credit;
  return (
    <a
      href={sourceUrl}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.link}
      {...(describedBy && { 'aria-describedby': describedBy, tabIndex: -1 })}
    >
      {credit}
      <svg width="9" height="9" viewBox="0 0 9 9" aria-hidden="true" className={styles.arrow}>
        <path d="M2 1h6v6M8 1 1.5 7.5" />
      </svg>
    </a>
  );
}

/** The same as a sentence of its own. */
export const JobSourceLine = ({ job }: Pick<JobSourceProps, 'job'>) =>
  job.source === 'manual' ? null : (
    <p className={styles.line}>
      {card.source} <JobSource job={job} />
    </p>
  );
