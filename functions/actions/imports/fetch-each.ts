import { AppError } from '#core/contract/errors.ts';
import { log } from '#functions/runtime/log.ts';
import { isCrashingRecord, isRecordTrouble } from '#functions/sources/source.ts';
import type { BatchTime } from './steps/batch-time.ts';

/** One unreadable vacancy is its own trouble; three in a row are the source's. */
const maxFailures = 3;

interface FetchResult {
  /** In the order of asking: those that need not be asked for again in this run, read or not. */
  done: string[];
  /** Of those done, the ones whose reading has ended a step. */
  crashing: string[];
  /** Those whose answer could not be read, asked for again by a later run; of those done and of those that are not. */
  unread: string[];
  /** Unreadable answers in a row until now: the next batch counts on. */
  failures: number;
  /** What ended the batch early; undefined where nothing did. */
  failure: unknown;
}

/**
 * Asks a source for one vacancy after the other, until the time is up or the source proves broken. `ask` answers
 * whether the source was asked at all, and throws `source_broken` where the answer cannot be read. One that
 * cannot be read, as is known (`isKnown`, where others have been read or not), proves nothing of the source.
 */
export async function fetchEach(
  ids: readonly string[],
  ask: (id: string) => Promise<boolean>,
  {
    runId,
    failures,
    time,
    isKnown = () => false,
  }: {
    runId: string;
    failures: number;
    time: BatchTime;
    isKnown?: (id: string, hasRead: boolean) => boolean;
  },
): Promise<FetchResult> {
  const done: string[] = [];
  const unread: string[] = [];
  const crashing = new Set<string>();
  // Unread, and not yet known whose trouble it is: if the source proves broken they are asked for again.
  let doubtful: string[] = [];
  let hasRead = false;
  const resultOf = (after: Pick<FetchResult, 'failures' | 'failure'>): FetchResult => ({
    done,
    crashing: done.filter((id) => crashing.has(id)),
    unread,
    ...after,
  });
  for (const id of ids) {
    try {
      if (await ask(id)) {
        failures = 0;
        hasRead = true;
      }
      done.push(...doubtful, id);
      doubtful = [];
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'source_broken')
        return resultOf({ failures, failure: error });
      if (isCrashingRecord(error)) crashing.add(id);
      else unread.push(id);
      if (!isRecordTrouble(error) && !isKnown(id, hasRead)) failures += 1;
      if (failures >= maxFailures) return resultOf({ failures: 0, failure: error });
      doubtful.push(id);
      log.error('a vacancy cannot be asked for', { runId, id, error });
    }
    if (!time.hasLeft()) break;
  }
  done.push(...doubtful);
  return resultOf({ failures, failure: undefined });
}
