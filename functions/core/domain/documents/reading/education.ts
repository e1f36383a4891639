import { fold } from '../../text/words.ts';
import type { ReadEducation } from '../resume-reading.ts';
import type { ResumeLine } from './lines.ts';
import { type PeriodMention, periodMentionsIn } from './period-mentions.ts';
import { periodValue, valueIn } from './values.ts';
import { isDuty } from './words/not-employers.ts';
import { labelOf, type Part, partsOf } from './words/parts.ts';
import { byLatest, isMoment, momentIn, type Period, periodIn } from './words/periods.ts';
import { isPlace, withoutPlace } from './words/places.ts';
import { couldBeDegree, course, degreeWord, namesSchool, schoolInitials } from './words/schools.ts';

/** 'университет информационных технологий, механики и оптики' is one name; 'университет, экономика' is none. */
function schoolOf(words: string, cut: Period | null): Part | null {
  const parts = partsOf(words, cut);
  const at = parts.findIndex(({ text }) => namesSchool(text));
  const found = parts[at];
  if (!found) return null;
  const next = parts[at + 1];
  const isContinued =
    next &&
    /^\p{Ll}+(?:и|ы|а|ов|ий|ии|ых|го) и \p{Ll}/u.test(next.text) &&
    /(?:университет|институт|академия|колледж|техникум|училище)\s\p{L}/u.test(fold(found.text)) &&
    /^,\s?$/u.test(words.slice(found.end, next.start));
  const end = isContinued ? next.end : found.end;
  const text = words.slice(found.start, end);
  const bracket = /\s\((?:факультет|кафедра|faculty|department)/u.exec(fold(text))?.index;
  return bracket === undefined || fold(text).length !== text.length
    ? { text, start: found.start, end }
    : { text: text.slice(0, bracket), start: found.start, end: found.start + bracket };
}

interface Study {
  at: number;
  cut: Period | null;
  school: Part;
  line: ResumeLine;
}

/** 'бухгалтерский учёт, анализ и аудит' after the school, else 'BSc Computer Science' before it. */
function degreeBesideSchool(words: string, cut: Period | null, school: Part): string | null {
  const all = partsOf(words, cut);
  const parts = all.filter(
    ({ text }, at) =>
      // A city that we do not know, before its country.
      !(isPlace(all[at + 1]?.text ?? '') && /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(text)) &&
      couldBeDegree(text) &&
      !(momentIn(text)?.start === 0) &&
      periodIn(text) === null,
  );
  const after = parts.filter(({ start, text }) => start >= school.end && !namesSchool(text));
  const before = parts.filter(({ end, text }) => end <= school.start && !namesSchool(text));
  const beside = after.length > 0 ? after : before;
  const [first] = beside;
  return first ? withoutPlace(wholeOf(words, beside) ?? first.text) : null;
}

/** From the first part to the last, where that is one phrase: 'Магистр, прикладная математика'. */
function wholeOf(words: string, parts: readonly Part[]): string | null {
  const whole = words.slice(parts[0]?.start, parts.at(-1)?.end);
  return whole.length <= 160 && momentIn(whole) === null && !/[|]/u.test(whole) ? whole : null;
}

/** The rest of the school's line, or the line after it, or before. */
function degreeOf(
  lines: readonly ResumeLine[],
  study: Study,
  from: number,
  to: number,
): ReadEducation['degree'] {
  const { line: schoolLine, school, at } = study;
  // 'Специальность: …' is of the school where nothing but such lines stands between them.
  const firstUnlabelled = lines
    .slice(at + 1, to + 1)
    .findIndex(({ verbatim }) => !/^[^:]{2,40}:\s/u.test(verbatim));
  const near = lines.slice(at + 1, firstUnlabelled < 0 ? to + 1 : at + 1 + firstUnlabelled);
  const degreeLines = near.filter((line) => labelOf(line.verbatim) === 'degree');
  const labelled = degreeLines.find(({ words }) => /^специальность|^degree/iu.test(words)) ?? degreeLines[0];
  const labelledParts = labelled ? partsOf(labelled.verbatim) : [];
  const [firstPart, lastPart] = [labelledParts[0], labelledParts.at(-1)];
  if (labelled && firstPart && lastPart)
    return valueIn(labelled.verbatim.slice(firstPart.start, lastPart.end), labelled.span, true);
  const degree = degreeBesideSchool(schoolLine.verbatim, study.cut, school);
  if (degree) return valueIn(degree, schoolLine.span, true);
  const after = lines[at + 1];
  const before = lines[at - 1];
  for (const line of [at < to ? after : undefined, at > from ? before : undefined]) {
    if (!line || line.words.length > 200 || namesSchool(line.words) || isDuty(line.words)) continue;
    const cut = periodMentionsIn([line], '')[0]?.period ?? null;
    const parts = partsOf(line.verbatim, cut).filter(({ text }) => couldBeDegree(text));
    const part = parts.find(({ text }) => degreeWord.test(fold(text))) ?? parts[0];
    if (!part) continue;
    const words = wholeOf(line.verbatim, parts) ?? part.text;
    return valueIn(withoutPlace(words), line.span, degreeWord.test(fold(line.words)));
  }
  return null;
}

/** A year beside the school, where nothing says when it began. */
function yearOf(
  lines: readonly ResumeLine[],
  at: number,
  to: number,
): { period: Period; line: ResumeLine } | null {
  for (const line of lines.slice(at, Math.min(to, at + 3) + 1)) {
    if (line.isBullet && line !== lines[at]) break;
    const period = periodIn(line.verbatim) ?? momentIn(line.verbatim);
    if (period) return { period, line };
  }
  return null;
}

const maxEducation = 30;
const maxLines = 400;
const degreeAlone =
  /^(?:бакалавр|магистр|специалист|аспирант|кандидат|высшее|среднее|неоконченное|bachelor|master|b\.?sc|m\.?sc|mba|ph\.?d)/u;

/** 'Бакалавр, прикладная информатика, 2021', of who names no school. */
const readDegrees = (lines: readonly ResumeLine[]): ReadEducation[] =>
  lines
    .filter(({ words, isBullet }) => !isBullet && words.length <= 160 && degreeAlone.test(fold(words)))
    .slice(0, maxEducation)
    .map(({ verbatim, span }): ReadEducation => {
      const period = periodIn(verbatim) ?? momentIn(verbatim);
      const [first, ...others] = partsOf(verbatim, period);
      const last = others.findLast(({ start }) => !period || start < period.start) ?? first;
      return {
        school: null,
        degree: first && last ? valueIn(verbatim.slice(first.start, last.end), span, true) : null,
        period: period && periodValue(period, span, true),
      };
    });

const studyPattern =
  /(?:[Оо]бучаюсь|[Уу]чусь|[Уу]чился|[Уу]чилась|[Сс]тудент(?:ка)?(?: \d(?:-го)? курса)?|[Оо]кончил[аи]?|[Зз]акончил[аи]?)(?: в)? (\p{Lu}[\p{L}-]{2,12})(?![\p{L}-])/u;

/** 'Учусь в ПримГУ на 3 курсе': only initials stand there as they are called, without a case. */
const readStudyFromProse = (lines: readonly ResumeLine[]): ReadEducation[] =>
  lines
    .flatMap(({ verbatim, span }): ReadEducation[] => {
      const name = studyPattern.exec(verbatim)?.[1] ?? '';
      if (schoolInitials.exec(name)?.[0] !== name || !/\p{Lu}$/u.test(name)) return [];
      return [{ school: valueIn(name, span, true), degree: null, period: null }];
    })
    .slice(0, 1);

/** Schools of the section of education, each with what stands beside it; the latest first. */
export function readEducation(sectionLines: readonly ResumeLine[], text: string): ReadEducation[] {
  const lines = sectionLines
    .filter(({ words, isHeading }) => !isHeading && words.length <= 300)
    .slice(0, maxLines);
  const mentions = periodMentionsIn(lines, text);
  const mentionAt = (at: number): PeriodMention | undefined =>
    mentions.find(({ first, last }) => first <= at && at <= last);
  const studies: Study[] = lines.flatMap((line, at) => {
    if (labelOf(line.verbatim) === 'degree' || course.test(fold(line.words))) return [];
    if (line.isBullet && !mentions.some(({ first }) => first === at) && momentIn(line.verbatim) === null)
      return [];
    const cut =
      mentions.find(({ first }) => first === at)?.period ??
      periodIn(line.verbatim) ??
      yearAtStart(line.verbatim);
    const school = isDuty(line.words) && line.words.length > 80 ? null : schoolOf(line.verbatim, cut);
    return school ? [{ at, cut, school, line }] : [];
  });
  // A faculty on the line after its university is no other school: what is one has a period of its own.
  if (studies.length === 0) {
    const degrees = readDegrees(lines);
    return degrees.length > 0 ? degrees : readStudyFromProse(lines);
  }
  const column = mentions.filter(({ isAlone, last }) => isAlone && last < (studies[0]?.at ?? 0));
  const isColumn = column.length > 1 && column.length === studies.length && column.length === mentions.length;
  const distinctStudies = studies.filter((study, index) => {
    const { at } = study;
    const previous = studies[index - 1];
    if (isColumn || previous === undefined) return true;
    // 'Университет -', and what it goes on with.
    const isPeriodOnly = (_: ResumeLine, index: number) =>
      mentionAt(previous.at + 1 + index)?.isAlone === true;
    if (/\s[-–—]$/u.test(previous.line.text) && lines.slice(previous.at + 1, at).every(isPeriodOnly))
      return false;
    const isDated =
      mentions.length > 0 ||
      momentIn(previous.line.verbatim) !== null ||
      isMoment(lines[previous.at - 1]?.verbatim ?? '');
    const hasOwnPeriod =
      mentionAt(at) !== undefined ||
      (ownYearOf(study) !== null && ownYearOf(previous) !== null) ||
      (mentionAt(previous.at) !== undefined && mentionAt(at + 1)?.isAlone === true);
    return previous.at !== at - 1 || hasOwnPeriod || !isDated;
  });
  const isPeriodFirst =
    mentions[0]?.first === 0 && distinctStudies[0] !== undefined && distinctStudies[0].at > 0;
  const isYearFirst = isMoment(lines[(distinctStudies[0]?.at ?? 0) - 1]?.verbatim ?? '');
  const entries = distinctStudies.map((study, index): [ReadEducation, Period | null] => {
    const previous = distinctStudies[index - 1];
    const from = isPeriodFirst ? (previous?.at ?? -1) + 1 : study.at;
    const next = distinctStudies[index + 1];
    const to = next ? (isPeriodFirst ? study.at + 1 : next.at - 1) : lines.length - 1;
    const near = mentions.filter(({ first, last }) =>
      isPeriodFirst
        ? first >= from && last < study.at
        : first > study.at && last <= Math.min(to, study.at + 4),
    );
    const below = mentions.find(
      ({ first, isAlone }) => isAlone && first === study.at + 1 && first < (next?.at ?? lines.length) - 1,
    );
    const ownYear = mentionAt(study.at) === undefined && ownYearOf(study) !== null;
    const isPreviousDated =
      previous !== undefined && (mentionAt(previous.at) !== undefined || ownYearOf(previous) !== null);
    const aboveAlone = isPreviousDated
      ? mentions.find(({ isAlone, last }) => isAlone && last === study.at - 1)
      : undefined;
    const mention = isColumn
      ? column[index]
      : ownYear
        ? undefined
        : (mentionAt(study.at) ?? aboveAlone ?? near[0] ?? below);
    const above = lines[study.at - 1];
    const momentAbove =
      above && previous?.at !== study.at - 1 && isMoment(above.verbatim) ? momentIn(above.verbatim) : null;
    const moment = mention
      ? null
      : momentAbove && above && (index === 0 || isYearFirst)
        ? { period: momentAbove, line: above }
        : yearOf(lines, study.at, isPeriodFirst ? study.at : to);
    const isSure = /^[\p{Lu}\d«"„“]/u.test(study.school.text) && study.school.text.length <= 160;
    // Of several periods in a row nobody can say which is whose.
    const isNext = !isPeriodFirst && mention?.first === study.at + 1;
    const isUnambiguous = isColumn || isNext || mentionAt(study.at) !== undefined || near.length < 2;
    const degree = degreeOf(
      lines,
      study,
      isColumn ? study.at : from,
      isColumn ? (next?.at ?? lines.length) - 1 : to,
    );
    const after = study.line.verbatim.slice(study.school.end).replace(/^,\s?/u, '');
    const school = withoutPlace(study.school.text, isPlace(partsOf(after)[0]?.text ?? ''));
    return [
      {
        school: valueIn(school, study.line.span, isSure),
        degree: degree && { ...degree, certainty: isSure && isUnambiguous ? degree.certainty : 'unsure' },
        period: mention
          ? periodValue(mention.period, mention.span, isSure && isUnambiguous)
          : moment && periodValue(moment.period, moment.line.span, isSure),
      },
      mention?.period ?? moment?.period ?? null,
    ];
  });
  return entries
    .sort(([, left], [, right]) => byLatest(left, right))
    .map(([entry]) => entry)
    .slice(0, maxEducation);
}

/** A year that stands beside the school, and is no number of it. */
function ownYearOf({ line }: Study): Period | null {
  const found = momentIn(line.verbatim);
  return found && /(?:^|[,(]\s?|\s[-–—]\s)$/u.test(line.verbatim.slice(0, found.start)) ? found : null;
}

/** '2021 Санкт-Петербургский университет', '(2021) …' */
function yearAtStart(words: string): Period | null {
  const found = momentIn(words);
  return found && /(?:^|\s)\(?$/u.test(words.slice(0, found.start)) ? found : null;
}
