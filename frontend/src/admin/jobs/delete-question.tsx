import Button from '@cloudscape-design/components/button';
import { useId } from 'react';
import type { AdminJob } from '#core/contract/admin-jobs.ts';
import { ModalDialog } from '../../lib/dialog/modal-dialog.tsx';
import { adminJobs, deleteQuestion as texts } from '../../texts/admin-jobs-ru.ts';
import { card } from '../../texts/ru.ts';
import styles from './delete-question.module.css';

const named = 5;

interface DeleteQuestionProps {
  jobs: readonly AdminJob[];
  onCancel(): void;
  onConfirm(): void;
}

export function DeleteQuestion({ jobs, onCancel, onConfirm }: DeleteQuestionProps) {
  const headingId = useId();
  const { length } = jobs;
  return (
    <ModalDialog labelledBy={headingId} className={styles.question} onClose={onCancel}>
      <h2 id={headingId}>{texts.heading(length)}</h2>
      <p>{texts.text(length)}</p>
      <ul className={styles.jobs}>
        {jobs.slice(0, named).map(({ id, title, company, location }) => (
          <li key={id}>
            <span className={styles.title}>{title}</span>
            <span className={styles.company}>
              {company}
              {card.separator}
              {location || adminJobs.none}
            </span>
          </li>
        ))}
        {length > named && <li className={styles.company}>{texts.more(length - named)}</li>}
      </ul>
      <p className={styles.hint}>{length === 1 ? texts.hint : texts.hintMany}</p>
      <div className={styles.ways}>
        {/* First, so that the focus begins where Enter does no harm. */}
        <Button formAction="none" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button formAction="none" variant="primary" onClick={onConfirm}>
          {texts.confirm}
        </Button>
      </div>
    </ModalDialog>
  );
}
