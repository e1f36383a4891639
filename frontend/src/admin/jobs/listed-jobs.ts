import type { InfiniteData } from '@tanstack/react-query';
import type { AdminJob, listAdminJobs } from '#core/contract/admin-jobs.ts';
import type { ResponseOf } from '#core/contract/endpoint.ts';

type Page = ResponseOf<typeof listAdminJobs>;
export type Pages = InfiniteData<Page>;

export interface ActiveChange {
  jobIds: readonly string[];
  isActive: boolean;
}

/** What an admin has asked for and the server has not answered yet, in the order of asking. */
export interface Pending {
  active: readonly ActiveChange[];
  deleted: ReadonlySet<string>;
}

export interface ListedJobs {
  jobs: AdminJob[];
  total: number;
  found: number;
}

/** As it is once the server has done what it was asked: a refusal takes only the asking away. */
export function listedJobs({ pages }: Pages, { active, deleted }: Pending): ListedJobs {
  const pendingActive = new Map(active.flatMap(({ jobIds, isActive }) => jobIds.map((id) => [id, isActive])));
  const loaded = pages.flatMap((page) => page.jobs);
  const jobs = loaded
    .filter(({ id }) => !deleted.has(id))
    .map((job) => ({ ...job, isActive: pendingActive.get(job.id) ?? job.isActive }));
  const missing = loaded.length - jobs.length;
  const { total = 0, found = 0 } = pages.at(-1) ?? {};
  return { jobs, total: total - missing, found: found - missing };
}

/** With the server's word about some; those of `requestedIds` that it does not speak of are gone. */
export function withAnswer(
  list: Pages,
  requestedIds: readonly string[],
  answeredJobs: readonly AdminJob[],
): Pages {
  const answeredById = new Map(answeredJobs.map((job) => [job.id, job]));
  const missing = new Set(requestedIds.filter((id) => !answeredById.has(id)));
  const removedCount = list.pages.flatMap(({ jobs }) => jobs).filter(({ id }) => missing.has(id)).length;
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      total: page.total - missing.size,
      found: page.found - removedCount,
      jobs: page.jobs.filter(({ id }) => !missing.has(id)).map((job) => answeredById.get(job.id) ?? job),
    })),
  };
}

/** Whether all that was loaded is gone, and the server has more. */
export const isDrained = ({ pages }: Pages): boolean =>
  pages.every(({ jobs }) => jobs.length === 0) && typeof pages.at(-1)?.next === 'string';

/** Whose row takes the focus when the given rows go: the next one, else the one before. */
export function neighbourOf(jobs: readonly AdminJob[], removedIds: readonly string[]): string | null {
  const isRemoved = ({ id }: AdminJob) => removedIds.includes(id);
  const at = jobs.findLastIndex(isRemoved);
  const isKept = (job: AdminJob) => !isRemoved(job);
  return (jobs.slice(at + 1).find(isKept) ?? jobs.slice(0, Math.max(at, 0)).findLast(isKept))?.id ?? null;
}
