import type { ResumeLine } from '../lines.ts';
import type { PeriodMention } from '../period-mentions.ts';
import { isBreak, isOwnBusiness } from '../words/not-employers.ts';
import { labelOf, partsOf } from '../words/parts.ts';
import { periodIn } from '../words/periods.ts';
import { isSureEmployer } from '../words/vocabulary.ts';
import { type Entry, entryAt, looksLikeHead, maxLinesAfter, maxLinesBefore } from './entry-heads.ts';
import { canHead, headOf } from './heads.ts';

export const maxJobs = 60;

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

/** 'Конкурс', 'Доклад на конференции', 'учебные проекты', 'декрет': what takes its time and is no job. */
const isNonJobActivity = ({ verbatim }: ResumeLine, { period }: PeriodMention): boolean => {
  const cut = verbatim.includes(period.text) ? period : null;
  return partsOf(verbatim, cut).some(({ text }, at) => at === 0 && isOwnBusiness(text));
};

/** 'Отпуск по уходу за ребёнком' above its period, or 'май 2015 – март 2017, декретный отпуск'. */
const isBreakLine = ({ verbatim }: ResumeLine): boolean =>
  partsOf(verbatim, periodIn(verbatim)).some(({ text }, at) => at === 0 && isBreak(text));

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
    const breakFrom = isEmpty ? Math.max(0, entry.from - 1) : entry.from;
    const isNoJob =
      lines.slice(breakFrom, mention.first + 1).some(isBreakLine) ||
      (entry.head.title === null &&
        entry.head.employer?.certainty !== 'sure' &&
        lines.slice(entry.from, entry.to + 2).some((headLine) => isNonJobActivity(headLine, mention)));
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
