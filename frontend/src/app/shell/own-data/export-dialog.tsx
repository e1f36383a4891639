import Button from '@cloudscape-design/components/button';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ownDataFailures, exportDialog as texts } from '../../../texts/account/account-ru.ts';
import { DialogHead } from '../../../ui/dialog/dialog-head.tsx';
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx';
import styles from './own-data.module.css';
import { downloadOwnData, ownDataFailure } from './own-data.ts';

/** Everything that is known of the user, as files. */
export default function ExportDialog({ userId, onClose }: { userId: string; onClose(): void }) {
  const headingId = useId();
  const [file, setFile] = useState<[n: number, of: number] | null>(null);
  const { mutate, data, isPending, isSuccess } = useMutation({
    mutationFn: () => downloadOwnData(userId, (n, of) => setFile([n, of])),
    onMutate: () => setFile(null),
    meta: { failure: { text: (error: Error) => ownDataFailure(error, ownDataFailures.export) } },
  });
  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} onClose={onClose}>
      <div className={styles.content}>
        <DialogHead id={headingId} heading={texts.title} onClose={onClose} />
        <p>{texts.text}</p>
        <div>
          <p>{texts.holds}</p>
          <ul className={styles.parts}>
            {texts.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </div>
        <div role="status" className={styles.said}>
          {isPending && <p>{file ? texts.downloading(...file) : texts.collecting}</p>}
          {data && <p>{texts.done(data.files)}</p>}
          {data && data.searches.length > 0 && <p>{texts.searches(data.searches)}</p>}
          {data && data.missing.length > 0 && <p className={styles.problem}>{texts.missing(data.missing)}</p>}
        </div>
        <div className={styles.actions}>
          <Button formAction="none" onClick={onClose}>
            {texts.close}
          </Button>
          <Button
            formAction="none"
            variant={isSuccess ? 'normal' : 'primary'}
            loading={isPending}
            onClick={() => mutate()}
          >
            {isSuccess ? texts.again : texts.start}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
