import { useEffect, useEffectEvent, useId, useState } from 'react';
import { maxNoteLength } from '#core/domain/tracker/tracked-job.ts';
import { details } from '../../texts/tracker/applications-ru.ts';
import styles from '../../ui/form/fields.module.css';

/** How long nothing is typed before it is kept. */
const saveDelay = 400;

/** How much room is left is said when it is about to matter. */
const hintThreshold = 500;

interface NoteProps {
  note: string;
  onKeep(note: string): void;
}

/** Kept by itself: after a moment, and when it is left, however that comes. */
export function Note({ note, onKeep }: NoteProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const save = useEffectEvent(() => {
    if (typed === null) return;
    onKeep(typed);
    // From here on what another tab or device writes is shown, and stands.
    setTyped(null);
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => save(), saveDelay);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const leave = () => save();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const value = typed ?? note;
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
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => save()}
      />
      <p role="status" className={styles.hint}>
        {left < hintThreshold && details.noteHint(left)}
      </p>
    </div>
  );
}
