import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { SessionUser } from '../../../session/session-state.ts';
import { erased, ownDataFailures, eraseDialog as texts } from '../../../texts/account/account-ru.ts';
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import styles from './own-data.module.css';
import { erase, isConfirmed, ownDataFailure } from './own-data.ts';

interface EraseDialogProps {
  user: SessionUser;
  /** Instead: the data first. */
  onExport(): void;
  onClose(): void;
}

/** Says what goes and what stays, and wants the e-mail typed; afterwards it says what has happened. */
export default function EraseDialog({ user, onExport, onClose }: EraseDialogProps) {
  const headingId = useId();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => erase(user.id),
    meta: { failure: { text: (error: Error) => ownDataFailure(error, ownDataFailures.erase) } },
  });
  // Loaded anew: nothing of the user is left in the page's memory.
  function leave() {
    if (isSuccess) location.assign('/');
    else if (!isPending) onClose();
  }
  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} onClose={leave} isCloseGuarded={isPending}>
      {isSuccess ? (
        <div className={styles.content}>
          <h2 id={headingId}>{erased.title}</h2>
          <p role="status">{erased.text}</p>
          <div className={styles.actions}>
            <Button formAction="none" variant="primary" onClick={leave}>
              {erased.close}
            </Button>
          </div>
        </div>
      ) : (
        <EraseConfirmation
          headingId={headingId}
          email={user.email}
          isPending={isPending}
          onYes={mutate}
          onExport={onExport}
          onNo={onClose}
        />
      )}
    </ModalDialog>
  );
}

interface EraseConfirmationProps {
  headingId: string;
  email: string;
  isPending: boolean;
  onYes(): void;
  onExport(): void;
  onNo(): void;
}

export function EraseConfirmation({
  headingId,
  email,
  isPending,
  onYes,
  onExport,
  onNo,
}: EraseConfirmationProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const expected = email.trim() === '' ? texts.word : email;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const isRight = isConfirmed(typed, expected);
    setWrong(!isRight);
    if (isRight) onYes();
    else form.current?.querySelector('input')?.focus();
  }

  return (
    <form ref={form} className={styles.content} noValidate onSubmit={submit}>
      <h2 id={headingId}>{texts.title}</h2>
      <p>{texts.text}</p>
      {[texts.goes, texts.stays].map(({ heading, parts }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <ul className={styles.parts}>
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <TextButton isDisabled={isPending} onPress={onExport}>
          {texts.export}
        </TextButton>
      </div>
      <FormField label={texts.type(expected)} stretch errorText={isWrong && texts.mismatch(expected)}>
        <Input
          value={typed}
          disabled={isPending}
          autoComplete={false}
          spellcheck={false}
          inputMode="email"
          onChange={({ detail }) => setTyped(detail.value)}
        />
      </FormField>
      <div className={styles.actions}>
        <Button formAction="none" disabled={isPending} onClick={onNo}>
          {texts.no}
        </Button>
        <Button variant="primary" loading={isPending}>
          {isPending ? texts.erasing : texts.yes}
        </Button>
      </div>
    </form>
  );
}
