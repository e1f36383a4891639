import { withoutContacts } from '../../documents/reading/contacts.ts';
import type { ResumeLine } from '../../documents/reading/lines.ts';
import { affirmedItems, affirms, denies, isDenied, itemsOf, withoutDeniedLists } from '../../text/denied.ts';
import { learns } from '../../text/learns.ts';
import { once } from '../../text/once.ts';
import { fold, wholeWords } from '../../text/words.ts';
import type { ResumeFacts } from '../../writer/facts.ts';
import { isOnlyBegun, withoutOthers } from '../../writer/own/known-well.ts';
import { ownPartOf } from '../../writer/own/own-part.ts';
import { isPossession, ownedItems } from '../../writer/own/possessions.ts';
import { oneLine } from '../../writer/text-cleanup.ts';
import { namesHadoop, withoutDeniedMentions } from '../denials.ts';
import { languagesIn } from '../languages.ts';
import { lexicon } from '../lexicon.ts';
import { withLicences } from '../licences.ts';
import { tokensOf } from '../stems.ts';
import { conceptWeight } from '../weights.ts';
import { maxConcepts, strengths } from './seeker.ts';

/** A concept, how strongly a person brings it, and the words it was read from. */
export interface SeekerConcept {
  id: string;
  strength: number;
  /** The line that names it, or what it follows from. */
  quote: string;
  impliedBy: string | null;
}

const rest = '\\p{L}*';
/** A clause of what somebody has only begun with. */
const beginnerWords = wholeWords(
  `немного`,
  `основы`,
  `базов${rest}`,
  `начальн${rest}`,
  `поверхностн${rest}`,
  `щупал${rest}`,
  `знаком(?:а|ство|ился|илась)?`,
  `на курс${rest}`,
  `по курс${rest}`,
  learns,
  `слаб(?:о|ое|ые|ый|ая|оват${rest})`,
  `начал${rest}`,
  'basic',
  'basics',
  'familiar',
);

const clausesOf = (line: string): string[] =>
  line.split(/(?<=[.;!?])\s(?!нет(?!\p{L}))|,\s(?=(?:но|а|однако|зато)\s)/u);

/** What goes on behind a comma: 'Учу Python, SQL'. */
const beginsToLearn = new RegExp(`^\\s*(?:(?:сейчас|пока) )?${learns}\\s`, 'u');

interface OwnPart {
  text: string;
  isBegun: boolean;
  /** Concepts with a name that the part leaves to its writer; undefined where it names nobody else. */
  ofOneself: ReadonlySet<string> | undefined;
}

const idsIn = (text: string, isListItem = false): ReadonlySet<string> =>
  new Set(
    lexicon()
      .book.find(tokensOf(text), isListItem)
      .map(({ id }) => id),
  );

/** What a line lists or tells of, without what it denies and what is of others: of a clause that denies something what it affirms for itself. */
const affirmed = (line: string, isList: boolean): OwnPart[] =>
  clausesOf(line).flatMap((clause) => {
    const folded = fold(clause);
    const items = itemsOf(folded);
    const isLearnt = beginsToLearn.test(folded);
    // In a list of skills, whom one hires says nothing of the skills behind it.
    const own = isList ? items.map(ownPartOf).join(',') : ownPartOf(folded);
    const ofOneself = own === items.join(',') || own === folded ? undefined : idsIn(own);
    const affirmedOnes = denies(clause)
      ? items.filter((item) => affirms(item) && !isDenied(item))
      : affirmedItems(items);
    return withoutOthers(affirmedOnes).map((text) => ({
      text,
      isBegun: beginnerWords.test(text) || isOnlyBegun(text) || (isLearnt && !affirms(text)),
      ofOneself,
    }));
  });

/** All that is told of, with what follows from it, in the order of the words. */
export function collectConcepts(sources: readonly SkillSource[]): SeekerConcept[] {
  const byId = new Map<string, SeekerConcept>();
  const add = (concept: SeekerConcept) => {
    const previous = byId.get(concept.id);
    if (!previous || previous.strength < concept.strength) byId.set(concept.id, concept);
  };
  const { book, impliedBy, concepts } = lexicon();
  const listsHadoop = sources.some(({ text, isListItem }) => isListItem && namesHadoop(text));
  for (const { text, quote = text, isListItem, isList = isListItem, strength: sourceStrength } of sources) {
    const parts = affirmed(withLicences(text), isList);
    const owned = once(() => idsIn(ownedItems(parts.map((part) => part.text).join(', ')), isListItem));
    /** What one has is known by its line, and whose a tool is by its clause; work that is done to others is done. */
    const isOwn = (id: string, ofOneself: OwnPart['ofOneself']): boolean => {
      const { name = '', kind } = concepts.get(id) ?? {};
      return (!isPossession(name) || owned().has(id)) && (kind === 'work' || (ofOneself?.has(id) ?? true));
    };
    const isOfHadoop = namesHadoop(text) || (listsHadoop && (isListItem || !/\s/u.test(text.trim())));
    for (const part of parts) {
      const strength = part.isBegun ? Math.min(strengths.touched, sourceStrength) : sourceStrength;
      const tokens = tokensOf(part.text);
      const found = book.find(tokens, isListItem);
      for (const { id } of withoutDeniedMentions(found, tokens, fold(part.text), isOfHadoop))
        if (isOwn(id, part.ofOneself)) add({ id, strength, quote, impliedBy: null });
    }
    // 'Английский — B2': beside a level its name is enough, and the lexicon has the same id for it.
    for (const { id, level } of languagesIn(parts.map((part) => part.text).join(',')))
      add({
        id,
        strength: Math.min(sourceStrength, level < 'B1' ? strengths.touched : strengths.listed),
        quote,
        impliedBy: null,
      });
  }
  for (const concept of [...byId.values()])
    for (const id of impliedBy(concept.id))
      add({
        id,
        strength: Math.min(strengths.implied, concept.strength),
        quote: concept.quote,
        impliedBy: concept.id,
      });
  return [...byId.values()];
}

const heaviest = <Of>(all: readonly Of[], weight: (item: Of) => number, most: number): Of[] =>
  [...all].sort((left, right) => weight(right) - weight(left)).slice(0, most);

export interface SkillSource {
  text: string;
  /** The whole of its words, where the text leaves out some. */
  quote?: string;
  isListItem: boolean;
  /** A line of a list of skills; as `isListItem` where nothing says it. */
  isList?: boolean;
  strength: number;
}

/** No phrase goes across it. */
const gap = '; ';

/** A line's words without the employers that it names: at «Видеомонтаж Про» somebody may do the books. */
function withoutEmployers({ jobs }: ResumeFacts['reading']): (line: ResumeLine) => string {
  const employers = new Map<number, string[]>();
  for (const { employer } of jobs) {
    if (!employer?.line) continue;
    const { start } = employer.line;
    employers.set(start, [...(employers.get(start) ?? []), oneLine(employer.text)]);
  }
  return ({ words, span }) =>
    (employers.get(span.start) ?? []).reduce((rest, name) => rest.replace(name, () => gap), words);
}

/** 'GitHub: github.com/anna' says where, not what somebody knows. */
const withoutLinks = (words: string): string =>
  withoutContacts(words).replace(/(?<!\p{L})git(?:hub|lab)\s{0,3}[:–—-]?\s{1,3}(?=,)/giu, ' ');

/** What of a resume may name a skill: not the contacts, and no employer. */
export function skillSourcesIn({ lines, duties, listedSkills, reading }: ResumeFacts): SkillSource[] {
  const ownWordsOf = withoutEmployers(reading);
  const dutyStarts = new Set(duties.map(({ span }) => span.start));
  const contentLines = withoutDeniedLists(lines).filter(({ section }) => section !== 'contacts');
  const fromLines = contentLines.map((line) => ({
    text: withoutLinks(ownWordsOf(line)),
    quote: line.words,
    isListItem: false,
    isList: line.section === 'skills',
    strength:
      dutyStarts.has(line.span.start) || line.section === 'experience' ? strengths.worked : strengths.listed,
  }));
  return [
    ...fromLines,
    ...listedSkills.map((text) => ({ text, isListItem: true, strength: strengths.listed })),
  ];
}

/** What a person brings, the heaviest first (docs/rules.md#match-seeker). */
export const topConcepts = (sources: readonly SkillSource[]): SeekerConcept[] =>
  heaviest(collectConcepts(sources), ({ id, strength }) => conceptWeight(id) * strength, maxConcepts);
