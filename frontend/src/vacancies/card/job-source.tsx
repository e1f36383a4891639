import { sourceInfo } from '#core/domain/import/source.ts';
import type { Job } from '#core/domain/job/job.ts';
import { card } from '../../texts/ru.ts';
import styles from './job-source.module.css';

interface JobSourceProps {
  job: Pick<Job, 'source' | 'sourceUrl'>;
  /** The id of what names the vacancy: a list has many such links. */
  describedBy?: string;
}

/** Where the vacancy is from, with a link to it there; nothing for one that was added by hand. */
export function JobSource({ job: { source, sourceUrl }, describedBy }: JobSourceProps) {
  if (source === 'manual') return null;
  return (
    <p className={styles.source}>
      {card.source}{' '}
      {sourceUrl ? (
        <a href={sourceUrl} target="_blank" rel="noopener noreferrer" aria-describedby={describedBy}>
          {sourceInfo(source).credit}
        </a>
      ) : (
        sourceInfo(source).credit
      )}
    </p>
  );
}
