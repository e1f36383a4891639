import Button from '@cloudscape-design/components/button';
import { useId } from 'react';
import { leaving } from '../../texts/profile-ru.ts';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import styles from './leave-question.module.css';

export function LeaveQuestion({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  const headingId = useId();
  return (
    <ModalDialog labelledBy={headingId} className={styles.question} onClose={onStay}>
      <h2 id={headingId}>{leaving.heading}</h2>
      <p>{leaving.text}</p>
      <div className={styles.ways}>
        <Button formAction="none" variant="primary" onClick={onStay}>
          {leaving.stay}
        </Button>
        <Button formAction="none" onClick={onLeave}>
          {leaving.leave}
        </Button>
      </div>
    </ModalDialog>
  );
}
