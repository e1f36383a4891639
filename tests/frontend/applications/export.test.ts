import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newTracked, type TrackedJob, withField } from '#core/domain/tracker/tracked-job.ts';
import { csvOf } from '../../../frontend/src/applications/export/csv.ts';
import { escaped, folded, icsOf } from '../../../frontend/src/applications/export/ics.ts';
import { csvCell } from '../../../frontend/src/ui/csv.ts';

const at = '2026-11-20T09:00:00.000Z';
const facts = {
  title: 'ML-инженер; «старший»',
  company: 'ООО "Вектор"',
  place: 'Москва',
  pay: '300 000 ₽',
  link: 'https://hh.ru/vacancy/1',
};
const record: TrackedJob = newTracked('hh-1', facts, at);

/** As a spreadsheet reads it. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of csv.matchAll(/("(?:[^"]|"")*"|[^;\r\n"]*)(;|\r\n)/gu)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('the table of all (docs/rules.md#tracker-export)', () => {
  test('comes back as it went: quotes, semicolons and line breaks', () => {
    const noted = withField(record, 'note', 'первая; "вторая"\nтретья', at);
    const [head, row] = cellsOf(csvOf([noted]).slice(1));
    expect(head?.[0]).toBe('Вакансия');
    expect(row?.slice(0, 4)).toEqual([facts.title, facts.company, facts.place, facts.pay]);
    expect(row).toContain('первая; "вторая"\nтретья');
    expect(row).toHaveLength(head?.length ?? 0);
  });

  test.each(['=1+1', '+7', '-2', '@SUM(A1)', '  =1', '\t=1', '\r=1', '\n@a'])(
    'no spreadsheet reckons %j',
    (text) => expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/),
  );

  test('whatever stands in a cell, rows and columns stay what they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const rows = cellsOf(`${csvCell(text)};${csvCell('b')}\r\n`);
        const cell = text.match(/^\s*[=+\-@]/u) || /^[\t\r\n]/u.test(text) ? `'${text}` : text;
        expect(rows).toEqual([[cell, 'b']]);
      }),
    );
  });
});

const unfolded = (ics: string) => ics.replaceAll('\r\n ', '');

describe('reminders for a calendar (docs/rules.md#tracker-export)', () => {
  const reminded = withField(
    record,
    'reminder',
    { at: '2026-11-26T06:00:00.000Z', text: 'Созвон, \\ тест' },
    at,
  );

  test('are events with an alarm, at their instant', () => {
    const ics = unfolded(icsOf([reminded, record], new Date(at)));
    expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(ics).toContain('DTSTART:20261126T060000Z\r\n');
    expect(ics).toContain('UID:hh-1@prizvanie\r\n');
    expect(ics).toContain('SUMMARY:Созвон\\, \\\\ тест: ML-инженер\\; «старший»\\, ООО "Вектор"\r\n');
    expect(ics.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  test('a line break cannot begin a line of its own', () => {
    expect(escaped('а\r\nATTENDEE:b\rв\nг')).toBe('а\\nATTENDEE:b\\nв\\nг');
  });

  test('no line is longer than 75 octets, every one ends with CRLF, and all comes back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400, size: 'max' }), (text) => {
        const line = `SUMMARY:${escaped(text)}`;
        for (const part of folded(line).split('\r\n'))
          expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
        expect(unfolded(folded(line))).toBe(line);
      }),
    );
    expect(icsOf([reminded], new Date(at)).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});
