import { useId } from 'react';
import { maxNoteLength } from '#core/domain/tracker/tracked-job.ts';
import { details } from '../../texts/tracker/applications-ru.ts';
import styles from '../../ui/form/fields.module.css';
import { useKeptText } from './use-kept-text.ts';

/** How much room is left is said when it is about to matter. */
const hintThreshold = 500;

interface NoteProps {
  note: string;
  onKeep(note: string): void;
}

export function Note({ note, onKeep }: NoteProps) {
  const id = useId();
  const { value, type, keepNow } = useKeptText(note, onKeep);
  const left = maxNoteLength - value.length;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{details.note}</label>
      <textarea
        id={id}
        className={styles.input}
        rows={5}
        maxLength={maxNoteLength}
        value={value}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={keepNow}
      />
      <p role="status" className={styles.hint}>
        {left < hintThreshold && details.noteHint(left)}
      </p>
    </div>
  );
}
