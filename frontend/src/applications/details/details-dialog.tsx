import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { vacancyAddress } from '#core/contract/stack/site-routes.ts';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { applications, details } from '../../texts/tracker/applications-ru.ts';
import { undo } from '../../texts/tracker/desk-ru.ts';
import { addEvent, deleteEvent, setTracked } from '../../tracker/acts.ts';
import { readLongText } from '../../tracker/long-texts.ts';
import { isManual } from '../../tracker/manual-id.ts';
import { PageLink } from '../../ui/control/page-link.tsx';
import { DialogHead } from '../../ui/dialog/dialog-head.tsx';
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx';
import fields from '../../ui/form/fields.module.css';
import { notify } from '../../ui/notifications/notifications.ts';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import type { RecordActs } from '../card/record-card.tsx';
import { useUnsavedChanges } from '../use-unsaved-changes.tsx';
import styles from './details-dialog.module.css';
import { Events } from './events.tsx';
import { Note } from './note.tsx';
import { Reminder } from './reminder.tsx';
import { StageSelect } from './stage-select.tsx';

const SentPapers = lazy(() => import('./sent-papers.tsx'));

interface DetailsDialogProps {
  userId: string | null;
  record: TrackedJob;
  now: Date;
  acts: RecordActs;
  /** Of a record that its owner wrote. */
  onEdit(): void;
  onClose(): void;
}

/** All that is kept of a record, at the window's side. */
export function DetailsDialog({ userId, record, now, acts, onEdit, onClose }: DetailsDialogProps) {
  const id = useId();
  const { title, company, place, pay, link } = record.facts.value;
  /** What goes with the dialog: the note keeps itself. */
  const [typed, setTyped] = useState({ reminder: false, event: false });
  const hasTyped = typed.reminder || typed.event;
  const { leave, confirmation } = useUnsavedChanges(hasTyped);
  const close = () => leave(onClose);
  return (
    <ModalDialog labelledBy={id} className={styles.pane} onClose={close} isCloseGuarded={hasTyped}>
      <div className={styles.content}>
        <DialogHead id={id} heading={title} onClose={close} />
        <p className={styles.about}>
          {[company, place, pay ?? applications.noPay].filter(Boolean).join(' · ')}
        </p>
        <p className={fields.acts}>
          {!isManual(record.id) && (
            <PageLink className={styles.link} to={vacancyAddress(record.id)}>
              {details.open}
            </PageLink>
          )}
          {link !== null && (
            <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer nofollow">
              {details.openSource}
            </a>
          )}
          {isManual(record.id) && <TextButton onPress={() => leave(onEdit)}>{details.edit}</TextButton>}
        </p>
        <StageSelect stage={record.stage.value} onMove={(to) => acts.move(record, to)} />
        <Note note={record.note.value} onKeep={(note) => setTracked(userId, record.id, 'note', note)} />
        <section className={styles.section} aria-labelledby={`${id}-reminder`}>
          <h3 id={`${id}-reminder`}>{details.reminder}</h3>
          <Reminder
            record={record}
            now={now}
            onSet={(reminder) => setTracked(userId, record.id, 'reminder', reminder)}
            onTyped={(reminder) => setTyped({ ...typed, reminder })}
          />
        </section>
        <Suspense>
          <SentPapers userId={userId} record={record} />
        </Suspense>
        <section className={styles.section} aria-labelledby={`${id}-events`}>
          <h3 id={`${id}-events`}>{details.events}</h3>
          <Events
            record={record}
            onAdd={(at, text) => addEvent(userId, record.id, at, text)}
            onDelete={(event) => {
              const undoDelete = deleteEvent(userId, record.id, event);
              const run = () => {
                if (!undoDelete()) notify({ type: 'error', owner: userId, text: details.eventsFull });
              };
              const text = applications.deleted(event.text);
              notify({ type: 'success', owner: userId, text, action: { text: undo, run } });
            }}
            onTyped={(event) => setTyped({ ...typed, event })}
          />
        </section>
        <LongText id={record.id} />
        <p>
          <TextButton
            onPress={() => {
              onClose();
              acts.remove(record);
            }}
          >
            {details.delete}
          </TextButton>
        </p>
      </div>
      {confirmation}
    </ModalDialog>
  );
}

/** As it was when the vacancy was saved: words alone, whatever they are. */
function LongText({ id }: { id: string }) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let isOpen = true;
    void readLongText(id).then((stored) => {
      if (isOpen) setText(stored);
    });
    return () => {
      isOpen = false;
    };
  }, [id]);
  return (
    text !== null && (
      <details className={styles.section}>
        <summary className={styles.summary}>{details.text}</summary>
        <p className={styles.text}>{text}</p>
      </details>
    )
  );
}
