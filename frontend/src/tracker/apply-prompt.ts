import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { hasApplied } from '#core/domain/tracker/stage.ts';
import { newTracked, type TrackedFacts, trackedJob } from '#core/domain/tracker/tracked-job.ts';
import { draftKey, dropDraft, subscribeToOwned } from '../browser-storage/storage-owner.ts';
import { saveTracked, setTracked } from './acts.ts';
import { keepDescription } from './keep-description.ts';
import { findTracked } from './tracker-store.ts';

type UserId = string | null;

/** A draft of this tab: one goes to the source from here, and comes back here. */
const draft = 'apply_question';

const applyPrompt = z.object({
  id: trackedJob.shape.id,
  facts: trackedJob.shape.facts.shape.value,
  /** When its reader went there: that is when they applied. @default - a prompt of an older release */
  leftAt: z.optional(z.iso.datetime()),
  /** Its reader has come back from the source. */
  isDue: z.boolean(),
});
export type ApplyPrompt = z.infer<typeof applyPrompt>;

let last: { text: string | null; prompt: ApplyPrompt | null } = { text: null, prompt: null };

function read(userId: UserId): ApplyPrompt | null {
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(draftKey(draft, userId));
    if (text !== last.text) last = { text, prompt: text === null ? null : parsed(text) };
  } catch {
    last = { text: null, prompt: null };
  }
  return last.prompt;
}

const parsed = (text: string) => z.safeParse(applyPrompt, JSON.parse(text)).data ?? null;

function write(userId: UserId, value: ApplyPrompt) {
  try {
    sessionStorage.setItem(draftKey(draft, userId), JSON.stringify(value));
  } catch {
    // Then it is not asked.
  }
}

const hasAppliedTo = (userId: UserId, id: string): boolean => {
  const record = findTracked(userId, id);
  return record !== null && hasApplied(record.stage.value);
};

/** Its reader goes to the source. Who has applied already is not asked again. */
export function askOnReturn(userId: UserId, id: string, facts: TrackedFacts) {
  if (hasAppliedTo(userId, id)) return;
  // As it would be kept: what is too long for a record is no prompt either.
  if (z.safeParse(trackedJob, newTracked(id, facts, new Date().toISOString())).success)
    write(userId, { id, facts, leftAt: new Date().toISOString(), isDue: false });
}

export const dropPrompt = (userId: UserId) => dropDraft(draft, userId);

/** The prompt, once its reader is back in the tab. */
export function useApplyPrompt(userId: UserId): ApplyPrompt | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      const controller = new AbortController();
      const { signal } = controller;
      const onReturn = () => {
        const pending = read(userId);
        if (!pending || pending.isDue || document.visibilityState !== 'visible') return;
        write(userId, { ...pending, isDue: true });
        changed();
      };
      document.addEventListener('visibilitychange', onReturn, { signal });
      addEventListener('focus', onReturn, { signal });
      const unsubscribe = subscribeToOwned(changed);
      return () => {
        controller.abort();
        unsubscribe();
      };
    },
    [userId],
  );
  const pending = useSyncExternalStore(
    subscribe,
    () => read(userId),
    () => null,
  );
  return pending?.isDue ? pending : null;
}

/** False where the desk has no room, which it says itself: the question stays. */
export function answerYes(userId: UserId, { id, facts, leftAt }: ApplyPrompt): boolean {
  // It may have been asked long ago: whoever has come further since is not put back.
  if (!hasAppliedTo(userId, id) && !saveTracked(userId, id, facts, 'applied', leftAt)) return false;
  void keepDescription(id);
  dropPrompt(userId);
  return true;
}

/** At nine in the morning of the next day, by the reader's clock. */
export function tomorrow(now: Date): string {
  const morning = new Date(now);
  morning.setDate(morning.getDate() + 1);
  morning.setHours(9, 0, 0, 0);
  return morning.toISOString();
}

/** As `answerYes`. A reminder that its reader has set, and that lies ahead, stays: 'stands'. */
export function answerLater(
  userId: UserId,
  { id, facts }: ApplyPrompt,
  text: string,
): 'set' | 'stands' | false {
  if (!saveTracked(userId, id, facts)) return false;
  const reminder = findTracked(userId, id)?.reminder.value;
  const stands = reminder != null && Date.parse(reminder.at) > Date.now();
  if (!stands) setTracked(userId, id, 'reminder', { at: tomorrow(new Date()), text });
  void keepDescription(id);
  dropPrompt(userId);
  return stands ? 'stands' : 'set';
}
