import type { AdminJob } from '#core/contract/admin-jobs.ts';
import { adminJobs, deleteConfirmation as texts } from '../../texts/admin/admin-jobs-ru.ts';
import { card } from '../../texts/ru.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import styles from './delete-dialog.module.css';

const maxNamed = 5;

interface DeleteDialogProps {
  jobs: readonly AdminJob[];
  onCancel(): void;
  onConfirm(): void;
}

export function DeleteDialog({ jobs, onCancel, onConfirm }: DeleteDialogProps) {
  const { length } = jobs;
  return (
    <ConfirmDialog
      heading={texts.heading(length)}
      text={texts.text(length)}
      confirm={texts.confirm}
      cancel={texts.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <ul className={styles.jobs}>
        {jobs.slice(0, maxNamed).map(({ id, title, company, location }) => (
          <li key={id}>
            <span className={styles.title}>{title}</span>
            <span className={styles.company}>
              {company}
              {card.separator}
              {location || adminJobs.none}
            </span>
          </li>
        ))}
        {length > maxNamed && <li className={styles.company}>{texts.more(length - maxNamed)}</li>}
      </ul>
      <p className={styles.hint}>{length === 1 ? texts.hint : texts.hintMany}</p>
    </ConfirmDialog>
  );
}
