import { setTimeout as sleep } from 'node:timers/promises';
import { getVacancyPage } from '#core/contract/pages.ts';
import { isShown } from '#core/domain/job/job.ts';
import * as indexNow from '#functions/external/index-now.ts';
import { env } from '#functions/runtime/env.ts';
import { log } from '#functions/runtime/log.ts';
import { measure } from '#functions/runtime/metrics.ts';
import type { JobIndex } from '#functions/search/job-index.ts';
import { currentIndex } from '#functions/search/loader.ts';
import * as submittedChanges from '#functions/store/imports/submitted-changes.ts';
import * as jobs from '#functions/store/jobs.ts';
import { indexedOrigins } from './indexed-origins.ts';

/** Calls of one import: a first one, or one after a new mapping, leaves the rest to the next. */
const maxCalls = 20;

/** Before the first call everything is new. */
const beginning = new Date(0).toISOString();

export interface Submission {
  submitted: number;
  /** Changes that the next import is to tell of. */
  left: number;
}

/**
 * Of those that are there or were, whatever a reader finds at their addresses by now: a vacancy, 410 of a closed one, 404
 * of one that an admin has hidden or deleted. Copies lead to one of them, which is named for all; where one is gone,
 * another may have taken its place.
 */
async function pathsOf(ids: readonly string[], index: JobIndex): Promise<string[]> {
  const origins = indexedOrigins();
  const { rows, deleted } = await jobs.lookUp(ids);
  // Of a tombstone its id alone says where it came from.
  const named = new Set(deleted.filter((id) => origins.some((origin) => id.startsWith(`${origin}-`))));
  for (const row of rows) {
    if (!origins.includes(row.source)) continue;
    if (!isShown(row)) named.add(row.id);
    named.add(index.canonicalId(row));
  }
  return [...named].map((id) => getVacancyPage.path.replace('{jobId}', encodeURIComponent(id)));
}

/** Until the CDN keeps no page from before the change: who is told comes at once. */
async function waitUntilShown(changedAt: string): Promise<void> {
  const seconds = Number(env('PAGES_KEPT_SECONDS'));
  await sleep(Math.max(0, Math.min(seconds * 1000, Date.parse(changedAt) + seconds * 1000 - Date.now())));
}

/** Just before the instant. */
const before = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString();

async function submit(): Promise<Submission> {
  const since = (await submittedChanges.find()) ?? beginning;
  const changes = [...(await jobs.changedAtSince(since))]
    .filter(([, at]) => at > since)
    .sort(([, a], [, b]) => (a < b ? -1 : Number(a > b)));
  const last = changes.at(-1);
  if (!last) return { submitted: 0, left: 0 };
  await waitUntilShown(last[1]);
  const index = await currentIndex();

  let submitted = 0;
  let done = 0;
  for (let call = 0; call < maxCalls && done < changes.length; call++) {
    const batch = changes.slice(done, done + indexNow.maxAddresses);
    const paths = await pathsOf(
      batch.map(([id]) => id),
      index,
    );
    // One that is gone may name another beside itself.
    for (let from = 0; from < paths.length; from += indexNow.maxAddresses)
      await indexNow.submit(paths.slice(from, from + indexNow.maxAddresses));
    submitted += paths.length;
    done += batch.length;
    const next = changes[done];
    // What was told is not told again, should the next call fail.
    await submittedChanges.put(next ? before(next[1]) : last[1]);
  }
  return { submitted, left: changes.length - done };
}

/**
 * Tells search engines which addresses have changed since they were told last (docs/rules.md#page-submitted). What is not
 * taken is told by the next import: this one is none the worse for it.
 */
export async function submitAddresses(): Promise<Submission | { reason: string }> {
  try {
    const submission = await submit();
    log.info('addresses submitted', { ...submission });
    measure({ AddressesSubmitted: submission.submitted, SubmissionsFailed: 0 });
    return submission;
  } catch (error) {
    log.error('addresses not submitted', { error });
    measure({ SubmissionsFailed: 1 });
    return { reason: error instanceof Error ? error.message : 'unknown' };
  }
}
