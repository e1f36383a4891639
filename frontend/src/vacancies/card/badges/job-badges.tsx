import { aiJobAbove } from '#core/domain/job/ai-score.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import { card } from '../../../texts/ru.ts';
import styles from './job-badges.module.css';

interface JobBadgesProps {
  job: Job;
  /** The reader's own, which stands before the vacancy's. */
  match?: number | undefined;
}

/** Recommended, and the score where it is above 80 (docs/rules.md#card-badge). */
export function JobBadges({ job, match }: JobBadgesProps) {
  const score = match ?? job.aiScore;
  const hasScore = score > aiJobAbove;
  if (!job.isRecommended && !hasScore) return null;
  return (
    <div className={styles.badges}>
      {job.isRecommended && (
        <span className={`${styles.badge} ${styles.recommended}`}>{card.recommended}</span>
      )}
      {hasScore && match !== undefined && (
        <span className={`${styles.badge} ${styles.match}`}>{card.match(score)}</span>
      )}
      {hasScore && match === undefined && (
        <span className={`${styles.badge} ${styles.match}`} title={card.aboutAi}>
          {card.matchAboutAi(score)}
        </span>
      )}
    </div>
  );
}
