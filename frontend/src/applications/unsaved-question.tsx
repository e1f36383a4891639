import { useId } from 'react';
import { unsaved as texts } from '../texts/tracker/applications-ru.ts';
import { Button } from '../ui/control/button.tsx';
import { ModalDialog } from '../ui/dialog/modal-dialog.tsx';
import styles from './manual-dialog.module.css';

/** Asked before a dialog goes with what was typed in it. The question of other pages brings their kit along. */
export function UnsavedQuestion({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
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
