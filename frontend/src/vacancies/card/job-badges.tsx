import type { Job } from '#core/domain/job/job.ts';
import { aiJobAbove } from '#core/domain/match/match-score.ts';
import { card } from '../../texts/ru.ts';
import styles from './job-badges.module.css';

export const hasBadges = ({ isRecommended, aiScore }: Job) => isRecommended || aiScore > aiJobAbove;

/** Recommended, and the score where it is above 80 (docs/rules.md#card-badge). */
export function JobBadges({ job }: { job: Job }) {
  if (!hasBadges(job)) return null;
  return (
    <div className={styles.badges}>
      {job.isRecommended && (
        <span className={`${styles.badge} ${styles.recommended}`}>{card.recommended}</span>
      )}
      {job.aiScore > aiJobAbove && (
        <span className={`${styles.badge} ${styles.match}`} title={card.aboutAi}>
          {card.match(job.aiScore)}
        </span>
      )}
    </div>
  );
}
