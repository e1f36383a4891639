import { type ReactNode, useId } from 'react';
import { Button } from '../control/button.tsx';
import styles from './confirm-dialog.module.css';
import { ModalDialog } from './modal-dialog.tsx';

interface ConfirmDialogProps {
  heading: string;
  text: string;
  /** More than a text: what is meant, one by one. */
  children?: ReactNode;
  /** The two buttons' words. */
  confirm: string;
  cancel: string;
  /** Which of them most people want. */
  primary?: 'confirm' | 'cancel';
  onConfirm(): void;
  onCancel(): void;
}

/** Asked before something that cannot be taken back. Closing it is cancelling. */
export function ConfirmDialog({
  heading,
  text,
  children,
  confirm,
  cancel,
  primary = 'confirm',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const headingId = useId();
  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} onClose={onCancel}>
      <div className={styles.content}>
        <h2 id={headingId}>{heading}</h2>
        <p>{text}</p>
        {children}
        <div className={styles.actions}>
          {/* First, so that the focus begins where Enter does no harm. */}
          <Button isPrimary={primary === 'cancel'} onPress={onCancel}>
            {cancel}
          </Button>
          <Button isPrimary={primary === 'confirm'} onPress={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
