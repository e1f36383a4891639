import { clusterOf } from '#core/domain/digest/choose.ts';
import { dueAt } from '#core/domain/digest/when.ts';
import { isShown, type JobRow } from '#core/domain/job/job.ts';
import { log } from '#functions/runtime/log.ts';
import { measure } from '#functions/runtime/metrics.ts';
import { openCopyIds } from '#functions/search/insights/other-cities.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { readIndex } from '#functions/search/loader.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as clock from '#functions/store/clock.ts';
import { type Owner, userIdOf } from '#functions/store/digests/owner.ts';
import * as sent from '#functions/store/digests/sent.ts';
import type { ActiveSearch } from '#functions/store/digests/subscriptions.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import * as waiting from '#functions/store/digests/waiting.ts';
import { batches } from '#functions/store/dynamodb.ts';
import * as matchedChanges from '#functions/store/imports/matched-changes.ts';
import * as jobs from '#functions/store/jobs.ts';
import { findHiddenCompanies } from './tracker-data.ts';

/*
 * What has come first since the last pass becomes one segment, and each different search is asked of it by the search's own
 * code. What is found waits in the ledger (store/digests/sent.ts); the sender looks there (send-digests.ts). The pass may
 * be repeated from anywhere: what waits or was told stays as it is, and the watermark moves last.
 */

/** A row may be written after its time, and the feed shows it later still: read again, and kept once by the ledger. */
const overlapMs = 3_600_000;

/** Of one search and pass; what is beyond is told as a number. */
const maxFound = 100;

export interface Matching {
  /** Vacancies that have come. */
  readonly rows: number;
  readonly searches: number;
  /** Different ones: as often a question was asked. */
  readonly asked: number;
  readonly owners: number;
}

/** Of a vacancy's copies so many are kept: one that has closed before the e-mail gives way to another. */
const maxCopies = 4;

/** A vacancy by the newest of its copies, with the ids of those that come next. */
interface FoundVacancy {
  readonly row: JobRow;
  readonly copyIds: string[];
}

interface SearchMatch {
  readonly search: ActiveSearch;
  readonly found: readonly FoundVacancy[];
}

/** One for all who ask the same. */
const keyOf = ({ query }: ActiveSearch): string => JSON.stringify(query);

type FoundByQuery = ReadonlyMap<string, readonly JobRow[]>;

/** Of each different query what it finds among the rows, the newest first. */
function findByQuery(searches: readonly ActiveSearch[], rows: readonly JobRow[], now: Date): FoundByQuery {
  const index = JobIndex.of(rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = new Map<string, JobRow[]>();
  for (const search of searches) {
    const key = keyOf(search);
    if (found.has(key)) continue;
    const filters = { ...search.query, notCompany: [], from: null, to: null };
    const ids = index.matching(filters, now);
    found.set(
      key,
      ids.map((id) => byId.get(id) as JobRow),
    );
  }
  return found;
}

/** Of what was found among the new rows, the shown copies from before them: an earlier pass has had those. */
async function olderCopies(found: FoundByQuery, newRows: readonly JobRow[], since: string) {
  const keys = new Set<string>();
  for (const rows of found.values())
    for (const { cluster_key } of rows) if (cluster_key) keys.add(cluster_key);
  if (keys.size === 0) return [];
  const newIds = new Set(newRows.map(({ id }) => id));
  const ids = openCopyIds(keys, (await readIndex()).segments).filter((id) => !newIds.has(id));
  const copies = await jobs.findManyEventuallyConsistent(ids);
  // The index may have what has come while this pass began: that is the next one's.
  return copies.filter((row) => isShown(row) && row.ingested_at <= since);
}

/**
 * Of what is found, what came while its owner was waiting for it, unless the search finds a copy of it from before that, or
 * from before this pass; of copies the newest.
 */
function newFor(
  { active_since }: ActiveSearch,
  found: readonly JobRow[],
  older: readonly JobRow[],
): FoundVacancy[] {
  const wasThere = (row: JobRow): boolean => row.ingested_at <= active_since;
  const known = new Set([...older, ...found.filter(wasThere)].map(clusterOf));
  const clusters = new Map<string, FoundVacancy>();
  for (const row of found) {
    const cluster = clusterOf(row);
    if (known.has(cluster)) continue;
    const copyIds = clusters.get(cluster)?.copyIds;
    if (!copyIds) clusters.set(cluster, { row, copyIds: [row.id] });
    else if (copyIds.length < maxCopies) copyIds.push(row.id);
  }
  return [...clusters.values()];
}

async function matchesByOwner(rows: readonly JobRow[], since: string, now: Date) {
  const searches: ActiveSearch[] = [];
  for await (const page of subscriptions.scanActive()) searches.push(...page);
  const foundByQuery = findByQuery(searches, rows, now);
  const copiesByQuery = findByQuery(searches, await olderCopies(foundByQuery, rows, since), now);
  const byOwner = new Map<Owner, SearchMatch[]>();
  for (const search of searches) {
    const key = keyOf(search);
    const found = newFor(search, foundByQuery.get(key) ?? [], copiesByQuery.get(key) ?? []);
    if (found.length === 0) continue;
    byOwner.set(search.owner, [...(byOwner.get(search.owner) ?? []), { search, found }]);
  }
  return { byOwner, searches: searches.length, asked: foundByQuery.size };
}

/** What every object has the client of DynamoDB takes for no key: a search of such an id tells of the first copy found. */
const storableCopies = (copies: ReadonlyMap<string, string[]>): Record<string, string[]> =>
  Object.fromEntries([...copies].filter(([searchId]) => !(searchId in Object.prototype)));

/**
 * What an owner is to be told, each vacancy once over all searches. Of what is beyond the list only what this pass sees first
 * is counted: the hour before it was counted by the last one.
 */
function entriesOf(matches: readonly SearchMatch[], until: string): sent.NewEntry[] {
  const byCluster = new Map<
    string,
    { search_ids: string[]; job_id: string; copies: Map<string, string[]> }
  >();
  const overflow: sent.NewEntry[] = [];
  for (const { search, found } of matches) {
    let [listed, count] = [0, 0];
    for (const { row, copyIds } of found) {
      const cluster = clusterOf(row);
      const existing = byCluster.get(cluster);
      if (existing) {
        existing.search_ids.push(search.search_id);
        existing.copies.set(search.search_id, copyIds);
      } else if (listed < maxFound) {
        byCluster.set(cluster, {
          ...{ search_ids: [search.search_id], job_id: row.id },
          copies: new Map([[search.search_id, copyIds]]),
        });
        listed++;
      } else if (row.ingested_at > until) count++;
    }
    const entry = sent.overflowEntry(search.search_id, until);
    if (count > 0) overflow.push({ entry, search_ids: [search.search_id], job_id: null, count });
  }
  const listed = [...byCluster].map(([cluster, { copies, ...found }]) => ({
    ...{ entry: sent.entryOf(cluster), ...found, copies: storableCopies(copies), count: 0 },
  }));
  return [...listed, ...overflow];
}

/**
 * Where a search finds more than is told one by one, without the companies that its owner has hidden: they would take the
 * places of what can be told. Of less they are left out when the e-mail is written.
 */
async function withoutHidden(owner: Owner, matches: readonly SearchMatch[]): Promise<readonly SearchMatch[]> {
  if (!matches.some(({ found }) => found.length > maxFound)) return matches;
  const hidden = await findHiddenCompanies(owner);
  return matches.flatMap(({ search, found }) => {
    const shown = found.filter(({ row }) => !hidden.has(row.company_id ?? ''));
    return shown.length === 0 ? [] : [{ search, found: shown }];
  });
}

async function saveMatches(
  owner: Owner,
  allMatches: readonly SearchMatch[],
  until: string,
  now: Date,
): Promise<void> {
  const matches = await withoutHidden(owner, allMatches);
  const added = await sent.addFound(owner, entriesOf(matches, until), now);
  const changed = new Set<string>();
  for (const { search } of matches) {
    if (search.schedule === 'never') continue;
    const due = dueAt(search.schedule, search.zone, now);
    if (!(await waiting.setDue(search, due, now))) changed.add(search.search_id);
  }
  // They were deleted, or became others, while they were asked.
  const orphans = added.filter(({ search_ids }) => search_ids.every((id) => changed.has(id)));
  await sent.deleteEntries(
    owner,
    orphans.map(({ entry }) => entry),
  );
}

/** Nothing is kept of an account that is being erased. */
async function saveUnlessErased(owner: Owner, matches: readonly SearchMatch[], until: string, now: Date) {
  const userId = userIdOf(owner);
  const work = () => saveMatches(owner, matches, until, now);
  if (userId === null) return work();
  try {
    await accounts.withLease(userId, work, 'pass');
  } catch (error) {
    if (!accounts.isErased(error)) throw error;
  }
}

/** Each is told by requests of its own: ten thousand one after another would take hours. */
const ownersAtOnce = 8;

/** All that can be are kept, and all have ended before a failure is told: the watermark must not move then. */
async function saveAll(
  byOwner: ReadonlyMap<Owner, readonly SearchMatch[]>,
  until: string,
  now: Date,
  deadline: number,
) {
  const failures: unknown[] = [];
  for (const batch of batches([...byOwner], ownersAtOnce)) {
    if (Date.now() > deadline) throw new Error('more searches than there is time for');
    const outcomes = await Promise.allSettled(
      batch.map(([owner, matches]) => saveUnlessErased(owner, matches, until, now)),
    );
    for (const outcome of outcomes) if (outcome.status === 'rejected') failures.push(outcome.reason);
  }
  if (failures.length > 0) throw failures[0];
}

/** A release may have changed every row, and of all of them only those that are new are kept in memory. */
const rowsReadAtOnce = 1000;

async function newRowsSince(since: string): Promise<JobRow[]> {
  const newRows: JobRow[] = [];
  const changed = await jobs.changedAtSince(since);
  for (const ids of batches([...changed.keys()], rowsReadAtOnce)) {
    const rows = await jobs.findMany(ids);
    newRows.push(...rows.filter((row) => row.ingested_at > since && isShown(row)));
  }
  return newRows;
}

async function matchNew(deadline: number): Promise<Matching> {
  const until = await matchedChanges.find();
  const now = new Date(clock.now());
  // What was there before anybody could wait for it is nothing new.
  if (until === null) {
    await matchedChanges.put(now.toISOString());
    return { rows: 0, searches: 0, asked: 0, owners: 0 };
  }
  const since = new Date(Date.parse(until) - overlapMs).toISOString();
  const newRows = await newRowsSince(since);
  const { byOwner, searches, asked } =
    newRows.length === 0 ? noMatches : await matchesByOwner(newRows, since, now);
  await saveAll(byOwner, until, now, deadline);
  await matchedChanges.put(now.toISOString());
  return { rows: newRows.length, searches, asked, owners: byOwner.size };
}

const noMatches = { byOwner: new Map<Owner, SearchMatch[]>(), searches: 0, asked: 0 };

/**
 * After an import. That it fails is no failure of the import: the next one finds what this one has not. `deadline` as of
 * `Date.now`.
 */
export async function matchSearches(deadline: number): Promise<Matching | { reason: string }> {
  try {
    const matching = await matchNew(deadline);
    log.info('new vacancies looked for in saved searches', { ...matching });
    measure({ DigestMatchesFailed: 0 });
    return matching;
  } catch (error) {
    log.error('saved searches not asked', { error });
    measure({ DigestMatchesFailed: 1 });
    return { reason: error instanceof Error ? error.name : 'unknown' };
  }
}
