import type { KeyboardEvent } from 'react';
import { isOpenStage, openStages, type Stage } from '#core/domain/tracker/stage.ts';
import { stageBeforeEnd } from '#core/domain/tracker/stage-history.ts';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { applications } from '../../texts/tracker/applications-ru.ts';
import { endOf } from '../../texts/tracker/desk-ru.ts';
import { Monogram } from '../../ui/monogram/monogram.tsx';
import { dateLine } from './date-line.ts';
import styles from './record-card.module.css';
import { RecordChips } from './record-chips.tsx';
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
  vacancyOf: KnownVacancies;
}

/** Shift and an arrow: without it arrows scroll, and a stage would change by accident. */
function adjacentStage({ key, shiftKey }: KeyboardEvent, stage: Stage): Stage | undefined {
  const step = shiftKey ? { ArrowLeft: -1, ArrowRight: 1 }[key] : undefined;
  if (step === undefined || !isOpenStage(stage)) return undefined;
  return openStages[openStages.indexOf(stage) + step];
}

export function RecordCard({ record, now, acts, vacancyOf }: RecordCardProps) {
  const { id, facts, stage } = record;
  const { title, company, pay } = facts.value;
  const isClosed = !isOpenStage(stage.value);
  return (
    <article className={styles.card} data-record={id}>
      <h3>
        <button
          type="button"
          className={styles.title}
          {...(!isClosed && { 'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight' })}
          data-title
          onClick={() => acts.open(id)}
          onKeyDown={(event) => {
            const to = adjacentStage(event, stage.value);
            if (to === undefined) return;
            event.preventDefault();
            acts.move(record, to);
          }}
        >
          {title}
        </button>
      </h3>
      <div className={styles.head}>
        <Monogram isSmall company={company === '' ? title : company} />
        <p className={styles.company}>{company}</p>
        <RecordMenu
          title={title}
          stage={stage.value}
          onMove={(to) => acts.move(record, to)}
          onOpen={() => acts.open(id)}
          onDelete={() => acts.remove(record)}
        />
      </div>
      <p className={pay === null ? styles.noPay : styles.pay}>{pay ?? applications.noPay}</p>
      <p className={styles.date}>
        {isClosed && `${endOf(stage.value, stageBeforeEnd(record))}, `}
        {dateLine(record, now)}
      </p>
      <RecordChips record={record} now={now} vacancy={vacancyOf(id)} onOpen={() => acts.open(id)} />
    </article>
  );
}
