import { withoutContacts } from '../../documents/reading/contacts.ts';
import type { Section } from '../../documents/reading/lines.ts';
import { namesRole } from '../../documents/reading/words/vocabulary.ts';
import type { ReadValue } from '../../documents/resume-reading.ts';
import { type Concept, conceptsIn, lexicon, type Mention, mentionsIn } from '../../match/lexicon.ts';
import { withLicences } from '../../match/licences.ts';
import { strengths } from '../../match/seeker/seeker.ts';
import { collectConcepts, skillSourcesIn } from '../../match/seeker/seeker-concepts.ts';
import { tokensOf } from '../../match/stems.ts';
import { readAsks } from '../../match/vacancy/asks.ts';
import { once } from '../../text/once.ts';
import { fold, wholeWords } from '../../text/words.ts';
import type { ResumeFacts } from '../facts.ts';
import { isBalanced } from '../text-cleanup.ts';
import type { LetterVacancy } from '../writing.ts';
import { isBelittled, isKnownWellBy } from './known-well.ts';
import { isPossession, opensWithPermit, withoutPermitsNotHeld } from './possessions.ts';
import { wordingOf } from './wording.ts';

/** Go is a language where it stands among others, or before 'developer': never 'go to market'. */
const goLanguage =
  /(?<![\p{L}\p{N}-])Go(?=\s*(?:[,/;.)]|$)|-разработчик|\s+(?:[Рр]азработчик|[Dd]eveloper|[Ee]ngineer|[Пп]рограммист|[Bb]ackend|\(|или|и|and|or)(?![\p{L}]))/mu;

/** 'Go' among others of its kind: 'Go, PostgreSQL', 'PHP, Go и MySQL'. */
const namesGo = ({ lines }: ResumeFacts): boolean =>
  lines.some(
    ({ words, section }) =>
      (section === 'experience' || section === 'skills' || section === 'projects') &&
      words.length <= maxLineLength &&
      goLanguage.test(words) &&
      conceptsIn(words).some(({ id, kind }) => id !== 'go' && kind === 'name'),
  );

const isForeign = (words: string): boolean => /[a-z]/iu.test(words) && !/[а-яё]/iu.test(words);

/** 'Data Analyst' and 'Scrum Master' are who somebody is; 'Affinity Designer' is a program. */
const isPost = (words: string): boolean =>
  isForeign(words) &&
  /\s/u.test(words) &&
  namesRole(words) &&
  conceptsIn(words, true).every(({ name }) => !isForeign(name) || fold(words).startsWith(`${fold(name)} `));

/** Latin words as the concept's own name spells them: 'EXCEL' is Excel, 'postgresql' PostgreSQL. */
function withCanonicalCase(words: string, { name }: Concept): string {
  const own = new Map((name.match(/[A-Za-z\d+#.]+/gu) ?? []).map((word) => [word.toLowerCase(), word]));
  return words.replace(/[A-Za-z\d+#.]+/gu, (word) => own.get(word.toLowerCase()) ?? word);
}

/** 'React 18' is React, '1С 8.3' 1С: the number would be read with the word behind it. */
const withoutVersion = (words: string): string =>
  words.replace(/\s\d{1,4}(?:\.\d{1,3}){0,3}(?:\s?\/\s?\d(?:\.\d{1,3}){0,3})?$/u, '');
const isVersioned = (words: string): boolean => isForeign(words) || /^1[CcСс](?!\p{L})/u.test(words);

const isUndeclined = ({ concept, words }: Mention): boolean =>
  concept.wordings.some((wording) => fold(wording.replace(/^[\^=]+/u, '')) === fold(words));

/**
 * What is mentioned, as a letter may name it: in the words that stand there, a trade by its name, and what is declined as
 * the lexicon words the same; null where it has other words alone, since 'справочно-правовые системы' are not one of them.
 */
function nameOf(mention: Mention): string | null {
  const { concept, words } = mention;
  if (isForeign(words))
    return concept.kind === 'work' || (isPost(words) && isForeign(concept.name))
      ? concept.name
      : withCanonicalCase(withoutVersion(words), concept);
  if (isUndeclined(mention) && !namesRole(words)) return words;
  // 'Экселе' is how Excel is spelt here.
  if (isForeign(concept.name) && !/[\s-]/u.test(words)) return concept.name;
  const bare = isVersioned(words) ? withoutVersion(words) : words;
  const wording = wordingOf(concept, bare);
  if (!namesRole(wording ?? words)) return wording;
  // Of 'водителей категории C' the permit is told, of 'Scrum-мастера' Scrum; 'Турбо-Бухгалтер' is no trade.
  const [stem] = tokensOf(concept.name);
  const isItsTrade =
    concept.kind === 'work' ||
    isPossession(concept.name) ||
    tokensOf(words).some((token) => token.stem === stem?.stem);
  return isItsTrade ? concept.name : wording;
}

const skillNamesIn = (text: string): string[] =>
  mentionsIn(withLicences(text))
    .filter(({ concept }) => concept.kind !== 'work')
    .flatMap((mention) => nameOf(mention) ?? []);

/**
 * A skill as a letter may name it, and those that its brackets hold: 'JavaScript (React)' has two. What is no name by
 * itself gives those that we know: 'Знание SQL' is SQL.
 */
function namesOf(raw: string): string[] {
  const inBrackets = /\(([^()]*)\)/u.exec(raw)?.[1] ?? '';
  const name = normalizedSkill(raw);
  const names = isSkillName(name) && !isPost(name) ? [name] : skillNamesIn(name);
  return [...names, ...skillNamesIn(inBrackets)].filter((each) => !isPost(each));
}

/** 'EXCEL' → 'Excel', 'React 18' → 'React', 'ПЕРЕГОВОРЫ' → 'переговоры', 'Немецкий язык — B2' without the level; 'СБИС' stays. */
function normalizedSkill(skill: string): string {
  const name = skill.replace(/\s+[—–(-]\s*.*$/u, '').replace(/(?<![\s.;,:])[\s.;,:]+$/u, '');
  const bare = isVersioned(name) ? withoutVersion(name) : name;
  const [only, ...others] = conceptsIn(bare, true);
  if (only && others.length === 0 && isForeign(bare)) return withCanonicalCase(bare, only);
  return bare.replace(/^(1[CcСс]: ?[А-ЯЁ])?([А-ЯЁ\s-]{6,})$/u, (_, start: string | undefined, rest: string) =>
    [start ?? '', rest.toLowerCase()].join(''),
  );
}

const nonSkillWords =
  /^(?:(?:не|нет|без|проблем|no|not)(?!\p{L})|опыт|знани[ея]|умени[ея]|навык|владени[ея]|работа(?!\p{L})|уверенн|базов|хорош|отличн|понимани|способн|готовност|good|strong|experience|knowledge|ability|understanding|other|tools|languages?|прочее|инструмент)|ответственн|коммуникабельн|стрессоустойчив|пунктуальн|исполнительн|целеустремл|трудолюби|обучаем|терпелив|креативн|внимательн|усидчив|любовь|soft[ -]?skills|начальн|сертификат|базов|знани[еяй]|умени[еяй]|добросовестн|вежлив|грамотн|организованн|многозадачн|дружелюб|активн|честн|аккуратн|hard-?working|team ?player|stress/iu;

const isSkillName = (skill: string): boolean =>
  skill.length >= 2 &&
  skill.length <= 40 &&
  skill.split(/\s+/u).length <= 4 &&
  /^(?:1[CcСс]: ?)?[\p{L}\d.][\p{L}\p{N}\s.+#/&'’-]*$/u.test(skill) &&
  isBalanced(skill) &&
  !nonSkillWords.test(skill) &&
  !/\s(?:и|and)\s/iu.test(skill) &&
  !/\d{4}|\.\s|\.$|-\s|\/.*\//u.test(skill);

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
const isMentioned = (skill: string, text: string): boolean =>
  skill.length >= 4 && wholeWords(escapeRegExp(fold(skill))).test(text);

const maxLineLength = 2000;
/** Each of them is sought in the whole vacancy. */
const maxSkillsRead = 120;
/** With a level behind it; what is longer is no skill. */
const maxRawLength = 100;

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
function skillsProvenIn(facts: ResumeFacts, asked: AskedConcepts): string[] {
  const listedConcepts = new Set(facts.listedSkills.flatMap((raw) => conceptsIn(raw, true)));
  const mentions = new Map<string, Map<string, Mention>>();
  /** Of a line that may name hundreds it is read once. */
  const mentionOf = (id: string, line: string): Mention | undefined => {
    const lineMentions =
      mentions.get(line) ??
      new Map(mentionsIn(withLicences(line)).map((mention) => [mention.concept.id, mention]));
    mentions.set(line, lineMentions);
    return lineMentions.get(id);
  };
  // Of 'github.com/anna' nobody knows GitHub.
  const bare = facts.lines.map((line) => ({ ...line, words: withoutContacts(line.words) }));
  const skillsIn = (
    sections: (section: Section) => boolean,
    isMeant: (mention: Mention, strength: number) => boolean,
  ) =>
    collectConcepts(
      skillSourcesIn({ ...facts, lines: bare.filter(({ section }) => sections(section)), listedSkills: [] }),
    ).flatMap(({ id, quote, strength, impliedBy }) => {
      if (impliedBy !== null || strength < strengths.listed) return [];
      const mention = mentionOf(id, quote);
      return mention && !listedConcepts.has(mention.concept) && isMeant(mention, strength)
        ? (nameOf(mention) ?? [])
        : [];
    });
  return [
    ...skillsIn(
      (section) => !excludedSections.includes(section),
      ({ concept, words }, strength) => {
        const rank = asked.rankOf('', [concept]);
        if (concept.kind !== 'work') return rank < notAsked;
        // What the title names is the trade itself, and 'Backend developer' a post.
        return rank > 0 && rank < notAsked && strength === strengths.worked && !isForeign(words);
      },
    ),
    ...skillsIn(
      (section) => workSections.includes(section),
      (mention) =>
        mention.concept.kind !== 'work' && isForeign(mention.words) && /[A-Z\d]/u.test(nameOf(mention) ?? ''),
    ),
  ].filter((name) => isSkillName(name) && !isPost(name));
}

/** Lines that tell of no deed, or open with the permit: one that a deed names may be another's. */
function linesBesideDuties({ lines, reading }: ResumeFacts): ResumeFacts['lines'] {
  const startsOf = (values: readonly (ReadValue | null)[]) => values.map((value) => value?.line?.start);
  const heads = new Set(reading.jobs.flatMap(({ title, employer }) => startsOf([title, employer])));
  const deeds = new Set(
    reading.jobs.flatMap(({ duties }) => startsOf(duties)).filter((start) => !heads.has(start)),
  );
  return lines.filter(({ words, span }) => !deeds.has(span.start) || opensWithPermit(words));
}

/** Each skill once, however it is spelt. */
export function letterSkills(
  facts: ResumeFacts,
  profileSkills: readonly string[],
  vacancy: LetterVacancy,
): LetterSkills {
  const asked = askedConceptsOf(vacancy);
  const isKnownWell = isKnownWellBy(facts);
  const ownedBeside = once(() =>
    isKnownWellBy({
      lines: linesBesideDuties(facts).map((line) => ({ ...line, words: withoutPermitsNotHeld(line.words) })),
    }),
  );
  const listed = facts.listedSkills
    .slice(0, maxSkillsRead)
    .filter((raw) => raw.length <= maxRawLength)
    .flatMap(namesOf);
  const resumeSkills = [...listed, ...skillsProvenIn(facts, asked), ...(namesGo(facts) ? ['Go'] : [])].filter(
    (skill) => isKnownWell(skill) && (!isPossession(skill) || ownedBeside()(skill)),
  );
  const seen = new Set<string>();
  const ranked: { skill: string; rank: number }[] = [];
  const profileNames = profileSkills
    .filter((raw) => raw.length <= maxRawLength && !isBelittled(raw))
    .flatMap(namesOf);
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
