import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Stage } from '#core/domain/tracker/stage.ts';
import {
  newTracked,
  type TrackedJob,
  withEvent,
  withMoveTakenBack,
  withStage,
} from '#core/domain/tracker/tracked-job.ts';
import { Events } from '../../../frontend/src/applications/details/events.tsx';
import { instantOfDay } from '../../../frontend/src/applications/details/local-moment.ts';
import { csvOf } from '../../../frontend/src/applications/export/csv.ts';

const facts = { title: 'Лингвист', company: '', place: '', pay: null, link: null };
const now = new Date(2026, 10, 25, 9, 30);
const onDay = (day: string) => instantOfDay(day, now) ?? '';
const recordOf = (id: string, at: string, stage: Stage): TrackedJob =>
  withStage(newTracked(id, facts, at), stage, 'e1', at);

const takenBack = (record: TrackedJob): TrackedJob =>
  withMoveTakenBack(withStage(record, 'interview', 'e2', now.toISOString()), record, now.toISOString());

const historyOf = (record: TrackedJob): string[] => {
  const html = renderToStaticMarkup(
    <Events record={record} onAdd={() => true} onDelete={() => {}} onTyped={() => {}} />,
  );
  return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => item.replace(/<[^>]+>/g, ''));
};
const datesOf = (record: TrackedJob) => csvOf([record]).split('\r\n')[1]?.split(';').slice(5, 7);

describe('when a record came to its stage (docs/rules.md#tracker)', () => {
  test.each<[string, TrackedJob, string[], string[]]>([
    [
      'by hand, of an earlier day: nobody has said the hour',
      recordOf('own-1', onDay('2026-11-15'), 'applied'),
      ['15.11.2026 Этап «Отклик»'],
      ['15.11.2026', '15.11.2026'],
    ],
    [
      'by hand, saved on an earlier day',
      recordOf('own-1', onDay('2026-11-15'), 'saved'),
      ['15.11.2026 Сохранено'],
      ['15.11.2026', '15.11.2026'],
    ],
    [
      'by hand, today',
      recordOf('own-1', onDay('2026-11-25'), 'applied'),
      ['25.11.2026, 09:30 Этап «Отклик»'],
      ['25.11.2026, 09:30', '25.11.2026, 09:30'],
    ],
    [
      'by hand, and moved since, at another noon',
      withStage(
        recordOf('own-1', onDay('2026-11-15'), 'applied'),
        'screening',
        'e2',
        new Date(2026, 10, 20, 12).toISOString(),
      ),
      ['15.11.2026 Этап «Отклик»', '20.11.2026, 12:00 Этап «Скрининг»'],
      ['15.11.2026', '20.11.2026, 12:00'],
    ],
    [
      'by hand, and moved by mistake since',
      takenBack(recordOf('own-1', onDay('2026-11-15'), 'applied')),
      ['15.11.2026 Этап «Отклик»'],
      ['15.11.2026', '15.11.2026'],
    ],
    [
      'of a vacancy, at noon',
      recordOf('hh-1', onDay('2026-11-15'), 'applied'),
      ['15.11.2026, 12:00 Сохранено', '15.11.2026, 12:00 Этап «Отклик»'],
      ['15.11.2026, 12:00', '15.11.2026, 12:00'],
    ],
  ])('%s', (_, record, history, dates) => {
    expect(historyOf(record)).toEqual(history);
    expect(datesOf(record)).toEqual(dates);
  });

  test('what its owner noted has its hour', () => {
    const noted = { id: 'e2', at: new Date(2026, 10, 16, 10).toISOString(), stage: null, text: 'Позвонили' };
    const record = withEvent(recordOf('own-1', onDay('2026-11-15'), 'applied'), noted);
    expect(historyOf(record).at(-1)).toBe('16.11.2026, 10:00 Позвонили Удалить');
  });
});
