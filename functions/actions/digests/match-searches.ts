import { clusterOf } from '#core/domain/digest/choose.ts';
import { dueAt } from '#core/domain/digest/when.ts';
import { isShown, type JobRow } from '#core/domain/job/job.ts';
import { log } from '#functions/runtime/log.ts';
import { measure } from '#functions/runtime/metrics.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import { type Owner, userIn } from '#functions/store/digests/owner.ts';
import * as sent from '#functions/store/digests/sent.ts';
import type { Subscription } from '#functions/store/digests/subscriptions.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import * as matchedChanges from '#functions/store/imports/matched-changes.ts';
import * as jobs from '#functions/store/jobs.ts';

/*
 * What has come first since the last pass becomes one segment, and each different search is asked of it by the search's own
 * code. What is found waits in the ledger (store/digests/sent.ts); the sender looks there (send-digests.ts). The pass may
 * be repeated from anywhere: what waits or was told stays as it is, and the watermark moves last.
 */

/** A row may be written after its time, and the feed shows it later still: read again, and kept once by the ledger. */
const overlapMs = 3_600_000;

/** Of one search and pass; what is beyond is told as a number. */
const mostFound = 100;

export interface Matching {
  /** Vacancies that have come. */
  readonly rows: number;
  readonly searches: number;
  /** Different ones: as often a question was asked. */
  readonly asked: number;
  readonly owners: number;
}

interface Wanted {
  readonly search: Subscription;
  readonly found: readonly JobRow[];
}

/** One for all who ask the same. */
const keyOf = ({ query }: Subscription): string => JSON.stringify(query);

/** Of what is found, what came while its owner was waiting for it; of copies the newest. */
function newFor({ active_since }: Subscription, found: readonly JobRow[]): JobRow[] {
  const clusters = new Map<string, JobRow>();
  for (const row of found) {
    const cluster = clusterOf(row);
    if (row.ingested_at > active_since && !clusters.has(cluster)) clusters.set(cluster, row);
  }
  return [...clusters.values()];
}

async function wantedBy(rows: readonly JobRow[], now: Date) {
  const index = JobIndex.of(rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const asked = new Map<string, JobRow[]>();
  const byOwner = new Map<Owner, Wanted[]>();
  let searches = 0;
  for await (const page of subscriptions.scanTold())
    for (const search of page) {
      searches++;
      const key = keyOf(search);
      let found = asked.get(key);
      if (!found) {
        const filters = { ...search.query, notCompany: [], from: null, to: null };
        found = index.matching(filters, now).map((id) => byId.get(id) as JobRow);
        asked.set(key, found);
      }
      const own = newFor(search, found);
      if (own.length === 0) continue;
      byOwner.set(search.owner, [...(byOwner.get(search.owner) ?? []), { search, found: own }]);
    }
  return { byOwner, searches, asked: asked.size };
}

async function keep(owner: Owner, wanted: readonly Wanted[], pass: string, now: Date): Promise<void> {
  const taken = new Set<string>();
  for (const { search, found } of wanted) {
    const own = found.filter((row) => !taken.has(clusterOf(row)));
    const listed = own.slice(0, mostFound);
    for (const row of listed) taken.add(clusterOf(row));
    const entries = listed.map((row) => ({
      ...{ entry: sent.entryOf(clusterOf(row)), search_id: search.search_id, job_id: row.id, count: 0 },
    }));
    const count = own.length - listed.length;
    const beyond = { entry: sent.beyondEntry(search.search_id, pass), search_id: search.search_id };
    const all = count > 0 ? [...entries, { ...beyond, job_id: null, count }] : entries;
    await sent.addFound(owner, all, now);
    if (search.schedule === 'never') continue;
    const isThere = await subscriptions.setDue(search.id, dueAt(search.schedule, search.zone, now), now);
    // It was deleted while it was asked.
    if (!isThere)
      await sent.drop(
        owner,
        all.map(({ entry }) => entry),
      );
  }
}

/** Nothing is kept of an account that is being erased. */
async function keepUnlessErased(owner: Owner, wanted: readonly Wanted[], pass: string, now: Date) {
  const userId = userIn(owner);
  const work = () => keep(owner, wanted, pass, now);
  if (userId === null) return work();
  try {
    await accounts.withLease(userId, work);
  } catch (error) {
    if (!accounts.isErased(error)) throw error;
  }
}

async function matchNew(now: Date): Promise<Matching> {
  const until = await matchedChanges.find();
  // What was there before anybody could wait for it is nothing new.
  if (until === null) {
    await matchedChanges.put(now.toISOString());
    return { rows: 0, searches: 0, asked: 0, owners: 0 };
  }
  const since = new Date(Date.parse(until) - overlapMs).toISOString();
  const { rows } = await jobs.changedSince(since);
  const come = rows.filter((row) => row.ingested_at > since && isShown(row));
  const { byOwner, searches, asked } = come.length === 0 ? nobody : await wantedBy(come, now);
  for (const [owner, wanted] of byOwner) await keepUnlessErased(owner, wanted, until, now);
  await matchedChanges.put(now.toISOString());
  return { rows: come.length, searches, asked, owners: byOwner.size };
}

const nobody = { byOwner: new Map<Owner, Wanted[]>(), searches: 0, asked: 0 };

/** After an import. That it fails is no failure of the import: the next one finds what this one has not. */
export async function matchSearches(now = new Date()): Promise<Matching | { reason: string }> {
  try {
    const matching = await matchNew(now);
    log.info('new vacancies looked for in saved searches', { ...matching });
    measure({ DigestMatchesFailed: 0 });
    return matching;
  } catch (error) {
    log.error('saved searches not asked', { error });
    measure({ DigestMatchesFailed: 1 });
    return { reason: error instanceof Error ? error.name : 'unknown' };
  }
}
