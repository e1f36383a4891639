import { aiJobAbove } from '#core/domain/job/ai-score.ts';
import { hasNoReply } from '#core/domain/tracker/stage-history.ts';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { applications } from '../../texts/tracker/applications-ru.ts';
import { isDue } from '../../tracker/due.ts';
import { reminderLine } from './date-line.ts';
import styles from './record-chips.module.css';
import type { KnownVacancy } from './use-known-vacancies.ts';

const texts = applications.chips;

interface RecordChipsProps {
  record: TrackedJob;
  now: Date;
  vacancy: KnownVacancy;
  onOpen(): void;
}

/** What is to be seen of a record without opening it; nothing where there is nothing. */
export function RecordChips({ record, now, vacancy: { isClosed, match }, onOpen }: RecordChipsProps) {
  const { reminder, letter, resume, note } = record;
  const chips = [
    isClosed && (
      <li key="closed" className={styles.gone}>
        {texts.closed}
      </li>
    ),
    match !== null && match > aiJobAbove && (
      <li key="match" className={styles.match}>
        {texts.match(match)}
      </li>
    ),
    letter.value !== null && (
      <li key="letter" title={letter.value}>
        {texts.letter}
      </li>
    ),
    resume.value !== null && (
      <li key="resume" title={resume.value}>
        {texts.resume}
      </li>
    ),
    note.value !== '' && <li key="note">{texts.note}</li>,
    reminder.value !== null && (
      <li key="reminder" className={styles.warning}>
        {!isDue(record, now) && <span className="visually-hidden">{texts.reminder} </span>}
        <time dateTime={reminder.value.at}>{reminderLine(reminder.value, now)}</time>
      </li>
    ),
    hasNoReply(record, now) && (
      <li key="silent" className={styles.warning}>
        <button type="button" onClick={onOpen}>
          {applications.silent}
        </button>
      </li>
    ),
  ].filter(Boolean);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={texts.list}>
      {chips}
    </ul>
  );
}
