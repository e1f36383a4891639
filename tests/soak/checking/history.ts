import { setTimeout as sleep } from 'node:timers/promises';
import * as jobs from '#functions/store/jobs.ts';
import type { Change } from './answers.ts';

const readEvery = 500;
/** As the index's own readers do: what comes late is met again. */
const overlap = 10_000;

/** Every state that a vacancy is in during the run, read from the table's feed of changes. */
export interface History {
  readonly changes: readonly Change[];
  /** Reads on until the feed has nothing more, and ends. */
  stop(): Promise<void>;
}

export function recordHistory(from: number): History {
  const changes: Change[] = [];
  let seen: jobs.Changes['seen'] = new Map();
  let since = from;
  let isOver = false;
  const read = async () => {
    const now = Date.now();
    const before = seen;
    const { rows, deleted, ...shown } = await jobs.changedSince(new Date(since).toISOString(), before);
    seen = shown.seen;
    const at = (id: string) => Date.parse(seen.get(id) ?? '');
    for (const row of rows) changes.push({ id: row.id, at: at(row.id), row });
    for (const id of deleted) changes.push({ id, at: at(id), row: null });
    since = now - overlap;
  };
  const reading = (async () => {
    while (!isOver) {
      await read();
      await sleep(readEvery);
    }
    await read();
  })();
  // Whoever stops it is told.
  reading.catch(() => {});
  return {
    changes,
    stop() {
      isOver = true;
      return reading;
    },
  };
}
