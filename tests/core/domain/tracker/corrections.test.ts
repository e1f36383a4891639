import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canBeRedated, redated, withEventText } from '#core/domain/tracker/corrections.ts';
import type { Stage } from '#core/domain/tracker/stage.ts';
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

describe('a record as of another day', () => {
  const byHand = (stage: Stage) => withStage(newTracked('own-1', facts, at(30)), stage, 'e1', at(30));

  test.each<[string, string]>([
    ['an earlier', at(10)],
    ['a later', at(50)],
  ])('%s one: it began then, and keeps what was written to it', (_, day) => {
    const written = withField(
      withEvent(byHand('applied'), { ...call, at: at(40) }),
      'note',
      'Заметка',
      at(41),
    );
    const moved = redated(written, 'own-2', day);
    const plain = withStage(newTracked('own-2', facts, day), 'applied', 'e1', day);
    expect(moved).toEqual({ ...withEvent(plain, { ...call, at: at(40) }), note: written.note });
    expect(appliedAt(moved)).toBe(moved.stage.at);
    expect(trackedJob.parse(moved)).toEqual(moved);
  });

  test('may be one that is only saved', () => {
    expect(redated(byHand('saved'), 'own-2', at(10))).toEqual(newTracked('own-2', facts, at(10)));
  });

  test('is of one that has not moved on', () => {
    for (const stage of ['saved', 'applied', 'rejected'] as const)
      expect(canBeRedated(byHand(stage))).toBe(true);
    expect(canBeRedated(withStage(byHand('applied'), 'screening', 'e2', at(40)))).toBe(false);
  });
});
