import { isAtBeginning } from './stage-history.ts';
import { newTracked, type TrackedEvent, type TrackedJob, withEvent, withStage } from './tracked-job.ts';

/**
 * An event in other words; without any it says nothing, and stays as a mark. It moves on by a millisecond: of two that share an
 * id the later stands, so that no other device brings back what it said.
 */
export function withEventText(tracked: TrackedJob, event: TrackedEvent, text: string): TrackedJob {
  const current = tracked.events.find(({ id }) => id === event.id) ?? event;
  const at = new Date(Date.parse(current.at) + 1).toISOString();
  const others = tracked.events.filter(({ id }) => id !== event.id);
  return withEvent({ ...tracked, events: others }, { ...event, at, text });
}

/** As long as it has not moved on from where it began, its owner may have been wrong about the day. */
export const canBeRedated = (tracked: TrackedJob): boolean => isAtBeginning(tracked, tracked.stage.at);

/**
 * The same as of another day, under an id of its own: it takes the place of the record before, since of two states of one record
 * the later day would stand.
 */
export function redated(tracked: TrackedJob, id: string, at: string): TrackedJob {
  const isFirst = (event: TrackedEvent) => event.stage !== null && isAtBeginning(tracked, event.at);
  const begun = newTracked(id, tracked.facts.value, at);
  const written = <Field extends { at: string }>(field: Field, unwritten: Field): Field =>
    field.at === tracked.savedAt ? unwritten : field;
  const eventId = tracked.events.find(isFirst)?.id ?? 'began';
  return tracked.events
    .filter((event) => !isFirst(event))
    .reduce(withEvent, {
      ...withStage(begun, tracked.stage.value, eventId, at),
      note: written(tracked.note, begun.note),
      reminder: written(tracked.reminder, begun.reminder),
      letter: written(tracked.letter, begun.letter),
      resume: written(tracked.resume, begun.resume),
    });
}
