import * as z from 'zod/mini';
import {
  type Hidden,
  hidden,
  type Mark,
  maxHiddenCompanies,
  maxHiddenJobs,
  maxSeen,
  withSeen,
} from '#core/domain/tracker/marks.ts';
import { ownedList } from './owned-list.ts';

type UserId = string | null;

/** The same sets as long as nothing of them changes. */
function idsOf(list: { read(userId: UserId): readonly Hidden[] }) {
  let last: { list: readonly Hidden[]; ids: ReadonlySet<string> } = { list: [], ids: new Set() };
  return (userId: UserId) => {
    const now = list.read(userId);
    if (now !== last.list) last = { list: now, ids: new Set(now.map(({ id }) => id)) };
    return last.ids;
  };
}

const seen = ownedList('seen_jobs', z.string(), maxSeen);
const jobs = ownedList('hidden_jobs', hidden, maxHiddenJobs);
const companies = ownedList('hidden_companies', hidden, maxHiddenCompanies);

const idsOfJobs = idsOf(jobs);
const idsOfCompanies = idsOf(companies);

export const hiddenNow = (userId: UserId) => ({
  jobs: idsOfJobs(userId),
  companies: idsOfCompanies(userId),
});

let newest: { ids: ReadonlySet<string>; list: readonly string[] } = { ids: new Set(), list: [] };

/** Ids of the hidden companies, as many as a search takes: the newest of them, always in the same order. */
export function hiddenCompanyIds(userId: UserId): readonly string[] {
  const ids = idsOfCompanies(userId);
  if (ids !== newest.ids) newest = { ids, list: [...ids].slice(-maxHiddenCompanies).sort() };
  return newest.list;
}

/** The oldest first. */
export const hiddenJobs = jobs.read;
export const hiddenCompanies = companies.read;

export const useSeen = seen.use;
export const useHiddenJobs = jobs.use;
export const useHiddenCompanies = companies.use;

export function markSeen(userId: UserId, id: string) {
  const before = seen.read(userId);
  if (before.at(-1) !== id) seen.write(userId, withSeen(before, id));
}

const without = (list: readonly Hidden[], id: string) => list.filter((item) => item.id !== id);

export const hideJob = (userId: UserId, job: Hidden) =>
  jobs.write(userId, [...without(jobs.read(userId), job.id), job].slice(-maxHiddenJobs));

export const showJob = (userId: UserId, id: string) => jobs.write(userId, without(jobs.read(userId), id));

/**
 * 'full' where there are 50 already: then nothing has changed. 'unkept' where the browser did not keep it: it lives as
 * long as the page.
 */
export function hideCompany(userId: UserId, company: Hidden): 'kept' | 'unkept' | 'full' {
  const others = without(companies.read(userId), company.id);
  if (others.length >= maxHiddenCompanies) return 'full';
  return companies.write(userId, [...others, company]) ? 'kept' : 'unkept';
}

export const showCompany = (userId: UserId, id: string) =>
  companies.write(userId, without(companies.read(userId), id));

/** As another device has them, each list written once; of more than there is room for the oldest go. */
export function joinMarks(userId: UserId, marks: readonly Mark[]) {
  const lists = [
    { kind: 'job', list: jobs, most: maxHiddenJobs },
    { kind: 'company', list: companies, most: maxHiddenCompanies },
  ] as const;
  for (const { kind, list, most } of lists) {
    const changed = marks.filter((mark) => mark.kind === kind);
    if (changed.length === 0) continue;
    const byId = new Map(list.read(userId).map((item) => [item.id, item]));
    for (const { id, name, isHidden } of changed) {
      byId.delete(id);
      if (isHidden) byId.set(id, { id, name });
    }
    list.write(userId, [...byId.values()].slice(-most));
  }
}
