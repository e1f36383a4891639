import { withoutContacts } from '../../documents/reading/contacts.ts';
import { fold } from '../../text/words.ts';
import type { ResumeFacts } from '../facts.ts';
import { type LetterForm, maxLetterNameLength } from '../writing.ts';
import { createFigureChecker } from './figures.ts';
import { withNumbersInDigits } from './number-words.ts';

type LetterInputs = Pick<LetterForm, 'companyName' | 'position' | 'whyInterested' | 'relevantExperience'> &
  Partial<Pick<LetterForm, 'profileData'>>;
type Kind = 'employer' | 'title' | 'school' | 'degree' | 'duty';

/** What a letter may name, and the entries of the facts that it belongs to. */
interface NamedEntity {
  kind: Kind;
  pattern: RegExp;
  /** What every match begins with: looked for first, since a pattern's first run takes longer than a whole text. */
  start: string;
  entries: ReadonlySet<number>;
}

interface Mention {
  kind: Kind | 'figure' | 'year';
  words: string;
  entries: ReadonlySet<number>;
}

const legalForms = new Set('ооо оао зао пао ао ип гк ltd llc inc gmbh'.split(' '));

const wordsOf = (name: string): string[] => fold(name).match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** A declined name is the name: 'Ромашка' of 'Ромашке'. */
const isDeclined = (word: string): boolean => /^[а-я]{4,}$/u.test(word);
const withoutEnding = (word: string): string =>
  isDeclined(word) ? word.slice(0, word.length >= 5 ? -2 : -1) : word;
const asDeclined = (word: string): string =>
  isDeclined(word) ? `${withoutEnding(word)}[а-я]{0,4}` : word.replaceAll('+', '\\+');

const maxWords = 40;

function soughtWords(name: string): string[] {
  const all = wordsOf(name).slice(0, maxWords);
  const core = all.filter((word) => !legalForms.has(word));
  const words = core.length > 0 ? core : all;
  return words.join('').length < 2 ? [] : words;
}

function patternOf(name: string): RegExp | null {
  const words = soughtWords(name);
  if (words.length === 0) return null;
  const between = '[^\\p{L}\\p{N}]{1,4}';
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.map(asDeclined).join(between)}(?![\\p{L}\\p{N}])`, 'gu');
}

const isNamedIn = (folded: string, { start, pattern }: NamedEntity): boolean =>
  folded.includes(start) && folded.search(pattern) >= 0;

const textKey = (text: string): string => wordsOf(text).join(' ');

/** Each name once, the longest first: 'младший аналитик' is no 'аналитик'. */
function namesOf(names: readonly { kind: Kind; name: string | null; entry: number }[]): NamedEntity[] {
  const byName = new Map<string, { kind: Kind; name: string; entries: Set<number> }>();
  for (const { kind, name, entry } of names) {
    if (name === null) continue;
    const key = `${kind} ${textKey(name)}`;
    const old = byName.get(key);
    if (old) old.entries.add(entry);
    else byName.set(key, { kind, name, entries: new Set([entry]) });
  }
  return [...byName.values()]
    .sort((left, right) => right.name.length - left.name.length)
    .flatMap(({ kind, name, entries }) => {
      const pattern = patternOf(name);
      const [first = ''] = soughtWords(name);
      return pattern ? { kind, pattern, start: withoutEnding(first), entries } : [];
    });
}

/** A list belongs to the line that leads it in; all else is sentence by sentence, clause by clause. */
function groupsOf(letter: string): string[] {
  const groups: string[] = [];
  let lead: string | null = null;
  for (const line of letter.split('\n')) {
    if (/^[—–-] /u.test(line) && lead !== null) {
      groups[groups.length - 1] = `${groups.at(-1)}\n${line}`;
      continue;
    }
    const parts = line
      .split(/(?<=[.!?…][»"”)]?)\s+(?=[\p{Lu}«“"„\d])/u)
      .flatMap((sentence) =>
        sentence.split(
          /;\s+|,\s+(?=(?:а|затем|потом|до этого|до того|ранее|раньше|then|and before|and then|before that)\s)/iu,
        ),
      );
    groups.push(...parts.filter((part) => part.trim() !== ''));
    lead = line.trim().endsWith(':') ? line : null;
  }
  return groups;
}

const statedEmployer =
  /(?<!\p{L})(?:компани\p{L}{0,4}|фирм\p{L}{0,3}|организаци\p{L}{0,3}|ООО|АО|ПАО|ЗАО|ОАО|ГК)\s+[«"„“]([^«»"„“”\n]{2,80})[»"“”]/gu;

function sharedBy(mentions: readonly Mention[]): ReadonlySet<number> | null {
  const [first, ...rest] = mentions;
  if (!first) return null;
  return new Set([...first.entries].filter((entry) => rest.every(({ entries }) => entries.has(entry))));
}

/** Whether what is named together is one entry; several employers may be listed by themselves. */
function areConsistent(mentions: readonly Mention[], listKind: Mention['kind']): boolean {
  if (mentions.every(({ kind }) => kind === listKind)) return true;
  return sharedBy(mentions)?.size !== 0;
}

/** `falseRelations` for many texts of the same facts. */
export function createRelationChecker(facts: ResumeFacts, form: LetterInputs): (letter: string) => string[] {
  const jobs = namesOf(
    facts.entries.flatMap(({ employer, title }, entry) => [
      { kind: 'employer' as const, name: employer, entry },
      { kind: 'title' as const, name: title, entry },
    ]),
  );
  const studies = namesOf(
    facts.studies.flatMap(({ school, degree }, entry) => [
      { kind: 'school' as const, name: school, entry },
      { kind: 'degree' as const, name: degree, entry },
    ]),
  );
  const duties = new Map<string, Set<number>>();
  for (const [entry, { duties: jobDuties }] of facts.entries.entries())
    for (const { words } of jobDuties) {
      const key = textKey(words);
      duties.set(key, (duties.get(key) ?? new Set()).add(entry));
    }
  const yearsIn = (text: string): string[] => text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu) ?? [];
  const yearsOf = facts.entries.map(
    ({ period, duties: jobDuties }) =>
      new Set(
        yearsIn([period?.text, period?.from, period?.to, ...jobDuties.map(({ words }) => words)].join(' ')),
      ),
  );
  const studyYears = facts.studies.map(
    ({ period, school, degree }) =>
      new Set(yearsIn([period?.text, period?.from, period?.to, school, degree].join(' '))),
  );
  const otherYears = new Set(
    yearsIn(facts.lines.map(({ words }) => words).join('\n')).filter(
      (year) => ![...yearsOf, ...studyYears].some((known) => known.has(year)),
    ),
  );
  const { experience = '', about = '' } = form.profileData ?? {};
  const figures = createFigureChecker(
    facts,
    [form.whyInterested, form.relevantExperience, about],
    [experience],
  );
  const ownWords = [form.whyInterested, form.relevantExperience].map(textKey).filter((own) => own !== '');
  const position = form.position.trim();
  const hasFigure =
    form.companyName.length <= maxLetterNameLength && /\d/u.test(withNumbersInDigits(form.companyName));
  const company = hasFigure ? patternOf(form.companyName) : null;
  const companies = new Set([textKey(form.companyName)]);
  const employers = [...jobs.filter(({ kind }) => kind === 'employer')];
  const isKnownEmployer = (name: string) =>
    companies.has(textKey(name)) ||
    [...companies].some((companyKey) => companyKey.includes(textKey(name))) ||
    employers.some((employer) => isNamedIn(fold(name), employer)) ||
    [...duties.keys()].some((duty) => duty.includes(textKey(name)));

  const isDutyOf = (line: string): ReadonlySet<number> | undefined => duties.get(textKey(line));

  function mentionsIn(text: string, names: readonly NamedEntity[]): { mentions: Mention[]; rest: string } {
    const mentions: Mention[] = [];
    let rest = fold(text);
    for (const { kind, pattern, start, entries } of names)
      if (rest.includes(start))
        rest = rest.replace(pattern, (words) => {
          mentions.push({ kind, words, entries });
          return ' '.repeat(words.length);
        });
    return { mentions, rest };
  }

  function checkGroup(group: string): string[] {
    const lines = group.split('\n');
    const dutyMentions: Mention[] = [];
    const otherText: string[] = [];
    for (const line of lines) {
      const at = line.indexOf(': ');
      const entries = isDutyOf(line) ?? (at > 0 ? isDutyOf(line.slice(at + 2)) : undefined);
      if (entries) {
        dutyMentions.push({ kind: 'duty', words: line, entries });
        if (!isDutyOf(line)) otherText.push(line.slice(0, at + 1));
      } else if (!ownWords.some((own) => own.includes(textKey(line)))) otherText.push(line);
    }
    const quotedPosition = position === '' ? [] : [`«${position}»`, `“${position}”`, `"${position}"`];
    const text = quotedPosition.reduce(
      (rest, quoted) => rest.replaceAll(quoted, ' '),
      withoutContacts(otherText.join('\n')),
    );
    const unknownEmployers = [...text.matchAll(statedEmployer)]
      .map(([, name = '']) => name)
      .filter((name) => !isKnownEmployer(name));

    const { mentions: ofJobs, rest } = mentionsIn(text, jobs);
    const { mentions: ofStudies, rest: plain } = mentionsIn(rest, studies);
    const entriesOf = (year: string, all: readonly ReadonlySet<string>[]) =>
      new Set(all.flatMap((entryYears, entry) => (entryYears.has(year) ? entry : [])));
    const wrongYears: string[] = [];
    const isOfStudy = ofStudies.length > 0 && ofJobs.length === 0;
    for (const year of yearsIn(plain)) {
      if (otherYears.has(year)) continue;
      const entries = entriesOf(year, isOfStudy ? studyYears : yearsOf);
      if (entries.size > 0) (isOfStudy ? ofStudies : ofJobs).push({ kind: 'year', words: year, entries });
      else if (ofJobs.length > 0 || isOfStudy || entriesOf(year, [...yearsOf, ...studyYears]).size === 0)
        wrongYears.push(year);
    }
    // A figure of the vacancy's own company tells of no deed.
    const unnamed = company === null ? plain : plain.replaceAll(company, ' ');
    const found = figures(unnamed.replace(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu, ' '));
    const named = [...ofJobs, ...dutyMentions].filter(
      ({ kind }) => kind !== 'title' || ofJobs.length + dutyMentions.length > 1,
    );
    const measured: Mention[] = found.known.flatMap(({ words, entries }) =>
      entries === null ? [] : { kind: 'figure' as const, words, entries },
    );
    const isJobs = areConsistent(named, 'employer');
    const isMeasured =
      !isJobs ||
      named.length === 0 ||
      measured.every((figure) => areConsistent([...named, figure], 'employer'));
    const joinWords = (mentions: readonly Mention[]) => mentions.map(({ words }) => words.trim()).join(' / ');
    return [
      ...unknownEmployers,
      ...wrongYears,
      ...found.unknown,
      ...(isJobs ? [] : [joinWords(named)]),
      ...(isMeasured ? [] : [joinWords([...named, ...measured])]),
      ...(areConsistent(ofStudies, 'school') ? [] : [joinWords(ofStudies)]),
    ];
  }
  return (letter) => [...new Set(groupsOf(letter).flatMap(checkGroup))];
}

/**
 * What a letter puts together and the facts do not (docs/rules.md#letter-relations): an employer with the post, years,
 * deeds or figures of another job, a school with another's degree, a figure with what it does not measure, an employer
 * that nobody knows. What is named in one sentence, or in a list and the line before it, belongs together.
 */
export const falseRelations = (letter: string, facts: ResumeFacts, form: LetterInputs): string[] =>
  createRelationChecker(facts, form)(letter);
