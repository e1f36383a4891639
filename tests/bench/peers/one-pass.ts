import { isAiJob, isRecommended } from '#core/domain/job/ai-score.ts';
import { datePresets } from '#core/domain/search/date-range.ts';
import type { FacetName } from '#core/domain/search/facets.ts';
import { pageOf } from '#core/domain/search/listing.ts';
import type { FixedOrder } from '#functions/search/query/row-ref.ts';
import { compareBy } from '#tests/support/naive/order.ts';
import { type JobFacts, rulesOf } from '#tests/support/naive/rules.ts';
import { type Ask, noCounts, type PeerAnswer, rangesAt } from './peer.ts';

const groups = {
  type: (job: JobFacts) => job.types,
  level: (job: JobFacts) => [job.level],
  salary: (job: JobFacts) => [job.bucket],
  category: (job: JobFacts) => job.categories,
  company: (job: JobFacts) => [job.row.company_id],
  location: (job: JobFacts) => [job.row.location],
  industry: (job: JobFacts) => [job.row.industry_id],
} satisfies Partial<Record<FacetName, (job: JobFacts) => readonly (string | null)[]>>;
const groupNames = Object.keys(groups) as (keyof typeof groups)[];

/** For an engine that only looks up texts: filters, counts and orders what it found, newest first already. */
export function onePass(
  found: Iterable<JobFacts>,
  { query, now, companies }: Ask,
): Omit<PeerAnswer, 'ids'> & { ids: string[] } {
  const rules = rulesOf({ ...query, q: '' }, now);
  const companySet = new Set(companies);
  const counts = noCounts();
  const bounds = rangesAt(now, query.tz);
  const ranges = datePresets.map((preset) => ({ preset, ...bounds[preset] }));
  const matching: JobFacts[] = [];

  for (const job of found) {
    let failed: FacetName | null = null;
    let failures = 0;
    for (const [group, passes] of rules) {
      if (passes(job)) continue;
      failed = group;
      if (++failures === 2) break;
    }
    if (failures === 2) continue;
    if (failed === null) matching.push(job);
    for (const group of groupNames) {
      if (failed !== null && failed !== group) continue;
      const groupCounts = counts[group];
      for (const value of groups[group](job))
        if (value !== null && (group !== 'company' || companySet.has(value)))
          groupCounts[value] = (groupCounts[value] ?? 0) + 1;
    }
    if ((failed === null || failed === 'ai') && isAiJob(job.row)) counts.aiJobs++;
    if ((failed === null || failed === 'contacts') && job.row.has_direct_contacts) counts.directContacts++;
    if ((failed === null || failed === 'recommended') && isRecommended(job.row, job.salary !== null, now))
      counts.recommended++;
    if (failed === null || failed === 'date')
      for (const { preset, from, to } of ranges)
        if (job.createdAt >= from && job.createdAt <= to)
          counts.date[preset] = (counts.date[preset] ?? 0) + 1;
  }
  if (query.sort !== 'newest') matching.sort(compareBy[query.sort as FixedOrder]);
  const { start, end } = pageOf(matching.length, query.page);
  return { total: matching.length, counts, ids: matching.slice(start, end).map(({ row }) => row.id) };
}
