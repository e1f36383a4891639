import type { Job } from '#core/domain/job/shown-job.ts';
import { whenKnown } from '../../../session/session-store.ts';
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
  if (sourceUrl !== null)
    return (
      <a
        className={styles.apply}
        href={sourceUrl}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => whenKnown((userId) => askOnReturn(userId, job.id, trackedFactsOf(job)))}
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
        whenKnown((userId) => recordApplied(userId, job, description));
      }}
    >
      {openVacancy.apply}
    </button>
  );
}
