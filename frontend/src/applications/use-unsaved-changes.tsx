import { type ReactNode, useState } from 'react';
import { unsaved as texts } from '../texts/tracker/applications-ru.ts';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { useLeaveGuard } from '../ui/form/use-leave-guard.ts';

interface UnsavedChanges {
  /** Does what takes the dialog away: at once, or when its owner has said so. */
  leave(go: () => void): void;
  confirmation: ReactNode;
}

/** Asked before a dialog goes with what was typed in it, be it with its page. */
export function useUnsavedChanges(hasTyped: boolean): UnsavedChanges {
  const guard = useLeaveGuard(hasTyped);
  const [pending, setPending] = useState<(() => void) | null>(null);
  function stay() {
    setPending(null);
    guard.stay();
  }
  return {
    leave: (go) => (hasTyped ? setPending(() => go) : go()),
    confirmation: (guard.isAsking || pending) && (
      <ConfirmDialog
        heading={texts.heading}
        text={texts.text}
        confirm={texts.leave}
        cancel={texts.stay}
        primary="cancel"
        onConfirm={guard.isAsking ? guard.leave : (pending ?? stay)}
        onCancel={stay}
      />
    ),
  };
}
