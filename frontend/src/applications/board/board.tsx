import { useId, useRef } from 'react';
import { openStages, type Stage } from '#core/domain/tracker/stage.ts';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { applications } from '../../texts/tracker/applications-ru.ts';
import { stageNames } from '../../texts/tracker/desk-ru.ts';
import type { RecordActs } from '../card/record-card.tsx';
import { ShownRecords } from '../card/shown-records.tsx';
import type { KnownVacancies } from '../card/use-known-vacancies.ts';
import { atStage } from '../order.ts';
import styles from './board.module.css';
import { ClosedStrip } from './closed-strip.tsx';
import { useCardDrag } from './use-card-drag.ts';

/** Of a column at first, and by how many it grows. */
const step = 12;

interface BoardProps {
  records: readonly TrackedJob[];
  now: Date;
  acts: RecordActs;
  vacancyOf: KnownVacancies;
}

export function Board({ records, now, acts, vacancyOf }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  useCardDrag(board, (id, to) => {
    const record = records.find((item) => item.id === id);
    if (record && record.stage.value !== to) acts.move(record, to);
  });
  return (
    <div ref={board} className={styles.whole}>
      <div className={styles.board}>
        {openStages.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            records={atStage(records, stage, now)}
            now={now}
            acts={acts}
            vacancyOf={vacancyOf}
          />
        ))}
      </div>
      <ClosedStrip records={records} now={now} acts={acts} vacancyOf={vacancyOf} />
    </div>
  );
}

function Column({ stage, records, now, acts, vacancyOf }: BoardProps & { stage: Stage }) {
  const headingId = useId();
  return (
    <section className={styles.column} aria-labelledby={headingId} data-stage={stage}>
      <h2 id={headingId} className={styles.heading}>
        {stageNames[stage]} <span className={styles.count}>{records.length}</span>
      </h2>
      <ShownRecords
        name={stageNames[stage]}
        records={records}
        now={now}
        acts={acts}
        vacancyOf={vacancyOf}
        step={step}
        className={styles.cards}
        moreClassName={styles.more}
      />
      {records.length === 0 && (
        <>
          <p className="visually-hidden">{applications.noneAtStage}</p>
          <p aria-hidden="true" className={styles.drop}>
            {applications.drop}
          </p>
        </>
      )}
    </section>
  );
}
