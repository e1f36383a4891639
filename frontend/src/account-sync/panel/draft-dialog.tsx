import { useId } from 'react';
import { draftChoice, syncChoice as texts } from '../../texts/account/account-sync-ru.ts';
import { Button } from '../../ui/control/button.tsx';
import { DialogHead } from '../../ui/dialog/dialog-head.tsx';
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx';
import styles from './sync-dialog.module.css';
import { Versions } from './versions.tsx';

interface DraftDialogProps {
  typed: string;
  /** By another tab or device, since somebody began to type here. */
  saved: string;
  onSave(): void;
  onDrop(): void;
  onClose(): void;
}

/** What was typed here would be saved over a text that was not there when it was begun (docs/rules.md#resume-meanwhile). */
export default function DraftDialog({ typed, saved, onSave, onDrop, onClose }: DraftDialogProps) {
  const headingId = useId();
  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} onClose={onClose}>
      <div className={styles.content}>
        <DialogHead id={headingId} heading={texts.heading} onClose={onClose} />
        <p>{draftChoice.text}</p>
        <Versions names={draftChoice} mine={typed} theirs={saved} />
        <div className={styles.acts}>
          <Button onPress={onClose}>{texts.later}</Button>
          <Button onPress={onSave}>{draftChoice.takeMine}</Button>
          <Button onPress={onDrop}>{draftChoice.takeTheirs}</Button>
        </div>
      </div>
    </ModalDialog>
  );
}
