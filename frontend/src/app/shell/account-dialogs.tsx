import { lazy, Suspense, useState } from 'react';
import type { SessionUser } from '../../session/session-state.ts';
import type { Question } from './account-menu.tsx';

const TwoStepDialog = lazy(() => import('../../session/two-step/two-step-dialog.tsx'));
const ForgetDeviceDialog = lazy(() => import('./forget-device-dialog.tsx'));
const ExportDialog = lazy(() => import('./own-data/export-dialog.tsx'));
const EraseDialog = lazy(() => import('./own-data/erase-dialog.tsx'));

interface AccountDialogsProps {
  question: Question;
  user: SessionUser | null;
  ask(question: Question | null): void;
}

/** What the account menu asks, one at a time. */
export default function AccountDialogs({ question, user, ask }: AccountDialogsProps) {
  /** Who was asked: that their account has gone is still to be read when they are gone themselves. */
  const [asked] = useState(user);
  const close = () => ask(null);
  return (
    <Suspense>
      {user && question === 'two-step' && <TwoStepDialog user={user} onClose={close} />}
      {user && question === 'forget-device' && <ForgetDeviceDialog userId={user.id} onClose={close} />}
      {user && question === 'export' && <ExportDialog userId={user.id} onClose={close} />}
      {asked && question === 'erase' && (
        <EraseDialog user={asked} onExport={() => ask('export')} onClose={close} />
      )}
    </Suspense>
  );
}
