import { useSyncExternalStore } from 'react';
import { type SyncKind, syncKinds } from '#core/domain/user/consent.ts';
import type { ProfileText } from '#core/domain/user/merge-profiles.ts';
import type { SyncedProfile, SyncedResume } from '#core/domain/user/synced.ts';

/** Two versions of which their owner chooses: until then neither is changed. */
export type Choice =
  | { of: 'profile'; disputed: readonly ProfileText[]; mine: SyncedProfile; theirs: SyncedProfile }
  | { of: 'resume'; mine: SyncedResume; theirs: SyncedResume };

export interface SyncState {
  /** Null until the stage has said so; then nothing is shown either. */
  readonly isOffered: boolean | null;
  readonly isOn: boolean;
  /** Whether the account has been asked since the page was opened, or could not be. */
  readonly isKnown: boolean;
  readonly status: 'idle' | 'sending' | 'offline' | 'failed' | 'full' | 'tooLarge' | 'unkept' | 'asks';
  /** ISO instant. */
  readonly savedAt: string | null;
  readonly isEndedElsewhere: boolean;
  readonly choice: Choice | null;
  /** What stood here when the account, or this browser, had no room for it: whatever differs may fit. */
  readonly refused: string | null;
}

const initialState: SyncState = {
  isOffered: null,
  isOn: false,
  isKnown: false,
  status: 'idle',
  savedAt: null,
  isEndedElsewhere: false,
  choice: null,
  refused: null,
};

type States = Readonly<Record<SyncKind, SyncState>>;
const initialStates = (): States => ({
  tracker: initialState,
  profile: initialState,
  resume: initialState,
  versions: initialState,
});

let ownerId: string | null = null;
let states = initialStates();
const listeners = new Set<() => void>();

function announce() {
  for (const changed of listeners) changed();
}

/** Of whom the states speak from here on: of another user nothing is left. */
export function beginStates(userId: string | null) {
  if (ownerId === userId) return;
  ownerId = userId;
  states = initialStates();
  announce();
}

export const stateNow = (userId: string, kind: SyncKind): SyncState =>
  ownerId === userId ? states[kind] : initialState;

/** What is said of somebody who has left meanwhile is not heard. */
export function setState(userId: string, kind: SyncKind, changes: Partial<SyncState>) {
  if (ownerId !== userId) return;
  const before = states[kind];
  const isSame = (Object.keys(changes) as (keyof SyncState)[]).every((key) => before[key] === changes[key]);
  if (isSame) return;
  states = { ...states, [kind]: { ...before, ...changes } };
  announce();
}

export function setAllStates(userId: string, changes: Partial<SyncState>) {
  for (const kind of syncKinds) setState(userId, kind, changes);
}

export function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export const useSyncState = (userId: string | null, kind: SyncKind): SyncState =>
  useSyncExternalStore(
    subscribe,
    () => (userId === null ? initialState : stateNow(userId, kind)),
    () => initialState,
  );
