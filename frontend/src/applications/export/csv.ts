import { atStageSince, stageBeforeEnd } from '#core/domain/tracker/stage-history.ts';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { momentOf } from '../../texts/moments.ts';
import { csvColumns } from '../../texts/tracker/applications-ru.ts';
import { endOf } from '../../texts/tracker/desk-ru.ts';
import { csvOfRows } from '../../ui/csv.ts';
import { momentIn } from '../details/record-moments.ts';

/** The desk as a table, a record a row. */
export function csvOf(records: readonly TrackedJob[]): string {
  const rows = records.map((record) => {
    const { title, company, place, pay, link } = record.facts.value;
    return [
      title,
      company,
      place,
      pay ?? '',
      endOf(record.stage.value, stageBeforeEnd(record)),
      momentIn(record, record.savedAt),
      momentIn(record, atStageSince(record)),
      link ?? '',
      record.letter.value ?? '',
      record.resume.value ?? '',
      record.reminder.value ? momentOf(record.reminder.value.at) : '',
      record.note.value,
      record.events
        .filter(({ text }) => text !== '')
        .map(({ at, text }) => `${momentOf(at)} ${text}`)
        .join('\n'),
    ];
  });
  return csvOfRows([csvColumns, ...rows]);
}
