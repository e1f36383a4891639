/** Of a description more is not read at all: the longest real ones are a tenth of it. */
export const maxCharacters = 100_000;

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
export const decodeEntities = (text: string): string =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,8});/giu, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : ' ';
  });

/**
 * The words of a sanitised description, a block a line and a dash before each point of a list: by its lines one tells
 * what is asked from what is offered (docs/rules.md#vacancy-asks). Other tags part no words: «<b>C</b>++» is «C++».
 */
export const plainLines = (html: string): string =>
  decodeEntities(
    html
      .slice(0, maxCharacters)
      .replace(/\s+/gu, ' ')
      .replace(/<li> ?(?:<p>)?/gu, '\n- ')
      .replace(/<\/?(?:p|ul|ol|li|h[234])>|<br ?\/?>/gu, '\n')
      .replace(/<[^<>]*>/gu, ''),
  )
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
