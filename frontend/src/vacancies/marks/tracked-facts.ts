import type { Job } from '#core/domain/job/shown-job.ts';
import { type TrackedFacts, webLink } from '#core/domain/tracker/tracked-job.ts';
import { salaryLine } from '../card/salary/job-salary.ts';

const longest = 300;
const cut = (text: string): string => text.slice(0, longest);

/** What of a vacancy stays on the desk, as it is shown now. */
export function trackedFactsOf(job: Job): TrackedFacts {
  const pay = salaryLine(job);
  return {
    title: cut(job.title),
    company: cut(job.company),
    place: cut(job.location),
    pay: pay && cut(pay),
    link: webLink.safeParse(job.sourceUrl).data ?? null,
  };
}
