import { useId, useState } from 'react';
import { type Schedule, schedules } from '#core/domain/search/saved-search.ts';
import { letterConsents } from '#core/domain/user/consent.ts';
import { letters, lettersDialog as texts } from '../../texts/tracker/letters-ru.ts';
import type { SavedSearch } from '../../tracker/saved-searches.ts';
import { Button } from '../../ui/control/button.tsx';
import { DialogHead } from '../../ui/dialog/dialog-head.tsx';
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx';
import { notify } from '../../ui/notifications/notifications.ts';
import styles from './letters-dialog.module.css';
import { lettersProblem } from './letters-problem.ts';
import { ScheduleGroup } from './schedule-group.tsx';
import { type KnownSearch, useKnownSearches } from './searches-memory.ts';

/** Whether the press is a consent: it lies in no account yet, or letters begin (docs/rules.md#searches-letters). */
export const needsConsent = (known: KnownSearch | undefined, schedule: Schedule): boolean =>
  !known || (schedule !== 'never' && (known.schedule === 'never' || known.stopped !== null));

interface LettersDialogProps {
  userId: string;
  search: SavedSearch;
  /** It has just been saved in this browser: letters are an offer. */
  isOffer?: boolean;
  onClose(): void;
}

/** When letters tell of a search that its owner keeps in the account. */
export default function LettersDialog({ userId, search, isOffer = false, onClose }: LettersDialogProps) {
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
      const { setLetters } = await import('./engine.ts');
      await setLetters(userId, search, { schedule, isAgreed });
      notify({ type: 'success', text: texts.done(search.name, schedule) });
      onClose();
    } catch (error) {
      setProblem(lettersProblem(error));
      setBusy(false);
    }
  }

  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} onClose={onClose}>
      <div className={styles.content}>
        <DialogHead id={headingId} heading={isOffer ? texts.offerHeading : texts.heading} onClose={onClose} />
        <p>{isOffer ? texts.savedHere(search.name) : texts.about(search.name)}</p>
        {known?.stopped && known.schedule !== 'never' && (
          <p className={styles.problem}>{letters.stopped[known.stopped]}</p>
        )}
        <ScheduleGroup schedules={schedules} selected={schedule} onChange={setSchedule} />
        <p>{texts.oneLetter}</p>
        {search.isPaused && <p>{letters.paused}</p>}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.acts}>
          <Button onPress={onClose}>{isOffer ? texts.later : texts.cancel}</Button>
          <Button isPrimary isBusy={isBusy} onPress={() => void save()}>
            {known ? texts.save : texts.keep}
          </Button>
        </div>
        {isAgreed && <p className={styles.consent}>{letterConsents.account}</p>}
      </div>
    </ModalDialog>
  );
}

/** Who asks for letters wants some; whoever saves a search has not asked for any. */
function initialSchedule(known: KnownSearch | undefined, isOffer: boolean): Schedule {
  if (known && known.schedule !== 'never') return known.schedule;
  return isOffer ? 'never' : 'first-import';
}
