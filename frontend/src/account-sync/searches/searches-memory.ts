import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { savedSearch as keptSearch } from '#core/contract/searches.ts';
import { readOwned, subscribeToOwned, writeOwned } from '../../browser-storage/storage-owner.ts';

/*
 * What this browser knows of the searches that the account has, under `account_searches`: by it what was changed or deleted
 * here is told from what was elsewhere. The list itself lies under `saved_searches`.
 */

const { schedule, isPaused, seenAt, stopped } = keptSearch.shape;
/** The name as it is here: the account may have been sent it as one line. */
const knownSearch = z.object({
  ...{ name: z.string(), schedule, isPaused, seenAt, stopped },
  /** When the account took it, until its list has it. */
  putAt: z.optional(z.number()),
});
export type KnownSearch = z.infer<typeof knownSearch>;

const memory = z.object({
  /** Whether what is here and what is there are one list. False: its owner has taken it off this device. */
  isJoined: z.optional(z.boolean()),
  /** By id, those that are here and there. */
  known: z._default(z.record(z.string(), knownSearch), {}),
});
export type SearchesMemory = z.infer<typeof memory>;

const emptyMemory: SearchesMemory = { known: {} };
let lastParsed: { text: string; value: SearchesMemory } = { text: '', value: emptyMemory };

/** What cannot be read is as good as none: then all is compared anew. */
export function readSearchesMemory(userId: string | null): SearchesMemory {
  const text = userId === null ? null : readOwned('account_searches', userId);
  if (text === null) return emptyMemory;
  if (text === lastParsed.text) return lastParsed.value;
  try {
    lastParsed = { text, value: z.parse(memory, JSON.parse(text)) };
    return lastParsed.value;
  } catch {
    return emptyMemory;
  }
}

export function rememberSearches(userId: string, changes: Partial<SearchesMemory>) {
  const after = JSON.stringify({ ...readSearchesMemory(userId), ...changes });
  if (after !== readOwned('account_searches', userId)) writeOwned('account_searches', userId, after);
}

/** After its owner has taken all off this device: the account does not bring it back by itself. */
export const keepSearchesOff = (userId: string) => rememberSearches(userId, { isJoined: false, known: {} });

export function useKnownSearches(userId: string | null): SearchesMemory {
  const subscribe = useCallback((changed: () => void) => subscribeToOwned(changed), []);
  return useSyncExternalStore(
    subscribe,
    () => readSearchesMemory(userId),
    () => emptyMemory,
  );
}
