import type { JobFacts } from '#core/domain/filters.ts';
import type { JobOrigin } from '#core/domain/source.ts';
import type { OpenJobs } from './open-jobs.ts';

/** Of the open vacancies from one place: how many, and which share of them has what. */
export interface SourceShares {
  jobs: number;
  withSalary: number;
  withLevel: number;
  withCategory: number;
  withDescription: number;
}

const counted = new WeakMap<OpenJobs, Map<JobOrigin, SourceShares>>();

function shares(jobs: readonly JobFacts[]): SourceShares {
  const share = (has: (job: JobFacts) => boolean) =>
    jobs.length === 0 ? 0 : jobs.filter(has).length / jobs.length;
  return {
    jobs: jobs.length,
    withSalary: share(({ salary }) => salary !== null),
    withLevel: share(({ namesLevel }) => namesLevel),
    withCategory: share(({ row }) => row.category_id !== null),
    withDescription: share(({ row }) => row.has_description),
  };
}

/** Counted again only after a change: the panel asks every second. */
export function sharesOf(open: OpenJobs, source: JobOrigin): SourceShares {
  let bySource = counted.get(open);
  if (!bySource) {
    bySource = new Map(
      [...Map.groupBy(open.jobs, ({ row }) => row.source)].map(([id, jobs]) => [id, shares(jobs)]),
    );
    counted.set(open, bySource);
  }
  return bySource.get(source) ?? shares([]);
}
