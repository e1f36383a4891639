const blockEnds = /<(?:br|\/(?:p|li|ul|ol|h[1-6]|div|blockquote|pre))\b[^<>]*>/giu;
const tags = /<[^<>]*>/gu;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** The words of a sanitised description, each of its blocks a line. A worker has no parser of HTML. */
export const descriptionLines = (html: string): string =>
  html
    .replace(/\s+/gu, ' ')
    .replace(blockEnds, '\n')
    .replace(tags, '')
    .replace(/&(#39|\w{2,4});/gu, (whole, name: string) => entities[name] ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
