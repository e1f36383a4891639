import { stageBeforeEnd, type TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { momentOf } from '../../texts/moments.ts';
import { csvColumns } from '../../texts/tracker/applications-ru.ts';
import { endOf } from '../../texts/tracker/desk-ru.ts';

/** What a spreadsheet would take for a formula, it is to take for a text; spaces before it do not hide it. */
const isFormula = (text: string): boolean => /^[\s]*[=+\-@]/u.test(text) || /^[\t\r\n]/u.test(text);

export function csvCell(value: string): string {
  const text = isFormula(value) ? `'${value}` : value;
  return /[;"\r\n']/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const row = (cells: readonly string[]) => `${cells.map(csvCell).join(';')}\r\n`;

/** As Russian spreadsheets read it: semicolons, and the mark by which they know UTF-8. */
export function csvOf(records: readonly TrackedJob[]): string {
  const rows = records.map((record) => {
    const { title, company, place, pay, link } = record.facts.value;
    return row([
      title,
      company,
      place,
      pay ?? '',
      endOf(record.stage.value, stageBeforeEnd(record)),
      momentOf(record.savedAt),
      momentOf(record.stage.at),
      link ?? '',
      record.letter.value ?? '',
      record.resume.value ?? '',
      record.reminder.value ? momentOf(record.reminder.value.at) : '',
      record.note.value,
      record.events
        .filter(({ text }) => text !== '')
        .map(({ at, text }) => `${momentOf(at)} ${text}`)
        .join('\n'),
    ]);
  });
  return `\ufeff${row(csvColumns)}${rows.join('')}`;
}
