import Button from '@cloudscape-design/components/button';
import { useId } from 'react';
import { ModalDialog } from '../lib/dialog/modal-dialog.tsx';
import styles from './question.module.css';

interface QuestionProps {
  heading: string;
  text: string;
  yes: string;
  no: string;
  onYes(): void;
  onClose(): void;
}

/** Asked before something that cannot be taken back by the one who does it. */
export function Question({ heading, text, yes, no, onYes, onClose }: QuestionProps) {
  const headingId = useId();
  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} onClose={onClose}>
      <div className={styles.content}>
        <h2 id={headingId}>{heading}</h2>
        <p>{text}</p>
        <div className={styles.actions}>
          <Button formAction="none" onClick={onClose}>
            {no}
          </Button>
          <Button formAction="none" variant="primary" onClick={onYes}>
            {yes}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
