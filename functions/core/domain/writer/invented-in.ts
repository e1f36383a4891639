import { contactsIn, withoutContacts } from '../documents/reading/contacts.ts';
import { type Concept, conceptsIn, mentionsIn } from '../match/lexicon.ts';
import { fold } from '../text/words.ts';
import { namesBeside } from './check/names-beside.ts';
import { numbersBeside } from './check/numbers-beside.ts';
import { withoutInvisible } from './text-cleanup.ts';

const bareLink = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/(?<!\/)\/+$/u, '');

const bareDigits = (phone: string): string => phone.replace(/\D/gu, '').slice(-10);

function contactsBeside(sources: string): (text: string) => string[] {
  const known = contactsIn(sources);
  const missing = (ones: string[], others: string[], bare: (one: string) => string) => {
    const there = new Set(others.map(bare));
    return ones.filter((one) => !there.has(bare(one)));
  };
  return (text) => {
    const shown = contactsIn(text);
    return [
      ...missing(shown.emails, known.emails, (one) => one.toLowerCase()),
      ...missing(shown.phones, known.phones, bareDigits),
      ...missing(shown.handles, known.handles, (one) => one.toLowerCase()),
      ...missing(shown.links, known.links, bareLink),
    ];
  };
}

/** Of each item of a list as well: there 'Go' is a language. */
const namedBy = (sources: string): ReadonlySet<Concept> =>
  new Set([...conceptsIn(sources), ...sources.split(/[,;\n]/u).flatMap((item) => conceptsIn(item, true))]);

/** Long enough for what declines, and for the verb beside its noun: 'анализ данных' of 'анализировала данные'. */
const beginning = (word: string): string => fold(word).slice(0, 5);

/**
 * Things that a text names and the sources do not, in the words of the text. What one does can be told in many words, so
 * that only names are told from others; a name in Russian words is known where each of them is.
 */
function skillsBeside(sources: string, named: ReadonlySet<Concept>): (text: string) => string[] {
  const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];
  const known = new Set(wordsOf(sources).map(beginning));
  const isReworded = (words: string) =>
    /^[^a-z\d]*$/iu.test(words) && wordsOf(words).every((word) => known.has(beginning(word)));
  return (text) =>
    mentionsIn(text)
      .filter(({ concept, words }) => concept.kind !== 'work' && !named.has(concept) && !isReworded(words))
      .map(({ words }) => words);
}

const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether a name is a word or a row of words of one of the phrases: 'Google' of 'Google Cloud'. A phrase has as many
 * words as a wording of the lexicon, so that its rows are few, whatever the number of phrases.
 */
function isPartOf(phrases: readonly string[]): (name: string) => boolean {
  const rows = new Set<string>();
  for (const phrase of new Set(phrases)) {
    const words = foldedWords(phrase);
    for (const from of words.keys())
      for (let to = from + 1; to <= words.length; to += 1) rows.add(words.slice(from, to).join(' '));
  }
  return (name) => rows.has(foldedWords(name).join(' '));
}

/** `inventedIn` for many texts of the same sources. */
export function inventedBeside(sources: readonly string[]): (text: string) => string[] {
  const known = withoutInvisible(sources.join('\n'));
  const named = namedBy(known);
  const contacts = contactsBeside(known);
  const numbers = numbersBeside(withoutContacts(known));
  const skillsOf = skillsBeside(known, named);
  // 'ML' of a source is Machine Learning, and may be called so.
  const names = namesBeside([known, ...[...named].flatMap(({ wordings }) => wordings)].join('\n'));
  return (text) => {
    const shown = withoutInvisible(text);
    const plain = withoutContacts(shown);
    const skills = skillsOf(plain);
    const isOfSkill = isPartOf(skills);
    const others = names(plain).filter((name) => !isOfSkill(name));
    return [...new Set([...numbers(plain), ...contacts(shown), ...skills, ...others])];
  };
}

/**
 * What a text names and none of its sources does (docs/rules.md#writer-nothing-invented), word for word from the text:
 * numbers, dates, shares, employers and other names, skills, links, e-mails, accounts, phones. A declined name is the
 * name.
 */
export const inventedIn = (text: string, sources: readonly string[]): string[] =>
  inventedBeside(sources)(text);
