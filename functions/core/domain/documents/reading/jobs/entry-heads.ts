import type { ResumeLine } from '../lines.ts';
import type { PeriodMention } from '../period-mentions.ts';
import { isContact, isDuration } from '../words/not-employers.ts';
import { labelOf, partsOf } from '../words/parts.ts';
import { periodIn } from '../words/periods.ts';
import { isPlace } from '../words/places.ts';
import { isKindOfEmployer, isRole, isSureEmployer } from '../words/vocabulary.ts';
import { canHead, type Head, type HeadLine, headOf } from './heads.ts';
import { beginsOther } from './own-lines.ts';

/** Lines of a head before its period, and after it. */
export const maxLinesBefore = 3;
export const maxLinesAfter = 3;

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

/** '8 лет 7 месяцев', 'Санкт-Петербург', 'Москва, example.com', 'Казань · Поиск попутчиков' */
export const isDurationOrPlace = ({ words }: ResumeLine): boolean =>
  isDuration(words) || isPlace(words) || isPlaceWithSite(words) || isPlace(beforeDot(words));

/** Of a place and what an employer of there does, as sites for IT people have it. */
const beforeDot = (words: string): string => /^([^·]{2,40})\s·\s/u.exec(words)?.[1] ?? '';

function isPlaceWithSite(words: string): boolean {
  // Hardly a duty has a site, and each is asked.
  if (words.length > 120 || !/\.\p{L}/u.test(words)) return false;
  const parts = partsOf(words);
  const others = parts.filter(({ text }) => !isContact(text));
  return others.length > 0 && others.length < parts.length && others.every(({ text }) => isPlace(text));
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

/** In a text without a look: a paragraph with a period of its own is another entry. */
function isOtherParagraph(lines: readonly ResumeLine[], at: number): boolean {
  const [first, ...others] = lines.slice(at, at + 5);
  if (!first?.isApart || first.block.size !== null) return false;
  const end = others.findIndex(({ isApart }) => isApart);
  return (end < 0 ? others : others.slice(0, end)).some(
    ({ verbatim, isBullet }) => !isBullet && periodIn(verbatim) !== null,
  );
}

/** Whether a line looks otherwise than the next one, as a head does before its duties. */
export function looksLikeHead(lines: readonly ResumeLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line || !next) return false;
  const isLarger = (line.block.size ?? 0) > (next.block.size ?? 0) + 0.04;
  return next.isBullet || isLarger || (line.block.isBold && !next.block.isBold);
}

/** A head that was found above its period, and the line that it begins with. */
interface FoundHead {
  at: number;
  head: Head;
}

/** A line that says all of a head and looks like one, where the period beside it has slipped below its first duty. */
function setOffAbove(lines: readonly ResumeLine[], first: number, least: number): FoundHead | null {
  for (let at = first - 2; at >= Math.max(least, first - 4); at -= 1) {
    const line = lines[at];
    if (!line || !canHead(line) || !looksLikeHead(lines, at)) continue;
    const head = headOf([{ line, cut: null }]);
    if (head.isWhole) return { at, head };
  }
  return null;
}

/** Where other heads have their period beside them: the lines right above one that stands alone, where they say all of a head. */
function wholeHeadAbove(lines: readonly ResumeLine[], first: number, least: number): FoundHead | null {
  for (let at = first - 1; at >= Math.max(least, first - maxLinesBefore); at -= 1) {
    const line = lines[at];
    if (!line || !canHead(line) || beginsOther(line)) return null;
    const above = lines.slice(at, first);
    const head = headOf(above.map((headLine) => ({ line: headLine, cut: null })));
    const namesEmployer = above.some(({ verbatim }) =>
      partsOf(verbatim).some(({ text }) => isSureEmployer(text) || isKindOfEmployer(text)),
    );
    if (head.isWhole) return namesEmployer ? { at, head } : null;
  }
  return null;
}

/** In a text without a look: where the paragraph begins whose last line is a period. */
function paragraphStart(lines: readonly ResumeLine[], first: number, least: number): number | null {
  if (lines[first]?.isApart) return null;
  for (let at = first - 1; at >= Math.max(least, first - 4); at -= 1) {
    const line = lines[at];
    if (!line || line.isBullet || line.block.size !== null) return null;
    if (line.isApart) return at;
  }
  return null;
}

/** Where a paragraph begins with post and employer, goes on with what that does, and names the period after it. */
function paragraphHead(lines: readonly ResumeLine[], first: number, least: number): FoundHead | null {
  const at = paragraphStart(lines, first, least);
  const [line, next] =
    at === null ? [] : lines.slice(at, first).filter((headLine) => !isDurationOrPlace(headLine));
  if (at === null || !line || !next || !canHead(line) || !canHead(next)) return null;
  const head = headOf([
    { line, cut: null },
    { line: next, cut: null },
  ]);
  return head.isWhole ? { at, head } : null;
}

/** 'ООО «Луч»', 'Производство ламп', 'Инженер', and points of a list: what the employer does stands between. */
function titleBelowDescription(lines: readonly ResumeLine[], to: number, most: number): number | null {
  const [description, title, duty] = [lines[to + 1], lines[to + 2], lines[to + 3]];
  return to + 2 <= most &&
    description &&
    !description.isBullet &&
    periodIn(description.verbatim) === null &&
    title &&
    canHead(title) &&
    isRole(title.words) &&
    duty?.isBullet
    ? to + 2
    : null;
}

/** '• ООО «Луч», инженер', and the period below it: where points of a list are heads. */
function bulletAbove(lines: readonly ResumeLine[], first: number, least: number): FoundHead | null {
  const at = first - 1;
  const line = lines[at];
  if (at < least || !line?.isBullet || !canHead({ ...line, isBullet: false })) return null;
  const head = headOf([{ line, cut: null }]);
  return head.isWhole ? { at, head } : null;
}

/** Of a period that has nothing of a head beside it. */
const farHeadAbove = (
  lines: readonly ResumeLine[],
  { first, isAlone }: PeriodMention,
  least: number,
): FoundHead | null =>
  setOffAbove(lines, first, least) ??
  (isAlone ? (wholeHeadAbove(lines, first, least) ?? paragraphHead(lines, first, least)) : null);

/** 'Менеджер', and under it 'Холодные звонки': it may be a duty as well. */
const withUnsureEmployer = (head: Head): Head => ({
  ...head,
  employer: head.employer && { ...head.employer, certainty: 'unsure' },
});

const periodLabel = /^(?:период|сроки?|даты?|годы)[^:]{0,20}:/iu;

/** 'Место работы: …', 'Должность: …', 'Обязанности: …', 'Период работы: …': what a record says above its period. */
function labelledAbove(lines: readonly ResumeLine[], first: number, least: number): FoundHead | null {
  if (!periodLabel.test(lines[first]?.verbatim ?? '')) return null;
  const named: HeadLine[] = [];
  let from = first;
  for (let at = first - 1; at >= Math.max(least, first - 6); at -= 1) {
    const line = lines[at];
    if (!line || lines[at + 1]?.isApart) break;
    const label = labelOf(line.verbatim);
    if (label !== 'employer' && label !== 'title') continue;
    named.unshift({ line, cut: null });
    from = at;
  }
  return named.length > 1 ? { at: from, head: headOf(named) } : null;
}

/** The entry of a period: with the lines of its head, however those stand about it. */
export function entryAt(
  lines: readonly ResumeLine[],
  mention: PeriodMention,
  bounds: { from: number; to: number },
  linesAbove: number,
): Entry {
  const own =
    labelledAbove(lines, mention.first, bounds.from) ??
    (mention.isAlone ? bulletAbove(lines, mention.first, bounds.from) : null);
  if (own !== null) return { from: own.at, to: mention.last, head: own.head, mention, isSure: true };
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
  // Where a paragraph ends with its period, what follows that are deeds.
  const paragraphFrom = isMixed && mention.isAlone ? paragraphStart(lines, mention.first, bounds.from) : null;
  let taken = 0;
  while (!head.isWhole && taken < maxLinesAfter && to < bounds.to) {
    const line = lines[to + 1];
    if (line && isDurationOrPlace(line) && !line.isApart) {
      to += 1;
      continue;
    }
    if (!line || beginsOther(line) || (!canHead(line) && labelOf(line.verbatim) === null)) break;
    if (isMixed && isOtherParagraph(lines, to + 1)) break;
    const longerHead = headOf(headLines(lines, from, to + 1, mention));
    const isGain = (head.title === null && longerHead.title?.certainty === 'sure') || longerHead.isWhole;
    // After a head that began before its period only what is beyond doubt belongs to it.
    const isCertain = linesAbove === 0 || isSureEmployer(line.words) || labelOf(line.verbatim) !== null;
    const canContinue =
      isDurationOrPlace(line) ||
      (linesAbove === 0 && taken === 0 && mention.isAlone && paragraphFrom === null);
    if (!(isGain && (isCertain || head.employer !== null || head.title === null)) && !canContinue) break;
    to += 1;
    taken += 1;
    head = longerHead;
  }
  const titleAt = titleBelowDescription(lines, to, bounds.to);
  if (head.title === null && head.employer?.certainty === 'sure' && titleAt !== null) {
    const wholeHead = headOf([
      ...headLines(lines, from, to, mention),
      { line: lines[titleAt] as ResumeLine, cut: null },
    ]);
    if (wholeHead.isWhole) return { from, to: titleAt, head: wholeHead, mention, isSure: true };
  }
  const isEmpty = head.title === null && head.employer === null;
  const headAbove = isEmpty ? farHeadAbove(lines, mention, bounds.from) : null;
  if (headAbove !== null) return { from: headAbove.at, to, head: headAbove.head, mention, isSure: true };
  return {
    from: isEmpty ? (paragraphFrom ?? from) : from,
    to,
    head: head.isLoose && !looksLikeHead(lines, to) ? withUnsureEmployer(head) : head,
    mention,
    isSure: true,
  };
}
