import { lazy, Suspense, useState } from 'react';
import type { SessionUser } from '../../../session/session-state.ts';
import type { AccountDialog } from './account-dialog.ts';

const TwoStepDialog = lazy(() => import('../../../session/two-step/two-step-dialog.tsx'));
const ForgetDeviceDialog = lazy(() => import('./forget-device-dialog.tsx'));
const ExportDialog = lazy(() => import('../own-data/export-dialog.tsx'));
const EraseDialog = lazy(() => import('../own-data/erase-dialog.tsx'));

interface AccountDialogsProps {
  dialog: AccountDialog;
  user: SessionUser | null;
  open(dialog: AccountDialog | null): void;
}

/** What the account menu asks, one at a time. */
export default function AccountDialogs({ dialog, user, open }: AccountDialogsProps) {
  /** Who was asked: that their account has gone is still to be read when they are gone themselves. */
  const [initialUser] = useState(user);
  const close = () => open(null);
  return (
    <Suspense>
      {user && dialog === 'two-step' && <TwoStepDialog user={user} onClose={close} />}
      {user && dialog === 'forget-device' && <ForgetDeviceDialog userId={user.id} onClose={close} />}
      {user && dialog === 'export' && <ExportDialog userId={user.id} onClose={close} />}
      {initialUser && dialog === 'erase' && (
        <EraseDialog user={initialUser} onExport={() => open('export')} onClose={close} />
      )}
    </Suspense>
  );
}
