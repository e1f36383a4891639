import { chooseDigest, type Digest } from '#core/domain/digest/choose.ts';
import { isShown } from '#core/domain/job/job.ts';
import { defaultTimeZone } from '#core/domain/search/date-range.ts';
import type { Owner } from '#functions/store/digests/owner.ts';
import type { FoundEntry } from '#functions/store/digests/sent.ts';
import type { Subscription } from '#functions/store/digests/subscriptions.ts';
import * as jobs from '#functions/store/jobs.ts';
import { type OwnSide, ownSide } from './own-side.ts';

export interface News {
  readonly digest: Digest;
  readonly reminders: OwnSide['reminders'];
  /** Entries of the ledger: those that stand in the letter come first. */
  readonly entries: readonly string[];
  readonly listed: readonly string[];
}

/** Of what waits, so many are looked at one by one, those found last; of the others a letter says that there are more. */
export const mostLookedAt = 1000;

/** Under which search it is told: one that has been waiting for it since before it was found; null where none is. */
function toldUnder(told: readonly Subscription[], { search_ids, found_at }: FoundEntry): string | null {
  const search = told.find((one) => search_ids.includes(one.search_id) && found_at >= one.active_since);
  return search?.search_id ?? null;
}

const lastFoundFirst = (one: FoundEntry, other: FoundEntry): number =>
  Date.parse(other.found_at) - Date.parse(one.found_at);

/** Of what waits, what can still be told: its search goes on, the vacancy is shown, its company is not hidden. */
export async function newsOf(
  owner: Owner,
  told: readonly Subscription[],
  pending: readonly FoundEntry[],
  now: Date,
): Promise<News> {
  const wanted = pending.flatMap((one) => {
    const searchId = toldUnder(told, one);
    return searchId === null ? [] : [{ ...one, searchId }];
  });
  const single = wanted.filter(({ job_id }) => job_id !== null).sort(lastFoundFirst);
  const lookedAt = single.slice(0, mostLookedAt);
  const rows = await jobs.findMany(lookedAt.flatMap(({ job_id }) => job_id ?? []));
  const side = await ownSide(owner, told[0]?.zone ?? defaultTimeZone, now);
  const byId = new Map(rows.filter(isShown).map((row) => [row.id, row]));
  const found = lookedAt.flatMap(({ entry, job_id, searchId }) => {
    const row = byId.get(job_id ?? '');
    return row && !side.hiddenCompanies.has(row.company_id ?? '') ? [{ row, searchId, entry }] : [];
  });
  const beyond = new Map<string, number | null>();
  for (const { searchId, count } of wanted)
    if (count > 0) beyond.set(searchId, (beyond.get(searchId) ?? 0) + count);
  for (const { searchId } of single.slice(mostLookedAt)) beyond.set(searchId, null);
  const digest = chooseDigest(
    told.map(({ search_id }) => search_id),
    found,
    beyond,
  );
  const isListed = new Set(digest.sections.flatMap(({ lines }) => lines.map(({ row }) => row.id)));
  const listed = found.filter(({ row }) => isListed.has(row.id)).map(({ entry }) => entry);
  const entries = [...new Set([...listed, ...pending.map(({ entry }) => entry)])];
  return { digest, reminders: side.reminders, entries, listed };
}
