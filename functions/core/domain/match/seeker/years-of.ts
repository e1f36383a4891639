import type { ResumeFacts } from '../../writer/facts.ts';
import { relationOf, rolesIn } from '../roles.ts';
import { tokensOf } from '../stems.ts';

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

const levelWord = /^(?:старш|младш|ведущ|главн|senior|junior|middle|lead)/u;

/** An 'администратор' of a hotel has not kept databases. */
const vaguePost = /^(?:администратор|менеджер|директор)/u;
const otherTrade =
  /(?<!\p{L})(?:программ|разработ|систем|сет(?:и|ей|ево)|баз\p{L}{0,2} данных|проект|продукт)/iu;

/** Whether a past post is that which is wanted, or more general: 'старший оператор' beside 'Оператор колл-центра'. */
function isWithin(pastTitle: string, wantedTitle: string): boolean {
  const wanted = new Set(tokensOf(wantedTitle).map(({ stem }) => stem));
  const past = tokensOf(pastTitle).filter(({ word }) => !levelWord.test(word));
  const [post] = past;
  if (past.length === 1 && vaguePost.test(post?.word ?? '') && otherTrade.test(wantedTitle)) return false;
  return past.length > 0 && past.every(({ stem }) => wanted.has(stem));
}

/** Of work in the wanted roles; of all work where nobody knows what is wanted. */
export function yearsOf(
  { reading, experience }: ResumeFacts,
  wantedRoles: readonly string[],
  now: Date,
  wantedTitle = '',
): number | null {
  const statedYears = yearsInText(experience);
  if (reading.jobs.length === 0) return statedYears;
  const isWantedRole = (role: string) =>
    wantedRoles.some((wantedRole) => relationOf(wantedRole, role) !== 'other');
  const relevantJobs = reading.jobs.filter(({ title }) => {
    const post = title?.text ?? '';
    const roles = rolesIn(post);
    return (
      wantedRoles.length === 0 ||
      roles.length === 0 ||
      roles.some(isWantedRole) ||
      isWithin(post, wantedTitle)
    );
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
