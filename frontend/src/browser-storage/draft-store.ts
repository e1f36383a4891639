import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { draftKey, subscribeToOwned, unsavedDrafts } from './storage-owner.ts';

export interface DraftStore<T> {
  read(userId: string | null): T | null;
  /** Null takes it away. */
  write(userId: string | null, value: T | null): void;
  use(userId: string | null): T | null;
}

/**
 * What a user has not saved yet: it outlives a reload in this tab, and the screen that shows it. What a full or forbidden
 * storage does not take lives as long as the page.
 */
export function draftStore<T>(name: string, schema: z.core.$ZodType<T>): DraftStore<T> {
  const listeners = new Set<() => void>();
  const keyOf = (userId: string | null) => draftKey(name, userId);

  function readText(userId: string | null): string | null {
    const key = keyOf(userId);
    try {
      return unsavedDrafts.get(key) ?? sessionStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function parsed(text: string | null): T | null {
    if (text === null) return null;
    try {
      return z.safeParse(schema, JSON.parse(text)).data ?? null;
    } catch {
      return null;
    }
  }

  function writeText(userId: string | null, text: string | null) {
    const key = keyOf(userId);
    unsavedDrafts.delete(key);
    try {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      if (text !== null) unsavedDrafts.set(key, text);
    }
  }

  function subscribe(changed: () => void) {
    listeners.add(changed);
    // A device that forgets a user forgets the drafts, too.
    const stop = subscribeToOwned(changed);
    return () => {
      listeners.delete(changed);
      stop();
    };
  }

  return {
    read: (userId) => parsed(readText(userId)),
    write(userId, value) {
      writeText(userId, value === null ? null : JSON.stringify(value));
      for (const changed of listeners) changed();
    },
    use(userId) {
      const read = () => readText(userId);
      const text = useSyncExternalStore(subscribe, read, read);
      return useMemo(() => parsed(text), [text]);
    },
  };
}
