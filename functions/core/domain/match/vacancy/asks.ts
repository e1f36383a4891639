import { fold } from '../../text/words.ts';
import { withoutDeniedMentions } from '../denials.ts';
import { languagesIn, type NamedLanguage } from '../languages.ts';
import { lexicon } from '../lexicon.ts';
import { withLicences } from '../licences.ts';
import type { Ask } from '../score/demand.ts';
import { type Token, tokensOf } from '../stems.ts';
import { type DescriptionLine, descriptionLines, type LineKind } from './lines.ts';
import { isNotRequired, isWelcome, startsWithNegation, statementsOf } from './statements.ts';

/** One thing that a vacancy asks for (docs/rules.md#vacancy-asks). */
export interface QuotedAsk extends Ask {
  /** The words that it was read from. */
  quote: string;
}

export interface DemandText {
  title: string;
  tags: readonly string[];
  /** Plain text; empty where the source gave none. */
  description: string;
}

export const maxAsks = 24;
const maxQuoteLength = 160;
/** Between two names of one choice. */
const isOr = (between: string): boolean =>
  /^[\s(]*(?:(?:,\s*)?(?:или|либо|or)|и\/или)[\s)]*$/iu.test(between);
const isSlash = (between: string): boolean => /^[\s(]*[/|\\][\s)]*$/u.test(between);
const isListing = (between: string): boolean => /^\s*,\s*$/u.test(between);
/** Between two of which one is enough. */
const isListingOfOne = (between: string): boolean =>
  /^\s*[,;•]\s*$/u.test(between) || isOr(between) || isSlash(between);

interface Mention {
  concept: string;
  from: number;
  to: number;
}

const oneOf =
  /(?<!\p{L})(?:од(?:ин|н\p{L}{1,3}) (?:или (?:нескольк\p{L}{1,3}|более) )?из|люб\p{L}{2,3} из|(?:хотя бы|как минимум)(?: с| в| на)? од(?:ин|н\p{L}{1,3})|(?:any|one) of)(?!\p{L})/giu;
/** From those words to the first name: 'популярных фреймворков', or anything that opens a list. */
const leadsToList =
  /^(?:[^.;!?:(]{0,60}[:(][^.;!?]{0,30}|\P{L}{0,3}(?:\p{L}{1,25}[^\p{L}.,;!?]{1,3}){0,3})$/u;
/** From a name of what they are to the first of them: 'СУБД: MySQL, PostgreSQL', 'ORM-фреймворков JPA, JOOQ'. */
const leadsFromKind = /^(?:[^.;!?,:(]{0,40}[:(][^.;!?,]{0,20}|[\s-]{0,3}(?:\p{L}{1,25}[\s—–-]{1,3})?)$/u;

/** Mentions that say with the one before them what one of is enough: 'одного из языков: Python, Java'. */
function oneOfSeveral(mentions: readonly Mention[], text: string): ReadonlySet<Mention> {
  const joined = new Set<Mention>();
  const between = (at: number): string => text.slice(mentions[at]?.to, mentions[at + 1]?.from);
  let at = 0;
  for (const { 0: words, index } of text.matchAll(oneOf)) {
    const end = index + words.length;
    while (at < mentions.length && (mentions[at] as Mention).from < end) at += 1;
    if (!leadsToList.test(text.slice(end, Math.min(mentions[at]?.from ?? end, end + 100)))) continue;
    while (at + 1 < mentions.length && leadsFromKind.test(between(at))) at += 1;
    while (at + 1 < mentions.length && isListingOfOne(between(at))) {
      at += 1;
      joined.add(mentions[at] as Mention);
    }
  }
  return joined;
}

/** 'React, Vue или Angular' is one choice, 'Python, SQL' are two things, 'Python, MySQL/PostgreSQL' a thing and a choice. */
function choicesOf(mentions: readonly Mention[], text: string): Mention[][] {
  const joined = oneOfSeveral(mentions, text);
  const groups: Mention[][] = [];
  let listed: Mention[] = [];
  const endList = () => {
    groups.push(...listed.map((mention) => [mention]));
    listed = [];
  };
  for (const [at, mention] of mentions.entries()) {
    const previous = mentions[at - 1];
    const between = previous ? text.slice(previous.to, mention.from) : '';
    if (previous && isOr(between) && listed.length > 0) {
      groups.push([...listed, mention]);
      listed = [];
    } else if (previous && (joined.has(mention) || isOr(between) || isSlash(between))) {
      endList();
      groups.at(-1)?.push(mention);
    } else {
      if (!isListing(between)) endList();
      listed.push(mention);
    }
  }
  endList();
  return groups;
}

const quoteOf = (text: string): string =>
  text.length <= maxQuoteLength ? text : `${text.slice(0, maxQuoteLength - 1)}…`;

/** Each thing that a text names, or a choice of several, as an ask with these words. */
function asksIn(text: string, details: Omit<QuotedAsk, 'concepts'>, isListItem = false): QuotedAsk[] {
  const tokens = tokensOf(text);
  const found = lexicon().book.find(tokens, isListItem);
  const mentions = withoutDeniedMentions(found, tokens, fold(text)).map(({ id, from, to }) => ({
    concept: id,
    from: (tokens[from] as Token).start,
    to: (tokens[to - 1] as Token).end,
  }));
  return choicesOf(mentions, text).map((choice) => ({
    ...details,
    concepts: [...new Set(choice.map(({ concept }) => concept))],
  }));
}

const strengthByKind: Readonly<Record<LineKind, 'must' | 'nice' | null>> = {
  required: 'must',
  welcome: 'nice',
  duties: 'must',
  other: 'nice',
  offer: null,
};

/** Asks of a description's line. */
function asksOfLine(text: string, kind: LineKind): QuotedAsk[] {
  const strength = strengthByKind[kind];
  if (strength === null) return [];
  return statementsOf(withLicences(text)).flatMap((statement) =>
    asksIn(statement.text, {
      isMust: strength === 'must' && !statement.isWelcome,
      isInTitle: false,
      quote: quoteOf(text),
    }),
  );
}

/** A thing that is asked for twice is asked for once: as it is asked for more. */
function distinct(asks: readonly QuotedAsk[]): QuotedAsk[] {
  const merged: QuotedAsk[] = [];
  const seen = new Map<string, number>();
  for (const ask of asks) {
    const index = ask.concepts.map((concept) => seen.get(concept)).find((at) => at !== undefined);
    if (index === undefined) {
      for (const concept of ask.concepts) seen.set(concept, merged.length);
      merged.push(ask);
      continue;
    }
    const earlier = merged[index] as QuotedAsk;
    // Asked for alone, it is no longer one of a choice.
    const concepts = ask.concepts.length < earlier.concepts.length ? ask.concepts : earlier.concepts;
    merged[index] = { ...earlier, concepts, isMust: earlier.isMust || ask.isMust };
  }
  return merged;
}

/** 'Менеджер (без активных продаж)' without its bracket. */
const partsOfTitle = (title: string): string[] =>
  title.split(/(?=\()|(?<=\))/u).filter((part) => !startsWithNegation.test(fold(part)));

/** Languages and their levels that a description requires, not those that it welcomes. */
export const languagesAsked = (
  description: string,
  lines: readonly DescriptionLine[] = descriptionLines(description),
): NamedLanguage[] =>
  languagesIn(
    lines
      .filter(({ text, kind }) => kind === 'required' && !isWelcome(text) && !isNotRequired(text))
      .map(({ text }) => text)
      .join('\n'),
  );

/** So many things of one kind among the tags are a choice: 'Joomla, Drupal, WordPress, MODX' are asked of nobody at once. */
const minOfOneKind = 4;

function withChoices(asks: readonly QuotedAsk[]): QuotedAsk[] {
  const groupOf = ({ concepts: [id] }: QuotedAsk) => lexicon().concepts.get(id ?? '')?.group;
  const groups = Map.groupBy(asks, groupOf);
  return [...groups].flatMap(([group, same]) =>
    group === undefined || same.length < minOfOneKind
      ? same
      : [
          {
            ...(same[0] as QuotedAsk),
            concepts: [...new Set(same.flatMap(({ concepts }) => concepts))],
            quote: quoteOf(same.map(({ quote }) => quote).join(', ')),
          },
        ],
  );
}

/** What a vacancy asks for, what it must have first, in the order of its words; 24 at most (docs/rules.md#vacancy-asks). */
export function readAsks(
  { title, tags, description }: DemandText,
  lines: readonly DescriptionLine[] = descriptionLines(description),
): QuotedAsk[] {
  const listed = tags.flatMap((tag) =>
    asksIn(withLicences(tag), { isMust: true, isInTitle: false, quote: quoteOf(tag) }, true),
  );
  // 'C#/ASP.NET' in a title is both.
  const named = partsOfTitle(title)
    .flatMap((part) => asksIn(withLicences(part), { isMust: true, isInTitle: true, quote: quoteOf(title) }))
    .flatMap((ask) => ask.concepts.map((concept) => ({ ...ask, concepts: [concept] })));
  const described = lines.flatMap(({ text, kind }) => asksOfLine(text, kind));
  const all = distinct([...named, ...withChoices(listed), ...described]);
  return [...all.filter(({ isMust }) => isMust), ...all.filter(({ isMust }) => !isMust)].slice(0, maxAsks);
}
