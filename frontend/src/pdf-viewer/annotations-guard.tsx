import { useEffect, useEffectEvent, useState } from 'react';
import { unsaved } from '../texts/viewer/viewer-ru.ts';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { useLeaveGuard } from '../ui/form/use-leave-guard.ts';

interface AnnotationsGuardProps {
  /** As long as annotations are not saved. */
  isUnsaved: boolean;
  finish(): Promise<boolean>;
}

/** Who goes to another screen waits for the last annotations, and is asked where they could not be saved. */
export function AnnotationsGuard({ isUnsaved, finish }: AnnotationsGuardProps) {
  const guard = useLeaveGuard(isUnsaved);
  const [isLosing, setLosing] = useState(false);
  const { isAsking } = guard;
  const saveFirst = useEffectEvent(async () => {
    if (await finish()) guard.leave();
    else setLosing(true);
  });
  useEffect(() => {
    if (isAsking) void saveFirst();
  }, [isAsking]);

  function answer(go: () => void) {
    setLosing(false);
    go();
  }

  return (
    isAsking &&
    isLosing && (
      <ConfirmDialog
        {...unsaved}
        primary="cancel"
        onCancel={() => answer(guard.stay)}
        onConfirm={() => answer(guard.leave)}
      />
    )
  );
}
