import Button from '@cloudscape-design/components/button';
import type { Letter } from '#core/contract/letters.ts';
import { letterResult, savedLetters as texts } from '../../../texts/letter-ru.ts';
import styles from './saved-letters.module.css';

interface LetterListProps {
  letters: readonly Letter[];
  whenOf(letter: Letter): string;
  /** The id of the one that is being deleted. */
  removing: string | null;
  onOpen(letter: Letter): void;
  onRemove(letter: Letter): void;
}

export const LetterList = ({ letters, whenOf, removing, onOpen, onRemove }: LetterListProps) => (
  <ul className={styles.list} aria-label={texts.heading}>
    {letters.map((letter) => {
      const name = letterResult.for(letter.position, letter.companyName);
      return (
        <li key={letter.id}>
          <div className={styles.words}>
            <bdi className={styles.name} title={letter.position}>
              {letter.position}
            </bdi>
            <span className={styles.when}>
              {letterResult.for(letter.companyName, letterResult.savedAt(whenOf(letter)))}
            </span>
          </div>
          <div className={styles.actions}>
            <Button formAction="none" ariaLabel={texts.openNamed(name)} onClick={() => onOpen(letter)}>
              {texts.open}
            </Button>
            <Button
              formAction="none"
              variant="icon"
              iconName="remove"
              ariaLabel={texts.removeNamed(name)}
              loading={removing === letter.id}
              onClick={() => onRemove(letter)}
            />
          </div>
        </li>
      );
    })}
  </ul>
);
