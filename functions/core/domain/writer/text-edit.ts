import type { TextSpan } from '../documents/blocks.ts';

/** What is to stand in a text in place of a span. */
export interface TextEdit extends TextSpan {
  text: string;
}

export const applyEdit = (text: string, edit: TextEdit): string =>
  text.slice(0, edit.start) + edit.text + text.slice(edit.end);

function commonLength(left: string, right: string, maxLength: number, isBackwards: boolean): number {
  const codeAt = (text: string, at: number) => text.charCodeAt(isBackwards ? text.length - 1 - at : at);
  let length = 0;
  while (length < maxLength && codeAt(left, length) === codeAt(right, length)) length += 1;
  return length;
}

/**
 * The shortest edit that makes one text of another. A letter typed beside an equal one may have been typed on either side
 * of it: of the places there are, the last and the first.
 */
export function editsBetween(before: string, after: string): [last: TextEdit, first: TextEdit] {
  const maxLength = Math.min(before.length, after.length);
  const edit = (start: number, left: number): TextEdit => ({
    start,
    end: before.length - left,
    text: after.slice(start, after.length - left),
  });
  const head = commonLength(before, after, maxLength, false);
  const tail = commonLength(before, after, maxLength, true);
  return [edit(head, Math.min(tail, maxLength - head)), edit(Math.min(head, maxLength - tail), tail)];
}

/**
 * Where a span of a text lies after an edit of it; null where the edit has reached into it. What was put in at either end of
 * it is no part of it.
 */
export function movedSpan({ start, end }: TextSpan, edit: TextEdit): TextSpan | null {
  if (end <= edit.start) return { start, end };
  if (start < edit.end) return null;
  const by = edit.text.length - (edit.end - edit.start);
  return { start: start + by, end: end + by };
}
