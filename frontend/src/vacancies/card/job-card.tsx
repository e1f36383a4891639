import { Link } from 'react-router-dom';
import type { Job } from '#core/domain/job.ts';
import { card } from '../../texts/ru.ts';
import { JobBadges } from './job-badges.tsx';
import styles from './job-card.module.css';
import { salaryDetails, salaryLine } from './job-salary.ts';
import { useWholeCard } from './use-whole-card.ts';

/** Spec §2: the rest are counted. */
const tagsShown = 4;

interface JobCardProps {
  job: Job;
  /** The page's address with this vacancy open. */
  address: string;
  /** Of the link: the recommended block shows a vacancy that the list shows, too. */
  linkId: string;
  isCompact?: boolean;
}

/** Tells the detail that the list lies one step back in the browser's history. */
export const fromList = { fromList: true };

export function JobCard({ job, address, linkId, isCompact = false }: JobCardProps) {
  const salary = salaryLine(job);
  const details = salaryDetails(job);
  const hidden = job.tags.slice(tagsShown);
  const { card: whole, link } = useWholeCard();
  return (
    <article ref={whole} className={`${styles.card} ${isCompact ? styles.compact : ''}`}>
      <div className={styles.main}>
        <JobBadges job={job} />
        <h3 className={styles.title}>
          <Link
            ref={link}
            id={linkId}
            to={address}
            state={fromList}
            className={styles.link}
            title={job.title}
          >
            {job.title}
          </Link>
        </h3>
        <p className={styles.facts}>
          {[job.company, job.location, job.type].filter(Boolean).join(card.separator)}
        </p>
        {!isCompact && job.tags.length > 0 && (
          <ul className={styles.tags}>
            {job.tags.slice(0, tagsShown).map((tag) => (
              <li key={tag} className={styles.tag}>
                {tag}
              </li>
            ))}
            {hidden.length > 0 && (
              <li className={`${styles.tag} ${styles.more}`} title={card.moreTagsTitle(hidden)}>
                {card.moreTags(hidden.length)}
              </li>
            )}
          </ul>
        )}
      </div>
      <div className={styles.side}>
        {salary && (
          <p className={styles.salary}>
            {salary}
            {details.length > 0 && (
              <span className={styles.details}>
                {details.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            )}
          </p>
        )}
        <p className={styles.age}>{job.postedAt}</p>
      </div>
    </article>
  );
}
