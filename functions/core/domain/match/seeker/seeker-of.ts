import type { ResumeLine } from '../../documents/reading/lines.ts';
import { citiesIn, isPlace } from '../../documents/reading/words/places.ts';
import { type Level, levelNamed } from '../../job/level.ts';
import { fold } from '../../text/words.ts';
import type { Profile } from '../../user/profile.ts';
import type { ResumeFacts } from '../../writer/facts.ts';
import { languagesIn, type NamedLanguage } from '../languages.ts';
import { rolesIn } from '../roles.ts';
import { tokensOf } from '../stems.ts';
import { stemWeight } from '../weights.ts';
import { industriesIn } from './industries.ts';
import { wantsToMove } from './moving.ts';
import { type ProfileFacts, profileFacts } from './profile-facts.ts';
import { salaryIn } from './salary-in.ts';
import {
  maxIndustries,
  maxLanguages,
  maxRoles,
  maxTitleStems,
  maxYears,
  type Seeker,
  strengths,
} from './seeker.ts';
import { type SeekerConcept, skillSourcesIn, topConcepts } from './seeker-concepts.ts';
import { yearsOf } from './years-of.ts';

/** Lines at the top of a resume among which a wanted position may stand without its own heading. */
const topLines = 12;
const maxTitleLength = 120;
/** Who writes without headings says what they are in the first sentences. */
const maxIntroLength = 600;

/** The wanted position: as it was read, or the first line at the top that names a role, or the latest post. */
function wantedPositionIn({ lines, reading, entries }: ResumeFacts): string {
  if (reading.position) return reading.position.text;
  // A Кузнецов is no smith.
  const wordsOf = withoutName(reading.name?.text ?? '');
  const top = lines.slice(0, topLines).map((line) =>
    wordsOf(line)
      .replace(/^[\s,;|–—-]{1,20}/u, '')
      .trim(),
  );
  const roleLine = top.find((words) => words.length <= maxTitleLength && rolesIn(words).length > 0);
  const beginning = top.join('. ').slice(0, maxIntroLength);
  return (
    roleLine ??
    reading.jobs[0]?.title?.text ??
    entries[0]?.title ??
    beginning.split(/[,;.]\s/u).find((part) => rolesIn(part).length > 0) ??
    ''
  );
}

/** 'Аналитик, рассматриваю удалённую работу': of a line the part that names a role, else the first. */
function titlePart(title: string): string {
  const parts = title.split(/[,;]|\.\s|\s[—–]\s/u);
  return parts.find((part) => rolesIn(part).length > 0) ?? parts[0] ?? '';
}

/** 'Младший разработчик, стажировка тоже рассматривается' is a junior. */
function levelWanted(title: string): Level | null {
  const parts = title.split(/[,;(/]/u).map(levelNamed);
  return parts.find((level) => level !== null && level !== 'Intern') ?? levelNamed(title);
}

/** The words from which the rest of a seeker was read; null where nothing says it. */
interface SeekerQuotes {
  position: string | null;
  years: string | null;
  place: string | null;
  salary: string | null;
  /** By the industry's id, the line that names it. */
  industries: Readonly<Record<string, string>>;
}

/** What a match needs of a person, and beside it the words that stay with them. */
export interface ReadSeeker {
  seeker: Seeker;
  /** Each of its concepts, in its order. */
  concepts: readonly SeekerConcept[];
  quotes: SeekerQuotes;
}

const titleStemsIn = (title: string): string[] => [
  ...new Set(
    tokensOf(title)
      .map(({ stem }) => stem)
      .filter((stem) => stemWeight(stem) > 0),
  ),
];

interface SeekerLocation {
  city: string | null;
  relocation: boolean;
  quote: string | null;
}

const saysPlace = (words: string): boolean =>
  isPlace(words) || /(?<!\p{L})(?:г\.|город|прожива|адрес|место жительства|location|city)/iu.test(words);

const withoutName =
  (name: string) =>
  ({ words }: ResumeLine): string =>
    name === '' ? words : words.replace(name, '');

/** Without the words of the name: Владимир and Киров are cities, too. */
function locationIn(lines: readonly ResumeLine[], name: string): SeekerLocation {
  const top = lines.filter(
    ({ section }) => section === 'top' || section === 'contacts' || section === 'about',
  );
  const first = lines.slice(0, 8);
  const quote = [top, first]
    .map((some) => some.map(withoutName(name)))
    .flatMap((words) => [...words.filter(saysPlace), ...words])
    .find((words) => citiesIn(fold(words)).length > 0);
  return {
    city: quote === undefined ? null : (citiesIn(fold(quote))[0] ?? null),
    relocation: wantsToMove(fold([...top, ...first].map(({ words }) => words).join('\n'))),
    quote: quote ?? null,
  };
}

const mergeLanguages = (own: readonly NamedLanguage[], others: readonly NamedLanguage[]): NamedLanguage[] => [
  ...own,
  ...others.filter(({ id }) => !own.some((language) => language.id === id)),
];

/** Who wants to begin and tells of no work has none behind them. */
const yearsOfBeginner = (level: Level | null): number | null =>
  level === 'Intern' || level === 'Junior' ? 0 : null;

/**
 * A resume, a profile or both: of position, years, place and pay the profile's own word stands before what was read in
 * the resume (docs/rules.md#match-seeker).
 */
export function readSeeker(resume: ResumeFacts | null, profile: Profile | null, now: Date): ReadSeeker {
  const fromProfile: ProfileFacts = profileFacts(profile, now);
  const lines = resume?.lines ?? [];
  const contentLines = lines.filter(({ section }) => section !== 'contacts');
  const position = fromProfile.position ?? (resume ? wantedPositionIn(resume) : '');
  const title = titlePart(position);
  const wantedRoles = rolesIn(title).slice(0, maxRoles);
  const jobs = resume?.reading.jobs.slice(0, 3) ?? [];
  const pastRoles = [...new Set(jobs.flatMap((job) => rolesIn(job.title?.text ?? '')))];
  const level = levelWanted(title);
  const workedYears = resume && yearsOf(resume, wantedRoles, now, title);
  const years = fromProfile.years === undefined ? (workedYears ?? yearsOfBeginner(level)) : fromProfile.years;
  const pay = salaryIn(lines);
  const resumeLocation = locationIn(lines, resume?.reading.name?.text ?? '');
  const seekerLocation = fromProfile.place ?? resumeLocation;
  const concepts = topConcepts([
    ...fromProfile.skillTexts.map((source) => ({ ...source, strength: strengths.listed })),
    ...(resume ? skillSourcesIn(resume) : []),
  ]);
  const workTexts = contentLines.filter(({ section }) => section === 'experience').map((line) => line.words);
  const industries = industriesIn(workTexts).slice(0, maxIndustries);
  const otherWords = contentLines.filter(({ section }) => section !== 'experience').map((line) => line.words);
  return {
    seeker: {
      concepts: concepts.map(({ id, strength }) => ({ id, strength })),
      roles: wantedRoles,
      pastRoles: pastRoles.filter((roleId) => !wantedRoles.includes(roleId)).slice(0, maxRoles),
      titleStems: titleStemsIn(title).slice(0, maxTitleStems),
      industries,
      level,
      years: years === null ? null : Math.min(maxYears, years),
      salary: fromProfile.salary === undefined ? (pay?.amount ?? null) : fromProfile.salary,
      city: seekerLocation.city,
      relocation: seekerLocation.relocation || resumeLocation.relocation,
      // At work it may be that of pupils, or of who was sought.
      languages: [otherWords, workTexts]
        .map((texts) => languagesIn(texts.join('\n')))
        .reduce(mergeLanguages, fromProfile.languages)
        .slice(0, maxLanguages),
    },
    concepts,
    quotes: {
      position: position || null,
      years: fromProfile.yearsQuote ?? resume?.experience ?? null,
      place: seekerLocation.quote,
      salary: fromProfile.salaryQuote ?? pay?.quote ?? null,
      industries: Object.fromEntries(
        industries.map((id) => [id, workTexts.find((line) => industriesIn([line]).includes(id)) ?? '']),
      ),
    },
  };
}
