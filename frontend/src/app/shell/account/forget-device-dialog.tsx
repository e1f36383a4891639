import { useEffect } from 'react';
import { keepSyncOff } from '../../../account-sync/memory.ts';
import { keepSearchesOff } from '../../../account-sync/searches/searches-memory.ts';
import { sendKept } from '../../../account-sync/start.ts';
import { forgetDevice } from '../../../browser-storage/storage-owner.ts';
import { sessionToasts, forgetDeviceConfirmation as texts } from '../../../texts/account/session-ru.ts';
import { dropOrphanLibraryTexts } from '../../../tracker/library/library-texts.ts';
import { dropOrphanTexts } from '../../../tracker/long-texts.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { notify } from '../../../ui/notifications/notifications.ts';

/** Asks before it removes what cannot be brought back (docs/rules.md#storage-forget). */
export default function ForgetDeviceDialog({ userId, onClose }: { userId: string; onClose(): void }) {
  // Only what the account has can be brought back: what it is still to get goes while the question is read.
  useEffect(() => void sendKept(userId).catch(() => {}), [userId]);
  const forget = () => {
    onClose();
    forgetDevice(userId);
    keepSyncOff(userId);
    keepSearchesOff(userId);
    void dropOrphanTexts();
    void dropOrphanLibraryTexts();
    notify({ type: 'success', title: sessionToasts.successTitle, text: sessionToasts.deviceForgotten });
  };
  return (
    <ConfirmDialog
      heading={texts.title}
      text={texts.text}
      confirm={texts.yes}
      cancel={texts.no}
      onConfirm={forget}
      onCancel={onClose}
    />
  );
}
