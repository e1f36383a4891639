import { fold } from '../../text/words.ts';
import { withoutDeniedMentions } from '../denials.ts';
import { languagesIn, type NamedLanguage } from '../languages.ts';
import { lexicon } from '../lexicon.ts';
import { withLicences } from '../licences.ts';
import type { Ask } from '../score/demand.ts';
import { type Token, tokensOf } from '../stems.ts';
import { choicesOf } from './choices.ts';
import { type DescriptionLine, descriptionLines, type LineKind } from './lines.ts';
import { isNotRequired, isWelcome, startsWithNegation } from './remarks.ts';
import { statementsOf } from './statements.ts';

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

/**
 * Of two that name the same: what one must have, though a wish narrows it; else what is asked for alone, no longer as one
 * of a choice.
 */
function strongerOf(earlier: QuotedAsk, later: QuotedAsk): QuotedAsk {
  if (earlier.isMust !== later.isMust) return earlier.isMust ? earlier : later;
  return later.concepts.length < earlier.concepts.length ? later : earlier;
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
    const { concepts, quote } = strongerOf(earlier, ask);
    merged[index] = { ...earlier, concepts, quote, isMust: earlier.isMust || ask.isMust };
    for (const concept of earlier.concepts) if (seen.get(concept) === index) seen.delete(concept);
    for (const concept of concepts) if (!seen.has(concept)) seen.set(concept, index);
  }
  return merged;
}

/** 'Менеджер (без активных продаж)' without its bracket. */
const partsOfTitle = (title: string): string[] =>
  title.split(/(?=\()|(?<=\))/u).filter((part) => !startsWithNegation.test(fold(part)));

/** The words of a line, but for those that only welcome or deny. */
const requiredOf = (text: string): string =>
  isWelcome(text) || isNotRequired(text)
    ? statementsOf(text)
        .flatMap((statement) => (statement.isWelcome ? [] : statement.text))
        .join(' ')
    : text;

/** Languages and their levels that a description requires, not those that it welcomes. */
export const languagesAsked = (
  description: string,
  lines: readonly DescriptionLine[] = descriptionLines(description),
): NamedLanguage[] =>
  languagesIn(lines.flatMap(({ text, kind }) => (kind === 'required' ? requiredOf(text) : [])).join('\n'));

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
