import { skillsIn } from '../job/skills.ts';
import { fold } from '../text/words.ts';
import { type Contacts, contactsIn } from './reading/contacts.ts';
import { measureWeight } from './reading/measures.ts';
import { namesRole, type PastJob, workIn } from './reading/past-jobs.ts';
import { linesOf, type ResumeLine, type Section } from './reading/sections.ts';
import { asProse, isMostlyCyrillic, withoutHidden, withoutInvisible } from './text-cleanup.ts';

/** What a resume says, read by rules: nothing here is worked out, every text stands in the resume. */
export interface ResumeFacts {
  language: 'ru' | 'en';
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

const notNames = /резюме|resume|curriculum|vitae|портфолио|portfolio|профиль|profile|телефон|phone|summary/iu;

function isName(words: string): boolean {
  const parts = words.split(' ');
  return (
    parts.length >= 2 &&
    parts.length <= 4 &&
    words.length <= 60 &&
    parts.every((part) => /^\p{Lu}[\p{L}.'’-]*$/u.test(part)) &&
    !namesRole(words) &&
    !notNames.test(words) &&
    skillsIn(words).length === 0
  );
}

/** 'Никита Лебедев — продуктовый дизайнер', on one line. */
function signedIn(words: string): { name: string; position: string } | null {
  const [name = '', position = ''] = words.split(/\s+[—–|·•-]\s+|,\s+/u);
  return isName(name) && namesRole(position) && position.length <= 80 ? { name, position } : null;
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

const skillItem = (item: string): string =>
  item.replace(/^[\s–—-]+/u, '').replace(/(?<![\s.:])[\s.:]+$/u, '');

/** 'Java (Spring, Hibernate), SQL' has two: what stands before a closing bracket is not parted. */
function partedOutsideBrackets(words: string): string[] {
  const stretches = words.split(/(?=[()])/u);
  const parts = [''];
  for (const [at, stretch] of stretches.entries()) {
    const isInside = stretches[at + 1]?.startsWith(')') ?? false;
    const [first = '', ...others] = isInside ? [stretch] : stretch.split(/[,;•·|]\s*/u);
    parts.push(`${parts.pop() ?? ''}${first}`);
    for (const other of others) parts.push(other);
  }
  return parts;
}

/** 'Языки программирования: Python, Go' are two skills; a sentence is none. */
const itemsOf = ({ words }: ResumeLine): string[] =>
  partedOutsideBrackets(words.replace(/^[^:,]{3,40}:\s+/u, ''))
    .map(skillItem)
    .filter((item) => item.length > 1 && item.length <= 40 && item.split(' ').length <= 5);

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

export function factsOf(resumeText: string): ResumeFacts {
  const lines = linesOf(resumeText);
  const shown = lines.filter(({ isHeading }) => !isHeading);
  const inSection = (...sections: Section[]) => shown.filter(({ section }) => sections.includes(section));
  const seen = withoutInvisible(withoutHidden(lines.map(({ text }) => text).join('\n')));
  const sections = new Set(lines.map(({ section }) => section));

  const top = inSection('top', 'name', 'contacts');
  const signed = signedIn(top[0]?.words ?? '');
  const nameLine = inSection('name')[0] ?? top.slice(0, 3).find(({ words }) => isName(words)) ?? null;
  const positionLine =
    inSection('wanted')[0] ??
    inSection('top')
      .slice(0, 4)
      .find(
        ({ words }) =>
          words.length <= 80 && namesRole(words) && !/[@.!?]/u.test(words) && words !== nameLine?.words,
      );

  const skillLines = inSection('skills');
  const listed = unique(skillLines.flatMap(itemsOf));
  const knownOfList = new Set(skillsIn(listed.join(' ; ')));
  const known = skillsIn(seen).filter((name) => !knownOfList.has(name));

  const { jobs, duties } = workIn(
    sections.has('experience')
      ? lines.filter(
          ({ section, isLabelled, words }) =>
            section === 'experience' && !(isLabelled && startsWithSpan.test(words)),
        )
      : lines.filter(({ section }) => section === 'top').slice(nameLine ? 1 : 0),
  );
  const done = sections.has('experience') ? duties : [];
  const results = [...done, ...inSection('achievements', 'projects')]
    .map((line) => ({ line, weight: measureWeight(line.words) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ line }) => line);

  const own = sections.has('about') ? inSection('about') : inSection('top').filter(isProse);

  return {
    language: isMostlyCyrillic(resumeText) ? 'ru' : 'en',
    lines,
    sections,
    name: nameLine && nameLine.words.length <= 60 ? asName(nameLine.words) : (signed?.name ?? null),
    position:
      signed?.position ?? (positionLine && positionLine.words.length <= 80 ? positionLine.words : null),
    experience: experienceIn(lines),
    jobs,
    duties: done,
    results,
    skillLines,
    skills: [...listed, ...known],
    education: inSection('education').find(({ words }) => words.length <= 140)?.words ?? null,
    about: asProse(own.map(({ words }) => words)) || null,
    contacts: contactsIn(seen),
  };
}
