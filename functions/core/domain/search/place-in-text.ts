import { isFormOfName } from '../text/name-forms.ts';
import { openings } from '../text/search-words.ts';
import { searchable } from '../text/searchable.ts';
import { collapse } from '../text/words.ts';
import { shortPlaces } from './short-places.ts';

/** The longest names have so many words: 'Ростов на Дону'. */
const maxWords = 4;
const prepositions = new Set(['в', 'во', 'из', 'по', 'под', 'около', 'г', 'г.', 'город', 'городе']);
const twoNames = /^(\p{L}[\p{L}.-]+)\/(\p{L}[\p{L}.-]+)$/u;
const region = /область|край|республика/iu;
/** Besides those that a picker knows, too: it finds by parts of a name, and the first script has no room for rarer ones. */
const shortNames = new Map([
  ...shortPlaces,
  ['н новгород', 'нижний новгород'],
  ['нижнем', 'нижний новгород'],
  ['нижний', 'нижний новгород'],
  ['нн', 'нижний новгород'],
  ['нск', 'новосибирск'],
  ['петербург', 'санкт петербург'],
  ['ростов', 'ростов на дону'],
  ['с петербург', 'санкт петербург'],
  ['челны', 'набережные челны'],
]);
/** «Продавец нижнего белья». */
const undeclined = new Set(['нижнем', 'нижний']);

/** Of a name or some words of a text, searchable; marks are none of them. */
const partsOf = (words: string): string[] => words.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');

/** 'санкт', 'петербург' of 'питере'; undefined of what is no short name. */
function longNameOf(parts: readonly string[]): string[] | undefined {
  for (const [short, long] of shortNames) {
    const name = short.split(' ');
    if (name.length !== parts.length) continue;
    const isMeant = name.every((word, at) =>
      undeclined.has(word) ? parts[at] === word : isFormOfName(parts[at] as string, word),
    );
    if (isMeant) return long.split(' ');
  }
  return undefined;
}

/** 'Киров' of 'Киров (Кировская область)'. */
function withoutRegion(location: string): string {
  const start = location.endsWith(')') ? location.lastIndexOf('(') : -1;
  return start > 0 && region.test(location.slice(start)) ? location.slice(0, start).trimEnd() : location;
}

/** A searchable letter as names begin with it: 'е' is 'Е', 'ё' and 'Ё', too. */
const spellingsOfInitial = (letter: string): string[] =>
  [letter, ...(letter === 'е' ? ['ё'] : [])].flatMap((one) => [one, one.toUpperCase()]);

/** Words of the text that stand together, or one of two between which a stroke stands. */
interface Run {
  /** In full, where they are a short name. */
  parts: string[];
  /** How many of them were written. */
  size: number;
  isShort: boolean;
  start: number;
  end: number;
  /** The other one of the two; maybe ''. */
  other: string;
}

function* runsOf(words: readonly string[]): Generator<Run> {
  const searched = words.map(searchable);
  for (let start = 0; start < words.length; start++) {
    if (isCategory(words, start)) continue;
    for (let end = start + 1; end <= Math.min(words.length, start + maxWords); end++)
      yield* waysToRead(searched.slice(start, end).join(' '), { start, end, other: '' });
    const [, first, second] = (words[start] as string).match(twoNames) ?? [];
    if (first === undefined || second === undefined) continue;
    yield* waysToRead(searchable(first), { start, end: start + 1, other: second });
    yield* waysToRead(searchable(second), { start, end: start + 1, other: first });
  }
}

function* waysToRead(text: string, where: Pick<Run, 'start' | 'end' | 'other'>): Generator<Run> {
  const parts = partsOf(text);
  yield { ...where, parts, size: parts.length, isShort: false };
  const long = longNameOf(parts);
  if (long) yield { ...where, parts: long, size: parts.length, isShort: true };
}

/** A place that a text names, and the text without it. */
export interface PlaceInText {
  location: string;
  /** Maybe ''. */
  q: string;
}

/**
 * Which of the places a text of a search names in any form, the one of most words; of these the one named whole, then the one
 * that nobody shortened, then the one as it is written; and what is left: 'продавец в москве' is 'продавец' in 'Москва'
 * (docs/rules.md#count-as-filters). Null where it names none.
 */
export function placeInText(text: string, locations: readonly { name: string }[]): PlaceInText | null {
  const words = collapse(text)
    .replace(/(?<![\p{L}\p{N}])г\.(?=\p{L})/giu, '$& ')
    .split(/[ ,;]+/u)
    .filter((word) => word !== '');
  const best = bestNamed(words, locations);
  if (best === null) return null;
  const { location, run } = best;
  let { start } = run;
  // «категории с» is a category.
  while (
    start > 0 &&
    prepositions.has(searchable(words[start - 1] as string)) &&
    !isCategory(words, start - 1)
  )
    start--;
  const isOtherPlace = run.other !== '' && placeInText(run.other, locations)?.q === '';
  const other = run.other === '' || isOtherPlace ? [] : [run.other];
  const left = [...words.slice(0, start), ...other, ...words.slice(run.end)];
  const asksNothing = left.every((word) => partsOf(searchable(word)).every((part) => openings.has(part)));
  return { location, q: asksNothing ? '' : left.join(' ') };
}

const isCategory = (words: readonly string[], at: number): boolean =>
  /^с$/iu.test(words[at] as string) && /^кат(?:$|\p{L}?\.|егори)/iu.test(words[at - 1] ?? '');

function bestNamed(
  words: readonly string[],
  locations: readonly { name: string }[],
): { location: string; run: Run } | null {
  // No form of a name has another beginning; of most places the first letter is looked at alone.
  const runs = Map.groupBy(runsOf(words), ({ parts }) => (parts[0] ?? '').slice(0, 2));
  runs.delete('');
  if (runs.size === 0) return null;
  const initials = new Set([...runs.keys()].flatMap((letters) => spellingsOfInitial(letters.charAt(0))));
  let best: { location: string; run: Run; worth: number } | null = null;
  for (const { name: location } of locations) {
    const near = initials.has(location.charAt(0)) && runs.get(searchable(location.slice(0, 2)));
    if (!near) continue;
    const town = withoutRegion(location);
    for (const name of town === location ? [location] : [location, town]) {
      const parts = partsOf(searchable(name));
      for (const run of near) {
        if (run.parts.length !== parts.length) continue;
        if (!parts.every((word, at) => isFormOfName(run.parts[at] as string, word))) continue;
        const isExact = parts.every((word, at) => run.parts[at] === word);
        const kind = 4 * Number(name === location) + 2 * Number(!run.isShort) + Number(isExact);
        const worth = 8 * run.size + kind;
        if (best === null || worth > best.worth) best = { location, run, worth };
      }
    }
  }
  return best;
}
