import Button from '@cloudscape-design/components/button';
import { useId, useRef } from 'react';
import { forgetDevice } from '../../../browser-storage/storage-owner.ts';
import { forgetDeviceQuestion, sessionToasts } from '../../../texts/session-ru.ts';
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx';
import { notify } from '../../../ui/notifications/notifications.ts';
import styles from './forget-device-dialog.module.css';

/** Asks before it removes what cannot be brought back (docs/rules.md#storage-forget). */
export default function ForgetDeviceDialog({ userId, onClose }: { userId: string; onClose(): void }) {
  const headingId = useId();
  const content = useRef<HTMLDivElement>(null);
  const close = () => content.current?.closest('dialog')?.close();
  const forget = () => {
    close();
    forgetDevice(userId);
    notify({ type: 'success', title: sessionToasts.successTitle, text: sessionToasts.deviceForgotten });
  };
  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} onClose={onClose}>
      <div ref={content} className={styles.content}>
        <h2 id={headingId}>{forgetDeviceQuestion.title}</h2>
        <p>{forgetDeviceQuestion.text}</p>
        <div className={styles.actions}>
          <Button formAction="none" onClick={close}>
            {forgetDeviceQuestion.no}
          </Button>
          <Button formAction="none" variant="primary" onClick={forget}>
            {forgetDeviceQuestion.yes}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
