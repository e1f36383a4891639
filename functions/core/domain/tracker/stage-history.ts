import { isOpenStage } from './stage.ts';
import type { TrackedEvent, TrackedJob } from './tracked-job.ts';

const day = 86_400_000;
/** Days of silence after which «Похоже, ответа нет?» is asked. */
const noReplyDays = 21;

/** Without those that were taken back. */
export const movesOf = ({ events }: TrackedJob): TrackedEvent[] =>
  events.filter((event) => event.stage !== null);

/** By its history: the field itself also changes as a move is taken back, and stays where the day is corrected. */
export function atStageSince(tracked: TrackedJob): string {
  const { savedAt, stage } = tracked;
  const moves = movesOf(tracked);
  // Two devices may have said its beginning twice: the first of a run counts.
  let at = moves.findLastIndex((move) => move.stage === stage.value);
  while (moves[at - 1]?.stage === stage.value) at--;
  const move = moves[at];
  if (move) return move.at;
  return stage.value === 'saved' && moves.length === 0 ? savedAt : stage.at;
}

/** Whole days since its stage last changed. */
export const daysAtStage = (tracked: TrackedJob, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(atStageSince(tracked))) / day));

/** An application of which nothing has been heard for long. It is asked about, and never closed by itself. */
export const hasNoReply = (tracked: TrackedJob, now: Date): boolean =>
  tracked.stage.value === 'applied' && daysAtStage(tracked, now) >= noReplyDays;

/** Its first stage is as old as the record itself, or a millisecond younger. */
export function isAtBeginning({ savedAt }: TrackedJob, at: string): boolean {
  const passed = Date.parse(at) - Date.parse(savedAt);
  return passed === 0 || passed === 1;
}

/**
 * The open stage before its end: «Отказ (после: Скрининг)»; null of one that is under way, or that began with an end, as one
 * that was written by hand may.
 */
export function stageBeforeEnd(tracked: TrackedJob): TrackedJob['stage']['value'] | null {
  const { value } = tracked.stage;
  if (isOpenStage(value)) return null;
  const moves = movesOf(tracked);
  const passed = moves.slice(0, moves.findLastIndex(({ stage: eventStage }) => eventStage === value) + 1);
  const before = passed.findLast(({ stage: eventStage }) => eventStage && isOpenStage(eventStage));
  if (before) return before.stage;
  return passed[0] && !isAtBeginning(tracked, passed[0].at) ? 'saved' : null;
}
