import sanitizeHtml from 'sanitize-html';

const blocks = ['p', 'br', 'ul', 'ol', 'li', 'h2', 'h3', 'h4'];
const allowed = [...blocks, 'strong', 'b', 'em', 'i'];

/** Tags whose text is not the vacancy's. */
const silent = [
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

const largest = 20 * 1024;

/** More is not read at all: the longest real descriptions are a tenth of it. */
const mostCharacters = 100_000;

const contacts: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu,
  /(?:https?:\/\/)?(?:t\.me|telegram\.me|wa\.me|vk\.me|viber\.me)\/[\w+/-]+/giu,
  /(?<![\p{L}\p{N}_.])@[A-Za-z][\w.]{2,}\w/gu,
  // +7 (999) 123-45-67, +375 29 123-45-67
  /\+\d{1,3}[\s().-]*\d{2,4}(?:[\s().-]*\d{2,4}){2,4}(?!\d)/gu,
  // 8 (999) 123-45-67, 8 800 555 35 35, 79991234567
  /(?<![\p{L}\p{N}+])[78][\s(.-]*\d{3}[\s).-]*\d{3}[\s.-]*\d{2}[\s.-]*\d{2}(?!\d)/gu,
];

/** Private people's addresses are not ours to publish: e-mails, phones, @names and messenger links go. */
export const withoutContacts = (text: string): string =>
  contacts.reduce((left, contact) => left.replace(contact, ''), text);

const emptyElement = /<(p|li|ul|ol|strong|b|em|i|h2|h3|h4)>(?:\s|<br \/>)*<\/\1>/gu;

function withoutEmpty(html: string): string {
  const less = html.replace(emptyElement, '');
  return less === html ? html.trim() : withoutEmpty(less);
}

const clean = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: allowed,
    allowedAttributes: {},
    nonTextTags: silent,
    disallowedTagsMode: 'discard',
    nestingLimit: 50,
    textFilter: withoutContacts,
  });

const bytes = (text: string): number => Buffer.byteLength(text);

/** Cut where a tag ends, or between words where one text is longer than all we keep; open elements are closed. */
function capped(html: string): string {
  if (bytes(html) <= largest) return html;
  // Room for the closing tags of what is open at the cut.
  const head = Buffer.from(html)
    .subarray(0, largest - 1024)
    .toString('utf8')
    .replace(/\uFFFD+$/u, '');
  const tagEnd = head.lastIndexOf('>') + 1;
  const cut = tagEnd > head.length / 2 ? tagEnd : head.lastIndexOf(' ');
  return clean(head.slice(0, cut > 0 ? cut : head.length));
}

/** A foreign description as harmless HTML of `p br ul ol li strong b em i h2 h3 h4`, at most 20 kB; null if nothing is left. */
export function sanitised(html: string): string | null {
  // Unwrapped blocks would glue their last word to the next one.
  const apart = html.slice(0, mostCharacters).replace(/<\/(?:div|section|article|td|tr)>/giu, ' $&');
  const result = withoutEmpty(capped(clean(apart)));
  return result === '' ? null : result;
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** 'R&amp;D &#8212; &laquo;ИИ&raquo;' → 'R&D — «ИИ»'; what is no entity stays as written. */
export const withEntities = (text: string): string =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,8});/giu, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : ' ';
  });

/** The words of a piece of HTML. */
export const plainText = (html: string): string =>
  withEntities(html.replace(/<[^<>]*>/gu, ' '))
    .replace(/\s+/gu, ' ')
    .trim();
