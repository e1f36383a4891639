import { useId, useState } from 'react';
import { type Schedule, schedules } from '#core/domain/search/saved-search.ts';
import { emailConsents } from '#core/domain/user/consent.ts';
import { emails, emailsDialog as texts } from '../../texts/tracker/emails-ru.ts';
import type { SavedSearch } from '../../tracker/saved-searches.ts';
import { Button } from '../../ui/control/button.tsx';
import { DialogHead } from '../../ui/dialog/dialog-head.tsx';
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx';
import { notify } from '../../ui/notifications/notifications.ts';
import styles from './emails-dialog.module.css';
import { emailsProblem } from './emails-problem.ts';
import { ScheduleGroup } from './schedule-group.tsx';
import { type KnownSearch, useKnownSearches } from './searches-memory.ts';

/** Whether the press is a consent: it lies in no account yet, or e-mails begin (docs/rules.md#searches-emails). */
export const needsConsent = (known: KnownSearch | undefined, schedule: Schedule): boolean =>
  !known || (schedule !== 'never' && (known.schedule === 'never' || known.stopped !== null));

interface EmailsDialogProps {
  userId: string;
  search: SavedSearch;
  /** It has just been saved in this browser: e-mails are an offer. */
  isOffer?: boolean;
  onClose(): void;
}

/** When e-mails tell of a search that its owner keeps in the account. */
export default function EmailsDialog({ userId, search, isOffer = false, onClose }: EmailsDialogProps) {
  const headingId = useId();
  const known = useKnownSearches(userId).known[search.id];
  const [schedule, setSchedule] = useState<Schedule>(() => initialSchedule(known, isOffer));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isAgreed = needsConsent(known, schedule);

  async function save() {
    setBusy(true);
    setProblem(null);
    try {
      const { setEmails } = await import('./engine.ts');
      await setEmails(userId, search, { schedule, isAgreed });
      notify({ type: 'success', text: texts.done(search.name, schedule) });
      onClose();
    } catch (error) {
      setProblem(emailsProblem(error));
      setBusy(false);
    }
  }

  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} onClose={onClose}>
      <div className={styles.content}>
        <DialogHead id={headingId} heading={isOffer ? texts.offerHeading : texts.heading} onClose={onClose} />
        <p>{isOffer ? texts.savedHere(search.name) : texts.about(search.name)}</p>
        {known?.stopped && known.schedule !== 'never' && (
          <p className={styles.problem}>{emails.stopped[known.stopped]}</p>
        )}
        <ScheduleGroup schedules={schedules} selected={schedule} onChange={setSchedule} />
        <p>{texts.oneEmail}</p>
        {search.isPaused && <p>{emails.paused}</p>}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.acts}>
          <Button onPress={onClose}>{isOffer ? texts.later : texts.cancel}</Button>
          <Button isPrimary isBusy={isBusy} onPress={() => void save()}>
            {known ? texts.save : texts.keep}
          </Button>
        </div>
        {isAgreed && <p className={styles.consent}>{emailConsents.account}</p>}
      </div>
    </ModalDialog>
  );
}

/** Who asks for e-mails wants some; whoever saves a search has not asked for any. */
function initialSchedule(known: KnownSearch | undefined, isOffer: boolean): Schedule {
  if (known && known.schedule !== 'never') return known.schedule;
  return isOffer ? 'never' : 'first-import';
}
