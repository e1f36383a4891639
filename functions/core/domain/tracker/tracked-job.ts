import * as z from 'zod/mini';
import { hasApplied, stage } from './stage.ts';

export const maxTracked = 500;
export const maxNoteLength = 10_000;
export const maxEvents = 50;
/** Days for which a mark of what was deleted stays: until then another device may still have it. */
export const daysOfDeletion = 180;
const maxNameLength = 300;
const maxEventLength = 500;
const maxIdLength = 200;
/** Of a letter: its vacancy's, or company and position, and what tells it from others. */
const maxPaperIdLength = 400;

const instant = z.iso.datetime({ offset: true }).check(z.maxLength(40));
/** Of a vacancy its id; of one that was written by hand `own-<random>`. */
export const trackedId = z.string().check(z.minLength(1), z.maxLength(maxIdLength));
const name = z.string().check(z.maxLength(maxNameLength));

/** Links lead to the web and nowhere else. */
export const webLink = z.string().check(z.maxLength(2000), z.regex(/^https?:\/\/[^\s]+$/u));

/** A field with the instant at which its owner wrote it: of two the later stands. */
const stamped = <Value extends z.core.$ZodType>(value: Value) => z.object({ value, at: instant });

const facts = z.object({
  title: name,
  company: name,
  place: name,
  /** In the source's words, or the whole range. */
  pay: z.nullable(name),
  link: z.nullable(webLink),
});
export type TrackedFacts = z.infer<typeof facts>;

const reminder = z.object({ at: instant, text: name });

/** What went with the application: its name, and which of those that are kept it is, where that is known. */
const sentPaper = z.extend(stamped(z.nullable(name)), {
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(maxPaperIdLength))),
});

/** The stage that it came to, or something that its owner noted. */
const trackedEvent = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  at: instant,
  stage: z.nullable(stage),
  text: z.string().check(z.maxLength(maxEventLength)),
});
export type TrackedEvent = z.infer<typeof trackedEvent>;

/**
 * A vacancy on its owner's desk (docs/rules.md#tracker). It outlives the vacancy: what was seen when it was saved stands
 * in it.
 */
export const trackedJob = z.object({
  id: trackedId,
  /** ISO instant. */
  savedAt: instant,
  facts: stamped(facts),
  stage: stamped(stage),
  note: stamped(z.string().check(z.maxLength(maxNoteLength))),
  reminder: stamped(z.nullable(reminder)),
  letter: sentPaper,
  resume: sentPaper,
  /** In the order of time. */
  events: z.array(trackedEvent).check(z.maxLength(maxEvents)),
  /** One that was deleted stays as a mark, so that another device does not bring it back. */
  isDeleted: stamped(z.boolean()),
});
export type TrackedJob = z.infer<typeof trackedJob>;

/** A reminder lies ahead when it is set, be it long ago (docs/rules.md#tracker-reminder). */
export const isReminderAhead = ({ reminder: { value, at } }: Pick<TrackedJob, 'reminder'>): boolean =>
  value === null || Date.parse(value.at) > Date.parse(at);

const stampedFields = ['facts', 'stage', 'note', 'reminder', 'letter', 'resume', 'isDeleted'] as const;
type StampedField = (typeof stampedFields)[number];
type ValueOf<Field extends StampedField> = TrackedJob[Field]['value'];

/** A vacancy as it comes onto the desk. */
export const newTracked = (id: string, jobFacts: TrackedFacts, at: string): TrackedJob => ({
  id,
  savedAt: at,
  facts: { value: jobFacts, at },
  stage: { value: 'saved', at },
  note: { value: '', at },
  reminder: { value: null, at },
  letter: { value: null, at },
  resume: { value: null, at },
  events: [],
  isDeleted: { value: false, at },
});

/** A clock may stand still or go back: what its owner writes later is later all the same. */
const laterInstant = (before: string, now: string): string =>
  Date.parse(now) > Date.parse(before) ? now : new Date(Date.parse(before) + 1).toISOString();

export const withField = <Field extends StampedField>(
  tracked: TrackedJob,
  field: Field,
  value: ValueOf<Field>,
  now: string,
): TrackedJob => ({ ...tracked, [field]: { value, at: laterInstant(tracked[field].at, now) } });

/** A letter, or a version of the resume. */
export type PaperField = 'letter' | 'resume';

/** One of those that are kept has gone with the application (docs/rules.md#tracker-sent). */
export function withSent(
  tracked: TrackedJob,
  field: PaperField,
  { id, name: value }: { id: string; name: string },
  now: string,
): TrackedJob {
  const { at } = withField(tracked, field, value, now)[field];
  return { ...tracked, [field]: { value: value.slice(0, maxNameLength), at, id } };
}

const isApplication = ({ stage: eventStage }: TrackedEvent): boolean =>
  eventStage !== null && hasApplied(eventStage);

/** Of more than 50 events which go first: by «Сохранено» and «Отклик» a record says since when it is an application. */
function worthOf(event: TrackedEvent): number {
  if (event.text !== '') return 3;
  if (event.stage === 'saved' || event.stage === 'applied') return 2;
  return isTakenBack(event) ? 0 : 1;
}

/**
 * In the order of time. Of more than 50 those of least worth go, the oldest first; the first application stays. Whoever joins
 * the same ones, in whatever order, keeps the same.
 */
function sortedEvents(all: readonly TrackedEvent[]): TrackedEvent[] {
  const events = [...all].sort(
    (left, right) => Date.parse(left.at) - Date.parse(right.at) || (left.id < right.id ? -1 : 1),
  );
  if (events.length <= maxEvents) return events;
  const first = events.find(isApplication);
  const byWorth = events
    .filter((event) => event !== first)
    .sort((left, right) => worthOf(left) - worthOf(right));
  const kept = new Set(byWorth.slice(first ? 1 - maxEvents : -maxEvents));
  return events.filter((event) => event === first || kept.has(event));
}

export const withEvent = (tracked: TrackedJob, event: TrackedEvent): TrackedJob => ({
  ...tracked,
  events: sortedEvents([...tracked.events, event]),
});

/** At another stage, with the event that says so. */
export const withStage = (
  tracked: TrackedJob,
  to: TrackedJob['stage']['value'],
  eventId: string,
  now: string,
): TrackedJob => {
  if (tracked.stage.value === to) return tracked;
  const moved = withField(tracked, 'stage', to, now);
  // By a clock that has gone back it would stand before the move that it follows.
  return withEvent(moved, { id: eventId, at: moved.stage.at, stage: to, text: '' });
};

/** One that says nothing: a move that was taken back, or what its owner has deleted. */
export const isTakenBack = ({ stage: eventStage, text }: TrackedEvent): boolean =>
  eventStage === null && text === '';

/**
 * As it was `before` it was moved, with what was said of letter and resume since. The move's event stays under its id and
 * says nothing: of two that share one it is the one that stands, so that no other device brings the move back.
 */
export function withMoveTakenBack(tracked: TrackedJob, before: TrackedJob, now: string): TrackedJob {
  const known = new Set(before.events.map(({ id }) => id));
  const restored = <Field extends TrackedJob['stage' | PaperField]>(from: Field, to: Field): Field =>
    textOf(from) === textOf(to) ? from : { ...to, at: laterInstant(from.at, now) };
  return {
    ...tracked,
    stage: restored(tracked.stage, before.stage),
    letter: restored(tracked.letter, before.letter),
    resume: restored(tracked.resume, before.resume),
    events: tracked.events.map((event) =>
      event.stage === null || known.has(event.id) ? event : { ...event, stage: null },
    ),
  };
}

const emptyFacts: TrackedFacts = { title: '', company: '', place: '', pay: null, link: null };

/** Of what was deleted a mark alone stays; a copy that met it may have been written to since (docs/rules.md#tracker-deleted). */
export function withoutDeletedContent(tracked: TrackedJob): TrackedJob {
  if (!tracked.isDeleted.value) return tracked;
  const emptied = <Value>({ at }: { at: string }, value: Value) => ({ value, at });
  return {
    ...tracked,
    facts: emptied(tracked.facts, emptyFacts),
    note: emptied(tracked.note, ''),
    reminder: emptied(tracked.reminder, null),
    letter: emptied(tracked.letter, null),
    resume: emptied(tracked.resume, null),
    events: [],
  };
}

const later = <Field extends TrackedJob[StampedField]>(left: Field, right: Field): Field => {
  const order = Date.parse(left.at) - Date.parse(right.at);
  if (order !== 0) return order > 0 ? left : right;
  // At one instant either would do, so long as all devices choose the same.
  return textOf(left) >= textOf(right) ? left : right;
};

/** A browser of another release may have lost which one it was, and knows the name alone. */
const textOf = (field: TrackedJob[StampedField]): string =>
  `${JSON.stringify(field.value)}${'id' in field ? (field.id ?? '') : ''}`;

/** They stand so from the beginning: who saves a vacancy says nothing of them. */
const userFields = [
  'stage',
  'note',
  'reminder',
  'letter',
  'resume',
] as const satisfies readonly StampedField[];

const isUnwritten = (tracked: TrackedJob, field: StampedField): boolean =>
  userFields.some((userField) => userField === field) && tracked[field].at === tracked.savedAt;

/** What somebody has written stands before what nobody has, though that was saved later, on another device. */
function mergedField(field: StampedField, left: TrackedJob, right: TrackedJob): TrackedJob[StampedField] {
  const [isLeftUnwritten, isRightUnwritten] = [isUnwritten(left, field), isUnwritten(right, field)];
  if (isLeftUnwritten !== isRightUnwritten) return isLeftUnwritten ? right[field] : left[field];
  if (isLeftUnwritten && left.savedAt !== right.savedAt)
    return earlier(left.savedAt, right.savedAt) === left.savedAt ? left[field] : right[field];
  return later(left[field], right[field]);
}

const earlier = (left: string, right: string): string =>
  Date.parse(left) < Date.parse(right) || (Date.parse(left) === Date.parse(right) && left <= right)
    ? left
    : right;

/** Of two that share an id, and at one instant the same one on all devices. */
const isAfter = (left: TrackedEvent, right: TrackedEvent): boolean =>
  (Date.parse(left.at) - Date.parse(right.at) || Number(JSON.stringify(left) > JSON.stringify(right))) > 0;

/**
 * Of two states of one record, as two devices have it: each field as it was written last, every event of either. In
 * whatever order and however often states meet, the end is the same, to the letter of its JSON as the schema reads it: by that
 * devices tell whether anything has changed.
 */
export function mergeTracked(left: TrackedJob, right: TrackedJob): TrackedJob {
  const { isDeleted, ...fields } = Object.fromEntries(
    stampedFields.map((field) => [field, mergedField(field, left, right)]),
  ) as Pick<TrackedJob, StampedField>;
  const events = new Map<string, TrackedEvent>();
  for (const event of [...left.events, ...right.events]) {
    const existing = events.get(event.id);
    if (!existing || isAfter(event, existing)) events.set(event.id, event);
  }
  return {
    id: left.id,
    savedAt: earlier(left.savedAt, right.savedAt),
    ...fields,
    events: sortedEvents([...events.values()]),
    isDeleted,
  };
}

/** When its owner first said that something had been sent, since it last stood at «Сохранено»; null of what is only saved. */
export function appliedAt({ stage: { value, at }, events }: TrackedJob): string | null {
  if (!hasApplied(value)) return null;
  const lastSaved = events.findLastIndex(({ stage: eventStage }) => eventStage === 'saved');
  return events.slice(lastSaved + 1).find(isApplication)?.at ?? at;
}
