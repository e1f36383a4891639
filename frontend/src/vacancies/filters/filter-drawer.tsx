import { useEffect, useId, useRef } from 'react';
import { filters } from '../../texts/ru.ts';
import { Button } from '../../ui/control/button.tsx';
import { CloseButton } from '../../ui/control/close-button.tsx';
import { useNotificationsInside } from '../../ui/notifications/notification-container.ts';
import styles from './filter-drawer.module.css';

interface FilterDrawerProps {
  /** How many the list would show; undefined while it is not known. */
  total: number | undefined;
  onClose(): void;
  children: React.ReactNode;
}

/** The panel where there is no room for it: a native dialog keeps the focus inside and closes with Esc. */
export default function FilterDrawer({ total, onClose, children }: FilterDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useNotificationsInside(dialog);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.drawer} aria-labelledby={headingId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={headingId}>{filters.heading}</h2>
        <CloseButton onPress={close} />
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>
        <Button isPrimary isWide onPress={close}>
          <span aria-live="polite">{total === undefined ? filters.showAny : filters.show(total)}</span>
        </Button>
      </div>
    </dialog>
  );
}
