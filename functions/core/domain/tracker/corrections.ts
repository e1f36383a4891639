import { isAtBeginning, movesOf } from './stage-history.ts';
import { type TrackedEvent, type TrackedJob, withEvent } from './tracked-job.ts';

/**
 * An event in other words; without any it says nothing, and stays as a mark. It moves on by a millisecond: of two that share an
 * id the later stands, so that no other device brings back what it said.
 */
export function withEventText(tracked: TrackedJob, event: TrackedEvent, text: string): TrackedJob {
  const current = tracked.events.find(({ id }) => id === event.id) ?? event;
  return withEventReplaced(tracked, { ...event, at: nextMillisecond(current.at), text });
}

const nextMillisecond = (at: string): string => new Date(Date.parse(at) + 1).toISOString();

const withEventReplaced = (tracked: TrackedJob, event: TrackedEvent): TrackedJob =>
  withEvent({ ...tracked, events: tracked.events.filter(({ id }) => id !== event.id) }, event);

/** As long as it has not moved on from where it began, its owner may have been wrong about the day. */
export function canBeRedated(tracked: TrackedJob): boolean {
  const moves = movesOf(tracked);
  const [first] = moves;
  if (!first) return tracked.stage.value === 'saved';
  return moves.every(({ stage }) => stage === tracked.stage.value) && isAtBeginning(tracked, first.at);
}

/**
 * The same since an earlier day: of two states the earlier beginning stands, so that it stays on every device, and so does what
 * any of them has written since. The move that it began with gives way to one of that day.
 */
export function redated(tracked: TrackedJob, eventId: string, at: string): TrackedJob {
  const since = <Field extends { at: string }>(field: Field): Field =>
    field.at === tracked.savedAt ? { ...field, at } : field;
  const begun: TrackedJob = {
    ...tracked,
    savedAt: at,
    stage: since(tracked.stage),
    note: since(tracked.note),
    reminder: since(tracked.reminder),
    letter: since(tracked.letter),
    resume: since(tracked.resume),
  };
  const [first, ...others] = movesOf(tracked);
  if (!first) return begun;
  const marked = [first, ...others].reduce(
    (record, move) => withEventReplaced(record, { ...move, at: nextMillisecond(move.at), stage: null }),
    begun,
  );
  return withEvent(marked, { ...first, id: eventId, at });
}
