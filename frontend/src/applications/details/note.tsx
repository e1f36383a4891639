import { useEffect, useEffectEvent, useId, useState } from 'react';
import { longestNote } from '#core/domain/tracker/tracked-job.ts';
import { details } from '../../texts/tracker/applications-ru.ts';
import styles from '../../ui/form/fields.module.css';

/** How long nothing is typed before it is kept. */
const quiet = 400;

/** How much room is left is said when it is about to matter. */
const saidFrom = 500;

interface NoteProps {
  note: string;
  onKeep(note: string): void;
}

/** Kept by itself: after a moment, and when it is left, however that comes. */
export function Note({ note, onKeep }: NoteProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const keep = useEffectEvent(() => {
    if (typed === null) return;
    onKeep(typed);
    // From here on what another tab or device writes is shown, and stands.
    setTyped(null);
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => keep(), quiet);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const leave = () => keep();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const shown = typed ?? note;
  const left = longestNote - shown.length;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{details.note}</label>
      <textarea
        id={id}
        className={styles.input}
        rows={5}
        maxLength={longestNote}
        value={shown}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => keep()}
      />
      <p role="status" className={styles.hint}>
        {left < saidFrom && details.noteHint(left)}
      </p>
    </div>
  );
}
