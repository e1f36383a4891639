import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxSeen, withSeen } from '#core/domain/tracker/marks.ts';
import { isOpenStage, type Stage, stages } from '#core/domain/tracker/stage.ts';
import { daysAtStage, hasNoReply, stageBeforeEnd } from '#core/domain/tracker/stage-history.ts';
import {
  appliedAt,
  isReminderAhead,
  isTakenBack,
  maxEvents,
  mergeTracked,
  newTracked,
  type TrackedJob,
  trackedJob,
  webLink,
  withEvent,
  withField,
  withMoveTakenBack,
  withoutDeletedContent,
  withSent,
  withStage,
} from '#core/domain/tracker/tracked-job.ts';

const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString();
const begun = newTracked('hh-1', facts, at(0));

type Change = (tracked: TrackedJob) => TrackedJob;
const changes: fc.Arbitrary<Change> = fc
  .record({ what: fc.nat(4), minute: fc.integer({ min: 1, max: 50 }), value: fc.nat(8), id: fc.nat(30) })
  .map(({ what, minute, value, id }) => (tracked) => {
    const now = at(minute);
    if (what === 0) return withStage(tracked, stages[value] as Stage, `s${id}-${minute}-${value}`, now);
    if (what === 1) return withField(tracked, 'note', `заметка ${value}`, now);
    if (what === 2) return withField(tracked, 'isDeleted', value > 6, now);
    if (what === 3) return withEvent(tracked, { id: `e${id}`, at: now, stage: null, text: `${value}` });
    return withField(tracked, 'reminder', value > 4 ? null : { at: at(100 + value), text: '' }, now);
  });
const states = fc
  .array(changes, { maxLength: 12 })
  .map((done) => done.reduce((tracked, act) => act(tracked), begun));

describe('two states of one record', () => {
  test('meet in any order and any number of times, and the end is the same', () => {
    fc.assert(
      fc.property(states, states, states, (a, b, c) => {
        const merged = mergeTracked(a, b);
        expect(mergeTracked(b, a)).toEqual(merged);
        expect(mergeTracked(merged, b)).toEqual(merged);
        expect(mergeTracked(mergeTracked(a, b), c)).toEqual(mergeTracked(a, mergeTracked(b, c)));
        expect(JSON.stringify(trackedJob.parse(merged))).toBe(JSON.stringify(merged));
      }),
    );
  });

  test('keep every event of both', () => {
    const eventOf = (id: string, minute: number) => ({ id, at: at(minute), stage: null, text: id });
    const merged = mergeTracked(withEvent(begun, eventOf('a', 2)), withEvent(begun, eventOf('b', 1)));
    expect(merged.events.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('give each field as it was written last', () => {
    const here = withField(begun, 'note', 'здесь', at(5));
    const there = withField(withStage(begun, 'applied', 'x', at(3)), 'note', 'там', at(4));
    const merged = mergeTracked(here, there);
    expect([merged.note.value, merged.stage.value]).toEqual(['здесь', 'applied']);
  });
});

describe('what nobody has written', () => {
  const here = newTracked('hh-1', facts, at(0));
  const there = newTracked('hh-1', { ...facts, title: 'Другое имя' }, at(9));

  test('gives way to what somebody has, though it was saved later', () => {
    const withNote = withField(here, 'note', 'своё', at(1));
    expect(mergeTracked(withNote, there).note.value).toBe('своё');
    expect(mergeTracked(there, withNote).note.value).toBe('своё');
  });

  test('is of the record that was saved first', () => {
    for (const merged of [mergeTracked(here, there), mergeTracked(there, here)])
      expect([merged.savedAt, merged.stage.at, merged.facts.value.title]).toEqual([
        at(0),
        at(0),
        'Другое имя',
      ]);
  });
});

test('what two devices wrote at one instant ends the same on both', () => {
  const [first, second] = ['а', 'б'].map((text) => withField(begun, 'note', text, at(1))) as [
    TrackedJob,
    TrackedJob,
  ];
  expect(mergeTracked(first, second).note).toEqual(mergeTracked(second, first).note);
  const sent = (id: string) => withSent(begun, 'letter', { id, name: 'Письмо' }, at(1));
  const merged = mergeTracked(sent('l1'), sent('l2')).letter;
  expect(merged).toEqual(mergeTracked(sent('l2'), sent('l1')).letter);
  expect(merged).toMatchObject({ id: 'l2' });
});

test('of one paper the device that knows which it was is believed, whatever its id', () => {
  for (const id of ['0', 'l1', 'я']) {
    const withId = withSent(begun, 'letter', { id, name: 'Письмо' }, at(1));
    const { id: _, ...nameAlone } = withId.letter;
    const withoutId = { ...withId, letter: nameAlone };
    expect([mergeTracked(withId, withoutId).letter.id, mergeTracked(withoutId, withId).letter.id]).toEqual([
      id,
      id,
    ]);
  }
});

test('of one instant that is written in two ways one stands, whichever comes first', () => {
  const [first, second] = ['2026-11-01T00:00:00.000Z', '2026-11-01T03:00:00.000+03:00'].map((savedAt) => ({
    ...begun,
    savedAt,
  })) as [TrackedJob, TrackedJob];
  expect(mergeTracked(first, second).savedAt).toBe(mergeTracked(second, first).savedAt);
});

test('a move by a clock that has gone back stands behind the move before', () => {
  const applied = withStage(begun, 'applied', 'e1', at(5));
  const invited = withStage(applied, 'interview', 'e0', at(3));
  const rejected = withStage(invited, 'rejected', 'e2', at(4));
  expect(rejected.events.map(({ stage }) => stage)).toEqual(['applied', 'interview', 'rejected']);
  expect(stageBeforeEnd(rejected)).toBe('interview');
});

test('five stages are open, four are ends', () => {
  expect(stages.filter(isOpenStage)).toEqual(['saved', 'applied', 'screening', 'interview', 'offer']);
});

test('what was seen once more is the newest, and stands once', () => {
  expect(withSeen(['a', 'b', 'c'], 'a')).toEqual(['b', 'c', 'a']);
  const many = Array.from({ length: maxSeen }, (_, n) => `${n}`);
  expect(withSeen(many, 'new')).toEqual([...many.slice(1), 'new']);
});

test('of events of one instant the order is that of their ids', () => {
  const event = (id: string) => ({ id, at: at(1), stage: null, text: '' });
  const both = (...ids: string[]) => ids.reduce((tracked, id) => withEvent(tracked, event(id)), begun);
  expect(both('b', 'a').events.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(both('a', 'b').events.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a reminder lies ahead of when it was set; none has nothing to lie ahead of', () => {
  const reminded = (set: number, due: number) =>
    withField(begun, 'reminder', { at: at(due), text: '' }, at(set));
  expect(isReminderAhead(begun)).toBe(true);
  expect(isReminderAhead(reminded(1, 2))).toBe(true);
  expect(isReminderAhead(reminded(2, 2))).toBe(false);
  expect(isReminderAhead(reminded(3, 2))).toBe(false);
});

test('an application is as old as its first event that says so, else as its stage', () => {
  expect(appliedAt(begun)).toBeNull();
  const applied = withStage(begun, 'applied', 'a', at(5));
  expect(appliedAt(applied)).toBe(at(5));
  const withCall = withEvent(begun, { id: 'n', at: at(1), stage: null, text: 'звонок' });
  expect(appliedAt(withStage(withStage(withCall, 'applied', 'a', at(5)), 'interview', 'b', at(8)))).toBe(
    at(5),
  );
  expect(appliedAt({ ...applied, events: [] })).toBe(applied.stage.at);
});

test('an application that was put back to «Сохранено» is none', () => {
  const byMistake = withStage(withStage(begun, 'applied', 'a', at(1)), 'saved', 'b', at(2));
  expect(appliedAt(byMistake)).toBeNull();
  const applied = withStage(byMistake, 'applied', 'c', at(20));
  expect(appliedAt(withStage(applied, 'screening', 'd', at(30)))).toBe(at(20));
});

test('a clock that goes back does not undo what was written', () => {
  const written = withField(begun, 'note', 'первая', at(10));
  const again = withField(written, 'note', 'вторая', at(5));
  expect(mergeTracked(written, again).note.value).toBe('вторая');
});

test('the same stage twice is one event', () => {
  const applied = withStage(begun, 'applied', 'a', at(1));
  expect(withStage(applied, 'applied', 'b', at(2))).toBe(applied);
});

test('of more events the last stay', () => {
  const many = Array.from({ length: maxEvents + 3 }, (_, n) => n).reduce(
    (tracked, n) => withEvent(tracked, { id: `e${n}`, at: at(n), stage: null, text: '' }),
    begun,
  );
  expect(many.events.map(({ id }) => id)).toEqual(Array.from({ length: maxEvents }, (_, n) => `e${n + 3}`));
});

describe('at 50 events', () => {
  const note = (n: number) => ({ id: `n${n}`, at: at(n), stage: null, text: `${n}` });
  const full = [note(0), note(1)].reduce(withEvent, begun);

  test('a move takes the place of an older one, not of what its owner wrote, nor of the application', () => {
    const order: Stage[] = ['screening', 'interview'];
    const moved = Array.from({ length: maxEvents }, (_, n) => n).reduce(
      (tracked, n) => withStage(tracked, n === 0 ? 'applied' : (order[n % 2] as Stage), `s${n}`, at(10 + n)),
      full,
    );
    expect(moved.events).toHaveLength(maxEvents);
    expect(moved.events.slice(0, 4).map(({ id }) => id)).toEqual(['n0', 'n1', 's0', 's3']);
    expect(appliedAt(moved)).toBe(at(10));
  });

  test('marks of deleted ones go first, then moves that say nothing of the application', () => {
    const mark = { id: 'm', at: at(9), stage: null, text: '' };
    const events = [
      { ...mark, id: 'mistaken', at: at(1), stage: 'applied' as const },
      { ...mark, id: 'saved', at: at(2), stage: 'saved' as const },
      { ...mark, id: 'applied', at: at(3), stage: 'applied' as const },
      { ...mark, id: 'screening', at: at(4), stage: 'screening' as const },
      mark,
    ];
    const tracked = events.reduce(withEvent, { ...begun, stage: { value: 'screening', at: at(4) } });
    const notes = Array.from({ length: maxEvents - 4 }, (_, n) => note(n + 10));
    const movesIn = ({ events: left }: TrackedJob) =>
      left.filter(({ text }) => text === '').map(({ id }) => id);
    const withoutMark = notes.reduce(withEvent, tracked);
    expect(movesIn(withoutMark)).toEqual(['mistaken', 'saved', 'applied', 'screening']);
    const withoutMove = withEvent(withoutMark, note(80));
    expect(movesIn(withoutMove)).toEqual(['mistaken', 'saved', 'applied']);
    expect(appliedAt(withoutMove)).toBe(at(3));
  });

  test('whoever joins the same ones, in whatever order, keeps the same', () => {
    const event = fc.record({ n: fc.nat(90), stage: fc.constantFrom(null, ...stages), text: fc.boolean() });
    const records = fc
      .uniqueArray(event, { selector: ({ n }) => n, minLength: 20, maxLength: 60 })
      .map((all) =>
        all.reduce(
          (tracked, { n, stage, text }) =>
            withEvent(tracked, { id: `e${n}`, at: at(n % 30), stage, text: text ? `${n}` : '' }),
          begun,
        ),
      );
    fc.assert(
      fc.property(records, records, records, (a, b, c) => {
        // An id says what it is of.
        const unlike = [a, b, c].map((tracked, index) => ({
          ...tracked,
          events: tracked.events.map((each) => ({ ...each, id: `${each.id}-${index}` })),
        })) as [TrackedJob, TrackedJob, TrackedJob];
        const [left, middle, right] = unlike;
        const merged = mergeTracked(mergeTracked(left, middle), right);
        expect(merged).toEqual(mergeTracked(left, mergeTracked(middle, right)));
        expect(merged).toEqual(mergeTracked(right, mergeTracked(left, middle)));
        expect(mergeTracked(merged, middle)).toEqual(merged);
      }),
    );
  });
});

test('a move that is taken back leaves nothing, and no other copy brings it back', () => {
  const before = withEvent(begun, { id: 'n', at: at(1), stage: null, text: 'звонок' });
  const moved = withStage(before, 'applied', 'a', at(2));
  const sent = withSent(moved, 'letter', { id: 'l1', name: 'Письмо' }, at(3));
  const back = withMoveTakenBack(sent, before, at(4));
  for (const merged of [back, mergeTracked(back, sent), mergeTracked(sent, back)]) {
    expect([merged.stage.value, merged.letter.value, merged.letter.id]).toEqual(['saved', null, undefined]);
    expect(merged.events.filter((event) => !isTakenBack(event))).toEqual(before.events);
    expect(trackedJob.parse(merged)).toEqual(merged);
  }
  const again = withStage(back, 'applied', 'b', at(9));
  expect(appliedAt(again)).toBe(at(9));
  expect(back.resume).toBe(before.resume);
});

test('of what was deleted nothing stays that another device has written since, in whatever order they meet', () => {
  const [later, latest] = [at(5), at(6)];
  const facts = { ...begun.facts.value, title: 'Секрет' };
  const reminder = { at: at(9), text: 'Секрет' };
  let written = withField(withField(begun, 'note', 'Секрет', later), 'facts', facts, later);
  written = withField(written, 'reminder', reminder, later);
  for (const field of ['letter', 'resume'] as const)
    written = withSent(written, field, { id: 'Секрет', name: 'Секрет' }, later);
  const deleted = withField(begun, 'isDeleted', true, at(2));
  for (const merged of [mergeTracked(written, deleted), mergeTracked(deleted, written)]) {
    const mark = withoutDeletedContent(merged);
    expect(JSON.stringify(mark)).not.toContain('Секрет');
    for (const field of ['facts', 'note', 'reminder', 'letter', 'resume'] as const)
      expect(mark[field].at).toBe(written[field].at);
    expect(trackedJob.parse(mark)).toEqual(mark);
    // What is taken back is written later, and stands.
    const back = withField(withField(mark, 'isDeleted', false, latest), 'note', 'снова', latest);
    for (const joined of [mergeTracked(back, merged), mergeTracked(merged, back)])
      expect(withoutDeletedContent(joined).note.value).toBe('снова');
  }
});

test('of what was deleted no event stays', () => {
  const noted = withEvent(begun, { id: 'n', at: at(1), stage: null, text: 'оффер 300' });
  const deleted = { ...withField(begun, 'isDeleted', true, at(2)), events: [] };
  expect(withoutDeletedContent(mergeTracked(noted, deleted)).events).toEqual([]);
  expect(withoutDeletedContent(noted)).toBe(noted);
});

test('silent is an application of three weeks, and nothing else', () => {
  const applied = withStage(begun, 'applied', 'a', at(0));
  const days = (count: number) => new Date(Date.parse(applied.stage.at) + count * 86_400_000);
  expect(hasNoReply(applied, days(20.9))).toBe(false);
  expect(hasNoReply(applied, days(21))).toBe(true);
  expect(daysAtStage(applied, days(23.5))).toBe(23);
  expect(hasNoReply(withStage(applied, 'interview', 'b', at(1)), days(40))).toBe(false);
  expect(hasNoReply(begun, days(40))).toBe(false);
});

test('an end says after what it came', () => {
  const screened = withStage(withStage(begun, 'applied', 'a', at(1)), 'screening', 'b', at(2));
  const called = withEvent(screened, { id: 'n', at: at(2), stage: null, text: 'звонок' });
  for (const open of [screened, called])
    expect(stageBeforeEnd(withStage(open, 'rejected', 'c', at(3)))).toBe('screening');
  expect(stageBeforeEnd(withStage(begun, 'withdrawn', 'c', at(3)))).toBe('saved');
  for (const open of [begun, screened]) expect(stageBeforeEnd(open)).toBe(null);
});

test('an end after an end says after which open stage, one that a record began with says nothing', () => {
  const screened = withStage(withStage(begun, 'applied', 'a', at(1)), 'screening', 'b', at(2));
  const silent = withStage(screened, 'silent', 'c', at(3));
  expect(stageBeforeEnd(withStage(silent, 'rejected', 'd', at(4)))).toBe('screening');
  const endedAtOnce = withStage(begun, 'rejected', 'a', at(0));
  expect(stageBeforeEnd(endedAtOnce)).toBe(null);
  expect(stageBeforeEnd(withStage(endedAtOnce, 'silent', 'b', at(1)))).toBe(null);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.b', 'https://', 'https://a b'])(
  'no link: %s',
  (link) => expect(webLink.safeParse(link).success).toBe(false),
);
test.each(['https://hh.ru/vacancy/1', 'http://example.com/?a=1#b'])('a link: %s', (link) =>
  expect(webLink.safeParse(link).success).toBe(true),
);
