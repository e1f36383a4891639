import fc from 'fast-check';
import { experiences } from '#core/domain/job/experience.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { jobTypes } from '#core/domain/job/job-type.ts';
import { levels } from '#core/domain/job/level.ts';
import { salaryBuckets } from '#core/domain/job/pay/salary.ts';
import { datePresets, dateRange } from '#core/domain/search/date-range.ts';
import { lenientNames } from '#core/domain/search/facets.ts';
import { copyViews, sortOrders } from '#core/domain/search/listing.ts';
import { JobIndex, type JobQuery } from '#functions/search/job-index.ts';
import { readSnapshot, writeSnapshot } from '#functions/search/snapshot/snapshot.ts';
import { now, zone } from '#tests/support/naive/plain-search.ts';
import { someOf } from './job-rows.ts';

const some = <Value>(values: readonly Value[], maxLength = 2) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...values), { maxLength }) },
  );
const rarely = fc.integer({ min: 0, max: 5 }).map((n) => n === 0);

export const arbitraryQuery: fc.Arbitrary<JobQuery> = fc
  .record({
    q: fc.oneof(
      fc.constant(''),
      fc.constantFrom(
        'py',
        'ml-',
        'ИНЖЕНЕР',
        ' go ',
        'team   lead',
        'гамма',
        '«',
        'native',
        '1с',
        'нет такого',
        'go py',
        'инженер ml',
        'c++ lead',
        'python zzq',
        'инженеры',
        'разработчика',
        'гаммы',
        'альфы lead',
        'инженер в казани',
        'спб',
        'удаленная работа go',
        'работа для аналитика',
      ),
    ),
    ai: rarely,
    contacts: rarely,
    recommended: rarely,
    type: some(jobTypes),
    level: some(levels),
    experience: some(experiences),
    salary: some(salaryBuckets),
    category: some([...someOf.categories, 'law']),
    subcategory: some(['frontend', 'data-science']),
    company: some(['hh-0', 'hh-1', 'hh-2', 'hh-99']),
    location: some(someOf.locations),
    industry: some([...someOf.industries, '50']),
    notCompany: some(['hh-0', 'hh-1', 'hh-2', 'hh-99'], 3),
    exact: some(lenientNames, 5),
    date: fc.oneof(fc.constant(null), fc.constantFrom(...datePresets)),
    sort: fc.constantFrom(...sortOrders),
    copies: fc.constantFrom(...copyViews),
    page: fc.constantFrom(1, 1, 2, 3, 1_000_000_000),
  })
  .map(({ date, ...query }) => {
    const { from, to } = date ? dateRange(date, now, zone) : { from: null, to: null };
    return { ...query, from, to, tz: zone, companySearch: '' };
  });

/**
 * The same vacancies, come to be in many ways: some read from a snapshot, some as they were before, some since deleted, the
 * rest put in batches.
 */
export async function grownIndex(rows: JobRow[], stale: JobRow[], batchSize: number): Promise<JobIndex> {
  const old = stale.map((row, n) => ({ ...row, id: n % 3 === 0 ? `gone-${n}` : row.id }));
  const before = new Map([...rows.slice(0, rows.length >> 1), ...old].map((row) => [row.id, row]));
  const { index } = await readSnapshot(
    await writeSnapshot(JobIndex.of(before.values()), { readAt: 0, scannedAt: 0, leftOut: 0 }),
  );
  for (let at = 0; at < rows.length; at += batchSize) index.put(rows.slice(at, at + batchSize));
  const now = new Set(rows.map(({ id }) => id));
  index.delete(before.keys().filter((id) => !now.has(id)));
  return index;
}
