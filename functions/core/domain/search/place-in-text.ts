import { isFormOfName } from '../text/name-forms.ts';
import { searchable } from '../text/searchable.ts';
import { collapse } from '../text/words.ts';

/** The longest names have so many words: 'Ростов на Дону'. */
const maxWords = 4;
const prepositions = new Set(['в', 'во', 'из', 'г', 'г.', 'город', 'городе']);
/** How people write them. */
const shortNames = new Map([
  ['екб', ['екатеринбург']],
  ['мск', ['москва']],
  ['нск', ['новосибирск']],
  ['питер', ['санкт', 'петербург']],
  ['спб', ['санкт', 'петербург']],
]);

/** Of a name or some words of a text, searchable; marks are none of them. */
const partsOf = (words: string): string[] => words.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');

/** 'санкт', 'петербург' of 'питере'; undefined of what is no short name. */
const longNameOf = (word: string): string[] | undefined => {
  const short = [...shortNames.keys()].find((name) => isFormOfName(word, name));
  return short === undefined ? undefined : shortNames.get(short);
};

/** A searchable letter as names begin with it: 'е' is 'Е', 'ё' and 'Ё', too. */
const spellingsOfInitial = (letter: string): string[] =>
  [letter, ...(letter === 'е' ? ['ё'] : [])].flatMap((one) => [one, one.toUpperCase()]);

/** Words of the text that stand together. */
interface Run {
  parts: string[];
  start: number;
  end: number;
}

function* runsOf(words: readonly string[]): Generator<Run> {
  const searched = words.map(searchable);
  for (let start = 0; start < words.length; start++)
    for (let end = start + 1; end <= Math.min(words.length, start + maxWords); end++) {
      const parts = partsOf(searched.slice(start, end).join(' '));
      yield { parts: (parts.length === 1 && longNameOf(parts[0] as string)) || parts, start, end };
    }
}

/** A place that a text names, and the text without it. */
export interface PlaceInText {
  location: string;
  /** Maybe ''. */
  q: string;
}

/**
 * Which of the places a text of a search names in any form, the one of most words and of these the one as it is written, and what
 * is left: 'продавец в москве' is 'продавец' in 'Москва' (docs/rules.md#count-place). Null where it names none.
 */
export function placeInText(text: string, locations: readonly { name: string }[]): PlaceInText | null {
  const words = collapse(text)
    .replace(/(?<![\p{L}\p{N}])г\.(?=\p{L})/giu, '$& ')
    .split(/[ ,;]+/u)
    .filter((word) => word !== '');
  // No form of a name has another beginning; of most places the first letter is looked at alone.
  const runs = Map.groupBy(runsOf(words), ({ parts }) => (parts[0] ?? '').slice(0, 2));
  runs.delete('');
  if (runs.size === 0) return null;
  const initials = new Set([...runs.keys()].flatMap((letters) => spellingsOfInitial(letters.charAt(0))));
  let best: { location: string; run: Run; worth: number } | null = null;
  for (const { name: location } of locations) {
    const near = initials.has(location.charAt(0)) && runs.get(searchable(location.slice(0, 2)));
    if (!near) continue;
    const name = partsOf(searchable(location));
    for (const run of near) {
      if (run.parts.length !== name.length) continue;
      if (!name.every((word, at) => isFormOfName(run.parts[at] as string, word))) continue;
      const worth = 2 * name.length + Number(name.every((word, at) => run.parts[at] === word));
      if (best === null || worth > best.worth) best = { location, run, worth };
    }
  }
  if (best === null) return null;
  let { start } = best.run;
  while (start > 0 && prepositions.has(searchable(words[start - 1] as string))) start--;
  return { location: best.location, q: [...words.slice(0, start), ...words.slice(best.run.end)].join(' ') };
}
