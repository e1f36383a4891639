import { useId, useState } from 'react';
import { isOpenStage, openStages, type Stage } from '#core/domain/tracker/stage.ts';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { applications } from '../../texts/tracker/applications-ru.ts';
import { stageNames } from '../../texts/tracker/desk-ru.ts';
import type { RecordActs } from '../card/record-card.tsx';
import { ShownRecords } from '../card/shown-records.tsx';
import type { KnownVacancies } from '../card/use-known-vacancies.ts';
import { atStage, dueAndNewestFirst } from '../order.ts';
import styles from './record-list.module.css';

const step = 30;

interface RecordListProps {
  records: readonly TrackedJob[];
  now: Date;
  acts: RecordActs;
  vacancyOf: KnownVacancies;
}

type Part = Stage | 'closed';

/** Stage under stage; on a phone one may be chosen alone. */
export function RecordList({ records, now, acts, vacancyOf }: RecordListProps) {
  const [chosen, setChosen] = useState<Part | null>(null);
  const parts: [part: Part, name: string, records: TrackedJob[]][] = [
    ...openStages.map((stage): [Part, string, TrackedJob[]] => [
      stage,
      stageNames[stage],
      atStage(records, stage, now),
    ]),
    [
      'closed',
      applications.closed,
      dueAndNewestFirst(
        records.filter(({ stage }) => !isOpenStage(stage.value)),
        now,
      ),
    ],
  ];
  const chip = (part: Part | null, text: string) => (
    <li key={part}>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={chosen === part}
        onClick={() => setChosen(part)}
      >
        {text}
      </button>
    </li>
  );
  return (
    <>
      <nav aria-label={applications.stages}>
        <ul className={styles.chips}>
          {chip(null, applications.all(records.length))}
          {parts.map(([part, name, { length }]) => chip(part, applications.closedOf(name, length)))}
        </ul>
      </nav>
      {parts
        .filter(([part, , { length }]) => (chosen === null ? length > 0 : chosen === part))
        .map(([part, name, partRecords]) => (
          <Section key={part} name={name} records={partRecords} now={now} acts={acts} vacancyOf={vacancyOf} />
        ))}
    </>
  );
}

function Section({ name, records, now, acts, vacancyOf }: RecordListProps & { name: string }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {name} <span className={styles.count}>{records.length}</span>
      </h2>
      {records.length === 0 && <p className={styles.none}>{applications.noneAtStage}</p>}
      <ShownRecords
        name={name}
        records={records}
        now={now}
        acts={acts}
        vacancyOf={vacancyOf}
        step={step}
        className={styles.cards}
      />
    </section>
  );
}
