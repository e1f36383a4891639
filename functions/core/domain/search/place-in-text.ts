import { searchable } from '../text/searchable.ts';
import { formStem } from '../text/word-forms.ts';

/** The longest names have so many words: 'Ростов на Дону'. */
const maxWords = 4;
const prepositions = new Set(['в', 'во', 'из', 'г', 'город', 'городе']);
/** How people write them, by the stems of both. */
const shortNames = new Map([
  ['екб', 'екатеринбург'],
  ['мск', 'москв'],
  ['нск', 'новосибирск'],
  ['питер', 'санкт петербург'],
  ['спб', 'санкт петербург'],
]);

/** 'ростов на дон' of 'Ростове-на-Дону'; marks are none of it. */
function stemsOf(words: string): string {
  const parts = words.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  return parts.map((part) => formStem(part) ?? part).join(' ');
}

/** A searchable letter as names begin with it: 'е' is 'Е', 'ё' and 'Ё', too. */
const spellingsOfInitial = (letter: string): string[] =>
  [letter, ...(letter === 'е' ? ['ё'] : [])].flatMap((one) => [one, one.toUpperCase()]);

/** A place that a text names, and the text without it. */
export interface PlaceInText {
  location: string;
  /** Maybe ''. */
  q: string;
}

/**
 * Which of the places a text of a search names in any form, the one of most words, and what is left: 'продавец в москве' is 'продавец'
 * in 'Москва' (docs/rules.md#count-place). Null where it names none.
 */
export function placeInText(text: string, locations: readonly { name: string }[]): PlaceInText | null {
  const words = searchable(text)
    .split(/[\s,;]+/u)
    .filter((word) => word !== '');
  const runs = new Map<string, { start: number; end: number }>();
  for (let start = 0; start < words.length; start++)
    for (let end = start + 1; end <= Math.min(words.length, start + maxWords); end++) {
      const stems = stemsOf(words.slice(start, end).join(' '));
      runs.set(shortNames.get(stems) ?? stems, { start, end });
    }
  if (runs.size === 0) return null;
  // Stemming every place would cost more than the search; of most the first letter is looked at alone.
  const beginnings = new Set(Array.from(runs.keys(), (stems) => stems.slice(0, 2)));
  const initials = new Set([...beginnings].flatMap((letters) => spellingsOfInitial(letters.charAt(0))));
  let best: { location: string; stems: string } | null = null;
  for (const { name: location } of locations) {
    if (!initials.has(location.charAt(0)) || !beginnings.has(searchable(location.slice(0, 2)))) continue;
    const stems = stemsOf(searchable(location));
    if (runs.has(stems) && (best === null || stems.length > best.stems.length)) best = { location, stems };
  }
  const run = runs.get(best?.stems ?? '');
  if (best === null || run === undefined) return null;
  let { start } = run;
  while (start > 0 && prepositions.has((words[start - 1] as string).replace('.', ''))) start--;
  return { location: best.location, q: [...words.slice(0, start), ...words.slice(run.end)].join(' ') };
}
