import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { type OwnedKey, readOwned, subscribeToOwned, writeOwned } from '../browser-storage/storage-owner.ts';

type UserId = string | null;

/** A list under one key. What cannot be read is as good as none. */
export function ownedList<Item>(key: OwnedKey, schema: z.core.$ZodType<Item>, maxItems: number) {
  const none: readonly Item[] = [];
  let last: { text: string | null; list: readonly Item[] } = { text: null, list: none };
  function read(userId: UserId): readonly Item[] {
    const text = readOwned(key, userId);
    if (text !== last.text) last = { text, list: text === null ? none : parse(text) };
    return last.list;
  }
  function parse(text: string): readonly Item[] {
    try {
      const list: unknown = JSON.parse(text);
      if (!Array.isArray(list)) return none;
      return list.slice(-maxItems).flatMap((item) => z.safeParse(schema, item).data ?? []);
    } catch {
      return none;
    }
  }
  return {
    read,
    write: (userId: UserId, list: readonly Item[]) => writeOwned(key, userId, JSON.stringify(list)),
    use(userId: UserId): readonly Item[] {
      const subscribe = useCallback((changed: () => void) => subscribeToOwned(changed), []);
      return useSyncExternalStore(
        subscribe,
        () => read(userId),
        () => none,
      );
    },
  };
}
