import { useRef, useState } from 'react';
import { isTakenBack, type TrackedEvent, type TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { isBlank } from '#core/domain/user/profile.ts';
import { details } from '../../texts/tracker/applications-ru.ts';
import { stageNames } from '../../texts/tracker/desk-ru.ts';
import { hasAllEvents } from '../../tracker/acts.ts';
import { Button } from '../../ui/control/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import fields from '../../ui/form/fields.module.css';
import { keepFocusThrough } from '../../ui/hooks/keep-focus.ts';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import styles from './events.module.css';
import { instantOf, toLocalMoment } from './local-moment.ts';
import { beganAtStage, momentIn } from './record-moments.ts';

interface EventsProps {
  record: TrackedJob;
  /** False where it was not taken. */
  onAdd(at: string, text: string): boolean;
  onDelete(event: TrackedEvent): void;
  /** Whether there is something that would be lost. */
  onTyped(isTyped: boolean): void;
}

export function Events({ record, onAdd, onDelete, onTyped }: EventsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState(() => toLocalMoment(new Date()));
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  function add() {
    const instant = instantOf(at);
    if (instant === null || isBlank(text)) setProblem(details.noEvent);
    else if (!onAdd(instant, text.trim())) setProblem(details.eventsFull);
    else {
      setText('');
      onTyped(false);
    }
  }
  return (
    <>
      <ol ref={list} tabIndex={-1} className={styles.events}>
        {!beganAtStage(record) && (
          <li>
            <time dateTime={record.savedAt}>{momentIn(record, record.savedAt)}</time> {details.saved}
          </li>
        )}
        {record.events.map(
          (event) =>
            !isTakenBack(event) && (
              <li key={event.id}>
                <time dateTime={event.at}>{momentIn(record, event.at)}</time>{' '}
                {[event.stage && details.came(stageNames[event.stage]), event.text]
                  .filter(Boolean)
                  .join('. ')}
                {event.stage === null && (
                  <>
                    {' '}
                    <TextButton
                      label={details.deleteEventOf(event.text)}
                      onPress={() =>
                        keepFocusThrough(
                          () => onDelete(event),
                          () => list.current,
                        )
                      }
                    >
                      {details.deleteEvent}
                    </TextButton>
                  </>
                )}
              </li>
            ),
        )}
      </ol>
      {hasAllEvents(record) ? (
        <p className={fields.hint}>{details.eventsFull}</p>
      ) : (
        <>
          <div className={fields.row}>
            <Field label={details.eventAt} type="datetime-local" value={at} onValue={setAt} />
            <Field
              label={details.eventText}
              maxLength={500}
              value={text}
              problem={problem}
              onValue={(next) => {
                setText(next);
                onTyped(next.trim() !== '');
                setProblem(null);
              }}
            />
          </div>
          <div className={fields.acts}>
            <Button onPress={add}>{details.addEvent}</Button>
          </div>
        </>
      )}
    </>
  );
}
