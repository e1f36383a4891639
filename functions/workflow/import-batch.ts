import * as z from 'zod';
import { AppError } from '#core/contract/errors.ts';
import { bundledRates } from '#core/domain/currency.ts';
import { type ImportProgress, type ImportRun, importProgress, progressOf } from '#core/domain/import-run.ts';
import { env } from '#functions/runtime/env.ts';
import { log } from '#functions/runtime/log.ts';
import { askedToWait, type Source } from '#functions/sources/source.ts';
import * as importRuns from '#functions/store/import-runs.ts';
import { type BatchTime, batchTime, type TimeLimit } from './import/batch-time.ts';
import { openSource } from './import/open-source.ts';
import { readDetails } from './import/read-details.ts';
import { storePage } from './import/store-page.ts';

export const batchInput = z.object({ runId: z.string().min(1) });

/** Few enough that the progress moves. */
const categoriesPerBatch = 3;

/** A source that asks for more patience than this is down. */
const longestWait = 3600;
const mostWaits = 3;

/** The next piece of work; null when all is done. The run is saved in either case. */
async function nextStep(
  run: ImportRun,
  source: Source,
  seen: Set<string>,
  time: BatchTime,
): Promise<ImportRun | null> {
  if (!run.is_checked) {
    const checked = { ...run, rates: await source.check(), is_checked: true };
    await importRuns.put(checked);
    return checked;
  }
  const [unit] = run.units_left;
  if (unit === undefined) return readDetails(run, source, time);
  return storePage(
    run,
    await source.list(unit, run.cursor, { rates: run.rates ?? bundledRates, since: run.since }),
    seen,
  );
}

/** The run with the wait that its source asked for; throws when the error is of another kind or patience is over. */
function waiting(run: ImportRun, error: unknown): ImportRun {
  const asked = askedToWait(error);
  if (!asked || !(error instanceof AppError)) throw error;
  const waits = run.waits + 1;
  const seconds = asked.seconds ?? Number(env('HH_BUSY_WAIT_SECONDS', '60')) * waits;
  if (waits > mostWaits || seconds > longestWait)
    throw new AppError(error.code, `${error.message} Ждать дольше нет смысла: запустите импорт позже.`, {
      cause: error,
    });
  log.info('the source asks to wait', { runId: run.id, seconds, waits });
  return { ...run, waits, wait_until: new Date(Date.now() + seconds * 1000).toISOString() };
}

/** The source answers again. */
const rested = (run: ImportRun): ImportRun =>
  run.waits === 0 ? run : { ...run, waits: 0, wait_until: null };

async function work(run: ImportRun, source: Source, time: BatchTime): Promise<ImportRun> {
  const seen = run.units_left.length > 0 ? await importRuns.listSeen(run.id, run.pages) : new Set<string>();
  const unitsAtStart = run.units_left.length;
  let current = run;
  do {
    if (current.wait_until !== null && !(await time.waitUntil(current.wait_until))) break;
    try {
      const next = await nextStep(rested(current), source, seen, time);
      if (next === null)
        return { ...rested(current), status: 'succeeded', finished_at: new Date().toISOString() };
      current = next;
    } catch (error) {
      // A portion of details saves the run before it throws: what it got done shows that waiting helps.
      const saved = await importRuns.get(run.id);
      const waits = saved.details_done > current.details_done ? 0 : current.waits;
      current = waiting({ ...saved, waits }, error);
      await importRuns.put(current);
    }
  } while (time.hasLeft() && unitsAtStart - current.units_left.length < categoriesPerBatch);
  return current;
}

/**
 * A batch of an import (decision 36): a few categories, or as much as its time allows; after these the details. Saves
 * after every page. An error leaves what was imported and is the run's end.
 */
export async function handler(event: unknown, context: TimeLimit): Promise<ImportProgress> {
  const { runId } = batchInput.parse(event);
  const run = await importRuns.get(runId);
  if (run.status !== 'running') return importProgress.parse(progressOf([run]));

  const after = await work(run, await openSource(run.source), batchTime(context));
  await importRuns.put(after);
  log.info('import batch', { ...progressOf([after]), counts: after.counts, detailsDone: after.details_done });
  return importProgress.parse(progressOf([after]));
}
