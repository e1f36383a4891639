import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportRun } from '#core/domain/import/import-run.ts';
import * as importWorkflow from '#functions/external/import-workflow.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';

let cachedStatus: { execution: string; isRunning: boolean; at: number } | null = null;

async function isRunning(execution: string, maxAgeMs: number): Promise<boolean> {
  if (cachedStatus?.execution !== execution || Date.now() - cachedStatus.at >= maxAgeMs)
    cachedStatus = { execution, isRunning: await importWorkflow.isRunning(execution), at: Date.now() };
  return cachedStatus.isRunning;
}

/**
 * The lease of the import that is running now; null where none is, also where its execution has died and left the lease
 * behind. Whether it lives may have been asked `maxAgeMs` ago.
 */
export async function findRunning(maxAgeMs = 0): Promise<importRuns.Lease | null> {
  const lease = await importRuns.findLease();
  if (!lease || Date.parse(lease.until) <= Date.now()) return null;
  return (await isRunning(lease.execution, maxAgeMs)) ? lease : null;
}

/** A start makes its record within moments; a cold one takes seconds. */
const timeoutMs = 5000;
const pauseMs = 200;

export interface Start {
  group: string;
  /** Of the group; empty as long as the workflow has not made a record. */
  runs: ImportRun[];
}

async function latestGroup(): Promise<string | null> {
  const [latest] = await importRuns.list(1);
  return latest?.group ?? null;
}

/**
 * Waits until a start has its record. Where somebody else's start was faster, ours ends without one: then theirs is
 * answered.
 */
export async function awaitStart(own: { executionArn: string; group: string }): Promise<Start> {
  const deadline = Date.now() + timeoutMs;
  let { group } = own;
  for (;;) {
    const runs = await importRuns.listGroup(group);
    if (runs.length > 0 || Date.now() > deadline) return { group, runs };
    const running = await findRunning();
    if (running) group = running.group;
    else if (!(await importWorkflow.isRunning(own.executionArn))) group = (await latestGroup()) ?? group;
    await sleep(pauseMs);
  }
}
