import { useId, useState } from 'react';
import type { SyncKind } from '#core/domain/user/consent.ts';
import { stopSync as texts } from '../../texts/account/account-sync-ru.ts';
import { Button } from '../../ui/control/button.tsx';
import { DialogHead } from '../../ui/dialog/dialog-head.tsx';
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx';
import styles from './sync-dialog.module.css';

/** Asks what becomes of what the account has (docs/rules.md#account-sync-off). */
export default function StopDialog({
  userId,
  kind,
  onClose,
}: {
  userId: string;
  kind: SyncKind;
  onClose(): void;
}) {
  const headingId = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function stop(deletes: boolean) {
    setBusy(true);
    setProblem(null);
    try {
      const { turnOff } = await import('../engine.ts');
      await turnOff(userId, kind, { deletes });
      onClose();
    } catch {
      setProblem(texts.failed);
      setBusy(false);
    }
  }
  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} onClose={onClose}>
      <div className={styles.content}>
        <DialogHead id={headingId} heading={texts.heading} onClose={onClose} />
        <p>{texts.text}</p>
        <div className={styles.option}>
          <Button isWide isBusy={isBusy} onPress={() => void stop(false)}>
            {texts.keep}
          </Button>
          <p className={styles.hint}>{texts.keepHint}</p>
        </div>
        <div className={styles.option}>
          <Button isWide isBusy={isBusy} onPress={() => void stop(true)}>
            {texts.delete}
          </Button>
          <p className={styles.hint}>{texts.deleteHint}</p>
        </div>
        <p role="alert">{problem}</p>
        <div className={styles.acts}>
          <Button onPress={onClose}>{texts.cancel}</Button>
        </div>
      </div>
    </ModalDialog>
  );
}
