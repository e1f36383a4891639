import type { ReadJob } from '../resume-reading.ts';
import { canHead, type Head, type HeadLine, headOf } from './heads.ts';
import type { ResumeLine } from './lines.ts';
import { marksIn, type PeriodMark } from './marks.ts';
import { beginsOther, ownLines } from './own-lines.ts';
import { longestDuty, periodValue, valueIn } from './values.ts';
import { isDuration, isOwnBusiness, isPlaceholder } from './words/not-employers.ts';
import { labelOf, partsOf } from './words/parts.ts';
import { byLatest, isMoment } from './words/periods.ts';
import { isPlace } from './words/places.ts';
import { isSureEmployer } from './words/vocabulary.ts';

/** Lines of a head before its period, and after it. */
const mostBefore = 3;
const mostAfter = 3;
const mostDuties = 200;
export const mostJobs = 60;

/** An entry as lines: where its head begins and ends, what it says, and its period. */
export interface Entry {
  from: number;
  to: number;
  head: Head;
  mark: PeriodMark | null;
  isSure: boolean;
  /** A contest, a talk, a course, a leave: it has a period and a place among jobs, and is none. */
  isNoJob?: boolean;
}

const isNothing = ({ words }: ResumeLine) => isDuration(words) || isPlace(words);

/** What was done: the lines of an entry after its head. */
export const dutiesOf = (lines: readonly ResumeLine[], isSure: boolean): ReadJob['duties'] =>
  lines
    .filter(
      (line) =>
        !line.isHeading &&
        !isNothing(line) &&
        !/^[^:]{1,40}:$/u.test(line.words) &&
        !isMoment(line.words) &&
        line.words.length > 2,
    )
    .flatMap(({ verbatim, span }) => valueIn(verbatim, span, isSure, longestDuty) ?? [])
    .slice(0, mostDuties);

/** How many lines of a head stand before its period here: as in the first entry, and never what tells of deeds. */
function linesBefore(lines: readonly ResumeLine[], marks: readonly PeriodMark[]): number {
  const counts = marks.map(({ first }, at) => {
    const least = at === 0 ? 0 : (marks[at - 1]?.last ?? 0) + 1;
    let count = 0;
    while (count < mostBefore && first - count > least) {
      const line = lines[first - count - 1];
      if (!line || !canHead(line)) break;
      count += 1;
    }
    return count;
  });
  const [first = 0] = counts;
  if (marks[0]?.first === first) return first;
  // The most usual number, and of equals the smaller one.
  const usual = [0, 1, 2].toSorted(
    (one, other) => counts.filter((of) => of === other).length - counts.filter((of) => of === one).length,
  );
  return usual[0] ?? 0;
}

const headLines = (
  lines: readonly ResumeLine[],
  from: number,
  to: number,
  { first, last, period }: PeriodMark,
): HeadLine[] =>
  lines.slice(from, to + 1).flatMap((line, index): HeadLine[] => {
    const at = from + index;
    if (at < first || at > last) return isNothing(line) ? [] : [{ line, cut: null }];
    return first === last ? [{ line, cut: period }] : [];
  });

/** In a text without a look: a line that an empty one parts from the next belongs to what stands above it. */
const isAttached = (line: ResumeLine, next: ResumeLine | undefined): boolean =>
  line.block.size === null && !line.isApart && next?.isApart === true;

/** Whether a line looks otherwise than the next one, as a head does before its duties. */
function isSetOff(lines: readonly ResumeLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line || !next) return false;
  const isLarger = (line.block.size ?? 0) > (next.block.size ?? 0) + 0.04;
  return next.isBullet || isLarger || (line.block.isBold && !next.block.isBold);
}

/** A line that says all of a head and looks like one, where the period beside it has slipped below its first duty. */
function setOffAbove(
  lines: readonly ResumeLine[],
  first: number,
  least: number,
): { at: number; head: Head } | null {
  for (let at = first - 2; at >= Math.max(least, first - 4); at -= 1) {
    const line = lines[at];
    if (!line || !canHead(line) || !isSetOff(lines, at)) continue;
    const head = headOf([{ line, cut: null }]);
    if (head.isWhole) return { at, head };
  }
  return null;
}

/** 'Менеджер', and under it 'Холодные звонки': it may be a duty as well. */
const loosened = (head: Head): Head => ({
  ...head,
  employer: head.employer && { ...head.employer, certainty: 'unsure' },
});

function entryAt(
  lines: readonly ResumeLine[],
  mark: PeriodMark,
  bounds: { from: number; to: number },
  before: number,
): Entry {
  let from = mark.first;
  let to = mark.last;
  const read = () => headOf(headLines(lines, from, to, mark));
  const isMixed = lines.filter(({ isApart }) => isApart).length * 2 < lines.length;
  // A line that says all itself needs none beside it.
  let head = read();
  const isOneLine = head.isWhole;
  // As many lines as in the first entry, or a place might pass for an employer.
  while (!isOneLine && mark.first - from < before && from > bounds.from) {
    const line = lines[from - 1];
    // Above an empty line stands another entry, but where there is one after each line.
    if (!line || !canHead(line) || beginsOther(line) || (isMixed && isAttached(line, lines[from]))) break;
    from -= 1;
    head = read();
  }
  while (!head.isWhole && to - mark.last < mostAfter && to < bounds.to) {
    const line = lines[to + 1];
    if (!line || beginsOther(line) || (!canHead(line) && labelOf(line.verbatim) === null)) break;
    const more = headOf(headLines(lines, from, to + 1, mark));
    const gains = (head.title === null && more.title?.certainty === 'sure') || more.isWhole;
    // After a head that began before its period only what is beyond doubt belongs to it.
    const isSaid = before === 0 || isSureEmployer(line.words) || labelOf(line.verbatim) !== null;
    const mayGoOn = isNothing(line) || (before === 0 && to === mark.last && mark.isAlone);
    if (!(gains && (isSaid || head.employer !== null || head.title === null)) && !mayGoOn) break;
    to += 1;
    head = more;
  }
  const isEmpty = head.title === null && head.employer === null;
  const high = isEmpty ? setOffAbove(lines, mark.first, bounds.from) : null;
  if (high !== null) return { from: high.at, to, head: high.head, mark, isSure: true };
  return { from, to, head: head.isLoose && !isSetOff(lines, to) ? loosened(head) : head, mark, isSure: true };
}

/** 'Конкурс', 'Доклад на конференции', 'учебные проекты', 'декрет': what takes its time and is no job. */
const tellsOfOther = ({ verbatim }: ResumeLine, { period }: PeriodMark): boolean => {
  const cut = verbatim.includes(period.text) ? period : null;
  return partsOf(verbatim, cut).some(({ text }, at) => at === 0 && isOwnBusiness(text));
};

/** Heads stand above and below a period, and no other is near: nobody knows whose it is. */
function isTorn(
  lines: readonly ResumeLine[],
  { from, head }: Entry,
  mark: PeriodMark,
  next?: PeriodMark,
): boolean {
  const line = lines[mark.last + 1];
  if (!mark.isAlone || from === mark.first || !line || !canHead(line)) return false;
  if (head.employer?.line?.start === line.span.start) return false;
  if (next && next.first <= mark.last + 1 + mostAfter) return false;
  return (
    headOf([{ line, cut: null }]).isWhole && partsOf(line.verbatim).some(({ text }) => isSureEmployer(text))
  );
}

/** Entries of lines that name periods. */
function datedEntries(lines: readonly ResumeLine[], marks: readonly PeriodMark[]): Entry[] {
  const before = linesBefore(lines, marks);
  const entries: Entry[] = [];
  for (const [at, mark] of marks.entries()) {
    const next = marks[at + 1];
    const bounds = {
      from: (entries.at(-1)?.to ?? -1) + 1,
      to: next ? next.first - (next.isAlone || before > 0 ? Math.min(before, 1) : 0) - 1 : lines.length - 1,
    };
    if (mark.first < bounds.from) continue;
    const line = lines[mark.first];
    const entry = entryAt(lines, mark, bounds, before);
    // A point of a list is an entry where it says all that one does.
    if (line?.isBullet && !entry.head.isWhole) continue;
    const isEmpty = entry.head.employer === null && entry.head.title === null;
    const isOther = line !== undefined && !line.isBullet && tellsOfOther(line, mark);
    if (isEmpty && !mark.isAlone && !isOther) continue;
    const isNoJob =
      entry.head.title === null &&
      entry.head.employer?.certainty !== 'sure' &&
      lines.slice(entry.from, entry.to + 2).some((one) => tellsOfOther(one, mark));
    entries.push({ ...entry, isNoJob, isSure: entry.isSure && !isTorn(lines, entry, mark, next) });
  }
  return entries;
}

/** Entries of lines without a period: a line, or two, that name both post and employer. */
function undatedEntries(lines: readonly ResumeLine[]): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at < lines.length && entries.length < mostJobs; at += 1) {
    const line = lines[at];
    const next = lines[at + 1];
    if (!line || !canHead(line)) continue;
    const alone = headOf([{ line, cut: null }]);
    const both =
      !alone.isWhole && next && canHead(next)
        ? headOf([
            { line, cut: null },
            { line: next, cut: null },
          ])
        : alone;
    const isSaid = labelOf(line.verbatim) !== null || (next !== undefined && labelOf(next.verbatim) !== null);
    if (!both.isWhole || (both.employer?.certainty !== 'sure' && !isSaid)) continue;
    const to = both === alone ? at : at + 1;
    // Of several names on a line one cannot tell whose the work was.
    const isOne = lines.slice(at, to + 1).every(({ verbatim }) => partsOf(verbatim).length === 1);
    entries.push({
      from: at,
      to,
      head: both,
      mark: null,
      isSure: isOne && (isSetOff(lines, at) || isSetOff(lines, to)),
    });
    at += both === alone ? 0 : 1;
  }
  return entries;
}

/**
 * A column of periods beside a column of entries: as many of each, one belongs to the other; else nobody can say which
 * belongs to which.
 */
function besidePeriods(lines: readonly ResumeLine[], marks: readonly PeriodMark[]): Entry[] | null {
  const isBeside = (mark: PeriodMark) =>
    marks.some(({ first, last }) => last === mark.first - 1 || first === mark.last + 1);
  const jobs = marks.filter((mark) => {
    const line = lines[mark.first];
    return !line || mark.isAlone || !tellsOfOther(line, mark);
  });
  const run = jobs.filter((mark) => mark.isAlone && isBeside(mark));
  if (run.length < 2) return null;
  const from = (run.at(-1)?.last ?? 0) + 1;
  const entries = undatedEntries(lines.slice(from)).map((entry) => ({
    ...entry,
    from: entry.from + from,
    to: entry.to + from,
    isSure: false,
  }));
  if (entries.length !== run.length || run.length !== jobs.length) return entries;
  return entries.map((entry, at) => ({ ...entry, mark: run[at] ?? null, isSure: true }));
}

/** Entries with the lines after each as its duties, the latest first. */
export function jobsOf(
  lines: readonly ResumeLine[],
  entries: readonly Entry[],
  isSection: boolean,
): ReadJob[] {
  const jobs = entries.flatMap(({ head, mark, isSure, isNoJob, to }, at): [ReadJob, PeriodMark | null][] => {
    if (isNoJob) return [];
    const isTrue = isSection && isSure && mark?.isBroken !== true;
    const lower = <Value extends { certainty: string }>(value: Value | null): Value | null =>
      value && !isTrue ? { ...value, certainty: 'unsure' } : value;
    const isKnown = isTrue && (head.employer?.certainty === 'sure' || head.title?.certainty === 'sure');
    return [
      [
        {
          employer: lower(head.employer),
          title: lower(head.title),
          period: mark && periodValue(mark.period, mark.span, isKnown),
          duties: dutiesOf(ownLines(lines.slice(to + 1, entries[at + 1]?.from ?? lines.length)), isKnown),
        },
        mark,
      ],
    ];
  });
  return jobs
    .filter(([{ employer, title, period }]) => employer ?? title ?? period)
    .sort(([, one], [, other]) => byLatest(one?.period ?? null, other?.period ?? null))
    .map(([job]) => job)
    .slice(0, mostJobs);
}

/** Entries of a career, of lines of its section; `isSection` where its heading was recognised. */
export function readJobs(all: readonly ResumeLine[], text: string, isSection: boolean): ReadJob[] {
  const lines = all.filter(
    ({ isHeading, words, isLabelled }) =>
      !isHeading && !isPlaceholder(words) && !(isLabelled && isDuration(words)),
  );
  const marks = marksIn(lines, text);
  // Without a heading, what names no period is no entry.
  if (marks.length === 0 && !isSection) return [];
  const entries =
    marks.length === 0 ? undatedEntries(lines) : (besidePeriods(lines, marks) ?? datedEntries(lines, marks));
  return jobsOf(lines, isSection ? entries : entries.filter(({ head }) => head.isWhole), isSection);
}
