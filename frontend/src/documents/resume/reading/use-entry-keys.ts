import { useRef } from 'react';

/**
 * A key for each entry of a list, which it keeps when one before it goes: what is typed into an entry must not land in the
 * next. Entries have no name of their own, and two may be alike.
 */
export function useEntryKeys(count: number) {
  const known = useRef<number[]>([]);
  const last = useRef(0);
  while (known.current.length < count) {
    last.current += 1;
    known.current.push(last.current);
  }
  known.current.length = count;
  return {
    keys: known.current,
    /** Together with the entry that stands there. */
    drop: (at: number) => void known.current.splice(at, 1),
  };
}
