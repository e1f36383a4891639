import Button from '@cloudscape-design/components/button';
import { useId } from 'react';
import { documentActions } from '../../texts/profile-ru.ts';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import leaveStyles from '../form/leave-question.module.css';

interface DocumentQuestionProps {
  heading: string;
  text: string;
  yes: string;
  onYes(): void;
  onClose(): void;
}

/** Asked before something that cannot be taken back. */
export function DocumentQuestion({ heading, text, yes, onYes, onClose }: DocumentQuestionProps) {
  const headingId = useId();
  return (
    <ModalDialog labelledBy={headingId} className={leaveStyles.question} onClose={onClose}>
      <h2 id={headingId}>{heading}</h2>
      <p>{text}</p>
      <div className={leaveStyles.ways}>
        <Button formAction="none" onClick={onClose}>
          {documentActions.keep}
        </Button>
        <Button formAction="none" variant="primary" onClick={onYes}>
          {yes}
        </Button>
      </div>
    </ModalDialog>
  );
}
