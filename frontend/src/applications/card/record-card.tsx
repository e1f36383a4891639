import type { KeyboardEvent } from 'react';
import { aiJobAbove } from '#core/domain/match/match-score.ts';
import { isOpenStage, openStages, type Stage } from '#core/domain/tracker/stage.ts';
import { isSilent, stageBeforeEnd, type TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { applications } from '../../texts/tracker/applications-ru.ts';
import { endOf } from '../../texts/tracker/desk-ru.ts';
import { Monogram } from '../../ui/monogram/monogram.tsx';
import { dateLine, reminderLine } from './date-line.ts';
import styles from './record-card.module.css';
import { RecordMenu } from './record-menu.tsx';
import type { KnownVacancies } from './use-known-vacancies.ts';

export interface RecordActs {
  open(id: string): void;
  move(record: TrackedJob, to: Stage): void;
  remove(record: TrackedJob): void;
}

interface RecordCardProps {
  record: TrackedJob;
  now: Date;
  acts: RecordActs;
  known: KnownVacancies;
}

/** Shift and an arrow: without it arrows scroll, and a stage would change by accident. */
function stageBeside({ key, shiftKey }: KeyboardEvent, stage: Stage): Stage | undefined {
  const step = shiftKey ? { ArrowLeft: -1, ArrowRight: 1 }[key] : undefined;
  if (step === undefined || !isOpenStage(stage)) return undefined;
  return openStages[openStages.indexOf(stage) + step];
}

export function RecordCard({ record, now, acts, known }: RecordCardProps) {
  const { id, facts, stage, reminder, letter, resume, note } = record;
  const { title, company, pay } = facts.value;
  const isClosed = !isOpenStage(stage.value);
  const vacancy = known(id);
  return (
    <article className={styles.card} data-record={id}>
      <div className={styles.head}>
        <Monogram isSmall company={company} />
        <p className={styles.company}>{company}</p>
        <RecordMenu
          title={title}
          stage={stage.value}
          onMove={(to) => acts.move(record, to)}
          onOpen={() => acts.open(id)}
          onDelete={() => acts.remove(record)}
        />
      </div>
      <h3>
        <button
          type="button"
          className={styles.title}
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
          aria-description={applications.dragHint}
          data-title
          onClick={() => acts.open(id)}
          onKeyDown={(event) => {
            const to = stageBeside(event, stage.value);
            if (to === undefined) return;
            event.preventDefault();
            acts.move(record, to);
          }}
        >
          {title}
        </button>
      </h3>
      <p className={pay === null ? styles.noPay : styles.pay}>{pay ?? applications.noPay}</p>
      <p className={styles.date}>
        {isClosed && `${endOf(stage.value, stageBeforeEnd(record))}, `}
        {dateLine(record, now)}
      </p>
      <ul className={styles.chips}>
        {vacancy.isClosed && <li className={styles.gone}>{applications.chips.closed}</li>}
        {vacancy.match !== null && vacancy.match > aiJobAbove && (
          <li className={styles.match}>{applications.chips.match(vacancy.match)}</li>
        )}
        {letter.value !== null && <li title={letter.value}>{applications.chips.letter}</li>}
        {resume.value !== null && <li title={resume.value}>{applications.chips.resume}</li>}
        {note.value !== '' && <li>{applications.chips.note}</li>}
        {reminder.value !== null && (
          <li className={styles.warning}>
            <time dateTime={reminder.value.at}>{reminderLine(reminder.value, now)}</time>
          </li>
        )}
        {isSilent(record, now) && (
          <li className={styles.warning}>
            <button type="button" onClick={() => acts.open(id)}>
              {applications.silent}
            </button>
          </li>
        )}
      </ul>
    </article>
  );
}
