import { useRef, useState } from 'react';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { momentOf } from '../../texts/moments.ts';
import { applications, details } from '../../texts/tracker/applications-ru.ts';
import { tomorrow } from '../../tracker/apply-prompt.ts';
import { isDue } from '../../tracker/due.ts';
import { Button } from '../../ui/control/button.tsx';
import { download } from '../../ui/download.ts';
import { Field } from '../../ui/form/field.tsx';
import styles from '../../ui/form/fields.module.css';
import { keepFocusOnPage } from '../../ui/hooks/keep-focus.ts';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import { icsOf } from '../export/ics.ts';
import { instantOf, toLocalMoment } from './local-moment.ts';

interface ReminderProps {
  record: TrackedJob;
  now: Date;
  onSet(reminder: TrackedJob['reminder']['value']): void;
  /** Whether there is something that would be lost. */
  onTyped(isTyped: boolean): void;
}

interface Typed {
  at: string;
  text: string;
}

/** Whether one of its two fields would be lost; `before` is what stood in them when nothing was typed. */
export const isReminderTyped = (typed: Typed, before: Typed): boolean =>
  typed.at !== before.at || typed.text.trim() !== before.text.trim();

export function Reminder({ record, now, onSet, onTyped }: ReminderProps) {
  const { value } = record.reminder;
  const acts = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(() => toLocalMoment(new Date(value?.at ?? tomorrow(new Date()))));
  const [text, setText] = useState(value?.text ?? '');
  const [before, setBefore] = useState<Typed>({ at, text });
  const [problem, setProblem] = useState<string | null>(null);
  function set() {
    const instant = instantOf(at);
    if (instant === null) setProblem(details.noReminder);
    else if (Date.parse(instant) <= Date.now()) setProblem(details.pastReminder);
    else {
      setProblem(null);
      onSet({ at: instant, text: text.trim() });
      setBefore({ at, text });
      onTyped(false);
    }
  }
  function drop() {
    onSet(null);
    requestAnimationFrame(() => keepFocusOnPage(acts.current?.querySelector('button')));
  }
  return (
    <>
      <div className={styles.row}>
        <Field
          label={details.reminderAt}
          type="datetime-local"
          value={at}
          problem={problem}
          onValue={(next) => {
            setAt(next);
            onTyped(isReminderTyped({ at: next, text }, before));
            setProblem(null);
          }}
        />
        <Field
          label={details.reminderText}
          maxLength={300}
          value={text}
          onValue={(next) => {
            setText(next);
            onTyped(isReminderTyped({ at, text: next }, before));
          }}
        />
      </div>
      <p role="status" className={styles.hint}>
        {value && (isDue(record, now) ? details.reminderWas : details.reminderIs)(momentOf(value.at))}
      </p>
      <div ref={acts} className={styles.acts}>
        <Button onPress={set}>{details.setReminder}</Button>
        {value && (
          <>
            <TextButton onPress={drop}>{details.dropReminder}</TextButton>
            <TextButton
              onPress={() =>
                download(
                  applications.icsFile,
                  new Blob([icsOf([record], new Date())], { type: 'text/calendar;charset=utf-8' }),
                )
              }
            >
              {details.toCalendar}
            </TextButton>
          </>
        )}
      </div>
    </>
  );
}
