import type { JobOrigin } from '#core/domain/import/source.ts';
import type { SourceCoverage } from '#functions/search/insights/source-coverage.ts';
import type { OpenJobs } from './open-jobs.ts';
import type { JobFacts } from './rules.ts';

function coverage(jobs: readonly JobFacts[]): SourceCoverage {
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

export const coverageOf = (open: OpenJobs, source: JobOrigin): SourceCoverage =>
  coverage(open.jobs.filter(({ row }) => row.source === source));
