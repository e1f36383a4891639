import type { ResumeFacts } from '../../writer/facts.ts';
import { relationOf, rolesIn } from '../roles.ts';

/** Months since the year 0, both of them worked. */
interface Span {
  from: number;
  to: number;
}

/** Where only a year is named. */
const middleOfYear = 6;

function spanOf(
  period: { from: string | null; to: string | null; isCurrent: boolean },
  now: Date,
): Span | null {
  const monthOf = (text: string | null): number | null => {
    const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/u.exec(text ?? '') ?? [];
    return year === undefined
      ? null
      : Number(year) * 12 + (month === undefined ? middleOfYear : Number(month) - 1);
  };
  const from = monthOf(period.from);
  const to = period.isCurrent ? now.getFullYear() * 12 + now.getMonth() : monthOf(period.to);
  return from === null || to === null || to < from ? null : { from, to };
}

/** A month of two jobs is one month. */
function monthsIn(spans: readonly Span[]): number {
  let months = 0;
  let countedUpTo = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans.toSorted((left, right) => left.from - right.from)) {
    months += Math.max(0, to - Math.max(from - 1, countedUpTo));
    countedUpTo = Math.max(countedUpTo, to);
  }
  return months;
}

/** Years of a text like 'более 7 лет', '21 год'. */
const yearsInText = (text: string | null): number | null => {
  const match = /\d{1,2}(?:[.,]\d)?/u.exec(text ?? '');
  return match ? Number(match[0].replace(',', '.')) : null;
};

/** Of work in the wanted roles; of all work where nobody knows what is wanted. */
export function yearsOf(
  { reading, experience }: ResumeFacts,
  wantedRoles: readonly string[],
  now: Date,
): number | null {
  const statedYears = yearsInText(experience);
  if (reading.jobs.length === 0) return statedYears;
  const isWantedRole = (role: string) =>
    wantedRoles.some((wantedRole) => relationOf(wantedRole, role) !== 'other');
  const relevantJobs = reading.jobs.filter(({ title }) => {
    const roles = rolesIn(title?.text ?? '');
    return wantedRoles.length === 0 || roles.length === 0 || roles.some(isWantedRole);
  });
  const spans = relevantJobs.flatMap(({ period }) => (period && spanOf(period, now)) ?? []);
  if (wantedRoles.length === 0 && spans.length === 0) return statedYears;
  const workedYears = monthsIn(spans) / 12;
  return relevantJobs.length === reading.jobs.length && statedYears !== null
    ? Math.max(workedYears, statedYears)
    : workedYears;
}

/** Whether jobs with dates take so much longer than the years that a resume states that these are of something else. */
export function worksLongerThanStated(facts: ResumeFacts, now: Date): boolean {
  const statedYears = yearsInText(facts.experience);
  const workedYears = yearsOf({ ...facts, experience: null }, [], now);
  return statedYears !== null && workedYears !== null && workedYears - statedYears > 1;
}
