import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { subscribe } from '#core/contract/searches.ts';
import type { Schedule } from '#core/domain/search/saved-search.ts';
import { filtersOfQuery } from '#core/domain/search/shared-filters.ts';
import { emailConsents, emailConsentVersion } from '#core/domain/user/consent.ts';
import styles from '../account-sync/searches/emails-dialog.module.css';
import { emailsProblem } from '../account-sync/searches/emails-problem.ts';
import { oneLine } from '../account-sync/searches/one-line.ts';
import { ScheduleGroup } from '../account-sync/searches/schedule-group.tsx';
import { callApi } from '../api/call-api.ts';
import { timeZone } from '../api/time-zone.ts';
import { emailsDialog, subscribeDialog as texts } from '../texts/tracker/emails-ru.ts';
import type { SavedSearch } from '../tracker/saved-searches.ts';
import { Button, SubmitButton } from '../ui/control/button.tsx';
import { DialogHead } from '../ui/dialog/dialog-head.tsx';
import { ModalDialog } from '../ui/dialog/modal-dialog.tsx';
import { Field } from '../ui/form/field.tsx';

type ByMail = Exclude<Schedule, 'never'>;
const schedules: readonly ByMail[] = ['first-import', 'daily'];
const { email: emailSchema } = subscribe.request.shape;

interface SubscribeDialogProps {
  search: SavedSearch;
  onClose(): void;
}

/** A visitor's e-mails: whether the address is theirs, an e-mail asks first (docs/rules.md#emails-visitors). */
export default function SubscribeDialog({ search, onClose }: SubscribeDialogProps) {
  const headingId = useId();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} onClose={onClose}>
      <div className={styles.content}>
        <DialogHead
          id={headingId}
          heading={sentTo === null ? emailsDialog.heading : texts.sentHeading}
          onClose={onClose}
        />
        {sentTo === null ? (
          <SubscribeForm search={search} onSent={setSentTo} onClose={onClose} />
        ) : (
          <SentMessage email={sentTo} onClose={onClose} />
        )}
      </div>
    </ModalDialog>
  );
}

interface SubscribeFormProps extends SubscribeDialogProps {
  onSent(email: string): void;
}

function SubscribeForm({ search, onSent, onClose }: SubscribeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [schedule, setSchedule] = useState<ByMail>('first-import');
  const [isEmailWrong, setEmailWrong] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // After the dialog's own choice, which would be the cross.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const address = z.safeParse(emailSchema, email);
    setEmailWrong(!address.success);
    setProblem(null);
    if (!address.success) {
      form.current?.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    try {
      await callApi(subscribe, {
        email: address.data,
        name: oneLine(search.name),
        query: filtersOfQuery(search.query),
        schedule,
        tz: timeZone(),
        agreed: emailConsentVersion,
      });
      onSent(address.data);
    } catch (error) {
      setProblem(emailsProblem(error, texts));
      setBusy(false);
    }
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <p>{emailsDialog.about(search.name)}</p>
      <Field
        label={texts.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={254}
        value={email}
        problem={isEmailWrong ? texts.wrongEmail : null}
        onValue={(value) => {
          setEmail(value);
          setEmailWrong(false);
        }}
      />
      <ScheduleGroup<ByMail> schedules={schedules} selected={schedule} onChange={setSchedule} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.acts}>
        <Button onPress={onClose}>{emailsDialog.cancel}</Button>
        <SubmitButton isBusy={isBusy}>{texts.subscribe}</SubmitButton>
      </div>
      <p className={styles.consent}>{emailConsents.visitor}</p>
    </form>
  );
}

/** True whether or not the address is known here. */
function SentMessage({ email, onClose }: { email: string; onClose(): void }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <p ref={message} tabIndex={-1}>
        {texts.sent(email)}
      </p>
      <p>{texts.sentOnce}</p>
      <p>{texts.apart}</p>
      <div className={styles.acts}>
        <Button onPress={onClose}>{texts.close}</Button>
      </div>
    </>
  );
}
