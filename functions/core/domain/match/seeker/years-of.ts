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
  const at = (text: string | null): number | null => {
    const [, year, named] = /^(\d{4})(?:-(\d{2}))?$/u.exec(text ?? '') ?? [];
    return year === undefined
      ? null
      : Number(year) * 12 + (named === undefined ? middleOfYear : Number(named) - 1);
  };
  const from = at(period.from);
  const to = period.isCurrent ? now.getFullYear() * 12 + now.getMonth() : at(period.to);
  return from === null || to === null || to < from ? null : { from, to };
}

/** A month of two jobs is one month. */
function monthsIn(spans: readonly Span[]): number {
  let months = 0;
  let counted = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    months += Math.max(0, to - Math.max(from - 1, counted));
    counted = Math.max(counted, to);
  }
  return months;
}

/** Years of a text like 'более 7 лет', '21 год'. */
const yearsSaid = (text: string | null): number | null => {
  const said = /\d{1,2}(?:[.,]\d)?/u.exec(text ?? '');
  return said ? Number(said[0].replace(',', '.')) : null;
};

/** Of work in the wanted roles; of all work where nobody knows what is wanted. */
export function yearsOf(
  { reading, experience }: ResumeFacts,
  wanted: readonly string[],
  now: Date,
): number | null {
  const said = yearsSaid(experience);
  if (reading.jobs.length === 0) return said;
  const isAlike = (role: string) => wanted.some((one) => relationOf(one, role) !== 'other');
  const alike = reading.jobs.filter(({ title }) => {
    const roles = rolesIn(title?.text ?? '');
    return wanted.length === 0 || roles.length === 0 || roles.some(isAlike);
  });
  const spans = alike.flatMap(({ period }) => (period && spanOf(period, now)) ?? []);
  if (wanted.length === 0 && spans.length === 0) return said;
  const worked = monthsIn(spans) / 12;
  return alike.length === reading.jobs.length && said !== null ? Math.max(worked, said) : worked;
}
