import * as z from 'zod/mini';
import { isOtherText, type TextSpan, textSpan } from '#core/domain/documents/blocks.ts';
import { editOf } from '#core/domain/writer/apply-advice.ts';
import { applyEdit, editsBetween, movedSpan, type TextEdit } from '#core/domain/writer/text-edit.ts';
import { type Advice, advice, wordsIn, writer } from '#core/domain/writer/writing.ts';
import { draftStore } from '../../../browser-storage/draft-store.ts';

const judged = z.object({
  advice,
  verdict: z.enum(['open', 'accepted', 'rejected']),
  /** Where the quote stood in the text that was analysed; null for what is to be added. */
  origin: z.nullable(textSpan),
  /** Where it stands now, or what was put in its place; null where that has been edited since. */
  place: z.nullable(textSpan),
  /** What an accepted proposal took the place of. */
  replaced: z.nullable(z.string()),
});
export type JudgedAdvice = z.infer<typeof judged>;

const analysis = z.object({
  /** What was analysed: the beginning of a resume that is longer than the writer reads. */
  resumeText: z.string(),
  /** Words of the whole; null where it was analysed. */
  wordsOfWhole: z.nullable(z.int()),
  /** What the places are of: the text as it was last seen. */
  text: z.string(),
  items: z.array(judged),
  state: z.enum(['running', 'done', 'stopped', 'failed']),
  /** Null until it is done. */
  writtenBy: z.nullable(writer),
});
export type Analysis = z.infer<typeof analysis>;

export const analyses = draftStore('resume_analysis', analysis);

export const newAnalysis = (resumeText: string, whole = resumeText): Analysis => ({
  resumeText,
  wordsOfWhole: whole === resumeText ? null : wordsIn(whole),
  text: whole,
  items: [],
  state: 'running',
  writtenBy: null,
});

const isSame = (one: Advice, other: Advice) =>
  one.quote === other.quote && one.proposal === other.proposal && one.reason === other.reason;

/**
 * Where the advice says that its quote stands, if it does; else the first of its places that no other recommendation speaks
 * of, or the first.
 */
function originOf(
  resumeText: string,
  { quote, at }: Pick<Advice, 'quote' | 'at'>,
  others: readonly JudgedAdvice[],
): TextSpan | null {
  if (!quote) return null;
  if (at && resumeText.slice(at.start, at.end) === quote) return at;
  const first = resumeText.indexOf(quote);
  let start = first;
  while (
    start >= 0 &&
    others.some(({ origin }) => origin?.start === start && origin.end === start + quote.length)
  )
    start = resumeText.indexOf(quote, start + 1);
  const found = start < 0 ? first : start;
  return found < 0 ? null : { start: found, end: found + quote.length };
}

/** The one place where a quote stands; null where there is none, or several. */
function onlyPlace(text: string, quote: string): TextSpan | null {
  const start = text.indexOf(quote);
  return start < 0 || text.indexOf(quote, start + 1) >= 0 ? null : { start, end: start + quote.length };
}

function undecided({ resumeText, text, items }: Analysis, one: Advice): JudgedAdvice {
  const origin = originOf(resumeText, one, items);
  const place = text.startsWith(resumeText) || !one.quote ? origin : onlyPlace(text, one.quote);
  return { advice: one, verdict: 'open', origin, place, replaced: null };
}

export const withAdvice = (before: Analysis, next: Advice): Analysis => ({
  ...before,
  items: [...before.items, undecided(before, next)],
});

/** Another writer begins anew; what has been decided already stays on the record, and can be undone. */
export const begunAgain = (before: Analysis): Analysis => ({
  ...before,
  items: before.items.filter(({ verdict }) => verdict !== 'open'),
});

/** The whole answer is what counts; decisions that were made while it came are kept. */
export function completed(before: Analysis, whole: readonly Advice[], by: z.infer<typeof writer>): Analysis {
  const known = (one: Advice) => before.items.find((item) => isSame(item.advice, one));
  const left = before.items.filter(
    ({ verdict, advice: one }) => verdict !== 'open' && !whole.some((other) => isSame(one, other)),
  );
  const all: Analysis = { ...before, items: left, state: 'done', writtenBy: by };
  for (const one of whole) all.items.push(known(one) ?? undecided(all, one));
  return all;
}

const isLost = ({ advice: { quote }, place }: JudgedAdvice) => Boolean(quote) && place === null;

/** Whether its place in the text is known: what has been edited since can be neither taken nor taken back. */
export const hasPlace = (item: JudgedAdvice): boolean =>
  item.verdict === 'accepted' ? item.place !== null : !isLost(item);

/** A quote that an edit had reached stands there again, once. */
const recovered = (item: JudgedAdvice, text: string): JudgedAdvice =>
  item.verdict !== 'accepted' && isLost(item)
    ? { ...item, place: onlyPlace(text, item.advice.quote ?? '') }
    : item;

/**
 * The same recommendations for the text as it is now, each in its place of today. Null where another text has come: they were
 * not written for it.
 */
export function aligned(all: Analysis, text: string): Analysis | null {
  if (text === all.text) return all;
  if (isOtherText(all.text, text)) return null;
  const [last, first] = editsBetween(all.text, text);
  const items = all.items.map((item) => {
    const place = item.place && (movedSpan(item.place, last) ?? movedSpan(item.place, first));
    return recovered({ ...item, place }, text);
  });
  return { ...all, text, items };
}

/** An empty place at the very point of an edit: what was taken out before it in the resume stays before it. */
function movedBeside(item: JudgedAdvice, of: JudgedAdvice, edit: TextEdit): TextSpan | null {
  if (item.place === null) return null;
  const { start, end } = item.place;
  const isAtPoint = start === end && edit.start === edit.end && start === edit.start;
  const isBehind = (item.origin?.start ?? 0) > (of.origin?.start ?? Number.POSITIVE_INFINITY);
  if (!isAtPoint || !isBehind) return movedSpan(item.place, edit);
  return { start: start + edit.text.length, end: end + edit.text.length };
}

interface Decision {
  analysis: Analysis;
  text: string;
}

function decided(all: Analysis, index: number, edit: TextEdit, after: Partial<JudgedAdvice>): Decision {
  const text = applyEdit(all.text, edit);
  const of = all.items[index];
  const items = all.items.map((item, at): JudgedAdvice => {
    if (at === index || !of) return { ...item, ...after };
    return { ...item, place: movedBeside(item, of, edit) };
  });
  return { analysis: { ...all, text, items }, text };
}

/** Null where the text holds the place no longer. */
export function accepted(before: Analysis, index: number, text: string): Decision | null {
  const all = aligned(before, text);
  const item = all?.items[index];
  const edit = all && item && editOf(all.text, item.advice, item.place);
  if (!edit) return null;
  return decided(all, index, edit, {
    verdict: 'accepted',
    place: { start: edit.start, end: edit.start + edit.text.length },
    replaced: all.text.slice(edit.start, edit.end),
  });
}

export function rejected(all: Analysis, index: number): Analysis {
  const items = all.items.map((item, at) =>
    at === index ? { ...item, verdict: 'rejected' as const } : item,
  );
  return { ...all, items };
}

/** Its quote, where that stands at this place. */
const quoteAt = ({ advice: { quote } }: JudgedAdvice, start: number, text: string): TextSpan | null =>
  quote && start >= 0 && text.startsWith(quote, start) ? { start, end: start + quote.length } : null;

/** Where a quote stood whose place another proposal had taken, now that this is back. */
function uncovered(item: JudgedAdvice, of: JudgedAdvice, text: string): JudgedAdvice {
  if (item.verdict === 'accepted' || !isLost(item) || !item.origin || !of.origin || !of.place) return item;
  return { ...item, place: quoteAt(item, of.place.start + item.origin.start - of.origin.start, text) };
}

/** Null as for `accepted`: what the user has changed of an accepted proposal is theirs. */
export function undone(before: Analysis, index: number, text: string): Decision | null {
  const all = aligned(before, text);
  const item = all?.items[index];
  if (!item) return null;
  if (item.verdict !== 'accepted')
    return {
      text,
      analysis: {
        ...all,
        items: all.items.map((one, at) => (at === index ? { ...one, verdict: 'open' } : one)),
      },
    };
  if (!item.place) return null;
  const back = decided(
    all,
    index,
    { ...item.place, text: item.replaced ?? '' },
    { verdict: 'open', replaced: null },
  );
  const { quote, proposal } = item.advice;
  const inQuote = quote && proposal !== null ? editsBetween(quote, proposal)[0].start : 0;
  const of = { ...item, place: quoteAt(item, item.place.start - inQuote, back.text) };
  const items = back.analysis.items.map(
    (one, at): JudgedAdvice => (at === index ? { ...one, place: of.place } : uncovered(one, of, back.text)),
  );
  return { ...back, analysis: { ...back.analysis, items } };
}
