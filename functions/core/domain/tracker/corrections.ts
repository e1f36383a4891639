import { type TrackedEvent, type TrackedJob, withEvent } from './tracked-job.ts';

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
