import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { keepFocusOnPage } from '../hooks/keep-focus.ts';
import { useNotificationsInside } from '../notifications/notification-container.ts';
import styles from './modal-dialog.module.css';

interface ModalDialogProps {
  labelledBy: string;
  className?: string | undefined;
  /** Left out where nothing but its own buttons ends it. */
  onClose?(): void;
  /** Then `onClose` is only told that somebody wants to close it: for what asks before it goes. */
  isCloseGuarded?: boolean;
  children: ReactNode;
}

/**
 * A native dialog as long as it is mounted. It keeps the focus inside and gives it back. It stands at the end of the page: inside a
 * form, Enter in one of its fields would send that form.
 */
export function ModalDialog({
  labelledBy,
  className = '',
  onClose,
  isCloseGuarded = false,
  children,
}: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useNotificationsInside(ref);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Before it leaves the page: one that is gone already has nobody to give the focus back to.
    return () => dialog?.close();
  }, []);
  // When all that goes with it has gone, too.
  useEffect(() => () => keepFocusOnPage(), []);
  return createPortal(
    <dialog
      ref={ref}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={labelledBy}
      closedby={onClose ? 'closerequest' : 'none'}
      // To React what stands around it is still around it.
      onSubmit={(event) => event.stopPropagation()}
      onCancel={(event) => {
        if (event.target !== event.currentTarget || (onClose && !isCloseGuarded)) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        // Chromium closes at the second Esc whatever `cancel` was told.
        if (!onClose || isCloseGuarded) event.currentTarget.showModal();
        onClose?.();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}
