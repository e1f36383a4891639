import { useSyncExternalStore } from 'react';

export interface SearchesState {
  /** Null until the stage has said so; then nothing is shown either. */
  readonly isOffered: boolean | null;
  /** Whether the account has answered since the page was opened. */
  readonly isKnown: boolean;
  readonly status: 'idle' | 'sending' | 'offline' | 'failed';
  /** Of the account's, how many are not here. */
  readonly onlyThere: number;
}

const initialState: SearchesState = { isOffered: null, isKnown: false, status: 'idle', onlyThere: 0 };

let ownerId: string | null = null;
let state = initialState;
const listeners = new Set<() => void>();

function change(next: SearchesState) {
  state = next;
  for (const changed of listeners) changed();
}

/** Of whom the state speaks from here on: of another user nothing is left. */
export function beginSearches(userId: string | null) {
  if (ownerId === userId) return;
  ownerId = userId;
  change(initialState);
}

/** What is said of somebody who has left meanwhile is not heard. */
export function setSearches(userId: string, changes: Partial<SearchesState>) {
  if (ownerId === userId) change({ ...state, ...changes });
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export const searchesState = (userId: string | null): SearchesState =>
  userId !== null && ownerId === userId ? state : initialState;

export const useSearchesState = (userId: string | null): SearchesState =>
  useSyncExternalStore(
    subscribe,
    () => searchesState(userId),
    () => initialState,
  );
