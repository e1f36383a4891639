import type { JobCounts } from '#core/contract/jobs.ts';
import { isAiJob, isRecommended } from '#core/domain/job/ai-score.ts';
import { experiences } from '#core/domain/job/experience.ts';
import { jobTypes } from '#core/domain/job/job-type.ts';
import { levels } from '#core/domain/job/level.ts';
import { salaryBuckets } from '#core/domain/job/pay/salary.ts';
import { type DateRange, datePresets, dateRange } from '#core/domain/search/date-range.ts';
import type { FacetName } from '#core/domain/search/facets.ts';
import type { OpenJobs } from './open-jobs.ts';
import type { JobFacts } from './rules.ts';

type ListGroup =
  | 'type'
  | 'level'
  | 'experience'
  | 'salary'
  | 'category'
  | 'company'
  | 'location'
  | 'industry';

/**
 * The values of a vacancy in each group: the count of a value is of those that have it (docs/rules.md#count-having).
 */
const valuesOf: Record<ListGroup, (job: JobFacts) => readonly (string | null)[]> = {
  type: (job) => job.types,
  level: (job) => [job.level],
  experience: (job) => [job.row.experience],
  salary: (job) => [job.bucket],
  category: (job) => job.categories,
  company: (job) => [job.row.company_id],
  location: (job) => [job.row.location],
  industry: (job) => [job.row.industry_id],
};
const listGroups = Object.keys(valuesOf) as ListGroup[];

const zeros = (values: Iterable<string>): Record<string, number> =>
  Object.fromEntries(Iterator.from(values).map((value) => [value, 0]));

/**
 * Counts for every value that is offered, zeros too. `add` a vacancy that fails no active group, or one group alone:
 * then it counts for that group's values only, since a group's counts ignore the group itself. A company that is left
 * out is counted as if it were chosen.
 */
export class Counting {
  readonly counts: JobCounts;
  readonly #now: Date;
  readonly #ranges: Record<(typeof datePresets)[number], { from: number; to: number }>;

  constructor(open: OpenJobs, companyIds: Iterable<string>, now: Date, timeZone: string) {
    this.#now = now;
    const range = ({ from, to }: DateRange) => ({ from: Date.parse(from), to: Date.parse(to) });
    this.#ranges = {
      today: range(dateRange('today', now, timeZone)),
      week: range(dateRange('week', now, timeZone)),
      month: range(dateRange('month', now, timeZone)),
    };
    this.counts = {
      aiJobs: 0,
      directContacts: 0,
      recommended: 0,
      type: zeros(jobTypes),
      level: zeros(levels),
      experience: zeros(experiences),
      salary: zeros(salaryBuckets),
      category: zeros(open.categories.map(({ id }) => id)),
      company: zeros(companyIds),
      location: zeros(open.locations),
      industry: zeros(open.industries.map(({ id }) => id)),
      date: { today: 0, week: 0, month: 0 },
    };
  }

  add(job: JobFacts, failed: FacetName | null): void {
    const counted = (group: FacetName) =>
      failed === null || failed === group || (group === 'company' && failed === 'notCompany');
    for (const group of listGroups) if (counted(group)) this.#addValues(group, job);
    if (counted('ai') && isAiJob(job.row)) this.counts.aiJobs++;
    if (counted('contacts') && job.row.has_direct_contacts) this.counts.directContacts++;
    if (counted('recommended') && isRecommended(job.row, job.salary !== null, this.#now))
      this.counts.recommended++;
    if (counted('date')) this.#addDate(job);
  }

  #addValues(group: ListGroup, job: JobFacts): void {
    const counts = this.counts[group];
    for (const value of valuesOf[group](job)) {
      const count = value === null ? undefined : counts[value];
      if (count !== undefined) counts[value as string] = count + 1;
    }
  }

  #addDate({ createdAt }: JobFacts): void {
    for (const preset of datePresets) {
      const { from, to } = this.#ranges[preset];
      if (createdAt >= from && createdAt <= to) this.counts.date[preset]++;
    }
  }
}
