import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Stage } from '#core/domain/tracker/stage.ts';
import { newTracked, type TrackedJob, withField, withStage } from '#core/domain/tracker/tracked-job.ts';
import { ClosedStrip } from '../../../frontend/src/applications/board/closed-strip.tsx';
import { atStage, dueAndNewestFirst } from '../../../frontend/src/applications/order.ts';

const at = (day: number): string => new Date(Date.UTC(2026, 10, day, 12)).toISOString();
const now = new Date(at(25));
const recordOf = (id: string, day: number, stage: Stage = 'saved'): TrackedJob =>
  withStage(
    newTracked(id, { title: id, company: '', place: '', pay: null, link: null }, at(day)),
    stage,
    'e1',
    at(day),
  );
const remind = (record: TrackedJob, day: number): TrackedJob =>
  withField(record, 'reminder', { at: at(day), text: '' }, at(1));
const idsOf = (records: readonly TrackedJob[]) => records.map(({ id }) => id);

describe('a reminder that has fallen due (docs/rules.md#tracker-reminder)', () => {
  const desk = [
    recordOf('new', 20),
    remind(recordOf('old, due', 2), 24),
    remind(recordOf('ahead', 10), 26),
    remind(recordOf('older, due', 1), 25),
  ];

  test('stands first, then what changed its stage last', () => {
    const order = ['old, due', 'older, due', 'new', 'ahead'];
    expect(idsOf(atStage(desk, 'saved', now))).toEqual(order);
    expect(idsOf(dueAndNewestFirst(desk.toReversed(), now))).toEqual(order);
    expect(idsOf(atStage(desk, 'applied', now))).toEqual([]);
  });

  test('unfolds what is closed', () => {
    const stripOf = (record: TrackedJob) =>
      renderToStaticMarkup(
        <ClosedStrip
          records={[record]}
          now={now}
          acts={{ open() {}, move() {}, remove() {} }}
          vacancyOf={() => ({ isClosed: false, match: null })}
        />,
      );
    const closed = recordOf('hh-1', 2, 'rejected');
    expect(stripOf(closed)).toContain('aria-expanded="false"');
    expect(stripOf(remind(closed, 26))).toContain('aria-expanded="false"');
    expect(stripOf(remind(closed, 24))).toContain('aria-expanded="true"');
  });
});
