import type { ResumeDocument } from '../documents/blocks.ts';
import { blocksOfText } from '../documents/blocks.ts';
import { type Contacts, contactsIn } from '../documents/reading/contacts.ts';
import { linesOf, type ResumeLine, type Section } from '../documents/reading/lines.ts';
import { readLines } from '../documents/reading/read-resume.ts';
import { closedUp } from '../documents/reading/words/headings.ts';
import type { ReadPeriod, ReadValue, ResumeReading } from '../documents/resume-reading.ts';
import type { SentResume } from '../documents/verified-reading.ts';
import { skillsIn } from '../job/skills.ts';
import { fold } from '../text/words.ts';
import { measureWeight } from './measures.ts';
import { asProse, isMostlyCyrillic, oneLine, withoutHidden, withoutInvisible } from './text-cleanup.ts';

/** A job of which post, employer and period are beyond doubt; what is not, is null. */
export interface PastJob {
  title: string | null;
  employer: string | null;
  period: Pick<ReadPeriod, 'text' | 'from' | 'to' | 'isCurrent'> | null;
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
  duties: ResumeLine[];
  /** Duties and achievements that say how much, the most telling first. */
  results: ResumeLine[];
  skillLines: ResumeLine[];
  /** Its own list first, as it words them, then those that we know and that it names elsewhere. */
  skills: string[];
  education: string | null;
  about: string | null;
  contacts: Contacts;
}

/** 'ПЕТРОВА АННА' → 'Петрова Анна' */
const asName = (words: string): string =>
  words === words.toUpperCase()
    ? words.replace(/(\p{L})(\p{L}*)/gu, (_, first: string, rest: string) => first + rest.toLowerCase())
    : words;

const span =
  '(?:(?:более|свыше|около|больше|почти|over|more than|almost) )?\\d{1,2}(?:[.,]\\d)?\\+? ?(?:лет|года?|years?)(?![\\p{L}])(?: (?:и )?\\d{1,2} месяц\\p{L}*| (?:and )?\\d{1,2} months?)?';
const startsWithSpan = new RegExp(`^${span}`, 'iu');
const spanOfWork = new RegExp(
  `(?:опыт|стаж|experience)\\p{L}{0,20}(?: \\p{L}{1,40}){0,5}?[\\s:—–-]+(${span})|(${span})(?: \\p{L}{1,40}){0,2} (?:опыта|стажа|experience)|(${span}) (?:в (?:профессии|разработке|тестировании|дизайне|продажах|бухгалтерии|it|ит)|as an? )`,
  'iu',
);

function experienceIn(lines: readonly ResumeLine[]): string | null {
  for (const { words, section, isHeading } of lines) {
    if (isHeading || /вождени|driving/iu.test(words)) continue;
    const [labelled] = section === 'experience' ? (startsWithSpan.exec(words) ?? []) : [];
    if (labelled) return labelled;
    if (section !== 'top' && section !== 'about') continue;
    const [, ...found] = spanOfWork.exec(words) ?? [];
    const dated = found.find((one) => one !== undefined);
    if (dated) return dated;
  }
  return null;
}

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
const said = (value: ReadValue | null): string | null =>
  value === null || value.certainty === 'unsure' ? null : closedUp(oneLine(value.text));

/**
 * Jobs of which something may be said. None of them is called the last where a later one is unsure: what goes on now
 * can be told all the same.
 */
function jobsIn({ jobs }: ResumeReading): PastJob[] {
  const isSaid = ({ title, employer }: PastJob) => title !== null || employer !== null;
  const all = jobs.map(({ title, employer, period }) => ({
    title: said(title),
    employer: said(employer),
    period: said(period) === null ? null : period,
  }));
  const first = all.findIndex(isSaid);
  const isLast = first === 0 || all[first]?.period?.isCurrent === true;
  return isLast ? all.filter(isSaid) : [];
}

/** 'Уфимский университет, экономика, 2021': the latest that is sure, with what is sure of it. */
function educationIn({ education }: ResumeReading): string | null {
  const study = education.find(({ school, degree }) => said(school ?? degree) !== null);
  if (!study) return null;
  const words = [said(study.school), said(study.degree), said(study.period)].filter((one) => one !== null);
  return words.join(', ');
}

/** As lines of what was done at the jobs that were read; without any, those of the section. */
function dutiesIn({ jobs }: ResumeReading, work: readonly ResumeLine[]): ResumeLine[] {
  if (jobs.length === 0) return [...work];
  const starts = new Set(jobs.flatMap(({ duties }) => duties.map(({ line }) => line?.start)));
  return work.filter(({ span }) => starts.has(span.start));
}

/** Facts of a resume as its owner sees it, or of a text of which nothing but its words is known. */
export function factsOf(resume: (ResumeDocument & Partial<SentResume>) | string): ResumeFacts {
  const {
    text,
    blocks,
    reading: sent = null,
  } = typeof resume === 'string' ? { text: resume, blocks: blocksOfText(resume) } : resume;
  const lines = linesOf({ text, blocks });
  const reading = sent ?? readLines(lines, text);
  const shown = lines.filter(({ isHeading }) => !isHeading);
  const inSection = (...sections: Section[]) => shown.filter(({ section }) => sections.includes(section));
  const seen = withoutInvisible(withoutHidden(lines.map((line) => line.text).join('\n')));
  const sections = new Set(lines.map(({ section }) => section));

  const listed = unique(reading.skills.flatMap((one) => said(one) ?? []));
  const knownOfList = new Set(skillsIn(listed.join(' ; ')));
  const known = skillsIn(seen).filter((name) => !knownOfList.has(name));

  const duties = dutiesIn(
    reading,
    inSection('experience').filter(({ isLabelled, words }) => !(isLabelled && startsWithSpan.test(words))),
  );
  const results = [...duties, ...inSection('achievements', 'projects')]
    .map((line) => ({ line, weight: measureWeight(line.words) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ line }) => line);

  const own = sections.has('about') ? inSection('about') : inSection('top').filter(isProse);
  const name = said(reading.name);

  return {
    reading,
    language: isMostlyCyrillic(text) ? 'ru' : 'en',
    lines,
    sections,
    name: name === null ? null : asName(name),
    position: said(reading.position),
    experience: experienceIn(lines),
    jobs: jobsIn(reading),
    duties,
    results,
    skillLines: inSection('skills'),
    skills: [...listed, ...known],
    education: educationIn(reading),
    about: asProse(own.map(({ words }) => words)) || null,
    contacts: contactsIn(seen),
  };
}
