import { chooseDigest, type Digest } from '#core/domain/digest/choose.ts';
import { isShown, type JobRow } from '#core/domain/job/job.ts';
import { defaultTimeZone } from '#core/domain/search/date-range.ts';
import type { Owner } from '#functions/store/digests/owner.ts';
import type { FoundEntry } from '#functions/store/digests/sent.ts';
import type { Subscription } from '#functions/store/digests/subscriptions.ts';
import * as jobs from '#functions/store/jobs.ts';
import { findTrackerData, type TrackerData } from './tracker-data.ts';

export interface NewVacancies {
  readonly digest: Digest;
  readonly reminders: TrackerData['reminders'];
  /** Entries of the ledger: those that stand in the e-mail come first. */
  readonly entries: readonly string[];
  readonly listed: readonly string[];
  /** By entry of those, which vacancy stands in the e-mail. */
  readonly jobIds: Readonly<Record<string, string>>;
}

/** Of what waits, so many are looked at one by one, those found last; of the others an e-mail says that there are more. */
export const maxJobsRead = 1000;

/** Under which search it is told: one that has been waiting for it since before it was found; null where none is. */
function activeSearchOf(
  activeSearches: readonly Subscription[],
  { search_ids, found_at }: FoundEntry,
): string | null {
  const search = activeSearches.find(
    (subscription) => search_ids.includes(subscription.search_id) && found_at >= subscription.active_since,
  );
  return search?.search_id ?? null;
}

/** Of the vacancy's copies, those that the search has found. */
const copyIdsOf = ({ job_id, copies, searchId }: FoundEntry & { searchId: string }): readonly string[] =>
  // Any word may be a search's id, and stand in every object.
  (copies && Object.hasOwn(copies, searchId) ? copies[searchId] : undefined) ??
  (job_id === null ? [] : [job_id]);

const lastFoundFirst = (a: FoundEntry, b: FoundEntry): number =>
  Date.parse(b.found_at) - Date.parse(a.found_at);

/** Of what waits, what can still be told: its search goes on, the vacancy is shown, neither it nor its company is hidden. */
export async function newsOf(
  owner: Owner,
  activeSearches: readonly Subscription[],
  pending: readonly FoundEntry[],
  now: Date,
): Promise<NewVacancies> {
  const matched = pending.flatMap((entry) => {
    const searchId = activeSearchOf(activeSearches, entry);
    return searchId === null ? [] : [{ ...entry, searchId }];
  });
  const jobEntries = matched.filter(({ job_id }) => job_id !== null).sort(lastFoundFirst);
  const latestEntries = jobEntries.slice(0, maxJobsRead);
  const trackerData = await findTrackerData(owner, activeSearches[0]?.zone ?? defaultTimeZone, now);
  // Who has hidden one copy has hidden the vacancy.
  const candidates = latestEntries
    .map((entry) => ({ ...entry, ids: copyIdsOf(entry) }))
    .filter(({ ids }) => !ids.some((id) => trackerData.hiddenJobs.has(id)));
  const byId = new Map<string, JobRow>();
  const read = async (ids: readonly string[]) => {
    for (const row of await jobs.findMany(ids))
      if (isShown(row) && !trackerData.hiddenCompanies.has(row.company_id ?? '')) byId.set(row.id, row);
  };
  await read(candidates.flatMap(({ ids }) => ids.slice(0, 1)));
  await read(candidates.flatMap(({ ids: [first = '', ...others] }) => (byId.has(first) ? [] : others)));
  const found = candidates.flatMap(({ entry, searchId, ids }) => {
    const row = byId.get(ids.find((id) => byId.has(id)) ?? '');
    return row ? [{ row, searchId, entry }] : [];
  });
  const overflow = new Map<string, number | null>();
  for (const { searchId, count } of matched)
    if (count > 0) overflow.set(searchId, (overflow.get(searchId) ?? 0) + count);
  for (const { searchId } of jobEntries.slice(maxJobsRead)) overflow.set(searchId, null);
  const digest = chooseDigest(
    activeSearches.map(({ search_id }) => search_id),
    found,
    overflow,
  );
  const isListed = new Set(digest.sections.flatMap(({ lines }) => lines.map(({ row }) => row.id)));
  const listedHits = found.filter(({ row }) => isListed.has(row.id));
  const listed = listedHits.map(({ entry }) => entry);
  const jobIds = Object.fromEntries(listedHits.map(({ entry, row }) => [entry, row.id]));
  const entries = [...new Set([...listed, ...pending.map(({ entry }) => entry)])];
  return { digest, reminders: trackerData.reminders, entries, listed, jobIds };
}
