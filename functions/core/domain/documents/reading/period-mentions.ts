import type { TextSpan } from '../blocks.ts';
import type { ResumeLine } from './lines.ts';
import { spanOf } from './values.ts';
import { isDuration, isSentence } from './words/not-employers.ts';
import { partsOf } from './words/parts.ts';
import { beginsOpen, isMoment, isOpenMoment, momentAtStart, type Period, periodIn } from './words/periods.ts';
import { isPlace } from './words/places.ts';
import { employerBehindPost } from './words/vocabulary.ts';

/** A period, and the lines that it takes: one, or two that are one under the other. */
export interface PeriodMention {
  first: number;
  last: number;
  period: Period;
  span: TextSpan;
  /** Nothing else stands on its lines. */
  isAlone: boolean;
  /** Its end stands elsewhere: cells of a table were read line by line. Its words are those of its beginning. */
  isBroken: boolean;
}

const hasOtherWords = ({ verbatim }: ResumeLine, period: Period): boolean =>
  partsOf(verbatim, period).some(
    ({ text }) => !isDuration(text) && !isPlace(text) && !/^(?:по|гг?)$/u.test(text),
  );

/** 'Работал в Ромашке менеджером с 2015 по 2018' tells of a job, and names none of its parts. */
const isNarrative = ({ verbatim }: ResumeLine, { start }: Period): boolean =>
  verbatim.slice(0, start).split(/\s+/u).length > 3 && isSentence(verbatim.slice(0, start));

/** 'Аналитик (старший с 04.2024)': since when something else is so, beside a period of the whole. */
const isRemark = ({ verbatim }: ResumeLine, { text, start, end, isCurrent }: Period): boolean =>
  isCurrent &&
  /^(?:[сc]|from|since)\s[^–—-]*$/iu.test(text) &&
  /\([^()]*$/u.test(verbatim.slice(Math.max(0, start - 60), start)) &&
  /^[^()]*\)/u.test(verbatim.slice(end, end + 60));

/** Where one line ends with 'Август 2021 —' and the next is 'Октябрь 2021'. */
function periodAcrossLines(line: ResumeLine, next: ResumeLine, text: string): Period | null {
  if (!isOpenMoment(line.verbatim) || !isMoment(next.verbatim)) return null;
  const from = text.indexOf(line.verbatim, line.span.start);
  const to = text.indexOf(next.verbatim, next.span.start) + next.verbatim.length;
  const words = text.slice(from, to);
  const period = periodIn(words.replace(/,(?=\s*\n)/u, ' –').replace(/\s+/gu, ' '));
  return period && { ...period, text: words };
}

/** 'Сентябрь 2021 — Ромашка', and 'Январь 2023' at the beginning of the next line. */
function periodEndingBelow(line: ResumeLine, next: ResumeLine): Period | null {
  const begin = beginsOpen(line.verbatim);
  if (begin === null || isMoment(line.verbatim.slice(begin.length))) return null;
  const end = momentAtStart(next.verbatim);
  const period = end === null ? null : periodIn(`${begin} ${end}`);
  return period && { ...period, text: begin.replace(/[\s–—-]{1,6}$/u, ''), start: 0, end: begin.length };
}

/** More than anybody has lived through. */
const maxMentions = 150;

/** Periods of lines, in their order. Points of a list and long lines tell of deeds: a period in them is no mark. */
export function periodMentionsIn(lines: readonly ResumeLine[], text: string): PeriodMention[] {
  const mentions: PeriodMention[] = [];
  for (let at = 0; at < lines.length && mentions.length < maxMentions; at += 1) {
    const line = lines[at];
    const next = lines[at + 1];
    if (!line || line.isHeading) continue;
    const ownPeriod = periodIn(line.verbatim);
    if (ownPeriod && ownPeriod.start > 0 && (line.words.length > 160 || isNarrative(line, ownPeriod)))
      continue;
    if (
      ownPeriod &&
      isRemark(line, ownPeriod) &&
      [lines[at - 1], next].some((near) => near && periodIn(near.verbatim))
    )
      continue;
    if (ownPeriod) {
      const isAlone = !hasOtherWords(line, ownPeriod);
      const [label = ''] = /^[^:]{2,40}:\s/u.exec(line.verbatim) ?? [];
      if (
        label !== '' &&
        ownPeriod.start >= label.length &&
        // 'Разработчик: ООО «Луч», 2019–2021'
        employerBehindPost(line.verbatim) === null &&
        !/^(?:период|даты?|срок|годы|dates?|period|years)/iu.test(line.verbatim)
      )
        continue;
      mentions.push({ first: at, last: at, period: ownPeriod, span: line.span, isAlone, isBroken: false });
      continue;
    }
    const split = next && periodEndingBelow(line, next);
    if (split) {
      mentions.push({ first: at, last: at, period: split, span: line.span, isAlone: false, isBroken: true });
      continue;
    }
    const joint = next && periodAcrossLines(line, next, text);
    if (!joint) continue;
    mentions.push({
      first: at,
      last: at + 1,
      period: joint,
      span: spanOf(line, next),
      isAlone: true,
      isBroken: false,
    });
    at += 1;
  }
  return mentions;
}
