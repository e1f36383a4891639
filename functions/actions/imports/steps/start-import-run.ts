import { randomBytes } from 'node:crypto';
import { AppError } from '#core/contract/errors.ts';
import { type Crawl, type ImportRun, newImportRun } from '#core/domain/import/import-run.ts';
import type { SourceId } from '#core/domain/import/source.ts';
import { executionName } from '#functions/external/import-workflow.ts';
import { log } from '#functions/runtime/log.ts';
import { measure } from '#functions/runtime/metrics.ts';
import { registry } from '#functions/sources/registry.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { cooldownReason, recordTry, stateOf } from '../source-state.ts';
import { stageSources } from '../stage-sources.ts';
import type { ImportState, StepInput } from './import-state.ts';
import { acquireLease, completeStep, isHandedOver } from './lease.ts';
import { asFailed, asStopped } from './run-outcome.ts';

/** Four million vacancies at two requests a second. What takes longer goes round in circles, and costs. */
const maxHandovers = 60;

/** What a source publishes a little late is not missed. */
const overlap = 60 * 60_000;

/** With those that its start had still to read when it was stopped or killed; a failed run's start has read them. */
const sourcesFrom = ({ source, status, sources_after }: ImportRun, remaining?: SourceId[]): SourceId[] => [
  source,
  ...(remaining ?? (status === 'failed' ? [] : sources_after)),
];

type RunOwner = Pick<ImportRun, 'execution' | 'group' | 'sources_after'>;

async function newRun(
  source: SourceId,
  crawl: Crawl,
  startedBy: string,
  owner: RunOwner,
): Promise<ImportRun> {
  const started_at = new Date().toISOString();
  const id = `${started_at}-${randomBytes(3).toString('hex')}`;
  const { watermark, mapping_version = 0 } = await stateOf(source);
  const { mappingVersion } = registry[source];
  // What an older mapping has stored is read anew, all of it (docs/rules.md#import-mapping).
  const isIncremental = crawl === 'incremental' && watermark !== null && mapping_version === mappingVersion;
  const before = await importRuns.findLatest(source);
  const left = before === null ? 0 : await importRuns.countWaiting(before.details_queue);
  return newImportRun({
    id,
    source,
    ...owner,
    crawl: isIncremental ? 'incremental' : 'full',
    since: isIncremental ? new Date(Date.parse(watermark) - overlap).toISOString() : null,
    started_by: startedBy,
    started_at,
    mapping_version: mappingVersion,
    // Details that the last run left waiting are this one's work too.
    details_queue: before !== null && left > 0 ? before.details_queue : id,
    details_queued: left,
  });
}

/** From its cursor on; whether the source would answer is asked anew. */
const resumedRun = (run: ImportRun, resumedBy: string, owner: RunOwner): ImportRun => ({
  ...run,
  ...owner,
  // A step that Step Functions repeats has gone on already.
  ...(run.execution !== owner.execution && {
    resumed: run.resumed + 1,
    resumed_at: new Date().toISOString(),
    resumed_by: resumedBy,
  }),
  status: 'running',
  reason: null,
  finished_at: null,
  is_checked: false,
  detail_failures: 0,
  waits: 0,
  wait_until: null,
});

/** The run that was cut off, if the source has one. Nobody else runs it: we hold the lease. */
async function findInterrupted(source: SourceId, crawl: Crawl, owner: RunOwner): Promise<ImportRun | null> {
  const run = await importRuns.findRunning(source);
  if (run === null || run.crawl === 'full' || crawl === 'incremental') return run;
  await importRuns.takeOver({
    ...asFailed(run, 'Импорт прерван на середине; вместо него начат полный.'),
    execution: owner.execution,
  });
  return null;
}

/** A state without the order to go on with a run: that is for the first step alone. */
type StartState = Omit<ImportState, 'resume'>;

/** Nothing is left for this start to do. */
const endStart = (execution: string, state: StartState): Promise<ImportState> =>
  completeStep(execution, { ...state, sources: [], runId: null, hasMore: false });

/** The next source's run: a new one, one that was cut off, or the one that the order names. */
async function beginNext(
  execution: string,
  { resume, ...state }: ImportState,
  lease: importRuns.Lease,
): Promise<ImportState> {
  const { crawl, startedBy, group } = state;
  const requestedRun = resume === undefined ? null : await importRuns.get(resume);
  const sources = requestedRun ? sourcesFrom(requestedRun, state.sources) : (state.sources ?? stageSources());
  const [source, ...sources_after] = new Set(sources);
  if (source === undefined) return endStart(execution, state);
  const nextState = { ...state, sources: sources_after, runId: null, hasMore: false };
  if (requestedRun?.status === 'succeeded') return completeStep(execution, nextState);

  const owner: RunOwner = { execution, group, sources_after };
  const before = requestedRun ?? (await findInterrupted(source, crawl, owner));
  const run = before ? resumedRun(before, startedBy, owner) : await newRun(source, crawl, startedBy, owner);
  if (lease.stop) {
    // Between two sources: what was still to be read stands there as stopped, to be gone on with.
    await importRuns.takeOver(asStopped(run));
    return endStart(execution, state);
  }

  await recordTry(run);
  const cooldown = cooldownReason(await stateOf(source));
  await importRuns.takeOver(cooldown === null ? run : asFailed(run, cooldown));
  if (cooldown !== null) measure({ ImportsFailed: 1 }, { source });
  log.info('import run', {
    runId: run.id,
    source,
    crawl: run.crawl,
    resumed: run.resumed,
    restReason: cooldown,
  });
  return completeStep(execution, {
    ...nextState,
    runId: run.id,
    hasMore: cooldown === null,
    hasFailed: nextState.hasFailed || cooldown !== null,
  });
}

/** The start that another execution has handed over, with its run, where one is under way. */
async function takeOverStart(execution: string, state: ImportState): Promise<ImportState> {
  const handovers = state.handovers + 1;
  if (handovers > maxHandovers)
    throw new AppError('internal', 'Импорт идёт слишком долго и прерван: похоже, он ходит по кругу.');
  const run = state.hasMore && state.runId !== null ? await importRuns.get(state.runId) : null;
  const hasMore = run?.status === 'running';
  if (hasMore) await importRuns.takeOver({ ...run, execution });
  log.info('import handed over', { runId: state.runId, from: state.heldBy, handovers });
  return { ...state, handovers, hasMore };
}

/**
 * Begins the next source: takes the lease, then makes the record of a run, or goes on with one that was cut off or that
 * the order names; or with everything that another execution has handed over to this one. Where another execution
 * imports, this one is over at once.
 */
export async function startImportRun({ execution, state: input }: StepInput): Promise<ImportState> {
  const state = { ...input, group: input.group || executionName(execution) };
  const lease = await acquireLease(execution, state);
  if (!lease) {
    const { resume: _, ...rest } = state;
    return endStart(execution, rest);
  }
  if (!isHandedOver(execution, state)) return beginNext(execution, state, lease);
  const resumedState = await takeOverStart(execution, state);
  return resumedState.hasMore
    ? completeStep(execution, resumedState)
    : beginNext(execution, resumedState, lease);
}
