import { type ImportRun, isCompleteCrawl } from '#core/domain/import/import-run.ts';
import { hasTooManyDelisted, isDoubtful, type LivenessState } from '#core/domain/import/liveness.ts';
import type { Source } from '#functions/sources/source.ts';
import * as delistedJobs from '#functions/store/imports/delisted-jobs.ts';
import * as importChecks from '#functions/store/imports/import-checks.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobPages from '#functions/store/job-pages.ts';
import * as jobs from '#functions/store/jobs.ts';
import type { CrashNotes } from './crash-notes.ts';
import { fetchEach } from './fetch-each.ts';
import type { BatchTime } from './steps/batch-time.ts';

/** Questions between two saves: at two requests a second some eight seconds of work. */
const batchSize = 15;
/** Milliseconds between two saves where no source is asked: a start must hear soon that it is to stop. */
const sliceMs = 10_000;
/** Of what a crawl has met, a part may have expired after as long. */
const seenMaxAge = 39 * 86_400_000;
async function saveLiveness(run: ImportRun, changes: Partial<LivenessState>): Promise<ImportRun> {
  const after = { ...run, liveness: { ...run.liveness, ...changes } };
  await importRuns.put(after);
  return after;
}

function timeSlice(time: BatchTime): () => boolean {
  const end = Date.now() + sliceMs;
  return () => Date.now() < end && time.hasLeft();
}

/** What this full crawl and the one before have met; null where there was none before, or it cannot be read. */
async function seenByTwoCrawls(
  run: ImportRun,
  seenNow: ReadonlySet<string>,
  now: Date,
): Promise<ReadonlySet<string> | null> {
  const fullRuns = (await importRuns.findSource(run.source))?.last_full_runs ?? [];
  const idBefore = fullRuns.find((id) => id !== run.id);
  if (idBefore === undefined) return null;
  const before = await importRuns.findReadable(idBefore);
  if (before === null || now.getTime() - Date.parse(before.started_at) > seenMaxAge) return null;
  return seenNow.union(await importRuns.listSeen(before.id, before.pages));
}

/** Looks through all vacancies for those to be asked for. */
async function queueChecks(run: ImportRun, source: Source, time: BatchTime): Promise<ImportRun> {
  const now = new Date();
  const seenNow = await importRuns.listSeen(run.id, run.pages);
  const seen = await seenByTwoCrawls(run, seenNow, now);
  const isListed = (id: string) => source.listsWhole && seenNow.has(id);
  const hasTime = timeSlice(time);
  let { cursor, open, queued } = run.liveness;
  do {
    const page = await jobPages.listOpen(run.source, cursor);
    const doubtful = page.jobs.filter((job) => !isListed(job.id) && isDoubtful(job, seen, now));
    await importChecks.putChecks(
      run.id,
      doubtful.map(({ id }) => id),
    );
    open += page.jobs.length;
    queued += doubtful.length;
    cursor = page.next;
  } while (cursor !== null && hasTime());
  if (cursor !== null) return saveLiveness(run, { cursor, open, queued });
  return queued > 0
    ? saveLiveness(run, { phase: 'checking', cursor, open, queued })
    : endChecks(run, 'passed', { cursor, open });
}

/** Nothing is left to ask. What waits for an admin's word since an earlier crawl is out of date by this. */
async function endChecks(
  run: ImportRun,
  phase: 'held' | 'done' | 'passed',
  changes: Partial<LivenessState>,
): Promise<ImportRun> {
  for (const other of await importRuns.listRecent())
    if (other.source === run.source && other.id < run.id && other.liveness.phase === 'held')
      await importChecks.updateLiveness(other, { ...other.liveness, phase: 'done' });
  return saveLiveness(run, { ...changes, phase });
}

/** Asks for a batch of the queue. What was learnt before a failure is kept. */
async function checkBatch(
  run: ImportRun,
  source: Source,
  time: BatchTime,
  notes: CrashNotes,
): Promise<ImportRun> {
  const { cursor, checked, gone: delistedCount, open } = run.liveness;
  const ids = await importChecks.listChecks(run.id, cursor, batchSize);
  if (ids.length === 0) {
    // A crash while the queue was being filled may have left a few that were not counted.
    const progress = { queued: checked, cursor: null };
    if (delistedCount === 0) return endChecks(run, 'done', progress);
    return hasTooManyDelisted({ gone: delistedCount, open })
      ? endChecks(run, 'held', progress)
      : saveLiveness(run, { ...progress, is_hiding: true });
  }

  const rows = new Map((await jobs.findMany(ids)).map((row) => [row.id, row]));
  const readRecord = notes(`checks ${cursor}`);
  const answers: { id: string; at: string; isDelisted: boolean }[] = [];
  const ask = async (id: string) => {
    const row = rows.get(id);
    // Deleted or closed meanwhile.
    if (!row?.is_open) return false;
    const detail = await source.detail(row, readRecord);
    answers.push({ id, at: new Date().toISOString(), isDelisted: !detail?.isOpen });
    return true;
  };
  const before = { runId: run.id, failures: run.liveness.failures, time };
  const { done, failures, failure } = await fetchEach(ids, ask, before);
  const delisted = answers.filter((answer) => answer.isDelisted);
  await importChecks.putDelisted(
    run.id,
    delisted.map(({ id, at }) => ({ id, at })),
  );
  const changeJob = await jobs.readToChange(answers.map(({ id }) => id));
  await Promise.all(answers.map(({ id, at }) => changeJob(id, (row) => ({ ...row, checked_at: at }))));
  const after = await saveLiveness(run, {
    cursor: done.at(-1) ?? cursor,
    checked: checked + done.length,
    gone: delistedCount + delisted.length,
    failures,
  });
  if (failure !== undefined) throw failure;
  return after;
}

async function hideBatch(run: ImportRun, time: BatchTime): Promise<ImportRun> {
  const { next } = await delistedJobs.hide(run, timeSlice(time));
  return next === null ? endChecks(run, 'done', { cursor: null }) : saveLiveness(run, { cursor: next });
}

/**
 * Vacancies that the source no longer lists are asked for by id and hidden where they are archived or gone. Does the
 * next batch of that after a full crawl has been read whole, and answers the saved run; null when nothing is left.
 */
export async function checkDelisted(
  run: ImportRun,
  source: Source,
  time: BatchTime,
  notes: CrashNotes,
): Promise<ImportRun | null> {
  const { phase, is_hiding } = run.liveness;
  if (run.status !== 'running' || run.units_left.length > 0) return null;
  if (phase === 'pending')
    return isCompleteCrawl(run) ? queueChecks(run, source, time) : saveLiveness(run, { phase: 'passed' });
  if (phase === 'checking') return is_hiding ? hideBatch(run, time) : checkBatch(run, source, time, notes);
  return null;
}
