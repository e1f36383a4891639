import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { calendar } from '../../texts/tracker/applications-ru.ts';

/** RFC 5545, 3.3.11. A line break of any kind is one; other control characters may not stand in a calendar. */
export const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/gu, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take away
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/gu, '');

/** RFC 5545, 3.1: lines of 75 octets at most, a character never parted; what goes on begins with a space. */
export function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += length;
  }
  return [...lines, current].join('\r\n');
}

/** '20261125T060000Z' */
const stamp = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d+/gu, '');

const eventOf = ({ id, facts, reminder }: TrackedJob, now: Date): string[] => {
  if (!reminder.value) return [];
  const { title, company, link } = facts.value;
  const summary = [reminder.value.text, calendar.about(title, company)].filter(Boolean).join(': ');
  return [
    'BEGIN:VEVENT',
    // The same for the same vacancy: a calendar that has it already moves it.
    `UID:${escaped(id)}@prizvanie`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(reminder.value.at)}`,
    'DURATION:PT30M',
    `SUMMARY:${escaped(summary)}`,
    ...(link ? [`DESCRIPTION:${escaped(link)}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
};

/** The reminders among these, as calendars take them. */
export const icsOf = (records: readonly TrackedJob[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Prizvanie//${escaped(calendar.name)}//RU`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...records.flatMap((record) => eventOf(record, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
