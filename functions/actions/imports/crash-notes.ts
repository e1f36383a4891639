import { log } from '#functions/runtime/log.ts';
import type { ReadRecord } from '#functions/sources/source.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';

/** Notes of what a batch reads, place by place. */
export type CrashNotes = (place: string) => ReadRecord;

/** The records of a place that have ended a step once, and those that have done so twice, the last death included. */
function suspectsAfter(
  crash: importRuns.CrashNote | null,
): Pick<importRuns.CrashNote, 'suspects' | 'deadly'> {
  if (crash === null) return { suspects: [], deadly: [] };
  const { record, suspects, deadly } = crash;
  if (record === null) return { suspects, deadly };
  return suspects.includes(record)
    ? { suspects: suspects.filter((id) => id !== record), deadly: [...deadly, record] }
    : { suspects: [...suspects, record], deadly };
}

/**
 * Notes for a step that may die of a record: out of time, out of memory, gone. A place (a page, a batch of details) is
 * noted once before its first record is read. Where the step before has died in this very place, each record is noted
 * before it is read. One that stands noted after a death is a suspect and is read once more; after a second such death it
 * is passed over. A single death proves nothing: a step may be killed from outside while a good record is being read.
 */
export async function crashNotes(runId: string): Promise<CrashNotes> {
  const before = await importRuns.findCrashNote(runId);
  return (place) => {
    const crash = before?.place === place ? before : null;
    const { deadly, suspects } = suspectsAfter(crash);
    if (deadly.length > 0) log.error('records that ended a step are passed over', { runId, place, deadly });
    else if (crash) log.info('a step has ended in this place: it is read record by record', { runId, place });
    const note = (record: string | null) =>
      importRuns.putCrashNote(runId, { place, record, suspects, deadly });
    let isNoted = false;
    return async (recordId, read) => {
      if (deadly.includes(recordId)) return null;
      if (crash) await note(recordId);
      else if (!isNoted) await note(null);
      isNoted = true;
      try {
        return { value: read() };
      } finally {
        // What ends a step from here on until the next record is not this one.
        if (crash) await note(null);
      }
    };
  };
}
