import { beginsOther } from '../documents/reading/jobs/own-lines.ts';
import type { ResumeLine } from '../documents/reading/lines.ts';
import {
  isContact,
  isDepartment,
  isDuration,
  isIndustry,
  isOwnBusiness,
  isPlaceholder,
} from '../documents/reading/words/not-employers.ts';
import { partsOf } from '../documents/reading/words/parts.ts';
import { periodIn } from '../documents/reading/words/periods.ts';
import { isPlace } from '../documents/reading/words/places.ts';
import type { ResumeReading } from '../documents/resume-reading.ts';

/** What may stand above an entry and be none: a place, a trade, '5 лет'. */
const isMeaningless = ({ words, isLabelled }: ResumeLine): boolean =>
  (words.match(/\p{L}/gu) ?? []).length < 3 ||
  isDuration(words) ||
  (isLabelled && /^\D{0,20}\d{1,2}\D/u.test(words)) ||
  isPlace(words) ||
  isDepartment(words) ||
  isIndustry(words) ||
  isContact(words) ||
  isPlaceholder(words);

const isWork =
  /фриланс|freelance|самозанят|self|(?<!\p{L})ип(?!\p{L})|предприним|практик|подработ|стажир|бизнес|business/iu;

/** 'март 2024 — н.в.', and under it 'учебные проекты': what was read above the jobs, and is none. */
function isReadAsOther(line: ResumeLine, next: ResumeLine | undefined): boolean {
  const period = periodIn(line.verbatim);
  if (period === null) return false;
  const parts = [
    ...partsOf(line.verbatim, period).slice(0, 1),
    ...(next ? partsOf(next.verbatim).slice(0, 1) : []),
  ];
  return parts.some(({ text }) => isOwnBusiness(text) && !isWork.test(text));
}

/**
 * Whether another job may be later than the latest of those that were read: lines stand above them all, or a range that
 * was not understood reaches as far. What its owner has confirmed is the whole list.
 */
export function mayHideLater({ jobs }: ResumeReading, lines: readonly ResumeLine[]): boolean {
  const [latest] = jobs;
  if (!latest) return false;
  const { employer, title, period } = latest;
  if ([employer, title, period].some((value) => value?.certainty === 'confirmed')) return false;
  const heads = jobs.flatMap((job) =>
    [job.employer, job.title, job.period].flatMap((value) => value?.line ?? []),
  );
  const starts = new Set(heads.map(({ start }) => start));
  const first = heads.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY);
  const until = (period?.to ?? period?.from ?? '').slice(0, 4);
  const isLaterStart = (line: ResumeLine) =>
    beginsOther(line) && (line.verbatim.match(/(?:19|20)\d{2}/gu) ?? []).some((year) => year >= until);
  let isOther = false;
  return lines.some((line, at) => {
    if (line.section !== 'experience' || line.isHeading || starts.has(line.span.start)) return false;
    if (line.span.start > first) return isLaterStart(line);
    if (isReadAsOther(line, lines[at + 1])) isOther = true;
    else if (beginsOther(line)) isOther = false;
    return !isOther && !isMeaningless(line);
  });
}
