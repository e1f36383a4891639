import { roubles } from '#core/domain/job/pay/salary.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import { type TrackedFacts, webLink } from '#core/domain/tracker/tracked-job.ts';
import { detail } from '../../texts/ru.ts';

const longest = 300;
const cut = (text: string): string => text.slice(0, longest);

/** The source's own words, or the whole range: the middle that a card shows nobody has offered. */
function payOf({ salary, salaryWords }: Job): string | null {
  if (salaryWords !== null || !salary) return salaryWords;
  const { min, max } = salary;
  return min === max ? roubles(max) : detail.salaryRange(roubles(min), roubles(max));
}

/** What of a vacancy stays on the desk, as it is shown now. */
export function trackedFactsOf(job: Job): TrackedFacts {
  const pay = payOf(job);
  return {
    title: cut(job.title),
    company: cut(job.company),
    place: cut(job.location),
    pay: pay && cut(pay),
    link: webLink.safeParse(job.sourceUrl).data ?? null,
  };
}
