import { describe, expect, it } from 'vitest';
import { hidden, mark, maxHiddenCompanies, maxHiddenJobs, maxSeen } from '#core/domain/tracker/marks.ts';
import {
  closedStages,
  hasApplied,
  isOpenStage,
  openStages,
  stage,
  stages,
} from '#core/domain/tracker/stage.ts';
import { atStageSince, daysAtStage, isAtBeginning, movesOf } from '#core/domain/tracker/stage-history.ts';
import {
  daysOfDeletion,
  maxEvents,
  maxNoteLength,
  maxTracked,
  mergeTracked,
  newTracked,
  type TrackedJob,
  trackedId,
  trackedJob,
  withEvent,
  withField,
  withoutDeletedContent,
  withSent,
  withStage,
} from '#core/domain/tracker/tracked-job.ts';

const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString();
const begun = newTracked('hh-1', facts, at(0));

describe('stages (docs/rules.md#tracker)', () => {
  it('stand in the order of the board, the ends behind them', () => {
    expect(openStages).toEqual(['saved', 'applied', 'screening', 'interview', 'offer']);
    expect(closedStages).toEqual(['accepted', 'rejected', 'silent', 'withdrawn']);
    expect(stages).toEqual([...openStages, ...closedStages]);
    expect(stage.safeParse('hired').success).toBe(false);
  });

  it.each(stages.map((value) => [value, openStages.includes(value as never), value !== 'saved'] as const))(
    '%s is open: %s, and an application: %s',
    (value, isOpen, isApplication) =>
      expect([isOpenStage(value), hasApplied(value)]).toEqual([isOpen, isApplication]),
  );
});

it('so much of each is kept', () => {
  expect([maxTracked, maxNoteLength, maxEvents, daysOfDeletion]).toEqual([500, 10_000, 50, 180]);
  expect([maxSeen, maxHiddenCompanies, maxHiddenJobs]).toEqual([5000, 50, 1000]);
});

const parses = (change: object) => trackedJob.safeParse({ ...begun, ...change }).success;
const event = (change: object) => ({ id: 'e', at: at(1), stage: null, text: '', ...change });
const withFact = (change: object) => ({ facts: { at: at(0), value: { ...facts, ...change } } });

describe('a record has its bounds', () => {
  it.each<[string, object, object]>([
    ['an id', { id: 'a'.repeat(200) }, { id: 'a'.repeat(201) }],
    ['an id of something', { id: 'a' }, { id: '' }],
    ['a title', withFact({ title: 'а'.repeat(300) }), withFact({ title: 'а'.repeat(301) })],
    ['a company', withFact({ company: 'а'.repeat(300) }), withFact({ company: 'а'.repeat(301) })],
    ['a place', withFact({ place: 'а'.repeat(300) }), withFact({ place: 'а'.repeat(301) })],
    ['a pay', withFact({ pay: 'а'.repeat(300) }), withFact({ pay: 'а'.repeat(301) })],
    [
      'a link',
      withFact({ link: `https://a.ru/${'a'.repeat(1987)}` }),
      withFact({ link: `https://a.ru/${'a'.repeat(1988)}` }),
    ],
    [
      'a note',
      { note: { at: at(0), value: 'а'.repeat(10_000) } },
      { note: { at: at(0), value: 'а'.repeat(10_001) } },
    ],
    [
      'a reminder',
      { reminder: { at: at(0), value: { at: at(1), text: 'а'.repeat(300) } } },
      { reminder: { at: at(0), value: { at: at(1), text: 'а'.repeat(301) } } },
    ],
    [
      'a letter',
      { letter: { at: at(0), value: 'а'.repeat(300) } },
      { letter: { at: at(0), value: 'а'.repeat(301) } },
    ],
    [
      'which letter it was',
      { letter: { at: at(0), value: 'а', id: 'а'.repeat(400) } },
      { letter: { at: at(0), value: 'а', id: 'а'.repeat(401) } },
    ],
    [
      'which resume it was',
      { resume: { at: at(0), value: 'а', id: 'а' } },
      { resume: { at: at(0), value: 'а', id: '' } },
    ],
    [
      'an event',
      { events: [event({ text: 'а'.repeat(500) })] },
      { events: [event({ text: 'а'.repeat(501) })] },
    ],
    [
      'an event’s id',
      { events: [event({ id: 'а'.repeat(40) })] },
      { events: [event({ id: 'а'.repeat(41) })] },
    ],
    ['an id of some event', { events: [event({ id: 'а' })] }, { events: [event({ id: '' })] }],
    ['events', { events: Array(50).fill(event({})) }, { events: Array(51).fill(event({})) }],
    ['a stage', { stage: { at: at(0), value: 'offer' } }, { stage: { at: at(0), value: 'hired' } }],
    ['an instant', { savedAt: '2026-11-01T03:00:00+03:00' }, { savedAt: '2026-11-01' }],
    [
      'an instant’s digits',
      { savedAt: `2026-11-01T00:00:00.${'0'.repeat(19)}Z` },
      { savedAt: `2026-11-01T00:00:00.${'0'.repeat(20)}Z` },
    ],
  ])('%s', (_, fits, tooMuch) => expect([parses(fits), parses(tooMuch)]).toEqual([true, false]));

  it('and so have its id alone, and what was hidden', () => {
    for (const [length, fits] of [
      [0, false],
      [1, true],
      [200, true],
      [201, false],
    ] as const) {
      expect(trackedId.safeParse('a'.repeat(length)).success).toBe(fits);
      expect(hidden.safeParse({ id: 'a'.repeat(length), name: '' }).success).toBe(fits);
    }
    expect(hidden.safeParse({ id: 'a', name: 'а'.repeat(300) }).success).toBe(true);
    expect(hidden.safeParse({ id: 'a', name: 'а'.repeat(301) }).success).toBe(false);
    for (const [kind, isKnown] of [
      ['job', true],
      ['company', true],
      ['city', false],
    ] as const)
      expect(mark.safeParse({ id: 'a', name: '', kind, isHidden: true }).success).toBe(isKnown);
  });

  it('a longer name of what was sent is cut', () =>
    expect(withSent(begun, 'letter', { id: 'l', name: 'а'.repeat(301) }, at(1)).letter).toEqual({
      value: 'а'.repeat(300),
      at: at(1),
      id: 'l',
    }));
});

it('a new one is saved, and says nothing else', () =>
  expect(begun).toEqual({
    id: 'hh-1',
    savedAt: at(0),
    facts: { value: facts, at: at(0) },
    stage: { value: 'saved', at: at(0) },
    note: { value: '', at: at(0) },
    reminder: { value: null, at: at(0) },
    letter: { value: null, at: at(0) },
    resume: { value: null, at: at(0) },
    events: [],
    isDeleted: { value: false, at: at(0) },
  }));

it.each(['note', 'reminder', 'letter', 'resume', 'stage'] as const)(
  'of %s what somebody has written stands before what was only saved later',
  (field) => {
    const written = {
      note: 'своё',
      reminder: { at: at(9), text: '' },
      letter: 'Письмо',
      resume: 'Резюме',
      stage: 'offer',
    } as const;
    const here = withField(begun, field, written[field], at(1));
    const there = newTracked('hh-1', facts, at(5));
    for (const merged of [mergeTracked(here, there), mergeTracked(there, here)])
      expect(merged[field].value).toEqual(written[field]);
  },
);

it('of facts and of a deletion the later stands, though nobody has written it', () => {
  const there = newTracked('hh-1', { ...facts, title: 'Позже' }, at(5));
  const deleted = withField(begun, 'isDeleted', true, at(1));
  for (const merged of [mergeTracked(deleted, there), mergeTracked(there, deleted)])
    expect([merged.facts.value.title, merged.isDeleted.value]).toEqual(['Позже', false]);
});

it('of what was deleted the mark says nothing', () =>
  expect(withoutDeletedContent(withField(begun, 'isDeleted', true, at(1)))).toMatchObject({
    id: 'hh-1',
    savedAt: at(0),
    facts: { value: { title: '', company: '', place: '', pay: null, link: null }, at: at(0) },
    note: { value: '' },
    reminder: { value: null },
    letter: { value: null },
    resume: { value: null },
    events: [],
    isDeleted: { value: true, at: at(1) },
  }));

describe('since when it stands where it does', () => {
  const applied = withStage(begun, 'applied', 'a', at(1));

  it.each<[string, TrackedJob, string]>([
    ['saved', begun, at(0)],
    ['applied', applied, at(1)],
    ['applied, with a note since', withEvent(applied, event({ text: 'Звонок' }) as never), at(1)],
    ['moved on', withStage(applied, 'screening', 'b', at(7)), at(7)],
    ['put back', withStage(applied, 'saved', 'b', at(7)), at(7)],
    ['twice in a row', withEvent(applied, event({ id: 'b', at: at(4), stage: 'applied' }) as never), at(1)],
    [
      'twice, with another between',
      withStage(withStage(applied, 'offer', 'b', at(3)), 'applied', 'c', at(6)),
      at(6),
    ],
    ['without its history', { ...applied, events: [] }, at(1)],
    [
      'saved, with a history of another',
      { ...begun, events: applied.events, stage: { value: 'saved', at: at(8) } },
      at(8),
    ],
  ])('%s', (_, tracked, since) => expect(atStageSince(tracked)).toBe(since));

  it('is counted in whole days, and never below none', () => {
    const days = (count: number) => daysAtStage(begun, new Date(Date.parse(at(0)) + count * 86_400_000));
    expect([-1, 0, 0.999, 1, 1.5, 2].map(days)).toEqual([0, 0, 0, 1, 1, 2]);
  });

  it('moves are what says a stage', () =>
    expect(movesOf(withEvent(applied, event({ text: 'Звонок' }) as never)).map(({ id }) => id)).toEqual([
      'a',
    ]));

  it.each([
    [-1, false],
    [0, true],
    [1, true],
    [2, false],
  ])('%i ms behind its saving is its beginning: %s', (passed, expected) =>
    expect(isAtBeginning(begun, new Date(Date.parse(at(0)) + passed).toISOString())).toBe(expected),
  );
});
