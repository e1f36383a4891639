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

const isSame = (a: Advice, b: Advice) =>
  a.quote === b.quote && a.proposal === b.proposal && a.reason === b.reason;

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
function uniquePlace(text: string, quote: string): TextSpan | null {
  const start = text.indexOf(quote);
  return start < 0 || text.indexOf(quote, start + 1) >= 0 ? null : { start, end: start + quote.length };
}

function undecided({ resumeText, text, items }: Analysis, next: Advice): JudgedAdvice {
  const origin = originOf(resumeText, next, items);
  const place = text.startsWith(resumeText) || !next.quote ? origin : uniquePlace(text, next.quote);
  return { advice: next, verdict: 'open', origin, place, replaced: null };
}

export const withAdvice = (before: Analysis, next: Advice): Analysis => ({
  ...before,
  items: [...before.items, undecided(before, next)],
});

/** Another writer begins anew; what has been decided already stays on the record, and can be undone. */
export const withoutUndecided = (before: Analysis): Analysis => ({
  ...before,
  items: before.items.filter(({ verdict }) => verdict !== 'open'),
});

/** The whole answer is what counts; decisions that were made while it came are kept. */
export function completed(before: Analysis, whole: readonly Advice[], by: z.infer<typeof writer>): Analysis {
  const findKnown = (next: Advice) => before.items.find((item) => isSame(item.advice, next));
  const left = before.items.filter(
    ({ verdict, advice: judgedAdvice }) =>
      verdict !== 'open' && !whole.some((next) => isSame(judgedAdvice, next)),
  );
  const all: Analysis = { ...before, items: left, state: 'done', writtenBy: by };
  for (const next of whole) all.items.push(findKnown(next) ?? undecided(all, next));
  return all;
}

const isLost = ({ advice: { quote }, place }: JudgedAdvice) => Boolean(quote) && place === null;

/** Whether its place in the text is known: what has been edited since can be neither taken nor taken back. */
export const hasPlace = (item: JudgedAdvice): boolean =>
  item.verdict === 'accepted' ? item.place !== null : !isLost(item);

/** A quote that an edit had reached stands there again, once. */
const recovered = (item: JudgedAdvice, text: string): JudgedAdvice =>
  item.verdict !== 'accepted' && isLost(item)
    ? { ...item, place: uniquePlace(text, item.advice.quote ?? '') }
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
function movedAround(item: JudgedAdvice, decidedItem: JudgedAdvice, edit: TextEdit): TextSpan | null {
  if (item.place === null) return null;
  const { start, end } = item.place;
  const isAtPoint = start === end && edit.start === edit.end && start === edit.start;
  const isBehind = (item.origin?.start ?? 0) > (decidedItem.origin?.start ?? Number.POSITIVE_INFINITY);
  if (!isAtPoint || !isBehind) return movedSpan(item.place, edit);
  return { start: start + edit.text.length, end: end + edit.text.length };
}

interface Decision {
  analysis: Analysis;
  text: string;
}

function decided(all: Analysis, index: number, edit: TextEdit, after: Partial<JudgedAdvice>): Decision {
  const text = applyEdit(all.text, edit);
  const decidedItem = all.items[index];
  const items = all.items.map((item, at): JudgedAdvice => {
    if (at === index || !decidedItem) return { ...item, ...after };
    return { ...item, place: movedAround(item, decidedItem, edit) };
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
function uncovered(item: JudgedAdvice, undoneItem: JudgedAdvice, text: string): JudgedAdvice {
  if (item.verdict === 'accepted' || !isLost(item) || !item.origin || !undoneItem.origin || !undoneItem.place)
    return item;
  return {
    ...item,
    place: quoteAt(item, undoneItem.place.start + item.origin.start - undoneItem.origin.start, text),
  };
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
        items: all.items.map((entry, at) => (at === index ? { ...entry, verdict: 'open' } : entry)),
      },
    };
  if (!item.place) return null;
  const reverted = decided(
    all,
    index,
    { ...item.place, text: item.replaced ?? '' },
    { verdict: 'open', replaced: null },
  );
  const { quote, proposal } = item.advice;
  const inQuote = quote && proposal !== null ? editsBetween(quote, proposal)[0].start : 0;
  const undoneItem = { ...item, place: quoteAt(item, item.place.start - inQuote, reverted.text) };
  const items = reverted.analysis.items.map(
    (entry, at): JudgedAdvice =>
      at === index ? { ...entry, place: undoneItem.place } : uncovered(entry, undoneItem, reverted.text),
  );
  return { ...reverted, analysis: { ...reverted.analysis, items } };
}
