import { type ReactNode, useEffect, useRef } from 'react';
import styles from './modal-dialog.module.css';
import { useNotificationsInside } from './notifications-place.ts';

interface ModalDialogProps {
  labelledBy: string;
  className?: string | undefined;
  /** Left out where nothing but its own buttons ends it. */
  onClose?(): void;
  children: ReactNode;
}

/** A native dialog as long as it is mounted. It keeps the focus inside and gives it back. */
export function ModalDialog({ labelledBy, className = '', onClose, children }: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useNotificationsInside(ref);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={labelledBy}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        if (!onClose) event.preventDefault();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        // Chromium closes at the second Esc whatever `cancel` was told.
        if (onClose) onClose();
        else event.currentTarget.showModal();
      }}
    >
      {children}
    </dialog>
  );
}
