import type { ReadJob } from '../../resume-reading.ts';
import type { ResumeLine } from '../lines.ts';
import { type PeriodMention, periodMentionsIn } from '../period-mentions.ts';
import { maxDutyLength, periodValue, valueIn } from '../values.ts';
import { entrySections, headingOf } from '../words/headings.ts';
import { isDuration, isPlaceholder } from '../words/not-employers.ts';
import { byLatest, isMoment } from '../words/periods.ts';
import { entriesOf, maxJobs } from './entries.ts';
import { type Entry, isDurationOrPlace } from './entry-heads.ts';
import { ownLines } from './own-lines.ts';

const maxDuties = 200;

/** 'Обязанности: ведение договоров' tells of the second. */
const withoutLabel = (words: string): string =>
  words.replace(
    /^(?:(?:основные |должностные )?обязанности|функции|responsibilities|duties)\s?:\s{1,4}/iu,
    '',
  );

/** 'Достижения' of an entry stands above what was done. */
const isSubHeading = ({ words, isBullet }: ResumeLine): boolean => {
  const heading = isBullet ? null : headingOf(words);
  return heading?.rest === '' && entrySections.has(heading.kind);
};

/** What was done: the lines of an entry after its head. */
export const dutiesOf = (lines: readonly ResumeLine[], isSure: boolean): ReadJob['duties'] =>
  lines
    .filter(
      (line) =>
        !line.isHeading &&
        !isSubHeading(line) &&
        !isDurationOrPlace(line) &&
        !/^[^:]{1,40}:$|^причина (?:увольнения|ухода)/iu.test(line.words) &&
        !isMoment(line.words) &&
        line.words.length > 2,
    )
    .flatMap(({ verbatim, span }) => valueIn(withoutLabel(verbatim), span, isSure, maxDutyLength) ?? [])
    .slice(0, maxDuties);

/** Entries with the lines after each as its duties, the latest first. */
export function jobsOf(
  lines: readonly ResumeLine[],
  entries: readonly Entry[],
  isSection: boolean,
): ReadJob[] {
  const jobs = entries.flatMap(
    ({ head, mention, isSure, isNoJob, to }, at): [ReadJob, PeriodMention | null][] => {
      if (isNoJob) return [];
      const isReliable = isSection && isSure && mention?.isBroken !== true;
      const downgraded = <Value extends { certainty: string }>(value: Value | null): Value | null =>
        value && !isReliable ? { ...value, certainty: 'unsure' } : value;
      const isKnown = isReliable && (head.employer?.certainty === 'sure' || head.title?.certainty === 'sure');
      return [
        [
          {
            employer: downgraded(head.employer),
            title: downgraded(head.title),
            period: mention && periodValue(mention.period, mention.span, isKnown),
            duties: dutiesOf(ownLines(lines.slice(to + 1, entries[at + 1]?.from ?? lines.length)), isKnown),
          },
          mention,
        ],
      ];
    },
  );
  return jobs
    .filter(([{ employer, title, period }]) => employer ?? title ?? period)
    .sort(([, left], [, right]) => byLatest(left?.period ?? null, right?.period ?? null))
    .map(([job]) => job)
    .slice(0, maxJobs);
}

/** Entries of a career, of lines of its section; `isSection` where its heading was recognised. */
export function readJobs(sectionLines: readonly ResumeLine[], text: string, isSection: boolean): ReadJob[] {
  const lines = sectionLines.filter(
    ({ isHeading, words, isLabelled }) =>
      !isHeading && !isPlaceholder(words) && !(isLabelled && isDuration(words)),
  );
  const mentions = periodMentionsIn(lines, text);
  // Without a heading, what names no period is no entry.
  if (mentions.length === 0 && !isSection) return [];
  const entries = entriesOf(lines, mentions);
  return jobsOf(lines, isSection ? entries : entries.filter(({ head }) => head.isWhole), isSection);
}
