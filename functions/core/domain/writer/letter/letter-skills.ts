import { withoutContacts } from '../../documents/reading/contacts.ts';
import type { Section } from '../../documents/reading/lines.ts';
import type { ReadValue } from '../../documents/resume-reading.ts';
import { type Concept, conceptsIn, lexicon, type Mention, mentionsIn } from '../../match/lexicon.ts';
import { withLicences } from '../../match/licences.ts';
import { strengths } from '../../match/seeker/seeker.ts';
import { collectConcepts, skillSourcesIn } from '../../match/seeker/seeker-concepts.ts';
import { readAsks } from '../../match/vacancy/asks.ts';
import { once } from '../../text/once.ts';
import { fold, wholeWords } from '../../text/words.ts';
import type { ResumeFacts } from '../facts.ts';
import { isBelittled, isKnownWellBy, type KnownWell, knownWellOf } from '../own/known-well.ts';
import {
  isPossession,
  startsWithPermit,
  statesPossession,
  withoutLackedPermits,
} from '../own/possessions.ts';
import type { LetterVacancy } from '../writing.ts';
import { isForeign, isPost, isProgram, isSkillName, nameOf, namesOf } from './skill-names.ts';

/** Go is a language where it stands among others, or before 'developer': never 'go to market'. */
const goLanguage =
  /(?<![\p{L}\p{N}-])Go(?=\s*(?:[,/;.)]|$)|-разработчик|\s+\(|\s+(?:[Рр]азработчик|[Dd]eveloper|[Ee]ngineer|[Пп]рограммист|[Bb]ackend|или|и|and|or)(?![\p{L}]))/mu;

/** 'Go' among others of its kind: 'Go, PostgreSQL', 'PHP, Go и MySQL'. */
const namesGo = ({ lines }: ResumeFacts): boolean =>
  lines.some(
    ({ words, section }) =>
      (section === 'experience' || section === 'skills' || section === 'projects') &&
      words.length <= maxLineLength &&
      goLanguage.test(words) &&
      conceptsIn(words).some(({ id, kind }) => id !== 'go' && kind === 'name'),
  );

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
const isMentioned = (skill: string, text: string): boolean =>
  skill.length >= 4 && wholeWords(escapeRegExp(fold(skill))).test(text);

const maxLineLength = 2000;
/** Each of them is sought in the whole vacancy. */
const maxSkillsRead = 120;

export interface LetterSkills {
  /** Asked for by the vacancy: first those of its title, then those that it must have, then those that it welcomes. */
  matching: string[];
  /** Those of them that its title names. */
  ofTitle: string[];
  others: string[];
  /** Concepts that the vacancy asks for. */
  asked: ReadonlySet<string>;
}

interface AskedConcepts {
  /** 0 of the title, 1 a must, 2 welcome, 3 not asked for. */
  rankOf(skill: string, concepts: readonly Concept[]): number;
  concepts: ReadonlySet<string>;
}

const notAsked = 3;

function askedConceptsOf({ title, tags, description }: LetterVacancy): AskedConcepts {
  const ranks = new Map<string, number>();
  for (const { concepts, isInTitle, isMust } of readAsks({ title, tags, description }))
    for (const id of concepts) ranks.set(id, isInTitle ? 0 : isMust ? 1 : 2);
  if (goLanguage.test(title)) ranks.set('go', 0);
  else if (!ranks.has('go') && goLanguage.test(description)) ranks.set('go', 2);
  const texts = [title, tags.join(', '), description].map(fold);
  const { concepts: allConcepts, impliedBy } = lexicon();
  // '1С:УТ' is asked for as 1С: its name says so. What only follows, as Python of Django, is another skill.
  const rankOfConcept = ({ id, name }: Concept): number =>
    ranks.get(id) ??
    Math.min(
      notAsked,
      ...impliedBy(id)
        .filter((impliedId) => name.startsWith(allConcepts.get(impliedId)?.name ?? name))
        .map((impliedId) => ranks.get(impliedId) ?? notAsked),
    );
  return {
    rankOf(skill, concepts) {
      // What the lexicon does not know may stand there word for word.
      const at = concepts.length > 0 ? -1 : texts.findIndex((text) => isMentioned(skill, text));
      return Math.min(...concepts.map(rankOfConcept), at < 0 ? notAsked : at);
    },
    concepts: new Set(ranks.keys()),
  };
}

const workSections: readonly Section[] = ['skills', 'experience', 'projects', 'achievements'];
/** What was learnt is not known yet, and a language is told with its level. */
const excludedSections: readonly Section[] = ['contacts', 'education', 'courses', 'languages'];

/** What lines show and no list names: of what is asked for all, of other things those with a foreign name. */
function skillsProvenIn(facts: ResumeFacts, asked: AskedConcepts, { stands }: KnownWell): string[] {
  const listedConcepts = new Set(facts.listedSkills.flatMap((raw) => conceptsIn(raw, true)));
  const mentions = new Map<string, Map<string, Mention>>();
  /** Of a line that may name hundreds it is read once. */
  const mentionOf = (id: string, line: string): Mention | undefined => {
    const lineMentions = mentions.get(line) ?? new Map<string, Mention>();
    if (!mentions.has(line))
      for (const mention of mentionsIn(withLicences(line))) {
        // Of 'в «Медиалоге» работала, в «Инфоклинике» нет' the first.
        const previous = lineMentions.get(mention.concept.id);
        if (!previous || !stands(previous.words)) lineMentions.set(mention.concept.id, mention);
      }
    mentions.set(line, lineMentions);
    return lineMentions.get(id);
  };
  // Of 'github.com/anna' nobody knows GitHub.
  const bare = facts.lines.map((line) => ({ ...line, words: withoutContacts(line.words) }));
  const skillsIn = (
    sections: (section: Section) => boolean,
    isMeant: (mention: Mention, strength: number, line: string) => boolean,
  ) =>
    collectConcepts(
      skillSourcesIn({ ...facts, lines: bare.filter(({ section }) => sections(section)), listedSkills: [] }),
    ).flatMap(({ id, quote, strength, impliedBy }) => {
      if (impliedBy !== null || strength < strengths.listed) return [];
      const mention = mentionOf(id, quote);
      return mention && !listedConcepts.has(mention.concept) && isMeant(mention, strength, quote)
        ? (nameOf(mention) ?? [])
        : [];
    });
  return [
    ...skillsIn(
      (section) => !excludedSections.includes(section),
      ({ concept, words }, strength, line) => {
        const rank = asked.rankOf('', [concept]);
        if (concept.kind !== 'work') return rank < notAsked;
        if (isPossession(concept.name)) return rank < notAsked && statesPossession(line, words);
        // What the title names is the trade itself, and 'Backend developer' a post.
        return (
          rank > 0 &&
          rank < notAsked &&
          strength === strengths.worked &&
          (!isForeign(words) || isProgram(words))
        );
      },
    ),
    ...skillsIn(
      (section) => workSections.includes(section),
      (mention) =>
        isProgram(mention.words) ||
        (mention.concept.kind !== 'work' &&
          isForeign(mention.words) &&
          /[A-Z\d]/u.test(nameOf(mention) ?? '')),
    ),
  ].filter((name) => isSkillName(name) && !isPost(name));
}

/** Lines that tell of no deed, or open with the permit: one that a deed names may be another's. */
function linesBesideDuties({ lines, reading }: ResumeFacts): ResumeFacts['lines'] {
  const startsOf = (values: readonly (ReadValue | null)[]) => values.map((value) => value?.line?.start);
  const heads = new Set(reading.jobs.flatMap(({ title, employer }) => startsOf([title, employer])));
  const actions = new Set(
    reading.jobs.flatMap(({ duties }) => startsOf(duties)).filter((start) => !heads.has(start)),
  );
  return lines.filter(({ words, span }) => !actions.has(span.start) || startsWithPermit(words));
}

/** Whether a permit or a car is stated beside what was done, where it may be another's. */
export const ownedBesideDuties = (facts: ResumeFacts): KnownWell['isKnown'] =>
  isKnownWellBy({
    lines: linesBesideDuties(facts).map((line) => ({ ...line, words: withoutLackedPermits(line.words) })),
  });

/** Each skill once, however it is spelt. */
export function letterSkills(
  facts: ResumeFacts,
  profileSkills: readonly string[],
  vacancy: LetterVacancy,
): LetterSkills {
  const asked = askedConceptsOf(vacancy);
  const known = knownWellOf(facts);
  const ownedBeside = once(() => ownedBesideDuties(facts));
  const listed = facts.listedSkills.slice(0, maxSkillsRead).flatMap(namesOf);
  const resumeSkills = [
    ...listed,
    ...skillsProvenIn(facts, asked, known),
    ...(namesGo(facts) ? ['Go'] : []),
  ].filter((skill) => known.isKnown(skill) && (!isPossession(skill) || ownedBeside()(skill)));
  const seen = new Set<string>();
  const ranked: { skill: string; rank: number }[] = [];
  const profileNames = profileSkills.filter((raw) => !isBelittled(raw)).flatMap(namesOf);
  for (const skill of [...resumeSkills, ...profileNames].slice(0, maxSkillsRead)) {
    // 'Python3' is Python, and is named as it stands.
    const bare = skill.replace(/(?<=\p{L})\s?\d$/u, '');
    const concepts = conceptsIn(bare, true);
    const keys = [fold(bare), ...concepts.map(({ id }) => `#${id}`)];
    // 'PostgreSQL' after 'Postgres', 'SQL' after 'SQL (PostgreSQL)'.
    if (keys.some((key) => seen.has(key))) continue;
    for (const key of keys) seen.add(key);
    ranked.push({ skill, rank: asked.rankOf(skill, concepts) });
  }
  const ofRank = (wantedRank: number) =>
    ranked.filter(({ rank }) => rank === wantedRank).map(({ skill }) => skill);
  return {
    matching: [...ofRank(0), ...ofRank(1), ...ofRank(2)],
    ofTitle: ofRank(0),
    others: ofRank(notAsked),
    asked: asked.concepts,
  };
}
