/** How many hues the tiles have. */
export const hues = 12;

/** Of a legal form nobody would know the company. */
const legalForms =
  /^(?:ооо|оао|зао|пао|ао|нао|ип|гк|фгуп|фгбу|фгбоу|мбоу|гбу|гбуз|муп|ltd|llc|inc|gmbh|corp)$/iu;
const connectives = /^(?:и|в|на|по|для|of|and|the)$/iu;

/**
 * One or two letters that stand for a company: of its first two words that mean something, else of the one there is
 * (docs/rules.md#card-monogram). Empty where a name has no letter and no digit.
 */
export function initialsOf(company: string): string {
  const words = company.slice(0, 200).match(/[\p{L}\p{N}]+/gu) ?? [];
  const distinctive = words.filter((word) => !legalForms.test(word) && !connectives.test(word));
  const [first, second] = distinctive.length > 0 ? distinctive : words;
  if (first === undefined) return '';
  const letters = second === undefined ? [...first].slice(0, 2) : [first, second].map((word) => [...word][0]);
  return letters.join('').toUpperCase();
}

/** From 0 to 11, the same for the same words: FNV-1a. */
export function hueOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const letter of words.slice(0, 200))
    hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193) >>> 0;
  return hash % hues;
}
