import type { Job } from '#core/domain/job/shown-job.ts';
import { userIdOf } from '../../../session/session-state.ts';
import { useSession } from '../../../session/use-session.ts';
import { openVacancy } from '../../../texts/vacancies/detail-ru.ts';
import { askOnReturn } from '../../../tracker/apply-prompt.ts';
import { notify } from '../../../ui/notifications/notifications.ts';
import { recordApplied } from '../../marks/acts.ts';
import { trackedFactsOf } from '../../marks/tracked-facts.ts';
import styles from './apply.module.css';

/**
 * To the source in a new tab; without a source the quoted confirmation, and nothing is sent
 * (docs/rules.md#detail-apply).
 */
export function Apply({ job, description }: { job: Job; description: string | null | undefined }) {
  const { sourceUrl } = job;
  const userId = userIdOf(useSession());
  if (sourceUrl !== null)
    return (
      <a
        className={styles.apply}
        href={sourceUrl}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => askOnReturn(userId, job.id, trackedFactsOf(job))}
      >
        {openVacancy.apply}
      </a>
    );
  return (
    <button
      type="button"
      className={styles.apply}
      onClick={() => {
        notify({ type: 'success', text: openVacancy.applied });
        recordApplied(userId, job, description);
      }}
    >
      {openVacancy.apply}
    </button>
  );
}
