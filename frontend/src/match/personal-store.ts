import { useSyncExternalStore } from 'react';
import type { Seeker } from '#core/domain/match/seeker/seeker.ts';
import type { OwnTexts } from './match-job.ts';

/** Who reads, as far as a match needs it. All of it stays in the browser but the seeker, which goes where they agree. */
export interface Personal {
  /** Of what is kept here: not looked at yet, nothing, less than a match needs, enough. */
  status: 'unknown' | 'nobody' | 'short' | 'ready';
  /** Whether this stage ranks vacancies; null until it is known. */
  isOffered: boolean | null;
  hasAgreed: boolean;
  seeker: Seeker | null;
  /** By which lexicon and rules the seeker was read. */
  version: number | null;
  own: OwnTexts | null;
}

const initialPersonal: Personal = {
  status: 'unknown',
  isOffered: null,
  hasAgreed: false,
  seeker: null,
  version: null,
  own: null,
};

let current = initialPersonal;
const listeners = new Set<() => void>();

export const personalNow = (): Personal => current;

export function setPersonal(changes: Partial<Personal>) {
  current = { ...current, ...changes };
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The page as it comes is everybody's. */
export const usePersonal = (): Personal =>
  useSyncExternalStore(subscribe, personalNow, () => initialPersonal);

/** Whose order a list may be asked for: of somebody who is known, where the stage offers it and they agree. */
export const seekerToSend = ({ status, isOffered, hasAgreed, seeker }: Personal): Seeker | null =>
  status === 'ready' && isOffered && hasAgreed ? seeker : null;
