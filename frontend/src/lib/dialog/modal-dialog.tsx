import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useNotificationsInside } from '../notifications-place.ts';
import styles from './modal-dialog.module.css';

interface ModalDialogProps {
  labelledBy: string;
  className?: string | undefined;
  /** Left out where nothing but its own buttons ends it. */
  onClose?(): void;
  /** Then `onClose` is only told that somebody wants to close it: for what asks before it goes. */
  isHeld?: boolean;
  children: ReactNode;
}

/** A native dialog as long as it is mounted. It keeps the focus inside and gives it back. */
export function ModalDialog({
  labelledBy,
  className = '',
  onClose,
  isHeld = false,
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
  useEffect(() => keepFocusOnPage, []);
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={labelledBy}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        if (event.target !== event.currentTarget || (onClose && !isHeld)) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        // Chromium closes at the second Esc whatever `cancel` was told.
        if (!onClose || isHeld) event.currentTarget.showModal();
        onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}

/** What had the focus before may be gone; then reading goes on at the page's content, not at the browser's top. */
function keepFocusOnPage() {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
}
