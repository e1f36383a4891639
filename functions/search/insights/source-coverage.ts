import { type JobOrigin, jobOrigin } from '#core/domain/import/source.ts';
import { rowsIn } from '../segment/bitmap.ts';
import { Fact } from '../segment/job-columns.ts';
import type { Segment } from '../segment/segment.ts';
import { sourceNumbers } from '../segment/unknown-values.ts';

/** Of the open vacancies from one place: how many, and which share of them has what. */
export interface SourceCoverage {
  jobs: number;
  withSalary: number;
  withLevel: number;
  withCategory: number;
  withDescription: number;
}

/** One pass over the open rows; for all origins. */
export function coverageOf(segments: readonly Segment[]): Record<JobOrigin, SourceCoverage> {
  const none = () => ({ jobs: 0, withSalary: 0, withLevel: 0, withCategory: 0, withDescription: 0 });
  const counts = jobOrigin.options.map(none);
  for (const { open, columns } of segments) {
    const sources = sourceNumbers(columns);
    for (const row of rowsIn(open)) {
      const facts = columns.facts[row] as number;
      const count = counts[sources[columns.source[row] as number] as number];
      if (!count) continue;
      count.jobs++;
      if ((columns.salary[row] as number) > 0) count.withSalary++;
      if ((columns.titleLevels[columns.title[row] as number] as number) > 0) count.withLevel++;
      if ((columns.category[row] as number) > 0) count.withCategory++;
      if ((facts & Fact.description) !== 0) count.withDescription++;
    }
  }
  const share = (part: number, all: number) => (all === 0 ? 0 : part / all);
  const shares = counts.map(({ jobs, ...having }) => ({
    jobs,
    withSalary: share(having.withSalary, jobs),
    withLevel: share(having.withLevel, jobs),
    withCategory: share(having.withCategory, jobs),
    withDescription: share(having.withDescription, jobs),
  }));
  return Object.fromEntries(jobOrigin.options.map((id, at) => [id, shares[at]])) as Record<
    JobOrigin,
    SourceCoverage
  >;
}
