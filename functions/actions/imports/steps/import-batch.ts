import { AppError } from '#core/contract/errors.ts';
import { type ImportRun, isCompleteCrawl, progressOf } from '#core/domain/import/import-run.ts';
import { sourceInfo } from '#core/domain/import/source.ts';
import { bundledRates } from '#core/domain/job/pay/currency.ts';
import { number } from '#core/domain/text/plural.ts';
import { env } from '#functions/runtime/env.ts';
import { log } from '#functions/runtime/log.ts';
import { measure } from '#functions/runtime/metrics.ts';
import { sourceErrorOf } from '#functions/sources/http-client.ts';
import type { Source } from '#functions/sources/source.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { checkDelisted } from '../check-delisted.ts';
import { type CrashNotes, crashNotes } from '../crash-notes.ts';
import { openSource } from '../open-source.ts';
import { readDetails } from '../read-details.ts';
import { withNotices } from '../run-notices.ts';
import { recordSuccess, startCooldown } from '../source-state.ts';
import { storePage } from '../store-page.ts';
import { type BatchTime, batchTime, type TimeLimit } from './batch-time.ts';
import type { ImportState, StepInput } from './import-state.ts';
import { completeStep, requireLease } from './lease.ts';
import { asStopped } from './run-outcome.ts';

/** Few enough that the progress moves. */
const categoriesPerBatch = 3;

/** A source that asks for a longer wait than this is down. */
const maxWaitSeconds = 3600;
const maxWaits = 3;

/** While it waits, a batch looks this often whether it should stop. */
const stopPollMs = 5000;

/** The next piece of work; null when all is done. The run is saved in either case. */
async function nextStep(
  run: ImportRun,
  source: Source,
  seen: Set<string>,
  time: BatchTime,
  { notes, canWait }: { notes: CrashNotes; canWait: boolean },
): Promise<ImportRun | null> {
  if (!run.is_checked) {
    const checked = { ...run, rates: (await source.check()) ?? run.rates, is_checked: true };
    await importRuns.put(checked);
    return checked;
  }
  const [unit] = run.units_left;
  if (unit === undefined)
    return (await readDetails(run, source, time, notes)) ?? checkDelisted(run, source, time, notes);
  return storePage(
    run,
    await source.list(unit, run.cursor, {
      rates: run.rates ?? bundledRates,
      since: run.since,
      readRecord: notes(`page ${run.pages}`),
      canWait,
    }),
    seen,
  );
}

/** The run with a wait for its source; throws when waiting would not help or it has waited often enough. */
async function withWait(run: ImportRun, error: unknown): Promise<ImportRun> {
  const cause = sourceErrorOf(error);
  if (!(error instanceof AppError) || !cause) throw error;
  if (!cause.isThrottled && !cause.isRetryable) {
    if (cause.isBlocked) await startCooldown(run.source, 'blocked', error.message);
    throw error;
  }
  const waits = run.waits + 1;
  const seconds = cause.retryAfter ?? Number(env('SOURCE_BUSY_WAIT_SECONDS', '60')) * waits;
  if (waits > maxWaits || seconds > maxWaitSeconds) {
    if (!cause.isThrottled) await startCooldown(run.source, 'down', error.message);
    throw new AppError(error.code, `${error.message} Ждать дольше нет смысла: нажмите «Продолжить» позже.`, {
      cause: error,
    });
  }
  log.info('the source is left alone', { runId: run.id, seconds, waits, because: error.message });
  return { ...run, waits, wait_until: new Date(Date.now() + seconds * 1000).toISOString() };
}

/** The source answers again. */
const withoutWait = (run: ImportRun): ImportRun =>
  run.waits === 0 ? run : { ...run, waits: 0, wait_until: null };

const hasProgressed = (before: ImportRun, after: ImportRun): boolean =>
  after.details_done > before.details_done || after.liveness.checked > before.liveness.checked;

/** Of a full crawl that has met none of those that stand open here: what a source lists is not believed to be nothing. */
const nothingListed = ({ crawl, counts, liveness, source }: ImportRun): string[] =>
  crawl === 'full' && counts.found === 0 && liveness.open > 0
    ? [
        `Источник ${sourceInfo(source).name} не показал ни одной вакансии, а на\u00a0сайте их открыто ${number(liveness.open)}. Проверьте, что он отвечает.`,
      ]
    : [];

async function withSuccess(run: ImportRun): Promise<ImportRun> {
  const finished_at = new Date().toISOString();
  await recordSuccess(run, finished_at);
  // Nothing waits any more; what an earlier run had left waiting, and the list named again, was counted twice.
  const details_done = run.details_queued;
  const ended = withNotices(withoutWait(run), nothingListed(run));
  return { ...ended, status: 'succeeded', finished_at, details_done };
}

/** What was done is counted anew: a crash may have come between the work and its count. */
async function withDetailsDone(run: ImportRun): Promise<ImportRun> {
  if (run.units_left.length > 0) return run;
  const left = await importRuns.countWaiting(run.details_queue);
  return { ...run, details_done: Math.max(run.details_done, run.details_queued - left) };
}

async function runBatch(run: ImportRun, source: Source, time: BatchTime): Promise<ImportRun> {
  const seen = run.units_left.length > 0 ? await importRuns.listSeen(run.id, run.pages) : new Set<string>();
  const notes = await crashNotes(run.id);
  const unitsAtStart = run.units_left.length;
  let current = await withDetailsDone(run);
  do {
    if ((await requireLease(run.execution)).stop) return asStopped(withoutWait(current));
    if (current.wait_until !== null) {
      const nextPoll = new Date(Date.now() + stopPollMs).toISOString();
      const isLast = current.wait_until <= nextPoll;
      if (!(await time.waitUntil(isLast ? current.wait_until : nextPoll))) break;
      if (!isLast) continue;
    }
    try {
      // Of a run that is partial already one part more that is left out changes little.
      const canWait = current.waits < maxWaits && !current.is_partial;
      const next = await nextStep(withoutWait(current), source, seen, time, { notes, canWait });
      if (next === null) return withSuccess(current);
      current = next;
    } catch (error) {
      // A batch of details saves the run before it throws: what it got done shows that waiting helps.
      const saved = await importRuns.get(run.id);
      current = await withWait({ ...saved, waits: hasProgressed(current, saved) ? 0 : current.waits }, error);
      await importRuns.put(current);
    }
  } while (time.hasLeft() && unitsAtStart - current.units_left.length < categoriesPerBatch);
  return current;
}

const countSuccess = (run: ImportRun) => {
  const { source, crawl } = run;
  measure({ ImportsSucceeded: 1, ...(isCompleteCrawl(run) && { FullCrawls: 1 }) }, { source, crawl });
};

const isLeaseLost = (error: unknown): boolean => error instanceof AppError && error.code === 'conflict';

/**
 * A batch of an import (docs/rules.md#import-batch): a few categories, or as much as its time allows; after these the
 * details, then what is gone. Saves after every page. An error leaves what was imported and is the run's end.
 */
export async function importBatch({ execution, state }: StepInput, limit: TimeLimit): Promise<ImportState> {
  const over = { ...state, hasMore: false };
  if (!state.hasMore || state.runId === null) return completeStep(execution, over);
  try {
    const run = await importRuns.get(state.runId);
    const isOver = run.status !== 'running';
    // Its own last batch is repeated where nobody has heard of its end: the lease may have been given back by then.
    if (!isOver || run.execution !== execution) await requireLease(execution);
    if (isOver) return completeStep(execution, over);

    const after = await runBatch(run, await openSource(run.source), batchTime(limit));
    await importRuns.put(after);
    if (after.status === 'succeeded') countSuccess(after);
    log.info('import batch', {
      ...progressOf([after]),
      counts: after.counts,
      detailsDone: after.details_done,
    });
    return completeStep(execution, {
      ...state,
      hasMore: after.status === 'running',
      // Stopped is the whole start, not this source alone.
      ...(after.status === 'stopped' && { sources: [] }),
    });
  } catch (error) {
    if (!isLeaseLost(error)) throw error;
    log.error('another execution imports now', { runId: state.runId, execution });
    return { ...over, sources: [], hasFailed: true };
  }
}
