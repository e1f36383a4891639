import type { Stage } from '#core/domain/tracker/stage.ts';
import {
  mostEvents,
  newTracked,
  type TrackedFacts,
  type TrackedJob,
  withEvent,
  withField,
  withStage,
} from '#core/domain/tracker/tracked-job.ts';
import { readOwned } from '../browser-storage/storage-owner.ts';
import { trackerProblems } from '../texts/tracker/desk-ru.ts';
import { notify } from '../ui/notifications/notifications.ts';
import { changeTracked, type Outcome } from './tracker-store.ts';

type UserId = string | null;

const instant = () => new Date().toISOString();

/** Random: events of two devices must never share one. */
export const randomId = (): string => crypto.randomUUID();

/** Says what was not done. True where the desk is now as was asked, be it until the page is left. */
export function told(outcome: Outcome): boolean {
  if (outcome !== 'kept') notify({ type: 'error', text: trackerProblems[outcome] });
  return outcome !== 'full';
}

/** Lists of what may go with an application. */
const papers = ['saved_letters', 'resume_versions'] as const;

/** With an application goes what is known of letter and resume; it comes later, and nothing waits for it. */
function hasMoved(userId: UserId, id: string, to: Stage, outcome: Outcome): boolean {
  if (to === 'applied' && outcome !== 'full' && papers.some((key) => readOwned(key, userId) !== null))
    import('./library/name-sent.ts').then(
      ({ nameSent }) => nameSent(userId, id),
      () => {},
    );
  return told(outcome);
}

/** Onto the desk, where it is not there yet. */
export function saveTracked(userId: UserId, id: string, facts: TrackedFacts, stage: Stage = 'saved') {
  const outcome = changeTracked(userId, id, (before) => {
    if (before) return stage === 'saved' ? null : withStage(before, stage, randomId(), instant());
    const now = instant();
    const saved = newTracked(id, facts, now);
    // What it came to at once is an event as well.
    return stage === 'saved' ? saved : withStage(saved, stage, randomId(), now);
  });
  return hasMoved(userId, id, stage, outcome);
}

export function moveTracked(userId: UserId, id: string, to: Stage) {
  const moved = (before: TrackedJob | null) => before && withStage(before, to, randomId(), instant());
  return hasMoved(userId, id, to, changeTracked(userId, id, moved));
}

type Field = 'facts' | 'note' | 'reminder' | 'letter' | 'resume';

export const setTracked = <Name extends Field>(
  userId: UserId,
  id: string,
  field: Name,
  value: TrackedJob[Name]['value'],
) =>
  told(
    changeTracked(userId, id, (before) =>
      before && JSON.stringify(before[field].value) !== JSON.stringify(value)
        ? withField(before, field, value, instant())
        : null,
    ),
  );

/** False where there are 50 events: the oldest of them is not given up for a new one. */
export function addEvent(userId: UserId, id: string, at: string, text: string): boolean {
  let isFull = false;
  const isTold = told(
    changeTracked(userId, id, (before) => {
      isFull = before !== null && before.events.length >= mostEvents;
      return before && !isFull ? withEvent(before, { id: randomId(), at, stage: null, text }) : null;
    }),
  );
  return isTold && !isFull;
}

/** Answers what takes it back. Of what is deleted nothing stays but the mark that it was. */
export function deleteTracked(userId: UserId, id: string): () => void {
  let deleted: TrackedJob | null = null;
  changeTracked(userId, id, (before) => {
    deleted = before;
    if (!before) return null;
    const now = instant();
    const nobody = { title: '', company: '', place: '', pay: null, link: null };
    const emptied = withField(withField(before, 'note', '', now), 'facts', nobody, now);
    const silenced = withField(withField(emptied, 'reminder', null, now), 'letter', null, now);
    return { ...withField(withField(silenced, 'resume', null, now), 'isDeleted', true, now), events: [] };
  });
  return () => {
    const before = deleted;
    if (before) told(changeTracked(userId, id, (now) => (now ? null : before)));
  };
}
