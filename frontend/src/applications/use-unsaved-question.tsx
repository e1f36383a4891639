import { type ReactNode, useId, useState } from 'react';
import { unsaved as texts } from '../texts/tracker/applications-ru.ts';
import { Button } from '../ui/control/button.tsx';
import { ModalDialog } from '../ui/dialog/modal-dialog.tsx';
import { useLeaveGuard } from '../ui/form/use-leave-guard.ts';
import styles from './manual-dialog.module.css';

interface UnsavedQuestion {
  /** Does what takes the dialog away: at once, or when its owner has said so. */
  leave(go: () => void): void;
  question: ReactNode;
}

/** Asked before a dialog goes with what was typed in it, be it with its page. */
export function useUnsavedQuestion(hasTyped: boolean): UnsavedQuestion {
  const guard = useLeaveGuard(hasTyped);
  const [pending, setPending] = useState<(() => void) | null>(null);
  function stay() {
    setPending(null);
    guard.stay();
  }
  return {
    leave: (go) => (hasTyped ? setPending(() => go) : go()),
    question: (guard.isAsking || pending) && (
      <UnsavedQuestion onStay={stay} onLeave={guard.isAsking ? guard.leave : (pending ?? stay)} />
    ),
  };
}

/** The question of other pages brings their kit along. */
function UnsavedQuestion({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  const headingId = useId();
  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} onClose={onStay}>
      <div className={styles.form}>
        <h2 id={headingId}>{texts.heading}</h2>
        <p>{texts.text}</p>
        <div className={styles.acts}>
          {/* First, so that the focus begins where Enter does no harm. */}
          <Button isPrimary onPress={onStay}>
            {texts.stay}
          </Button>
          <Button onPress={onLeave}>{texts.leave}</Button>
        </div>
      </div>
    </ModalDialog>
  );
}
