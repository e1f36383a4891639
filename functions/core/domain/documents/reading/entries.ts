import { canHead, type Head, type HeadLine, headOf } from './heads.ts';
import type { ResumeLine } from './lines.ts';
import { beginsOther } from './own-lines.ts';
import type { PeriodMention } from './period-mentions.ts';
import { isDuration, isOwnBusiness } from './words/not-employers.ts';
import { labelOf, partsOf } from './words/parts.ts';
import { isPlace } from './words/places.ts';
import { isSureEmployer } from './words/vocabulary.ts';

/** Lines of a head before its period, and after it. */
const maxLinesBefore = 3;
const maxLinesAfter = 3;
export const maxJobs = 60;

/** An entry as lines: where its head begins and ends, what it says, and its period. */
export interface Entry {
  from: number;
  to: number;
  head: Head;
  mention: PeriodMention | null;
  isSure: boolean;
  /** A contest, a talk, a course, a leave: it has a period and a place among jobs, and is none. */
  isNoJob?: boolean;
}

export const isDurationOrPlace = ({ words }: ResumeLine) => isDuration(words) || isPlace(words);

/** How many lines of a head stand before its period here: as in the first entry, and never what tells of deeds. */
function linesBefore(lines: readonly ResumeLine[], mentions: readonly PeriodMention[]): number {
  const counts = mentions.map(({ first }, at) => {
    const least = at === 0 ? 0 : (mentions[at - 1]?.last ?? 0) + 1;
    let count = 0;
    while (count < maxLinesBefore && first - count > least) {
      const line = lines[first - count - 1];
      if (!line || !canHead(line)) break;
      count += 1;
    }
    return count;
  });
  const [first = 0] = counts;
  if (mentions[0]?.first === first) return first;
  // The most usual number, and of equals the smaller one.
  const usual = [0, 1, 2].toSorted(
    (left, right) =>
      counts.filter((count) => count === right).length - counts.filter((count) => count === left).length,
  );
  return usual[0] ?? 0;
}

const headLines = (
  lines: readonly ResumeLine[],
  from: number,
  to: number,
  { first, last, period }: PeriodMention,
): HeadLine[] =>
  lines.slice(from, to + 1).flatMap((line, index): HeadLine[] => {
    const at = from + index;
    if (at < first || at > last) return isDurationOrPlace(line) ? [] : [{ line, cut: null }];
    return first === last ? [{ line, cut: period }] : [];
  });

/** In a text without a look: a line that an empty one parts from the next belongs to what stands above it. */
const isAttached = (line: ResumeLine, next: ResumeLine | undefined): boolean =>
  line.block.size === null && !line.isApart && next?.isApart === true;

/** Whether a line looks otherwise than the next one, as a head does before its duties. */
function looksLikeHead(lines: readonly ResumeLine[], at: number): boolean {
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
    if (!line || !canHead(line) || !looksLikeHead(lines, at)) continue;
    const head = headOf([{ line, cut: null }]);
    if (head.isWhole) return { at, head };
  }
  return null;
}

/** 'Менеджер', and under it 'Холодные звонки': it may be a duty as well. */
const withUnsureEmployer = (head: Head): Head => ({
  ...head,
  employer: head.employer && { ...head.employer, certainty: 'unsure' },
});

function entryAt(
  lines: readonly ResumeLine[],
  mention: PeriodMention,
  bounds: { from: number; to: number },
  linesAbove: number,
): Entry {
  let from = mention.first;
  let to = mention.last;
  const readHead = () => headOf(headLines(lines, from, to, mention));
  const isMixed = lines.filter(({ isApart }) => isApart).length * 2 < lines.length;
  // A line that says all itself needs none beside it.
  let head = readHead();
  const isOneLine = head.isWhole;
  // As many lines as in the first entry, or a place might pass for an employer.
  while (!isOneLine && mention.first - from < linesAbove && from > bounds.from) {
    const line = lines[from - 1];
    // Above an empty line stands another entry, but where there is one after each line.
    if (!line || !canHead(line) || beginsOther(line) || (isMixed && isAttached(line, lines[from]))) break;
    from -= 1;
    head = readHead();
  }
  while (!head.isWhole && to - mention.last < maxLinesAfter && to < bounds.to) {
    const line = lines[to + 1];
    if (!line || beginsOther(line) || (!canHead(line) && labelOf(line.verbatim) === null)) break;
    const longerHead = headOf(headLines(lines, from, to + 1, mention));
    const isGain = (head.title === null && longerHead.title?.certainty === 'sure') || longerHead.isWhole;
    // After a head that began before its period only what is beyond doubt belongs to it.
    const isCertain = linesAbove === 0 || isSureEmployer(line.words) || labelOf(line.verbatim) !== null;
    const canContinue =
      isDurationOrPlace(line) || (linesAbove === 0 && to === mention.last && mention.isAlone);
    if (!(isGain && (isCertain || head.employer !== null || head.title === null)) && !canContinue) break;
    to += 1;
    head = longerHead;
  }
  const isEmpty = head.title === null && head.employer === null;
  const headAbove = isEmpty ? setOffAbove(lines, mention.first, bounds.from) : null;
  if (headAbove !== null) return { from: headAbove.at, to, head: headAbove.head, mention, isSure: true };
  return {
    from,
    to,
    head: head.isLoose && !looksLikeHead(lines, to) ? withUnsureEmployer(head) : head,
    mention,
    isSure: true,
  };
}

/** 'Конкурс', 'Доклад на конференции', 'учебные проекты', 'декрет': what takes its time and is no job. */
const isNonJobActivity = ({ verbatim }: ResumeLine, { period }: PeriodMention): boolean => {
  const cut = verbatim.includes(period.text) ? period : null;
  return partsOf(verbatim, cut).some(({ text }, at) => at === 0 && isOwnBusiness(text));
};

/** Heads stand above and below a period, and no other is near: nobody knows whose it is. */
function isAmbiguous(
  lines: readonly ResumeLine[],
  { from, head }: Entry,
  mention: PeriodMention,
  next?: PeriodMention,
): boolean {
  const line = lines[mention.last + 1];
  if (!mention.isAlone || from === mention.first || !line || !canHead(line)) return false;
  if (head.employer?.line?.start === line.span.start) return false;
  if (next && next.first <= mention.last + 1 + maxLinesAfter) return false;
  return (
    headOf([{ line, cut: null }]).isWhole && partsOf(line.verbatim).some(({ text }) => isSureEmployer(text))
  );
}

/** Entries of lines that name periods. */
function datedEntries(lines: readonly ResumeLine[], mentions: readonly PeriodMention[]): Entry[] {
  const linesAbove = linesBefore(lines, mentions);
  const entries: Entry[] = [];
  for (const [at, mention] of mentions.entries()) {
    const next = mentions[at + 1];
    const bounds = {
      from: (entries.at(-1)?.to ?? -1) + 1,
      to: next
        ? next.first - (next.isAlone || linesAbove > 0 ? Math.min(linesAbove, 1) : 0) - 1
        : lines.length - 1,
    };
    if (mention.first < bounds.from) continue;
    const line = lines[mention.first];
    const entry = entryAt(lines, mention, bounds, linesAbove);
    // A point of a list is an entry where it says all that one does.
    if (line?.isBullet && !entry.head.isWhole) continue;
    const isEmpty = entry.head.employer === null && entry.head.title === null;
    const isOther = line !== undefined && !line.isBullet && isNonJobActivity(line, mention);
    if (isEmpty && !mention.isAlone && !isOther) continue;
    const isNoJob =
      entry.head.title === null &&
      entry.head.employer?.certainty !== 'sure' &&
      lines.slice(entry.from, entry.to + 2).some((headLine) => isNonJobActivity(headLine, mention));
    entries.push({ ...entry, isNoJob, isSure: entry.isSure && !isAmbiguous(lines, entry, mention, next) });
  }
  return entries;
}

/** Entries of lines without a period: a line, or two, that name both post and employer. */
function undatedEntries(lines: readonly ResumeLine[]): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at < lines.length && entries.length < maxJobs; at += 1) {
    const line = lines[at];
    const next = lines[at + 1];
    if (!line || !canHead(line)) continue;
    const ownHead = headOf([{ line, cut: null }]);
    const candidate =
      !ownHead.isWhole && next && canHead(next)
        ? headOf([
            { line, cut: null },
            { line: next, cut: null },
          ])
        : ownHead;
    const hasLabel =
      labelOf(line.verbatim) !== null || (next !== undefined && labelOf(next.verbatim) !== null);
    if (!candidate.isWhole || (candidate.employer?.certainty !== 'sure' && !hasLabel)) continue;
    const to = candidate === ownHead ? at : at + 1;
    // Of several names on a line one cannot tell whose the work was.
    const isOne = lines.slice(at, to + 1).every(({ verbatim }) => partsOf(verbatim).length === 1);
    entries.push({
      from: at,
      to,
      head: candidate,
      mention: null,
      isSure: isOne && (looksLikeHead(lines, at) || looksLikeHead(lines, to)),
    });
    at += candidate === ownHead ? 0 : 1;
  }
  return entries;
}

/**
 * A column of periods beside a column of entries: as many of each, one belongs to the other; else nobody can say which
 * belongs to which.
 */
function entriesBesidePeriods(
  lines: readonly ResumeLine[],
  mentions: readonly PeriodMention[],
): Entry[] | null {
  const isAdjacent = (mention: PeriodMention) =>
    mentions.some(({ first, last }) => last === mention.first - 1 || first === mention.last + 1);
  const jobMentions = mentions.filter((mention) => {
    const line = lines[mention.first];
    return !line || mention.isAlone || !isNonJobActivity(line, mention);
  });
  const column = jobMentions.filter((mention) => mention.isAlone && isAdjacent(mention));
  if (column.length < 2) return null;
  const from = (column.at(-1)?.last ?? 0) + 1;
  const entries = undatedEntries(lines.slice(from)).map((entry) => ({
    ...entry,
    from: entry.from + from,
    to: entry.to + from,
    isSure: false,
  }));
  if (entries.length !== column.length || column.length !== jobMentions.length) return entries;
  return entries.map((entry, at) => ({ ...entry, mention: column[at] ?? null, isSure: true }));
}

/** The entries of a section's lines, by the periods that they name. */
export const entriesOf = (lines: readonly ResumeLine[], mentions: readonly PeriodMention[]): Entry[] =>
  mentions.length === 0
    ? undatedEntries(lines)
    : (entriesBesidePeriods(lines, mentions) ?? datedEntries(lines, mentions));
