import { contactsIn, withoutContacts } from '../documents/reading/contacts.ts';
import { type Concept, conceptsIn, type Mention, mentionsIn } from '../match/lexicon.ts';
import { withLicences } from '../match/licences.ts';
import { fold } from '../text/words.ts';
import { createNameChecker } from './check/create-name-checker.ts';
import { createNumberChecker } from './check/create-number-checker.ts';
import { withoutInvisible } from './text-cleanup.ts';

const bareLink = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/(?<!\/)\/+$/u, '');

const bareDigits = (phone: string): string => phone.replace(/\D/gu, '').slice(-10);

function createContactChecker(sources: string): (text: string) => string[] {
  const knownContacts = contactsIn(sources);
  const missing = (values: string[], allowed: string[], normalize: (value: string) => string) => {
    const allowedKeys = new Set(allowed.map(normalize));
    return values.filter((value) => !allowedKeys.has(normalize(value)));
  };
  return (text) => {
    const found = contactsIn(text);
    return [
      ...missing(found.emails, knownContacts.emails, (email) => email.toLowerCase()),
      ...missing(found.phones, knownContacts.phones, bareDigits),
      ...missing(found.handles, knownContacts.handles, (handle) => handle.toLowerCase()),
      ...missing(found.links, knownContacts.links, bareLink),
    ];
  };
}

/** Of each item of a list as well: there 'Go' is a language. */
const conceptsNamedIn = (sources: string): ReadonlySet<Concept> =>
  new Set([...conceptsIn(sources), ...sources.split(/[,;\n]/u).flatMap((item) => conceptsIn(item, true))]);

/** Words of Russian too, which are no names without a list around them: 'расти', 'в мире', '12 млн руб.'. */
const ordinaryWords =
  /^(?:офис|табло|куб(?!ер)|пачк|плюс|раст|фич|компенсац|сов|афтер|мир|нод|перл|ревью|курсор|гемм|руб|блендер|тарантул|редис|паскал|астр|симфон|чарльз|эльбрус|стахан|эластик)/u;

/** Foreign names in Russian letters, which the lexicon knows as items of lists: 'пишу на реакте'. */
const foreignNamesIn = (text: string): Mention[] =>
  (text.match(/(?<!\p{L})[а-яё]{3,20}(?!\p{L})/giu) ?? []).flatMap((word) =>
    ordinaryWords.test(fold(word))
      ? []
      : mentionsIn(word, true).filter(({ concept }) => !/[а-яё]/iu.test(concept.name)),
  );

/** Long enough for what declines, and for the verb beside its noun: 'анализ данных' of 'анализировала данные'. */
const stemOf = (word: string): string => fold(word).slice(0, 5);

/**
 * Things that a text names and the sources do not, in the words of the text. What one does can be told in many words, so
 * that only names are told from others; a name in Russian words is known where each of them is.
 */
function createSkillChecker(
  sources: string,
  namedConcepts: ReadonlySet<Concept>,
): (text: string) => string[] {
  const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];
  const knownStems = new Set(wordsOf(sources).map(stemOf));
  const isReworded = (words: string) =>
    /^[^a-z\d]*$/iu.test(words) && wordsOf(words).every((word) => knownStems.has(stemOf(word)));
  return (text) =>
    [...mentionsIn(text), ...foreignNamesIn(text)]
      .filter(
        ({ concept, words }) => concept.kind !== 'work' && !namedConcepts.has(concept) && !isReworded(words),
      )
      .map(({ words }) => words);
}

const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether a name is a word or a row of words of one of the phrases: 'Google' of 'Google Cloud'. A phrase has as many
 * words as a wording of the lexicon, so that its rows are few, whatever the number of phrases.
 */
function isPartOf(phrases: readonly string[]): (name: string) => boolean {
  const wordRuns = new Set<string>();
  for (const phrase of new Set(phrases)) {
    const words = foldedWords(phrase);
    for (const from of words.keys())
      for (let to = from + 1; to <= words.length; to += 1) wordRuns.add(words.slice(from, to).join(' '));
  }
  return (name) => wordRuns.has(foldedWords(name).join(' '));
}

/** Lines of categories of driving as the lexicon names each: of 'права кат. В, С' the letter tells 'права категории C'. */
const licencesIn = (sources: string): string[] =>
  sources.split('\n').flatMap((line) => {
    const spelled = withLicences(line);
    return spelled === line ? [] : spelled;
  });

/** `inventedIn` for many texts of the same sources. */
export function createInventionChecker(sources: readonly string[]): (text: string) => string[] {
  const sourceText = withoutInvisible(sources.join('\n'));
  const namingText = [sourceText, ...licencesIn(sourceText)].join('\n');
  const namedConcepts = conceptsNamedIn(namingText);
  const checkContacts = createContactChecker(sourceText);
  const checkNumbers = createNumberChecker(withoutContacts(sourceText));
  const checkSkills = createSkillChecker(namingText, namedConcepts);
  // 'ML' of a source is Machine Learning, and may be called so.
  const checkNames = createNameChecker(
    [namingText, ...[...namedConcepts].flatMap(({ wordings }) => wordings)].join('\n'),
  );
  return (text) => {
    const visibleText = withoutInvisible(text);
    const plain = withoutContacts(visibleText);
    const skills = checkSkills(plain);
    const isOfSkill = isPartOf(skills);
    const otherNames = checkNames(plain).filter((name) => !isOfSkill(name));
    return [...new Set([...checkNumbers(plain), ...checkContacts(visibleText), ...skills, ...otherNames])];
  };
}

/**
 * What a text names and none of its sources does (docs/rules.md#writer-nothing-invented), word for word from the text:
 * numbers, dates, shares, employers and other names, skills, links, e-mails, accounts, phones. A declined name is the
 * name.
 */
export const inventedIn = (text: string, sources: readonly string[]): string[] =>
  createInventionChecker(sources)(text);
