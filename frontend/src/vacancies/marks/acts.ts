import type { Job } from '#core/domain/job/shown-job.ts';
import { hasApplied, isOpenStage } from '#core/domain/tracker/stage.ts';
import { isTakenBack, newTracked, type TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { undo } from '../../texts/tracker/desk-ru.ts';
import { marks as texts } from '../../texts/tracker/marks-ru.ts';
import { deleteTracked, reportOutcome, saveTracked, takeBackMove, withoutMove } from '../../tracker/acts.ts';
import { keepDescription } from '../../tracker/keep-description.ts';
import { hideCompany, hideJob, showCompany, showJob } from '../../tracker/marks-store.ts';
import { findTracked } from '../../tracker/tracker-store.ts';
import { dismiss, notify } from '../../ui/notifications/notifications.ts';
import { trackedFactsOf } from './tracked-facts.ts';

type UserId = string | null;

const notifyWithUndo = (owner: UserId, text: string, onUndo: () => void) =>
  notify({ type: 'success', owner, text, action: { text: undo, run: onUndo } });

/** `description` where the page has it; a list has none. */
export function save(userId: UserId, job: Job, description?: string | null) {
  // Pressed before it was known that it is there: nothing is to be taken back.
  if (findTracked(userId, job.id) || !saveTracked(userId, job.id, trackedFactsOf(job))) return;
  void keepDescription(job.id, description);
  notifyWithUndo(userId, texts.savedToast, () => unsave(userId, job));
}

/** Saved, and nothing more was ever said of it. */
const isBare = ({ stage, note, reminder, letter, resume, events }: TrackedJob): boolean =>
  stage.value === 'saved' &&
  note.value === '' &&
  reminder.value === null &&
  letter.value === null &&
  resume.value === null &&
  events.every(isTakenBack);

/** Pressed again and again it is asked once. */
let askedId = '';

/** With a star goes a star: what somebody has written goes only by a press that says so. */
export function unsave(userId: UserId, { id }: Job) {
  const remove = () => notifyWithUndo(userId, texts.unsavedToast, deleteTracked(userId, id));
  dismiss(askedId);
  const record = findTracked(userId, id);
  if (!record || isBare(record)) remove();
  else
    askedId = notify({
      type: 'info',
      owner: userId,
      text: texts.keptWithMore,
      action: { text: texts.removeWithMore, run: remove },
    });
}

/** Said to have been sent where there is no source to go to. False where the desk is full. */
export function recordApplied(userId: UserId, job: Job, description?: string | null): boolean {
  const stage = findTracked(userId, job.id)?.stage.value;
  // Whoever has been invited since is not put back.
  if (stage && isOpenStage(stage) && hasApplied(stage)) return true;
  const isRecorded = saveTracked(userId, job.id, trackedFactsOf(job), 'applied');
  if (isRecorded) void keepDescription(job.id, description);
  return isRecorded;
}

/** By its reader's word alone, who may take it back. */
export function markApplied(userId: UserId, job: Job, description?: string | null) {
  const before = findTracked(userId, job.id);
  if ((before && hasApplied(before.stage.value)) || !recordApplied(userId, job, description)) return;
  notifyWithUndo(userId, texts.appliedToast, () => {
    if (before) takeBackMove(userId, before);
    else takeBackApplication(userId, job.id);
  });
}

/** One that came onto the desk with its application goes with it, unless more was said of it since. */
function takeBackApplication(userId: UserId, id: string) {
  const record = findTracked(userId, id);
  if (!record) return;
  const saved = newTracked(id, record.facts.value, record.savedAt);
  const moves = record.events.filter(({ stage }) => stage !== null);
  const isOnlyMove = moves.length === 1 && isBare(withoutMove(record, saved));
  if (isOnlyMove) deleteTracked(userId, id);
  else takeBackMove(userId, saved);
}

/** What the browser does not keep lives as long as the page (docs/rules.md#storage-full). */
const reportKept = (isKept: boolean) => reportOutcome(isKept ? 'kept' : 'unkept');

export function hide(userId: UserId, { id, title }: Job) {
  reportKept(hideJob(userId, { id, name: title.slice(0, 300) }));
  notifyWithUndo(userId, texts.hiddenToast(title), () => reportKept(showJob(userId, id)));
}

export function hideAll(userId: UserId, id: string, name: string) {
  const outcome = hideCompany(userId, { id, name: name.slice(0, 300) });
  if (outcome === 'full') {
    notify({ type: 'error', text: texts.companiesFull });
    return;
  }
  reportOutcome(outcome);
  notifyWithUndo(userId, texts.companyHiddenToast(name), () => reportKept(showCompany(userId, id)));
}
