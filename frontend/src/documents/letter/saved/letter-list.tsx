import Button from '@cloudscape-design/components/button';
import type { KeptLetter } from '#core/domain/documents/library.ts';
import { letterResult, savedLetters as texts } from '../../../texts/letter-ru.ts';
import styles from './saved-letters.module.css';

interface LetterListProps {
  heading: string;
  letters: readonly KeptLetter[];
  whenOf(letter: KeptLetter): string;
  isSent(id: string): boolean;
  /** Whether it is worth saying that the account has not got it. */
  hasAccount: boolean;
  /** The id of the one that is being deleted. */
  removing: string | null;
  onOpen(letter: KeptLetter): void;
  onRemove(letter: KeptLetter): void;
}

export const LetterList = ({
  heading,
  letters,
  whenOf,
  isSent,
  hasAccount,
  removing,
  onOpen,
  onRemove,
}: LetterListProps) => (
  <ul className={styles.list} aria-label={heading}>
    {letters.map((letter) => {
      const when = letterResult.savedAt(whenOf(letter));
      const name = letterResult.for(letter.position, letter.companyName);
      // Of one vacancy there may be several: when it was kept tells them apart.
      const label = letterResult.for(name, whenOf(letter));
      return (
        <li key={letter.id}>
          <div className={styles.words}>
            <bdi className={styles.name} title={letter.position}>
              {letter.position}
            </bdi>
            <span className={styles.when}>{letterResult.for(letter.companyName, when)}</span>
            {isSent(letter.id) && <span className={styles.when}>{texts.sent}</span>}
            {hasAccount && !letter.isInAccount && <span className={styles.when}>{texts.onlyHere}</span>}
          </div>
          <div className={styles.actions}>
            <Button formAction="none" ariaLabel={texts.openNamed(label)} onClick={() => onOpen(letter)}>
              {texts.open}
            </Button>
            {!isSent(letter.id) && (
              <Button
                formAction="none"
                variant="icon"
                iconName="remove"
                ariaLabel={texts.removeNamed(label)}
                loading={removing === letter.id}
                onClick={() => onRemove(letter)}
              />
            )}
          </div>
        </li>
      );
    })}
  </ul>
);
