import Button from '@cloudscape-design/components/button';
import { lazy, Suspense, useState } from 'react';
import type { KeptLetter } from '#core/domain/documents/library.ts';
import { letterResult, savedLetters as texts } from '../../../texts/letter-ru.ts';
import { timeNear } from '../../../texts/moments.ts';
import { isOfGroup, textIdOf } from '../../../tracker/library/letter-id.ts';
import { readLibraryText } from '../../../tracker/library/library-texts.ts';
import { Card } from '../../../ui/card/card.tsx';
import { notify } from '../../../ui/notifications/notifications.ts';
import { LetterList } from './letter-list.tsx';
import styles from './saved-letters.module.css';
import type { LetterLibrary } from './use-letter-library.ts';
import { useRemoveLetter } from './use-remove-letter.ts';

const CompareDialog = lazy(() => import('../compare/compare-dialog.tsx'));

interface SavedLettersProps {
  userId: string | null;
  library: LetterLibrary;
  /** The vacancy whose letters stand first. */
  group: string;
  onOpen(letter: KeptLetter, text: string): void;
}

/** The letters that are kept, those of the vacancy first; absent as long as there are none. */
export function SavedLetters({ userId, library, group, onOpen }: SavedLettersProps) {
  const { letters, account, isSent } = library;
  const { removed, removing, remove, putBack, isPuttingBack } = useRemoveLetter(userId);
  const [isComparing, setComparing] = useState(false);
  if (letters.length === 0 && !account.isError && !removed) return null;

  async function open(letter: KeptLetter) {
    const text = await readLibraryText(textIdOf(letter));
    if (text === null) notify({ type: 'error', text: texts.noText });
    else onOpen(letter, text);
  }
  const ofJob = letters.filter(({ id }) => isOfGroup(id, group));
  const others = letters.filter((letter) => !ofJob.includes(letter));
  const list = (heading: string, shownLetters: readonly KeptLetter[]) => (
    <LetterList
      heading={heading}
      letters={shownLetters}
      whenOf={({ savedAt }) => timeNear(savedAt, new Date())}
      isSent={isSent}
      hasAccount={userId !== null && account.isSuccess}
      removing={removing}
      onOpen={(letter) => void open(letter)}
      onRemove={remove}
    />
  );

  return (
    <Card heading={texts.heading}>
      {account.isError && letters.length === 0 && (
        <div className={styles.said}>
          <p>{texts.failed}</p>
          <Button formAction="none" loading={account.isFetching} onClick={() => account.refetch()}>
            {texts.retry}
          </Button>
        </div>
      )}
      {ofJob.length > 0 && (
        <div className={styles.part}>
          <h3>{texts.ofJob}</h3>
          {list(texts.ofJob, ofJob)}
          {ofJob.some(({ id }) => isSent(id)) && <p className={styles.when}>{texts.sentHint}</p>}
          {ofJob.length > 1 && (
            <div>
              <Button formAction="none" onClick={() => setComparing(true)}>
                {texts.compare}
              </Button>
            </div>
          )}
        </div>
      )}
      {others.length > 0 && (
        <div className={styles.part}>
          {ofJob.length > 0 && <h3>{texts.others}</h3>}
          {list(texts.others, others)}
        </div>
      )}
      <div role="status" className={styles.status}>
        {removed && (
          <div className={styles.said}>
            <p>{texts.removed(letterResult.for(removed.position, removed.companyName))}</p>
            <Button formAction="none" loading={isPuttingBack} onClick={putBack}>
              {texts.putBack}
            </Button>
          </div>
        )}
      </div>
      {isComparing && ofJob.length > 1 && (
        <Suspense>
          <CompareDialog letters={ofJob} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </Card>
  );
}
