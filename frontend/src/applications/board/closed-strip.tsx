import { useId, useState } from 'react';
import { number } from '#core/domain/text/plural.ts';
import { closedStages, isOpenStage, type Stage, stages } from '#core/domain/tracker/stage.ts';
import { stageBeforeEnd } from '#core/domain/tracker/stage-history.ts';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { applications } from '../../texts/tracker/applications-ru.ts';
import { stageNames } from '../../texts/tracker/desk-ru.ts';
import { isDue } from '../../tracker/due.ts';
import { Icon } from '../../ui/icon.tsx';
import type { RecordActs } from '../card/record-card.tsx';
import { ShownRecords } from '../card/shown-records.tsx';
import type { KnownVacancies } from '../card/use-known-vacancies.ts';
import { atStage, dueAndNewestFirst } from '../order.ts';
import styles from './closed-strip.module.css';

/** At first, and by how many they grow. */
const step = 30;

interface ClosedStripProps {
  records: readonly TrackedJob[];
  now: Date;
  acts: RecordActs;
  vacancyOf: KnownVacancies;
}

/** What is over: how many, by which end, and after which stage the refusals came. */
export function ClosedStrip({ records, now, acts, vacancyOf }: ClosedStripProps) {
  const id = useId();
  const closed = records.filter(({ stage }) => !isOpenStage(stage.value));
  const [isOpen, setOpen] = useState<boolean | null>(null);
  // What the header counts is to be seen, until somebody has folded it.
  if (isOpen === null && closed.some((record) => isDue(record, now))) setOpen(true);
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <div className={styles.line}>
        <h2 id={id} className={styles.heading}>
          {applications.closedOf(applications.closed, closed.length)}
        </h2>
        {closedStages.map((stage) => (
          <p key={stage} className={styles.end} data-stage={stage}>
            {applications.closedOf(stageNames[stage], atStage(closed, stage, now).length)}
            {stage === 'rejected' && rejectedAfter(atStage(closed, stage, now))}
          </p>
        ))}
        {closed.length > 0 && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen === true}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? applications.hideClosed : applications.showClosed}
            <span className="visually-hidden"> {applications.closedRecords}</span>
            <Icon size={14}>
              <path d={isOpen ? 'M3.5 8.8 7 5.2l3.5 3.6' : 'M3.5 5.2 7 8.8l3.5-3.6'} />
            </Icon>
          </button>
        )}
      </div>
      {isOpen && closed.length > 0 && (
        <ShownRecords
          name={applications.closed}
          records={dueAndNewestFirst(closed, now)}
          now={now}
          acts={acts}
          vacancyOf={vacancyOf}
          step={step}
          className={styles.cards}
        />
      )}
    </section>
  );
}

/** In the order of the stages, each with its number; empty where nothing was refused. */
function rejectedAfter(rejected: readonly TrackedJob[]): string {
  const counts = new Map<Stage, number>();
  for (const record of rejected) {
    const before = stageBeforeEnd(record);
    if (before) counts.set(before, (counts.get(before) ?? 0) + 1);
  }
  const parts = stages
    .filter((stage) => counts.has(stage))
    .map((stage) => `${stageNames[stage]} ${number(counts.get(stage) ?? 0)}`);
  return parts.length === 0 ? '' : ` ${applications.after(parts)}`;
}
