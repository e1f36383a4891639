import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canBeRedated, redated, withEventText } from '#core/domain/tracker/corrections.ts';
import type { Stage } from '#core/domain/tracker/stage.ts';
import { atStageSince, hasNoReply, movesOf } from '#core/domain/tracker/stage-history.ts';
import {
  appliedAt,
  isTakenBack,
  maxEvents,
  mergeTracked,
  newTracked,
  type TrackedEvent,
  type TrackedJob,
  trackedJob,
  withEvent,
  withField,
  withMoveTakenBack,
  withStage,
} from '#core/domain/tracker/tracked-job.ts';

const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString();
const begun = newTracked('hh-1', facts, at(0));
const call: TrackedEvent = { id: 'n', at: at(2), stage: null, text: 'Звонок' };
const noted = withEvent(begun, call);

const saidIn = ({ events }: TrackedJob): string[] =>
  events.filter((event) => !isTakenBack(event)).map(({ text }) => text);

describe('an event that its owner deletes (docs/rules.md#tracker)', () => {
  const deleted = withEventText(noted, call, '');

  test('is gone, and no device that has it still brings it back', () => {
    expect(saidIn(deleted)).toEqual([]);
    expect(JSON.stringify(deleted)).not.toContain('Звонок');
    for (const merged of [mergeTracked(deleted, noted), mergeTracked(noted, deleted)]) {
      expect(merged).toEqual(deleted);
      expect(trackedJob.parse(merged)).toEqual(merged);
    }
  });

  test('comes back as it was, and no device that knows of the deletion alone takes it away', () => {
    const restored = withEventText(deleted, call, call.text);
    for (const known of [deleted, noted])
      for (const merged of [mergeTracked(restored, known), mergeTracked(known, restored)])
        expect(saidIn(merged)).toEqual(['Звонок']);
    expect(withEventText(begun, call, call.text).events).toMatchObject([{ id: 'n', text: 'Звонок' }]);
  });

  test('is the same to devices of a release before, which compare the JSON of the two', () => {
    const [before, after] = [noted, deleted].map(({ events }) => JSON.stringify(events[0]));
    expect(String(after) > String(before)).toBe(true);
  });

  test('leaves the others where they stand, be they fifty', () => {
    const full = Array.from({ length: maxEvents - 1 }, (_, n) => n).reduce(
      (tracked, n) => withEvent(tracked, { id: `e${n}`, at: at(n), stage: null, text: `${n}` }),
      noted,
    );
    const others = saidIn(withEventText(full, call, ''));
    expect(others).toEqual(saidIn(full).filter((text) => text !== 'Звонок'));
    expect(others).toHaveLength(maxEvents - 1);
  });

  test('in whatever order and however often states meet, the end is the same', () => {
    const words = fc.array(fc.constantFrom('', 'Звонок', 'Письмо'), { maxLength: 4 });
    const states = words.map((all) =>
      all.reduce((tracked, text) => withEventText(tracked, call, text), noted),
    );
    fc.assert(
      fc.property(states, states, states, (a, b, c) => {
        const merged = mergeTracked(a, b);
        expect(mergeTracked(b, a)).toEqual(merged);
        expect(mergeTracked(merged, b)).toEqual(merged);
        expect(mergeTracked(merged, c)).toEqual(mergeTracked(a, mergeTracked(b, c)));
      }),
    );
  });
});

describe('a record as of an earlier day', () => {
  const byHand = (stage: Stage) => withStage(newTracked('own-1', facts, at(30)), stage, 'e1', at(30));
  const applied = byHand('applied');
  const corrected = redated(applied, 'e2', at(10));
  const movesIn = (tracked: TrackedJob) => movesOf(tracked).map(({ stage, at: moved }) => [stage, moved]);

  test('began then, and keeps what was written to it', () => {
    const noted = withField(withEvent(applied, { ...call, at: at(40) }), 'note', 'Заметка', at(41));
    const moved = redated(noted, 'e2', at(10));
    expect([moved.savedAt, appliedAt(moved), atStageSince(moved)]).toEqual([at(10), at(10), at(10)]);
    expect(movesIn(moved)).toEqual([['applied', at(10)]]);
    expect(moved.note).toEqual(noted.note);
    expect(saidIn(moved)).toContain('Звонок');
    expect(hasNoReply(moved, new Date(Date.parse(at(10)) + 21 * 86_400_000))).toBe(true);
    expect(trackedJob.parse(moved)).toEqual(moved);
    expect(canBeRedated(moved)).toBe(true);
  });

  test('may be one that is only saved', () => {
    expect(redated(byHand('saved'), 'e2', at(10))).toEqual({
      ...newTracked('own-1', facts, at(10)),
      facts: byHand('saved').facts,
      isDeleted: byHand('saved').isDeleted,
    });
  });

  test.each<[string, TrackedJob, Partial<Record<'stage' | 'note', string>>]>([
    ['nothing', applied, { stage: 'applied', note: '' }],
    ['a note', withField(applied, 'note', 'Заметка', at(31)), { stage: 'applied', note: 'Заметка' }],
    ['a move', withStage(applied, 'screening', 'e3', at(31)), { stage: 'screening', note: '' }],
  ])('stays so where another device has written %s meanwhile, and so does that', (_, elsewhere, expected) => {
    for (const merged of [mergeTracked(corrected, elsewhere), mergeTracked(elsewhere, corrected)]) {
      expect([merged.savedAt, appliedAt(merged)]).toEqual([at(10), at(10)]);
      expect({ stage: merged.stage.value, note: merged.note.value }).toEqual(expected);
      expect(movesIn(merged)[0]).toEqual(['applied', at(10)]);
      expect(mergeTracked(merged, corrected)).toEqual(merged);
    }
  });

  test('may be corrected once more, and on two devices at once', () => {
    const again = redated(corrected, 'e3', at(5));
    expect(movesIn(mergeTracked(corrected, again))).toEqual([['applied', at(5)]]);
    const merged = mergeTracked(corrected, redated(applied, 'e3', at(5)));
    expect([merged.savedAt, appliedAt(merged), atStageSince(merged)]).toEqual([at(5), at(5), at(5)]);
    expect(canBeRedated(merged)).toBe(true);
    expect(movesIn(redated(merged, 'e4', at(2)))).toEqual([['applied', at(2)]]);
  });

  test('is of one that has not moved on, or whose moves were taken back', () => {
    for (const stage of ['saved', 'applied', 'rejected'] as const)
      expect(canBeRedated(byHand(stage))).toBe(true);
    for (const before of [byHand('saved'), applied]) {
      const moved = withStage(before, 'screening', 'e2', at(40));
      expect(canBeRedated(moved)).toBe(false);
      const back = withMoveTakenBack(moved, before, at(41));
      expect(canBeRedated(back)).toBe(true);
      expect(atStageSince(back)).toBe(atStageSince(before));
      expect(atStageSince(redated(back, 'e3', at(10)))).toBe(at(10));
    }
    expect(canBeRedated(withStage(byHand('saved'), 'applied', 'e2', at(40)))).toBe(false);
  });
});
