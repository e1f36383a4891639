import * as z from 'zod';
import { applyAdvice } from '#core/domain/writer/apply-advice.ts';
import { type Advice, advice, writer } from '#core/domain/writer/writing.ts';
import { draftStore } from '../../draft-store.ts';

const judged = z.object({
  advice,
  verdict: z.enum(['open', 'accepted', 'rejected']),
  /** The text before and after it was accepted. */
  change: z.object({ before: z.string(), after: z.string() }).nullable(),
});
export type JudgedAdvice = z.infer<typeof judged>;

const analysis = z.object({
  /** What was analysed. */
  resumeText: z.string(),
  items: z.array(judged),
  state: z.enum(['running', 'done', 'stopped', 'failed']),
  /** Null until it is done. */
  writtenBy: writer.nullable(),
});
export type Analysis = z.infer<typeof analysis>;

export const analyses = draftStore('resume_analysis', analysis);

export const newAnalysis = (resumeText: string): Analysis => ({
  resumeText,
  items: [],
  state: 'running',
  writtenBy: null,
});

const isSame = (one: Advice, other: Advice) =>
  one.quote === other.quote && one.proposal === other.proposal && one.reason === other.reason;

const undecided = (one: Advice): JudgedAdvice => ({ advice: one, verdict: 'open', change: null });

export const withAdvice = (before: Analysis, next: Advice): Analysis => ({
  ...before,
  items: [...before.items, undecided(next)],
});

/** Another writer begins anew; what has been decided already stays on the record, and can be undone. */
export const begunAgain = (before: Analysis): Analysis => ({
  ...before,
  items: before.items.filter(({ verdict }) => verdict !== 'open'),
});

/** The whole answer is what counts; decisions that were made while it came are kept. */
export function completed(before: Analysis, whole: readonly Advice[], by: z.infer<typeof writer>): Analysis {
  const decided = before.items.filter(({ verdict }) => verdict !== 'open');
  const left = decided.filter((item) => !whole.some((one) => isSame(one, item.advice)));
  const items = whole.map((one) => decided.find((item) => isSame(item.advice, one)) ?? undecided(one));
  return { ...before, items: [...left, ...items], state: 'done', writtenBy: by };
}

const replaced = (all: Analysis, index: number, item: JudgedAdvice): Analysis => ({
  ...all,
  items: all.items.map((one, at) => (at === index ? item : one)),
});

interface Decision {
  analysis: Analysis;
  text: string;
}

/** Null where the text holds the place no longer. */
export function accepted(all: Analysis, index: number, text: string): Decision | null {
  const item = all.items[index];
  const after = item ? applyAdvice(text, item.advice) : null;
  if (!item || after === null) return null;
  return {
    analysis: replaced(all, index, { ...item, verdict: 'accepted', change: { before: text, after } }),
    text: after,
  };
}

export function rejected(all: Analysis, index: number): Analysis {
  const item = all.items[index];
  return item ? replaced(all, index, { ...item, verdict: 'rejected' }) : all;
}

/** So many characters around a change tell its place; fewer where these have been changed in their turn. */
const contexts = [24, 8, 0];

/** How much two texts have in common at their beginning or, backwards, at their end. */
function commonLength(one: string, other: string, isBackwards = false): number {
  const most = Math.min(one.length, other.length);
  const unit = (text: string, at: number) => (isBackwards ? text[text.length - 1 - at] : text[at]);
  let length = 0;
  while (length < most && unit(one, length) === unit(other, length)) length += 1;
  return length;
}

/** The text as it was, with all that was changed in it since; null where the accepted words are not there any more. */
function withoutChange(text: string, { change }: JudgedAdvice): string | null {
  if (!change || text === change.after) return change?.before ?? text;
  const { before, after } = change;
  const start = commonLength(before, after);
  const [was, is] = [before.slice(start), after.slice(start)];
  const left = commonLength(was, is, true);
  const [from, to] = [was.slice(0, was.length - left), is.slice(0, is.length - left)];
  for (const context of contexts) {
    const head = after.slice(Math.max(0, start - context), start);
    const tail = after.slice(start + to.length, start + to.length + context);
    const [whole, ...others] = text.split(head + to + tail);
    if (head + to + tail === '' || others.length !== 1) continue;
    return whole + head + from + tail + others[0];
  }
  return null;
}

/** Null as for `accepted`. */
export function undone(all: Analysis, index: number, text: string): Decision | null {
  const item = all.items[index];
  const before = item ? withoutChange(text, item) : null;
  if (!item || before === null) return null;
  return { analysis: replaced(all, index, { ...item, verdict: 'open', change: null }), text: before };
}
