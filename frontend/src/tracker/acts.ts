import { canBeRedated, redated, withEventText } from '#core/domain/tracker/corrections.ts';
import type { Stage } from '#core/domain/tracker/stage.ts';
import {
  isTakenBack,
  maxEvents,
  newTracked,
  type PaperField,
  type TrackedEvent,
  type TrackedFacts,
  type TrackedJob,
  withEvent,
  withField,
  withMoveTakenBack,
  withoutDeletedContent,
  withStage,
} from '#core/domain/tracker/tracked-job.ts';
import { readOwned } from '../browser-storage/storage-owner.ts';
import { trackerProblems } from '../texts/tracker/desk-ru.ts';
import { notify } from '../ui/notifications/notifications.ts';
import { changeTracked, findTracked, type Outcome } from './tracker-store.ts';

type UserId = string | null;

const instant = () => new Date().toISOString();

/** Random: events of two devices must never share one. */
export const randomId = (): string => crypto.randomUUID();

/** Says what was not done. True where the desk is now as was asked, be it until the page is left. */
export function reportOutcome(outcome: Outcome): boolean {
  if (outcome !== 'kept') notify({ type: 'error', text: trackerProblems[outcome] });
  return outcome !== 'full';
}

/** Lists of what may go with an application. */
const papers = ['saved_letters', 'resume_versions'] as const;

/** When a paper was recorded without its owner, by field and record: what is later is the owner's. */
const recordedAt = new Map<string, string | undefined>();

const isOwnPaper = (record: TrackedJob, field: PaperField): boolean =>
  recordedAt.get(`${field} ${record.id}`) !== record[field].at;

/** With an application goes what is known of letter and resume; it comes later, and nothing waits for it. */
function reportMove(userId: UserId, id: string, to: Stage, outcome: Outcome): boolean {
  if (to === 'applied' && outcome !== 'full' && papers.some((key) => readOwned(key, userId) !== null))
    import('./library/record-sent-papers.ts').then(
      ({ recordSentPapers }) =>
        recordSentPapers(userId, id, (field) =>
          recordedAt.set(`${field} ${id}`, findTracked(userId, id)?.[field].at),
        ),
      () => {},
    );
  return reportOutcome(outcome);
}

/** Onto the desk, where it is not there yet; `at` where it was not now. */
export function saveTracked(
  userId: UserId,
  id: string,
  facts: TrackedFacts,
  stage: Stage = 'saved',
  at = instant(),
) {
  const outcome = changeTracked(userId, id, (before) => {
    if (before) return stage === 'saved' ? null : withStage(before, stage, randomId(), at);
    const saved = newTracked(id, facts, at);
    // What it came to at once is an event as well.
    return stage === 'saved' ? saved : withStage(saved, stage, randomId(), at);
  });
  return reportMove(userId, id, stage, outcome);
}

export function moveTracked(userId: UserId, id: string, to: Stage) {
  const moveTo = (before: TrackedJob | null) => before && withStage(before, to, randomId(), instant());
  return reportMove(userId, id, to, changeTracked(userId, id, moveTo));
}

/** The record again as it was before it was moved, but for letter and resume of which its owner has said something. */
export const withoutMove = (record: TrackedJob, before: TrackedJob): TrackedJob => {
  const keptPaper = (field: PaperField) => (isOwnPaper(record, field) ? record : before)[field];
  const target = { ...before, letter: keptPaper('letter'), resume: keptPaper('resume') };
  return withMoveTakenBack(record, target, instant());
};

export const takeBackMove = (userId: UserId, before: TrackedJob) =>
  reportOutcome(changeTracked(userId, before.id, (record) => record && withoutMove(record, before)));

type Field = 'facts' | 'note' | 'reminder' | 'letter' | 'resume';

export const setTracked = <Name extends Field>(
  userId: UserId,
  id: string,
  field: Name,
  value: TrackedJob[Name]['value'],
) =>
  reportOutcome(
    changeTracked(userId, id, (before) =>
      before && JSON.stringify(before[field].value) !== JSON.stringify(value)
        ? withField(before, field, value, instant())
        : null,
    ),
  );

/** What was deleted or taken back counts for nothing. */
export const hasAllEvents = ({ events }: Pick<TrackedJob, 'events'>): boolean =>
  events.filter((event) => !isTakenBack(event)).length >= maxEvents;

/** False where it has 50 others: none of them is given up for it. */
function putEvent(
  userId: UserId,
  id: string,
  eventId: string,
  put: (before: TrackedJob) => TrackedJob,
): boolean {
  let isFull = false;
  const isDone = reportOutcome(
    changeTracked(userId, id, (before) => {
      if (!before) return null;
      isFull = hasAllEvents({ ...before, events: before.events.filter((event) => event.id !== eventId) });
      return isFull ? null : put(before);
    }),
  );
  return isDone && !isFull;
}

/** False where there are 50 events. */
export function addEvent(userId: UserId, id: string, at: string, text: string): boolean {
  const event = { id: randomId(), at, stage: null, text };
  return putEvent(userId, id, event.id, (before) => withEvent(before, event));
}

/** Of what its owner noted. Answers what takes it back: false where there are 50 other events by then. */
export function deleteEvent(userId: UserId, id: string, event: TrackedEvent): () => boolean {
  reportOutcome(changeTracked(userId, id, (before) => before && withEventText(before, event, '')));
  return () => putEvent(userId, id, event.id, (before) => withEventText(before, event, event.text));
}

/** Answers what takes it back. Of what is deleted nothing stays but the mark that it was. */
export function deleteTracked(userId: UserId, id: string): () => void {
  let deleted: TrackedJob | null = null;
  changeTracked(userId, id, (before) => {
    deleted = before;
    if (!before) return null;
    const now = instant();
    const fields = ['facts', 'note', 'reminder', 'letter', 'resume', 'isDeleted'] as const;
    let mark: TrackedJob = before;
    for (const field of fields) mark = withField(mark, field, mark[field].value, now);
    return withoutDeletedContent({ ...mark, isDeleted: { ...mark.isDeleted, value: true } });
  });
  return () => {
    const before = deleted;
    if (before) reportOutcome(changeTracked(userId, id, (now) => (now ? null : before), { isUndo: true }));
  };
}

/** A record by hand as of an earlier day. */
export const redateTracked = (userId: UserId, id: string, at: string): boolean =>
  reportOutcome(
    changeTracked(userId, id, (before) =>
      before && canBeRedated(before) ? redated(before, randomId(), at) : null,
    ),
  );
