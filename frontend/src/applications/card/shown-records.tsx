import { useEffect, useRef, useState } from 'react';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { applications } from '../../texts/tracker/applications-ru.ts';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import { type RecordActs, RecordCard } from './record-card.tsx';
import type { KnownVacancies } from './use-known-vacancies.ts';

interface ShownRecordsProps {
  /** Of the part. */
  name: string;
  records: readonly TrackedJob[];
  now: Date;
  acts: RecordActs;
  vacancyOf: KnownVacancies;
  /** How many stand there at first, and come with each press. */
  step: number;
  className: string | undefined;
  moreClassName?: string | undefined;
}

/** The first cards of a part of the desk, and a button for more of them. */
export function ShownRecords({
  name,
  records,
  now,
  acts,
  vacancyOf,
  step,
  className,
  moreClassName,
}: ShownRecordsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [shownCount, setShownCount] = useState(step);
  // Reading goes on at the first that has come.
  useEffect(() => {
    if (shownCount > step)
      list.current?.children[shownCount - step]?.querySelector<HTMLElement>('[data-title]')?.focus();
  }, [shownCount, step]);
  const more = records.length - shownCount;
  return (
    <>
      {records.length > 0 && (
        <ul ref={list} className={className} aria-label={name}>
          {records.slice(0, shownCount).map((record) => (
            <li key={record.id}>
              <RecordCard record={record} now={now} acts={acts} vacancyOf={vacancyOf} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className={moreClassName}>
          <TextButton
            label={applications.moreOf(more, name)}
            onPress={() => setShownCount(shownCount + step)}
          >
            {applications.more(more)}
          </TextButton>
        </p>
      )}
    </>
  );
}
