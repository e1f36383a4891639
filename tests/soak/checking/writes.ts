/** A write of the load; those of one key one after the other, in this order. */
export interface Write {
  /** What was written: of whom and which. */
  readonly key: string;
  readonly value: string;
  /** `unsure` where no answer came: it may have been done or not. */
  readonly outcome: 'confirmed' | 'refused' | 'unsure';
}

/** What stands in the tables in the end. */
export interface Found {
  readonly key: string;
  readonly value: string;
  /** How often it was written, where the table counts that. */
  readonly revision?: number;
}

export interface WriteFaults {
  /** Confirmed, and not there, or overwritten by something older. */
  readonly lost: string[];
  /** There more than once, or written more often than anybody asked. */
  readonly doubled: string[];
  /** Nobody has written it, or who wrote it was told that it is refused. */
  readonly foreign: string[];
}

/** What was confirmed is there exactly once, and nothing else is. */
export function checkWrites(writes: readonly Write[], found: readonly Found[]): WriteFaults {
  const faults = { lost: [] as string[], doubled: [] as string[], foreign: [] as string[] };
  const writesByKey = Map.groupBy(writes, ({ key }) => key);
  const foundByKey = Map.groupBy(found, ({ key }) => key);
  for (const key of foundByKey.keys()) if (!writesByKey.has(key)) faults.foreign.push(key);
  for (const [key, all] of writesByKey) {
    const confirmed = all.filter(({ outcome }) => outcome === 'confirmed');
    const [first, ...more] = foundByKey.get(key) ?? [];
    if (!first) {
      if (confirmed.length > 0) faults.lost.push(key);
      continue;
    }
    const lastConfirmed = all.findLastIndex(({ outcome }) => outcome === 'confirmed');
    const unsure = all.filter(({ outcome }) => outcome === 'unsure');
    const mayBe = [all[lastConfirmed], ...all.slice(lastConfirmed + 1).filter((w) => unsure.includes(w))];
    const isExpected = mayBe.some((write) => write?.value === first.value);
    // Where nothing was confirmed, what was there before may be there.
    if (confirmed.length > 0 && !isExpected) faults.lost.push(key);
    if (confirmed.length === 0 && !isExpected && all.some(({ value }) => value === first.value))
      faults.foreign.push(key);
    const maxRevisions = confirmed.length + unsure.length;
    if (more.length > 0 || (first.revision ?? 0) > maxRevisions) faults.doubled.push(key);
  }
  return faults;
}
