import type { AdminJob } from '#core/contract/admin-jobs.ts';
import { isShown } from '#core/domain/job/job.ts';
import { adminJobs as texts } from '../../../texts/admin/admin-jobs-ru.ts';
import styles from './status-badge.module.css';

/** Whether readers see it, and who took it away where it was not an admin. */
export function StatusBadge({ isActive, isOpen }: Pick<AdminJob, 'isActive' | 'isOpen'>) {
  const isSeen = isShown({ is_active: isActive, is_open: isOpen });
  return (
    <span className={styles.status}>
      <span className={`${styles.badge} ${isSeen ? styles.active : ''}`}>
        {isSeen ? texts.active : texts.inactive}
      </span>
      {!isOpen && <span className={styles.reason}>{texts.closed}</span>}
    </span>
  );
}
