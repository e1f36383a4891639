import { useState } from 'react';

export interface Selection {
  /** In the order of the list; what is not shown any more is not selected. */
  selected: string[];
  has(id: string): boolean;
  /** `isRange`: everything between it and the one before gets the same. */
  toggle(id: string, isRange: boolean): void;
  toggleAll(): void;
  clear(): void;
}

export function useSelection(ids: readonly string[]): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const selected = ids.filter((id) => picked.has(id));
  return {
    selected,
    has: (id) => picked.has(id),
    toggle(id, isRange) {
      const next = new Set(selected);
      const touched = isRange ? between(ids, last, id) : [id];
      for (const touchedId of touched)
        if (picked.has(id)) next.delete(touchedId);
        else next.add(touchedId);
      setPicked(next);
      setLast(id);
    },
    toggleAll: () => setPicked(new Set(selected.length === ids.length ? [] : ids)),
    clear: () => setPicked(new Set()),
  };
}

/** Both ends and what lies between; only the second where the first is not there. */
export function between(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const ends = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)] as const;
  return ends.includes(-1) ? [to] : ids.slice(Math.min(...ends), Math.max(...ends) + 1);
}
