import type { Experience } from '../job/experience.ts';
import type { JobType } from '../job/job-type.ts';
import type { Level } from '../job/level.ts';
import { openings } from '../text/search-words.ts';
import { searchable } from '../text/searchable.ts';
import { collapse } from '../text/words.ts';
import { byName } from './facets.ts';
import { placeInText } from './place-in-text.ts';

/** What words of a text say that a filter says better. */
export interface NamedFilters {
  location?: string[];
  type?: JobType[];
  level?: Level[];
  experience?: Experience[];
}
type NamedChoices = Omit<NamedFilters, 'location'>;

type Phrase = {
  [Name in keyof NamedChoices]-?: readonly [RegExp, Name, NonNullable<NamedChoices[Name]>[number]];
}[keyof NamedChoices];
const phrase = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'u');

/** Up to four words each, as `searchable` writes them. */
const phrases: readonly Phrase[] = [
  [
    phrase(
      '(?:на )?удаленк[ауие]|удаленно|удаленн(?:ая|ую|ой)(?: работ[ауые])?|дистанционно|дистанционн(?:ая|ую|ой)(?: работ[ауые])?|' +
        '(?:работ[ау] )?из дома|работ[ау] на дому|remote(?: work)?',
    ),
    'type',
    'Удаленная работа',
  ],
  [
    phrase(
      'подработк[ауие]|на подработку|(?:на )?неполн(?:ый(?: рабочий)? день|ого(?: рабочего)? дня)|частичн(?:ая|ую) занятость|частичной занятости|на полставки|' +
        'part[ -]?time',
    ),
    'type',
    'Частичная занятость',
  ],
  [
    phrase(
      '(?:на )?полн(?:ый (?:рабочий )?день|ого (?:рабочего )?дня)|полн(?:ая|ую) занятость|полной занятости|full[ -]?time',
    ),
    'type',
    'Полная занятость',
  ],
  [phrase('(?:без|нет) опыта(?: работы)?|опыт(?: работы)? не требуется'), 'experience', 'Нет опыта'],
  [phrase('(?:на )?стажировк[ауие]|стажер(?:ом|ы)?|intern(?:ship)?'), 'level', 'Intern'],
  [phrase('джун(?:иор)?\\+?|junior\\+?'), 'level', 'Junior'],
  [phrase('мид+л\\+?|middle\\+?'), 'level', 'Middle'],
  [phrase('с[еи]н[ьи]ор\\+?|senior\\+?'), 'level', 'Senior'],
];
/** «middle office» is a part of a bank. */
const behindOther = /^(?:office|офис|east|manager|management)/u;
const maxWords = 4;

const marksAround = /^[«"([]{1,10}|[»").,;:!?\]]{1,10}$/gu;

/** As typed, but where a mark alone parts two words; marks that stand alone say nothing. */
const wordsOf = (text: string): string[] =>
  collapse(text)
    .replace(/(?<=\p{L}{3})\/(?=\p{L}{3})|[|;]|,(?!\d)/gu, ' ')
    .replace(/(?<=\S)[([]/gu, ' $&')
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** What the words at this place say, as many of them as can, and where they end. */
function choiceAt(
  plain: readonly string[],
  start: number,
): { name: keyof NamedChoices; value: string; end: number } | null {
  for (let end = Math.min(plain.length, start + maxWords); end > start; end--) {
    const text = plain.slice(start, end).join(' ');
    const [, name, value] = phrases.find(([pattern]) => pattern.test(text)) ?? [];
    if (name && !behindOther.test(plain[end] ?? '')) return { name, value, end };
  }
  return null;
}

/** Every choice that the words say, but of what is chosen, and the text without these words. */
function takeChoices(text: string, chosen: ReadonlySet<string>): { q: string; filters: NamedFilters } {
  const named = new Map<keyof NamedChoices, Set<string>>();
  const words = wordsOf(text);
  const plain = words.map((word) => searchable(word).replace(marksAround, ''));
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const choice = choiceAt(plain, at);
    if (choice === null || chosen.has(choice.name)) {
      left.push(words[at] as string);
      at += 1;
    } else {
      named.set(choice.name, (named.get(choice.name) ?? new Set()).add(choice.value));
      at = choice.end;
    }
  }
  return {
    q: named.size > 0 ? left.join(' ') : text,
    filters: byName<NamedFilters>([...named].map(([name, values]) => [name, [...values]])),
  };
}

/**
 * Which filters a text of a search names in words, of those that are not `chosen`, and what is left of it: 'курьер без опыта в
 * москве' is 'курьер', «Нет опыта» and 'Москва' (docs/rules.md#count-as-filters). Null where it names none.
 */
export function filtersInText(
  text: string,
  locations: readonly { name: string }[],
  chosen: ReadonlySet<string>,
): { q: string; filters: NamedFilters } | null {
  const { q, filters } = takeChoices(text, chosen);
  const place = chosen.has('location') ? null : placeInText(q, locations);
  if (place) filters.location = [place.location];
  if (Object.keys(filters).length === 0) return null;
  const left = place?.q ?? q;
  const asksNothing = wordsOf(left).every((word) => openings.has(searchable(word).replace(marksAround, '')));
  return { q: asksNothing ? '' : left, filters };
}
