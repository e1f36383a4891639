import type { Job } from '#core/domain/job/shown-job.ts';
import { whenKnown } from '../../session/session-store.ts';
import { marks as texts } from '../../texts/tracker/marks-ru.ts';
import { Icon } from '../../ui/icon.tsx';
import { save, unsave } from './acts.ts';
import styles from './marks.module.css';

interface SaveButtonProps {
  job: Job;
  description?: string | null | undefined;
  isSaved: boolean;
  /** With its word beside it. */
  isWide?: boolean;
}

export const SaveButton = ({ job, description, isSaved, isWide = false }: SaveButtonProps) => (
  <button
    type="button"
    className={`${styles.button} ${isWide ? styles.wide : ''}`}
    aria-pressed={isSaved}
    // Keys go from card to card, and find it in the vacancy.
    {...(!isWide && { 'aria-label': texts.saveLabel(job.title), title: texts.save, tabIndex: -1 })}
    onClick={({ detail }) => {
      // Of a double click the second would take back the first.
      if (detail > 1) return;
      whenKnown((userId) => (isSaved ? unsave(userId, job) : save(userId, job, description)));
    }}
  >
    <Icon>
      <path
        className={styles.star}
        d="m10 3.2 2.1 4.3 4.7.7-3.4 3.3.8 4.7-4.2-2.2-4.2 2.2.8-4.7-3.4-3.3 4.7-.7z"
      />
    </Icon>
    {isWide && texts.save}
  </button>
);
