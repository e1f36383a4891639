import type { ResumeLine } from '../../documents/reading/lines.ts';
import { citiesIn } from '../../documents/reading/words/places.ts';
import type { Level } from '../../job/level.ts';
import { parseSalary } from '../../job/pay/salary.ts';
import { fold, wholeWords } from '../../text/words.ts';
import type { ResumeFacts } from '../../writer/facts.ts';
import { languagesIn } from '../languages.ts';
import { lexicon } from '../lexicon.ts';
import { levelInTitle, relationOf, rolesIn } from '../roles.ts';
import { tokensOf } from '../stems.ts';
import { conceptWeight, stemWeight } from '../weights.ts';
import { industriesIn } from './industries.ts';
import {
  mostConcepts,
  mostIndustries,
  mostRoles,
  mostSalary,
  mostTitleStems,
  mostYears,
  type Seeker,
  seeker,
  strengths,
} from './seeker.ts';

/** A concept, how strongly a person brings it, and the words it was read from. */
export interface Brought {
  id: string;
  strength: number;
  /** The line that names it, or what it follows from. */
  quote: string;
  impliedBy: string | null;
}

const rest = '\\p{L}*';
/** A clause that says what somebody does not do, or does not want. */
const denies = wholeWords(
  `не (?:предлаг|рассматр|веду|пишу|имею|знаю|умею|занимал|работал|интерес|хочу|планир|готов)${rest}`,
  `нет опыта`,
  `без опыта`,
  `(?:никогда|ранее) не`,
  'not interested',
  'no experience',
);

/** A clause of what somebody has only begun with. */
const begins = wholeWords(
  `немного`,
  `основы`,
  `базов${rest}`,
  `начальн${rest}`,
  `поверхностн${rest}`,
  `щупал${rest}`,
  `знаком(?:а|ство|ился|илась)?`,
  `на курс${rest}`,
  `по курс${rest}`,
  `изучаю`,
  `начал${rest}`,
  'basic',
  'basics',
  'familiar',
);

const clausesOf = (line: string): string[] => line.split(/(?<=[.;!?])\s|,\s(?=(?:но|а|однако|зато)\s)/u);

/** The clauses of a line that deny nothing. */
const affirmed = (line: string): string[] => clausesOf(line).filter((clause) => !denies.test(fold(clause)));

function gather(sources: readonly { text: string; isListItem: boolean; strength: number }[]): Brought[] {
  const found = new Map<string, Brought>();
  const add = (one: Brought) => {
    const known = found.get(one.id);
    if (!known || known.strength < one.strength) found.set(one.id, one);
  };
  const { book, impliedBy } = lexicon();
  for (const { text, isListItem, strength: asSaid } of sources)
    for (const part of affirmed(text).flatMap((clause) => clause.split(','))) {
      const strength = begins.test(fold(part)) ? Math.min(strengths.touched, asSaid) : asSaid;
      for (const { id } of book.find(tokensOf(part), isListItem))
        add({ id, strength, quote: text, impliedBy: null });
    }
  for (const one of [...found.values()])
    for (const id of impliedBy(one.id))
      add({ id, strength: Math.min(strengths.implied, one.strength), quote: one.quote, impliedBy: one.id });
  return [...found.values()];
}

const heaviest = <Of>(all: readonly Of[], weight: (one: Of) => number, most: number): Of[] =>
  [...all].sort((one, other) => weight(other) - weight(one)).slice(0, most);

/** What a resume brings, the heaviest first (docs/rules.md#match-seeker). */
function broughtBy({ lines, duties, listedSkills }: ResumeFacts): Brought[] {
  const atWork = new Set(duties.map(({ span }) => span.start));
  const shown = lines.filter(({ section }) => section !== 'contacts');
  const told = (line: ResumeLine) => ({
    text: line.words,
    isListItem: false,
    strength:
      atWork.has(line.span.start) || line.section === 'experience' ? strengths.worked : strengths.listed,
  });
  const listed = listedSkills.map((text) => ({ text, isListItem: true, strength: strengths.listed }));
  const brought = gather([...shown.map(told), ...listed]);
  return heaviest(brought, ({ id, strength }) => conceptWeight(id) * strength, mostConcepts);
}

const monthsOf = (
  period: { from: string | null; to: string | null; isCurrent: boolean },
  now: Date,
): number => {
  const at = (text: string | null, month: number): number | null => {
    const [, year, named] = /^(\d{4})(?:-(\d{2}))?$/u.exec(text ?? '') ?? [];
    return year === undefined ? null : Number(year) * 12 + (named === undefined ? month : Number(named) - 1);
  };
  const from = at(period.from, 6);
  const to = period.isCurrent ? now.getFullYear() * 12 + now.getMonth() : at(period.to, 6);
  return from === null || to === null ? 0 : Math.max(0, to - from + 1);
};

/** Years of a text like 'более 7 лет', '21 год'. */
const yearsSaid = (text: string | null): number | null => {
  const said = /\d{1,2}(?:[.,]\d)?/u.exec(text ?? '');
  return said ? Number(said[0].replace(',', '.')) : null;
};

function yearsOf({ reading, experience }: ResumeFacts, wanted: readonly string[], now: Date): number | null {
  const jobs = reading.jobs.map(({ title, period }) => ({
    roles: rolesIn(title?.text ?? ''),
    months: period ? monthsOf(period, now) : 0,
  }));
  const isAlike = (role: string) => wanted.some((one) => relationOf(one, role) !== 'other');
  const alike = jobs.filter(({ roles }) => roles.length === 0 || roles.some(isAlike));
  const worked = alike.reduce((sum, { months }) => sum + months, 0) / 12;
  const said = yearsSaid(experience);
  if (jobs.length === 0) return said;
  return alike.length === jobs.length && said !== null ? Math.max(worked, said) : worked;
}

const pay =
  /(?<!\p{L})(?:зп|зарплат\p{L}{0,6}|доход\p{L}{0,3}|ожидани\p{L}{0,3}|оклад\p{L}{0,3}|salary|желаем\p{L}{0,4})[^\n\d]{0,60}\d/iu;

function salaryIn(lines: readonly ResumeLine[]): number | null {
  for (const { text, section } of lines) {
    const at = section === 'experience' ? -1 : text.search(pay);
    const said = at < 0 ? null : parseSalary(text.slice(at));
    if (said) return Math.min(mostSalary, said.min);
  }
  return null;
}

/** Lines at the top of a resume among which a wanted position may stand without its own heading. */
const topLines = 12;
const longestTitle = 120;
/** Who writes without headings says what they are in the first sentences. */
const mostOfBeginning = 600;

/** The wanted position: as it was read, or the first line at the top that names a role, or the latest post. */
function wantedIn({ lines, reading, entries }: ResumeFacts): string {
  if (reading.position) return reading.position.text;
  const named = lines
    .slice(0, topLines)
    .find(({ words }) => words.length <= longestTitle && rolesIn(words).length > 0);
  const beginning = lines
    .slice(0, topLines)
    .map(({ words }) => words)
    .join('. ')
    .slice(0, mostOfBeginning);
  return (
    named?.words ??
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
  const parts = title.split(/[,;(/]/u).map(levelInTitle);
  return parts.find((one) => one !== null && one !== 'Intern') ?? levelInTitle(title);
}

/** What of a resume a match needs (docs/rules.md#match-seeker). */
export function seekerOf(facts: ResumeFacts, now: Date): Seeker {
  const { lines, reading } = facts;
  const wantedTitle = titlePart(wantedIn(facts));
  const wanted = rolesIn(wantedTitle).slice(0, mostRoles);
  const past = [...new Set(reading.jobs.slice(0, 3).flatMap(({ title }) => rolesIn(title?.text ?? '')))];
  const shown = lines.filter(({ section }) => section !== 'contacts');
  const text = shown.map(({ words }) => words).join('\n');
  const atWork = shown.filter(({ section }) => section === 'experience').map(({ words }) => words);
  const top = lines.filter(
    ({ section }) => section === 'top' || section === 'contacts' || section === 'about',
  );
  const wishes = fold(
    [...top.map(({ words }) => words), ...lines.slice(0, 8).map(({ words }) => words)].join('\n'),
  );
  const level = levelWanted(wantedTitle);
  // Who wants to begin and tells of no work has none behind them.
  const years = yearsOf(facts, wanted, now) ?? (level === 'Intern' || level === 'Junior' ? 0 : null);
  const titleStems = new Set(
    tokensOf(wantedTitle)
      .map(({ stem }) => stem)
      .filter((stem) => stemWeight(stem) > 0),
  );
  return {
    concepts: broughtBy(facts).map(({ id, strength }) => ({ id, strength })),
    roles: wanted,
    pastRoles: past.filter((one) => !wanted.includes(one)).slice(0, mostRoles),
    titleStems: [...titleStems].slice(0, mostTitleStems),
    industries: industriesIn(atWork).slice(0, mostIndustries),
    level,
    years: years === null ? null : Math.min(mostYears, years),
    salary: salaryIn(lines),
    city: citiesIn(wishes)[0] ?? null,
    relocation:
      /(?:готов\p{L}{0,3} к|возможен|or|или) ?(?:\p{L}{1,20} ?(?:к|или)? ?)?(?:переезд|relocat)/u.test(
        wishes,
      ) && !/переезд не/u.test(wishes),
    languages: languagesIn(text),
  };
}

/** Somebody of whom nothing is known but skills, all of them at work. */
export function seekerOfSkills(skills: readonly string[]): Seeker {
  const brought = gather(skills.map((text) => ({ text, isListItem: true, strength: strengths.worked })));
  return seeker.parse({
    concepts: heaviest(brought, ({ id, strength }) => conceptWeight(id) * strength, mostConcepts).map(
      ({ id, strength }) => ({ id, strength }),
    ),
    roles: [],
    titleStems: [],
  });
}
