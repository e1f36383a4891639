import type { TextSpan } from '../documents/blocks.ts';
import { editsBetween, type TextEdit } from './text-edit.ts';
import type { Advice } from './writing.ts';

/** Where contacts belong: behind the lines at the top, if these are a head and not half the resume. */
function endOfHeader(resumeText: string): number | null {
  const end = /\r?\n[^\S\r\n]*\r?\n/u.exec(resumeText)?.index ?? -1;
  return end > 0 && resumeText.slice(0, end).split('\n').length <= 4 && end <= 300 ? end : null;
}

/**
 * What taking a proposal does to the resume: of its quote only what is to change changes, or it comes as the section that was missing, contacts
 * under the head, others at the end. Null where there is nothing to put, or no place for it.
 */
export function editOf(
  resumeText: string,
  { kind, quote, proposal }: Pick<Advice, 'kind' | 'quote' | 'proposal'>,
  span: TextSpan | null,
): TextEdit | null {
  if (proposal === null) return null;
  if (quote !== null) {
    if (!span) return null;
    const [{ start, end, text }] = editsBetween(quote, proposal);
    return { start: span.start + start, end: span.start + end, text };
  }
  const headerEnd = kind === 'contacts' ? endOfHeader(resumeText) : null;
  const at = headerEnd ?? resumeText.trimEnd().length;
  return { start: at, end: at, text: at === 0 ? `${proposal}\n` : `\n\n${proposal}` };
}
