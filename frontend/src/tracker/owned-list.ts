import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { type OwnedKey, readOwned, subscribeToOwned, writeOwned } from '../browser-storage/storage-owner.ts';

type UserId = string | null;

/** A list under one key. What cannot be read is as good as none. */
export function listUnder<One>(key: OwnedKey, schema: z.core.$ZodType<One>, most: number) {
  const none: readonly One[] = [];
  let last: { text: string | null; list: readonly One[] } = { text: null, list: none };
  function read(userId: UserId): readonly One[] {
    const text = readOwned(key, userId);
    if (text !== last.text) last = { text, list: text === null ? none : parsed(text) };
    return last.list;
  }
  function parsed(text: string): readonly One[] {
    try {
      const list: unknown = JSON.parse(text);
      if (!Array.isArray(list)) return none;
      return list.slice(-most).flatMap((one) => z.safeParse(schema, one).data ?? []);
    } catch {
      return none;
    }
  }
  return {
    read,
    write: (userId: UserId, list: readonly One[]) => writeOwned(key, userId, JSON.stringify(list)),
    use(userId: UserId): readonly One[] {
      const subscribe = useCallback((changed: () => void) => subscribeToOwned(changed), []);
      return useSyncExternalStore(
        subscribe,
        () => read(userId),
        () => none,
      );
    },
  };
}
