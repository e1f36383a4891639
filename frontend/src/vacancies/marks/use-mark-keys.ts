import { useEffect, useEffectEvent, useRef } from 'react';
import type { Job } from '#core/domain/job/shown-job.ts';
import { whenKnown } from '../../session/session-store.ts';
import { showJob } from '../../tracker/marks-store.ts';
import { isShortcut } from '../keys/use-shortcuts.ts';
import { hide, markApplied, save, unsave } from './acts.ts';
import type { JobMarks } from './use-job-marks.ts';

interface MarkKeysOptions {
  job: Job;
  marks: JobMarks;
  /** As of `save`. */
  description?: string | null | undefined;
  /** It is open: its keys work wherever the focus is, but in a card of another. */
  isOpen?: boolean;
}

/**
 * `s` saves, `h` hides, each back again, `a` notes an application: of the card that has the focus, or of what is open.
 * The element that gets the ref lies in the vacancy's article.
 */
export function useMarkKeys<Anchor extends HTMLElement>({
  job,
  marks,
  description,
  isOpen = false,
}: MarkKeysOptions) {
  const anchor = useRef<Anchor>(null);
  const { record, appliedAt, isHidden } = marks;
  const actions: Record<string, (userId: string | null) => void> = {
    KeyS: (userId) => {
      if (appliedAt !== null) return;
      if (record) unsave(userId, job);
      else save(userId, job, description);
    },
    KeyH: (userId) => (isHidden ? showJob(userId, job.id) : hide(userId, job)),
    KeyA: (userId) => {
      if (appliedAt === null) markApplied(userId, job, description);
    },
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.code];
    if (!action || event.repeat || event.shiftKey || !isShortcut(event)) return;
    const at = event.target instanceof Element ? event.target.closest('article') : null;
    if (at !== null && at !== anchor.current?.closest('article')) return;
    event.preventDefault();
    whenKnown(action);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    const target: HTMLElement | Document | null | undefined = isOpen
      ? document
      : anchor.current?.closest('article');
    target?.addEventListener('keydown', listener as EventListener);
    return () => target?.removeEventListener('keydown', listener as EventListener);
  }, [isOpen]);
  return anchor;
}
