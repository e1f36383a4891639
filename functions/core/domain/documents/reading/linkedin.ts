import type { ReadEducation, ReadJob } from '../resume-reading.ts';
import type { Entry } from './jobs/entry-heads.ts';
import { jobsOf } from './jobs/read-jobs.ts';
import type { ResumeLine } from './lines.ts';
import { periodMentionsIn } from './period-mentions.ts';
import { periodValue, valueIn } from './values.ts';
import { isContact, isDuration, isNoEmployer } from './words/not-employers.ts';
import { periodIn } from './words/periods.ts';

/** Whether a document is LinkedIn's own export: two of what that alone writes. */
export function isOfLinkedIn(text: string): boolean {
  const signs = [
    /^(?:Contact|Контактная информация)$/mu,
    /^(?:Top Skills|Основные навыки)$/mu,
    /linkedin\.com\/in\//u,
    /\(LinkedIn\)/u,
    /^[^\S\n]*Page 1 of \d{1,3}$/mu,
    /^\p{L}{3,9} (?:19|20)\d\d - (?:Present|\p{L}{3,9} (?:19|20)\d\d) \(\d{1,2} (?:year|month|год|лет|месяц)/mu,
  ];
  return signs.filter((sign) => sign.test(text)).length >= 3;
}

/** Jobs as LinkedIn writes them: employer, post, period, place; posts of one employer under its whole time. */
export function readLinkedInJobs(section: readonly ResumeLine[], text: string): ReadJob[] {
  const lines = section.filter(({ isHeading }) => !isHeading);
  const mentions = periodMentionsIn(lines, text).filter(({ isAlone, first }) => isAlone && first > 0);
  const entries: Entry[] = [];
  let employer: ResumeLine | null = null;
  for (const mention of mentions) {
    const title = lines[mention.first - 1];
    const above = lines[mention.first - 2];
    if (!title) continue;
    const isFirst = mention.first === 2 && above !== undefined;
    const isLarger =
      above !== undefined &&
      above.block.size !== null &&
      title.block.size !== null &&
      above.block.size > title.block.size + 0.02;
    const isGroup = above !== undefined && isDuration(above.words);
    let isSure = true;
    if (isGroup) employer = lines[mention.first - 3] ?? null;
    else if (isFirst || isLarger) employer = above;
    else if (above?.block.size === null || above === undefined) {
      // Without sizes a line above may be what was done at the job before.
      isSure = false;
      employer = above ?? null;
    }
    const from = mention.first - (isGroup ? 3 : employer === above ? 2 : 1);
    const isName = employer !== null && !isNoEmployer(employer.words);
    entries.push({
      from: Math.max(from, 0),
      to: mention.last,
      head: {
        employer: employer && isName ? valueIn(employer.verbatim, employer.span, isSure) : null,
        title:
          title.words.length <= 120 ? valueIn(title.verbatim, title.span, !isContact(title.words)) : null,
        isWhole: isName,
        isLoose: false,
      },
      mention,
      isSure: true,
    });
  }
  return jobsOf(lines, entries, true);
}

/** A school, and under it 'Bachelor of Engineering, Computer Science · (2018 - 2022)'. */
export function readLinkedInEducation(section: readonly ResumeLine[]): ReadEducation[] {
  const lines = section.filter(({ isHeading }) => !isHeading);
  return lines.flatMap((line, at): ReadEducation[] => {
    const period = periodIn(line.verbatim);
    const isDegree = /\((?:\p{L}{3,9} )?(?:19|20)\d\d/u.test(line.words);
    const school = lines[at - 1];
    if (!isDegree || !school) return [];
    const degree = line.verbatim.replace(/\s?·?\s?\([^()]{4,40}\)$/u, '');
    return [
      {
        school: valueIn(school.verbatim, school.span, true),
        degree: degree === line.verbatim ? null : valueIn(degree, line.span, true),
        period: period && periodValue(period, line.span, true),
      },
    ];
  });
}
