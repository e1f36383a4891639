import Button from '@cloudscape-design/components/button';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Letter } from '#core/contract/letters.ts';
import { letterResult, savedLetters as texts } from '../../../texts/letter-ru.ts';
import { timeNear } from '../../../texts/moments.ts';
import { Card } from '../../../ui/card/card.tsx';
import { useDeleteLetter, useSaveLetter } from '../queries.ts';
import { LetterList } from './letter-list.tsx';
import styles from './saved-letters.module.css';

interface SavedLettersProps {
  userId: string;
  list: Pick<UseQueryResult<Letter[]>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  onOpen(letter: Letter): void;
}

/** The letters that the server keeps; absent as long as there are none. */
export function SavedLetters({ userId, list, onOpen }: SavedLettersProps) {
  const deleting = useDeleteLetter(userId);
  const saving = useSaveLetter(userId);
  const [removed, setRemoved] = useState<Letter | null>(null);
  const { data: letters = [] } = list;
  if (letters.length === 0 && !list.isError && !removed) return null;

  return (
    <Card heading={texts.heading}>
      {list.isError && letters.length === 0 && (
        <div className={styles.said}>
          <p>{texts.failed}</p>
          <Button formAction="none" loading={list.isFetching} onClick={() => list.refetch()}>
            {texts.retry}
          </Button>
        </div>
      )}
      <LetterList
        letters={letters}
        whenOf={({ savedAt }) => timeNear(savedAt, new Date())}
        removing={deleting.isPending ? deleting.variables.id : null}
        onOpen={onOpen}
        onRemove={(letter) => deleting.mutate(letter, { onSuccess: () => setRemoved(letter) })}
      />
      <div role="status" className={styles.status}>
        {removed && (
          <div className={styles.said}>
            <p>{texts.removed(letterResult.for(removed.position, removed.companyName))}</p>
            <Button
              formAction="none"
              loading={saving.isPending}
              onClick={() => {
                const { savedAt: _before, ...letter } = removed;
                saving.mutate({ letter, owner: userId }, { onSuccess: () => setRemoved(null) });
              }}
            >
              {texts.putBack}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
