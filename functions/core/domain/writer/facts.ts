import type { ResumeDocument } from '../documents/blocks.ts';
import { blocksOfText } from '../documents/blocks.ts';
import { type Contacts, contactsIn } from '../documents/reading/contacts.ts';
import { linesOf, type ResumeLine, type Section } from '../documents/reading/lines.ts';
import { ownContacts } from '../documents/reading/own-contacts.ts';
import { readLines } from '../documents/reading/read-resume.ts';
import { closedUp } from '../documents/reading/words/headings.ts';
import type { ReadPeriod, ReadValue, ResumeReading } from '../documents/resume-reading.ts';
import type { SentResume } from '../documents/verified-reading.ts';
import { startsWithSpan, statedExperience } from '../match/seeker/stated-experience.ts';
import { fold } from '../text/words.ts';
import { mayHideLater } from './may-hide-later.ts';
import { measureWeight } from './measures.ts';
import {
  asProse,
  isMostlyCyrillic,
  oneLine,
  withBothClosed,
  withoutHidden,
  withoutInvisible,
} from './text-cleanup.ts';

/** A job of which post, employer and period are beyond doubt; what is not, is null. */
export interface PastJob {
  title: string | null;
  employer: string | null;
  period: Pick<ReadPeriod, 'text' | 'from' | 'to' | 'isCurrent'> | null;
}

/** A job with what was done there: the three stood together in the resume. */
export interface JobEntry extends PastJob {
  duties: { words: string; isListItem: boolean }[];
}

/** A school, a degree and a year of one entry; what is not beyond doubt is null. */
export interface Study {
  school: string | null;
  degree: string | null;
  period: PastJob['period'];
  /** Its lines say that it has not been finished. */
  isUnfinished: boolean;
}

/** What a resume says, read by rules: nothing here is worked out, every text stands in the resume. */
export interface ResumeFacts {
  language: 'ru' | 'en';
  /** What they were taken from: the unsure as well, which may only silence advice. */
  reading: ResumeReading;
  lines: ResumeLine[];
  sections: ReadonlySet<Section>;
  name: string | null;
  position: string | null;
  /** '5 лет', 'более 7 лет', '6+ years'; null where the resume does not say it in so many words. */
  experience: string | null;
  /** The latest first. */
  jobs: PastJob[];
  /** Each job of which something may be said, the latest first; which one is the last, `jobs` says. */
  entries: JobEntry[];
  duties: ResumeLine[];
  /** Duties and achievements that say how much, the most telling first. */
  results: ResumeLine[];
  skillLines: ResumeLine[];
  /** Skills of its own list, as it words them. */
  listedSkills: string[];
  education: string | null;
  studies: Study[];
  about: string | null;
  /** The owner's own; links are all that there are. */
  contacts: Contacts;
  /** Pages of the owner's own; null where none is beyond doubt. */
  github: string | null;
  portfolio: string | null;
}

/** 'ПЕТРОВА АННА' → 'Петрова Анна' */
const toNameCase = (words: string): string =>
  words === words.toUpperCase() || words === words.toLowerCase()
    ? words.replace(
        /(\p{L})(\p{L}*)/gu,
        (_, first: string, rest: string) => first.toUpperCase() + rest.toLowerCase(),
      )
    : words;

/** Where the first job that was read begins: behind it a span is that of one job, or of a deed. */
const firstPlaceOf = ({ jobs }: ResumeReading): number =>
  Math.min(
    ...jobs.flatMap(({ employer, title, period, duties }) =>
      [employer, title, period, ...duties].flatMap((value) => value?.line?.start ?? []),
    ),
  );

/** A sentence of somebody who writes without headings. */
const isProse = ({ words }: ResumeLine): boolean =>
  /[.!?]$/u.test(words) && words.split(' ').length >= 4 && !/[@\d]{2}|\/\//u.test(words);

/** Those that are the same once folded are one. */
export const unique = (items: readonly string[]): string[] => {
  const seen = new Set<string>();
  return items.filter((item) => {
    const folded = fold(item);
    return seen.has(folded) ? false : seen.add(folded);
  });
};

/** What may be said of somebody: what is sure, or what its owner has confirmed. */
const reliableText = (value: ReadValue | null): string | null =>
  value === null || value.certainty === 'unsure' ? null : closedUp(oneLine(withBothClosed(value.text)));

const hasTitleOrEmployer = ({ title, employer }: PastJob): boolean => title !== null || employer !== null;

/** In brackets behind a post, what its owner would not write to anybody: why it ended, what it paid. */
const aside = /\s*\([^()]*(?:увол|сокращ|испытат|з\/?п(?!\p{L})|зарплат|руб|не прош)[^()]*\)/giu;

/** 'Кладовщик: приёмка' is a post and what was done there. */
const whatFollows = /(?<=\p{L}{3}):\s.*$/u;

function entriesIn({ jobs }: ResumeReading, lines: readonly ResumeLine[]): JobEntry[] {
  const items = new Set(lines.filter(({ isBullet }) => isBullet).map(({ span }) => span.start));
  return jobs.map(({ title, employer, period, duties }) => ({
    title: reliableText(title)?.replace(aside, '').replace(whatFollows, '') || null,
    employer: reliableText(employer),
    period: reliableText(period) === null ? null : period,
    duties: duties.flatMap((duty) => {
      const words = reliableText(duty);
      const isListItem = duty.line !== null && items.has(duty.line.start);
      return words === null ? [] : { words, isListItem };
    }),
  }));
}

/**
 * None of them is called the last where a later one is unsure, or has no period, or may not have been read: what goes on
 * now can be told all the same.
 */
function lastJobs(entries: readonly JobEntry[], mayHide: boolean): PastJob[] {
  const first = entries.findIndex(hasTitleOrEmployer);
  const isLatest = first === 0 && entries[0]?.period !== null && !mayHide;
  const isLast = isLatest || entries[first]?.period?.isCurrent === true;
  return isLast ? entries.filter(hasTitleOrEmployer) : [];
}

const unfinished =
  /(?<!\p{L})(?:не ?(?:о|за)кон\p{L}{1,12}|незаверш\p{L}{1,8}|не завершил\p{L}?|не (?:защит|получ)ил\p{L}{0,3}|без (?:диплома|защиты)|отчислен\p{L}?|академ\p{L}{0,12} отпуск\p{L}{0,2}|ожида\p{L}{1,6}|обучаюсь|учусь|(?:недоучил|не доучил)\p{L}{1,4}|прерван\p{L}?|incomplete|unfinished|not completed|did not (?:finish|graduate|complete)|dropped out|expected|in progress|ongoing)(?!\p{L})/u;

function studiesIn({ education }: ResumeReading, lines: readonly ResumeLine[]): Study[] {
  const starts = education.map(({ school, degree, period }) =>
    Math.min(...[school, degree, period].flatMap((value) => value?.line?.start ?? [])),
  );
  const first = Math.min(...starts);
  /** The lines of one study; what stands above the first is said of it, too. */
  const isUnfinished = (start: number) => {
    const end = Math.min(...starts.filter((other) => other > start));
    return lines.some(
      ({ section, span, words }) =>
        ((section === 'education' && start === first) || span.start >= start) &&
        (section === 'education' || span.start === start) &&
        span.start < end &&
        unfinished.test(fold(words)),
    );
  };
  return education
    .map(({ school, degree, period }, at) => ({
      school: reliableText(school),
      degree: reliableText(degree),
      period: reliableText(period) === null ? null : period,
      isUnfinished: isUnfinished(starts[at] ?? 0),
    }))
    .filter(({ school, degree }) => school !== null || degree !== null);
}

/** A page of one person: a repository, or a change in one, may be anybody's. */
const isPersonal = ({ kind, text }: { kind: string; text: string }): boolean =>
  kind !== 'github' || !/(?:github|gitlab)\.com\/[^/?#]+\/[^/?#]/iu.test(text);

/** The first of its kind that stands beside the owner's name, not in what was done. */
function ownLink({ contacts }: ResumeReading, lines: readonly ResumeLine[], kind: string): string | null {
  const ownerLines = new Set(
    lines
      .filter(({ section }) => section === 'top' || section === 'contacts' || section === 'about')
      .map(({ span }) => span.start),
  );
  const ownContact = contacts.find(
    (contact) =>
      contact.kind === kind &&
      (contact.line === null || (ownerLines.has(contact.line.start) && isPersonal(contact))) &&
      reliableText(contact) !== null,
  );
  return ownContact?.text ?? null;
}

/** 'Уфимский университет, экономика, 2021': the latest that is sure, with what is sure of it. */
function educationIn([study]: readonly Study[]): string | null {
  if (!study) return null;
  return [study.school, study.degree, study.period?.text ?? null].filter((part) => part !== null).join(', ');
}

/** As lines of what was done at the jobs that were read; without any, those of the section. */
function dutiesIn({ jobs }: ResumeReading, work: readonly ResumeLine[]): ResumeLine[] {
  if (jobs.length === 0) return [...work];
  const starts = new Set(jobs.flatMap(({ duties }) => duties.map(({ line }) => line?.start)));
  return work.filter(({ span }) => starts.has(span.start));
}

/** Facts of a resume as its owner sees it, or of a text of which nothing but its words is known. */
export function extractResumeFacts(resume: (ResumeDocument & Partial<SentResume>) | string): ResumeFacts {
  const {
    text,
    blocks,
    reading: sentReading = null,
  } = typeof resume === 'string' ? { text: resume, blocks: blocksOfText(resume) } : resume;
  const lines = linesOf({ text, blocks });
  const reading = sentReading ?? readLines(lines, text);
  const bodyLines = lines.filter(({ isHeading }) => !isHeading);
  const inSection = (...sections: Section[]) => bodyLines.filter(({ section }) => sections.includes(section));
  const visibleText = withoutInvisible(withoutHidden(lines.map((line) => line.text).join('\n')));
  const sections = new Set(lines.map(({ section }) => section));

  const duties = dutiesIn(
    reading,
    inSection('experience').filter(({ isLabelled, words }) => !(isLabelled && startsWithSpan.test(words))),
  );
  const results = [...duties, ...inSection('achievements', 'projects')]
    .map((line) => ({ line, weight: measureWeight(line.words) }))
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .map(({ line }) => line);

  const aboutLines = sections.has('about') ? inSection('about') : inSection('top').filter(isProse);
  const name = reliableText(reading.name);
  const entries = entriesIn(reading, lines);
  const studies = studiesIn(reading, bodyLines);

  return {
    reading,
    language: isMostlyCyrillic(text) ? 'ru' : 'en',
    lines,
    sections,
    name: name === null ? null : toNameCase(name),
    position: reliableText(reading.position),
    experience: statedExperience(lines, firstPlaceOf(reading)),
    jobs: lastJobs(entries, mayHideLater(reading, lines)),
    entries: entries.filter(hasTitleOrEmployer),
    duties,
    results,
    skillLines: inSection('skills'),
    listedSkills: unique(reading.skills.flatMap((skill) => reliableText(skill) ?? [])),
    education: educationIn(studies),
    studies,
    about: asProse(aboutLines.map(({ words }) => words)) || null,
    contacts: { ...ownContacts(lines), links: contactsIn(visibleText).links },
    github: ownLink(reading, lines, 'github'),
    portfolio: ownLink(reading, lines, 'portfolio'),
  };
}
