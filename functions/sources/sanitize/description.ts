import sanitizeHtml from 'sanitize-html';
import { maxDescriptionLength, withoutControlCharacters } from '#core/domain/job/job-draft.ts';
import { decodeEntities, maxCharacters } from '#core/domain/text/html-text.ts';
import { collapse } from '#core/domain/text/words.ts';
import { cut } from './bounded-types.ts';
import { contactsIn, removeSpans, type Span } from './contacts.ts';

const blocks = ['p', 'br', 'ul', 'ol', 'li', 'h2', 'h3', 'h4'];
const allowed = [...blocks, 'strong', 'b', 'em', 'i'];

/** Tags whose text is not the vacancy's. */
const droppedWithText = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'template',
  'xmp',
];

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Of sorted spans from this one on, those that begin before the end. */
function* upTo(end: number, spans: readonly Span[], from: number): Generator<Span> {
  for (let at = from; at < spans.length; at++) {
    const span = spans[at] as Span;
    if (span[0] >= end) return;
    yield span;
  }
}

/** Private people's contacts are not ours to publish, even where tags stand within them: `ivan<b>@</b>mail.ru`. */
function withoutContacts(html: string): string {
  const tag = /(<[^<>]*>)/u;
  // Tags stand at the odd places. Those of blocks end a line, the others vanish.
  const read = html.split(tag).map((part, at) => {
    if (at % 2 === 0) return decodeEntities(part);
    return /^<\/?(?:strong|b|em|i)>$/u.test(part) ? '' : '\n';
  });
  const spans = contactsIn(read.join('')).toSorted(([a], [b]) => a - b);
  if (spans.length === 0) return html;
  let from = 0;
  let passed = 0;
  return html
    .split(tag)
    .map((part, at) => {
      const text = read[at] ?? '';
      const start = from;
      from += text.length;
      // One span may reach over several parts.
      while (passed < spans.length && (spans[passed] as Span)[1] <= start) passed++;
      if (at % 2 === 1) return part;
      const inside: Span[] = [];
      for (const [first, end] of upTo(from, spans, passed))
        inside.push([Math.max(first - start, 0), Math.min(end - start, text.length)]);
      return inside.length === 0 ? part : escapeHtml(removeSpans(inside, text));
    })
    .join('');
}

const emptyElement = /<(p|li|ul|ol|strong|b|em|i|h2|h3|h4)>(?:\s|<br \/>)*<\/\1>/gu;

function withoutEmpty(html: string): string {
  const less = html.replace(emptyElement, '');
  return less === html ? html.trim() : withoutEmpty(less);
}

const clean = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: allowed,
    allowedAttributes: {},
    nonTextTags: droppedWithText,
    disallowedTagsMode: 'discard',
    nestingLimit: 50,
  });

/** Cut where a tag ends, or between words where one text is longer than all we keep; open elements are closed. */
function truncateHtml(html: string): string {
  if (html.length <= maxDescriptionLength) return html;
  // Room for the closing tags of what is open at the cut.
  const head = html.slice(0, maxDescriptionLength - 1024);
  const tagEnd = head.lastIndexOf('>') + 1;
  const cut = tagEnd > head.length / 2 ? tagEnd : head.lastIndexOf(' ');
  return clean((cut > 0 ? head.slice(0, cut) : head).toWellFormed().replace(/\uFFFD$/u, ''));
}

/**
 * A foreign description as harmless HTML of `p br ul ol li strong b em i h2 h3 h4`, no longer than an editor may send back;
 * null if nothing is left.
 */
export function sanitised(html: string): string | null {
  // Unwrapped blocks would glue their last word to the next one.
  const spaced = cut(html.toWellFormed(), maxCharacters).replace(
    /<\/(?:div|section|article|td|tr)>/giu,
    ' $&',
  );
  // Entities are read by now.
  const harmless = withoutControlCharacters(truncateHtml(clean(spaced)));
  const result = withoutEmpty(withoutContacts(harmless));
  return result === '' ? null : result;
}

/** Takes no room, and makes two names of what a reader sees as one; between the parts of an emoji it joins them. */
const invisible =
  /(?!\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)(?:\u200d|\ufe0f)|(?!\s)\p{Cc}/gu;
/** The blank of Braille is a sign without a dot. */
const visible = /(?!\u2800|\u200d|\ufe0f)\S/u;

/** A name as a reader sees it, entities read; empty where nothing of it can be seen. */
export function lineOf(text: string): string {
  const line = collapse(decodeEntities(text).replace(invisible, ''));
  return visible.test(line) ? line : '';
}

/** The words of a piece of HTML. */
export const plainText = (html: string): string => lineOf(html.replace(/<[^<>]*>/gu, ' '));
