import { namesRole } from '../../documents/reading/words/vocabulary.ts';
import { type Concept, conceptsIn, type Mention, mentionsIn } from '../../match/lexicon.ts';
import { withLicences } from '../../match/licences.ts';
import { tokensOf } from '../../match/stems.ts';
import { fold } from '../../text/words.ts';
import { isPossession } from '../own/possessions.ts';
import { isBalanced } from '../text-cleanup.ts';
import { wordingOf } from './wording.ts';

/** Programs that the lexicon knows as work of a trade: they are told under their names. */
export const isProgram = (words: string): boolean =>
  /^(?:iiko|r[-_ ]?keeper|storehouse|huntflow|friendwork|talantix|experium|e-?staff)$/iu.test(words);

export const isForeign = (words: string): boolean => /[a-z]/iu.test(words) && !/[а-яё]/iu.test(words);

/** 'Data Scientist' is no Data Science; 'SharePoint Designer' and 'Swift Package Manager' are programs. */
const neverOfPrograms = /\s(?:scientist|engineer|analyst)$/iu;

/** 'Data Analyst' and 'Scrum Master' are who somebody is; 'Affinity Designer' is a program. */
export const isPost = (words: string): boolean =>
  isForeign(words) &&
  /\s/u.test(words) &&
  namesRole(words) &&
  conceptsIn(words, true).every(
    ({ name }) =>
      !isForeign(name) ||
      fold(words).startsWith(`${fold(name)} `) ||
      (neverOfPrograms.test(words) && !fold(name).includes(fold(words))),
  );

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

/** Words of an occupation that name a product or a model all the same: 'Консультант Плюс', 'каскадная модель'. */
const isThing =
  /(?<!\p{L})(?:модель|редактор|конструктор|консультант\s?(?:плюс(?!\p{L})|\+)|финансист|иллюстратор|системы|инструменты|практики)/u;

/** What somebody of a trade does, where it bears a name of the same stem: of 'программист 1С', of 'Scrum-мастера'. */
function tradeOf({ concept, words }: Mention): string | null {
  const [first] = tokensOf(concept.name);
  const isItsTrade = tokensOf(words).some(
    ({ stem }) => stem === first?.stem || (stem.length >= 5 && stem.slice(0, 5) === first?.stem.slice(0, 5)),
  );
  return isItsTrade ? concept.name : null;
}

const afterStart = (words: string, start: string): string =>
  words.startsWith(start) ? words.slice(start.length) : '';

/**
 * What is mentioned, as a letter may name it: in the words that stand there, a trade by its name, and what is declined as
 * the lexicon words the same; null where it has other words alone, since 'справочно-правовые системы' are not one of them.
 */
export function nameOf(mention: Mention): string | null {
  const { concept, words } = mention;
  if (isProgram(words)) return fold(words) === fold(concept.name) ? concept.name : words;
  if (isForeign(words))
    return concept.kind === 'work' || (isPost(words) && isForeign(concept.name))
      ? concept.name
      : withCanonicalCase(withoutVersion(words), concept);
  if (isUndeclined(mention) && !namesRole(words)) return words;
  // 'SQL запросах' are SQL.
  if (isForeign(concept.name) && /^[\s-]/u.test(afterStart(fold(words), fold(concept.name))))
    return concept.name;
  // 'Экселе' is how Excel is spelt here.
  if (isForeign(concept.name) && !/[\s-]/u.test(words)) return concept.name;
  const bare = isVersioned(words) ? withoutVersion(words) : words;
  const wording = wordingOf(concept, bare);
  if (!namesRole(words) && !namesRole(wording ?? '')) return wording;
  if (concept.kind === 'work' || isPossession(concept.name)) return concept.name;
  return namesRole(concept.name) || isThing.test(fold(words)) ? wording : tradeOf(mention);
}

const skillNamesIn = (text: string): string[] =>
  mentionsIn(withLicences(text))
    .filter(({ concept }) => concept.kind !== 'work')
    .flatMap((mention) => nameOf(mention) ?? []);

/** 'Аналитик данных' as an item of a list is who somebody is: we tell what such a person does. */
const isTrade = (words: string): boolean =>
  !isForeign(words) &&
  namesRole(words) &&
  mentionsIn(words, true).some(
    (mention) =>
      mention.words === words &&
      mention.concept.kind !== 'work' &&
      !namesRole(mention.concept.name) &&
      !isPossession(mention.concept.name) &&
      !isThing.test(fold(words)),
  );

/** With a level behind it; what is longer is no skill. */
const maxRawLength = 100;

/**
 * A skill as a letter may name it, and those that its brackets hold: 'JavaScript (React)' has two. What is no name by
 * itself gives those that we know: 'Знание SQL' is SQL.
 */
export function namesOf(raw: string): string[] {
  if (raw.length > maxRawLength) return [];
  const inBrackets = /\(([^()]*)\)/u.exec(raw)?.[1] ?? '';
  const name = normalizedSkill(raw);
  const names = isSkillName(name) && !isPost(name) && !isTrade(name) ? [name] : skillNamesIn(name);
  return [...names, ...skillNamesIn(inBrackets)].filter((each) => !isPost(each));
}

/** 'EXCEL' → 'Excel', 'React 18' → 'React', 'ПЕРЕГОВОРЫ' → 'переговоры', 'Немецкий язык — B2' without the level; 'СБИС' stays. */
function normalizedSkill(skill: string): string {
  const name = skill
    .replace(/^(?:есть|имею|имеется|уверенно|хорошо|отлично|свободно)\s+(?=\p{L})/iu, '')
    .replace(/\s+[—–(-]\s*.*$/u, '')
    .replace(/(?<![\s.;,:])[\s.;,:]+$/u, '')
    .replace(/(?<!\s)\s(?:уверенно|хорошо|отлично|свободно)$/iu, '');
  const bare = isVersioned(name) ? withoutVersion(name) : name;
  const [only, ...others] = conceptsIn(bare, true);
  if (only && others.length === 0 && isForeign(bare)) return withCanonicalCase(bare, only);
  return bare.replace(/^(1[CcСс]: ?[А-ЯЁ])?([А-ЯЁ\s-]{6,})$/u, (_, start: string | undefined, rest: string) =>
    [start ?? '', rest.toLowerCase()].join(''),
  );
}

const nonSkillWords =
  /^(?:(?:не|нет|без|но|проблем|немного|только|no|not|some)(?!\p{L})|опыт|знани[ея]|умени[ея]|навык|владени[ея]|работа(?!\p{L})|уверенн|базов|хорош|отличн|понимани|способн|готовност|good|strong|experience|knowledge|ability|understanding|other|tools|languages?|прочее|инструмент)|ответственн|коммуникабельн|стрессоустойчив|пунктуальн|исполнительн|целеустремл|трудолюби|обучаем|терпелив|креативн|внимательн|усидчив|любовь|soft[ -]?skills|начальн|сертификат|базов|знани[еяй]|умени[еяй]|добросовестн|вежлив|грамотн|организованн|многозадачн|дружелюб|активн|честн|аккуратн|hard-?working|team ?player|stress/iu;

export const isSkillName = (skill: string): boolean =>
  skill.length >= 2 &&
  skill.length <= 40 &&
  skill.split(/\s+/u).length <= 4 &&
  /^(?:1[CcСс]: ?)?[\p{L}\d.][\p{L}\p{N}\s.+#/&'’_-]*$/u.test(skill) &&
  isBalanced(skill) &&
  !nonSkillWords.test(skill) &&
  !/\s(?:и|and)\s/iu.test(skill) &&
  !/\d{4}|\.\s|\.$|-\s|\/.*\//u.test(skill);
