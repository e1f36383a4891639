import type { Advice } from './writing.ts';

/** Where contacts belong: behind the lines at the top, if these are a head and not half the resume. */
function afterHead(resumeText: string): number | null {
  const end = /\r?\n[^\S\r\n]*\r?\n/u.exec(resumeText)?.index ?? -1;
  return end > 0 && resumeText.slice(0, end).split('\n').length <= 4 && end <= 300 ? end : null;
}

/**
 * The resume with the proposal in the quote's place, or with the section that was missing: contacts under the head, others
 * at the end. Null where the quote is no longer there, or there is nothing to put.
 */
export function applyAdvice(
  resumeText: string,
  { kind, quote, proposal }: Pick<Advice, 'quote' | 'proposal'> & Partial<Pick<Advice, 'kind'>>,
): string | null {
  if (proposal === null) return null;
  if (quote === null) {
    const at = kind === 'contacts' ? afterHead(resumeText) : null;
    if (at !== null) return `${resumeText.slice(0, at)}\n\n${proposal}${resumeText.slice(at)}`;
    const before = resumeText.trimEnd();
    return before === '' ? `${proposal}\n` : `${before}\n\n${proposal}\n`;
  }
  const at = quote === '' ? -1 : resumeText.indexOf(quote);
  return at < 0 ? null : resumeText.slice(0, at) + proposal + resumeText.slice(at + quote.length);
}
