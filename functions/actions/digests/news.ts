import { chooseDigest, type Digest } from '#core/domain/digest/choose.ts';
import { isShown, type JobRow } from '#core/domain/job/job.ts';
import { defaultTimeZone } from '#core/domain/search/date-range.ts';
import type { Owner } from '#functions/store/digests/owner.ts';
import type { FoundEntry } from '#functions/store/digests/sent.ts';
import type { Subscription } from '#functions/store/digests/subscriptions.ts';
import * as jobs from '#functions/store/jobs.ts';
import { findTrackerData, type TrackerData } from './tracker-data.ts';

export interface News {
  readonly digest: Digest;
  readonly reminders: TrackerData['reminders'];
  /** Entries of the ledger: those that stand in the letter come first. */
  readonly entries: readonly string[];
  readonly listed: readonly string[];
}

/** Of what waits, so many are looked at one by one, those found last; of the others a letter says that there are more. */
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

const lastFoundFirst = (a: FoundEntry, b: FoundEntry): number =>
  Date.parse(b.found_at) - Date.parse(a.found_at);

/** Of what waits, what can still be told: its search goes on, the vacancy is shown, neither it nor its company is hidden. */
export async function newsOf(
  owner: Owner,
  activeSearches: readonly Subscription[],
  pending: readonly FoundEntry[],
  now: Date,
): Promise<News> {
  const matched = pending.flatMap((entry) => {
    const searchId = activeSearchOf(activeSearches, entry);
    return searchId === null ? [] : [{ ...entry, searchId }];
  });
  const jobEntries = matched.filter(({ job_id }) => job_id !== null).sort(lastFoundFirst);
  const latestEntries = jobEntries.slice(0, maxJobsRead);
  const rows = await jobs.findMany(latestEntries.flatMap(({ job_id }) => job_id ?? []));
  const trackerData = await findTrackerData(owner, activeSearches[0]?.zone ?? defaultTimeZone, now);
  const isHidden = ({ id, company_id }: JobRow): boolean =>
    trackerData.hiddenJobs.has(id) || trackerData.hiddenCompanies.has(company_id ?? '');
  const byId = new Map(rows.filter((row) => isShown(row) && !isHidden(row)).map((row) => [row.id, row]));
  const found = latestEntries.flatMap(({ entry, job_id, searchId }) => {
    const row = byId.get(job_id ?? '');
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
  const listed = found.filter(({ row }) => isListed.has(row.id)).map(({ entry }) => entry);
  const entries = [...new Set([...listed, ...pending.map(({ entry }) => entry)])];
  return { digest, reminders: trackerData.reminders, entries, listed };
}
