import { isDeepStrictEqual } from 'node:util';
import type { JobRow } from '#core/domain/job/job.ts';
import type { DemandColumn } from '#core/domain/match/vacancy/demand-column.ts';
import { demandVersion, readDemandOfRow } from '#core/domain/match/vacancy/demand-of.ts';
import { plainLines } from '#core/domain/text/html-text.ts';
import { log } from '#functions/runtime/log.ts';
import { measure } from '#functions/runtime/metrics.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import type { DemandWalk } from '#functions/store/imports/demand-walk.ts';
import * as demandWalk from '#functions/store/imports/demand-walk.ts';
import * as jobPages from '#functions/store/job-pages.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { batchTime, type TimeLimit } from './steps/batch-time.ts';

/*
 * What stored vacancies ask for is read anew after a release that reads it otherwise (docs/rules.md#vacancy-asks-walk):
 * the whole table is walked, page by page behind a cursor that is saved after each. A walk that is killed goes on from
 * there, and finds read what it had read; two at once write nothing twice.
 */

/** Read and written at once. */
const batchSize = 50;

/** Until then a function of the release before may be at work: Lambda ends each after a quarter of an hour. */
const settleMs = 20 * 60_000;

const beginning = (now: string): DemandWalk => ({
  ...{ version: demandVersion, phase: 'counting', cursor: null, total: 0, read: 0, failed: 0 },
  ...{ started_at: now, pass_started_at: now },
});

const nextPass = (walk: DemandWalk, now: string): DemandWalk => ({
  ...walk,
  ...{ phase: 'reading', cursor: null, failed: 0, pass_started_at: now },
});

const settlesAt = ({ started_at }: DemandWalk): number => Date.parse(started_at) + settleMs;

/** What nobody of the release before can have written behind this pass is read for good. */
const endPass = (walk: DemandWalk): DemandWalk => ({
  ...walk,
  phase: Date.parse(walk.pass_started_at) < settlesAt(walk) ? 'settling' : 'done',
  cursor: null,
});

/** Null of one whose words cannot be read: it must not keep the walk from the others. */
function tryRead(row: JobRow, html: string): DemandColumn | null {
  try {
    return readDemandOfRow(row, plainLines(html));
  } catch (error) {
    log.error('what a vacancy asks for cannot be read', { id: row.id, error });
    return null;
  }
}

/** Whether it was written. One that somebody has changed meanwhile is met by the next pass, if it is not read by then. */
async function write(row: JobRow, demand: DemandColumn): Promise<boolean> {
  const change = await jobs.change(row.id, (now) =>
    now.title === row.title &&
    isDeepStrictEqual([now.tags, now.tags_guessed, now.demand], [row.tags, row.tags_guessed, row.demand])
      ? { ...now, demand }
      : now,
  );
  return change !== null && change.after.demand !== null && !isDeepStrictEqual(change.before, change.after);
}

async function readRows(rows: readonly JobRow[]): Promise<{ read: number; failed: number }> {
  let [read, failed] = [0, 0];
  for (let at = 0; at < rows.length; at += batchSize) {
    const batch = rows.slice(at, at + batchSize);
    const texts = await descriptions.findMany(batch.map(({ id }) => id));
    // All of them end before a failure is told: nothing goes on behind its back.
    const outcomes = await Promise.allSettled(
      batch.map((row) => {
        const demand = tryRead(row, texts.get(row.id) ?? '');
        return demand && write(row, demand);
      }),
    );
    const written = outcomes.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
    read += written.filter((isWritten) => isWritten).length;
    failed += written.filter((isWritten) => isWritten === null).length;
  }
  return { read, failed };
}

/** The walk after its next page. `isFirst`: of this call, which may go on where another was killed. */
async function nextPage(walk: DemandWalk, isFirst: boolean): Promise<DemandWalk> {
  const { rows, next } = await jobPages.withOtherDemand(walk.version, walk.cursor);
  if (walk.phase === 'counting') {
    const counted = { ...walk, cursor: next, total: walk.total + rows.length };
    return next === null ? nextPass(counted, new Date().toISOString()) : counted;
  }
  const { read, failed } = await readRows(rows);
  // What another has written before it was killed, no reader may have heard of.
  if (read > 0 || isFirst) await versions.bump('jobs');
  const after = { ...walk, cursor: next, read: walk.read + read, failed: walk.failed + failed };
  return next === null ? endPass(after) : after;
}

export interface DemandProgress {
  phase: DemandWalk['phase'];
  read: number;
  total: number;
  /** Whether there is nothing to be done now. */
  isOver: boolean;
}

export const progressOf = ({ phase, read, total }: DemandWalk): DemandProgress => ({
  phase,
  read,
  // What came after the count is read as well.
  total: Math.max(read, total),
  isOver: phase === 'settling' || phase === 'done',
});

interface Order {
  /** Looks through all again, though nothing is left to do. */
  anew: boolean;
}

async function current({ anew }: Order): Promise<DemandWalk> {
  const now = new Date();
  const walk = await demandWalk.find();
  if (walk?.version !== demandVersion) return beginning(now.toISOString());
  if (anew && progressOf(walk).isOver) return beginning(now.toISOString());
  const isSettled = walk.phase === 'settling' && now.getTime() >= settlesAt(walk);
  return isSettled ? nextPass(walk, now.toISOString()) : walk;
}

/** Goes on with the walk for as long as there is time, and counts what is left. */
export async function readDemands(order: Order, limit: TimeLimit): Promise<DemandProgress> {
  const time = batchTime(limit);
  let walk = await current(order);
  const before = walk.read;
  for (let page = 0; !progressOf(walk).isOver && (page === 0 || time.hasLeft()); page++) {
    walk = await nextPage(walk, page === 0);
    await demandWalk.put(walk);
  }
  const progress = progressOf(walk);
  if (walk.read > before) log.info('read what vacancies ask for', { ...progress, failed: walk.failed });
  measure({ DemandsUnread: progress.isOver ? walk.failed : progress.total - progress.read + 1 });
  return progress;
}
