import Button from '@cloudscape-design/components/button';
import { useId } from 'react';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import questionStyles from '../form/leave-question.module.css';

interface CloseQuestionProps {
  heading: string;
  text: string;
  stay: string;
  close: string;
  onStay(): void;
  onLeave(): void;
}

/** Asked only where something would be lost. */
export function CloseQuestion({ heading, text, stay, close, onStay, onLeave }: CloseQuestionProps) {
  const headingId = useId();
  return (
    <ModalDialog labelledBy={headingId} className={questionStyles.question} onClose={onStay}>
      <h2 id={headingId}>{heading}</h2>
      <p>{text}</p>
      <div className={questionStyles.ways}>
        <Button formAction="none" variant="primary" onClick={onStay}>
          {stay}
        </Button>
        <Button formAction="none" onClick={onLeave}>
          {close}
        </Button>
      </div>
    </ModalDialog>
  );
}
