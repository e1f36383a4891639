import type { Experience } from '../job/experience.ts';
import type { JobType } from '../job/job-type.ts';
import type { Level } from '../job/level.ts';
import { openings } from '../text/search-words.ts';
import { searchable } from '../text/searchable.ts';
import { collapse } from '../text/words.ts';
import { placeInText } from './place-in-text.ts';

/** What words of a text say that a filter says better, each once. */
export interface NamedFilters {
  location?: string[];
  type?: JobType[];
  level?: Level[];
  experience?: Experience[];
}
type NamedChoices = Omit<NamedFilters, 'location'>;

const phrase = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'u');

/** Up to four words each, as `searchable` writes them. */
const phrases: readonly (readonly [RegExp, NamedChoices])[] = [
  [
    phrase(
      '(?:на )?удаленк[ауие]|удаленно|удаленн(?:ая|ую|ой)(?: работ[ауые])?|дистанционно|дистанционн(?:ая|ую|ой)(?: работ[ауые])?|' +
        '(?:работ[ау] )?из дома|работ[ау] на дому|remote(?: work)?',
    ),
    { type: ['Удаленная работа'] },
  ],
  [
    phrase(
      'подработк[ауие]|на подработку|(?:на )?неполн(?:ый|ого)(?: рабочий)? день|частичн(?:ая|ой|ую) занятость|на полставки|' +
        'part[ -]?time',
    ),
    { type: ['Частичная занятость'] },
  ],
  [
    phrase('(?:на )?полн(?:ый|ого) (?:рабочий )?день|полн(?:ая|ую) занятость|full[ -]?time'),
    { type: ['Полная занятость'] },
  ],
  [phrase('(?:без|нет) опыта(?: работы)?|опыт(?: работы)? не требуется'), { experience: ['Нет опыта'] }],
  [phrase('(?:на )?стажировк[ауие]|стажер(?:ом|ы)?|intern(?:ship)?'), { level: ['Intern'] }],
  [phrase('джун(?:иор)?\\+?|junior\\+?'), { level: ['Junior'] }],
  [phrase('мид+л\\+?|middle\\+?'), { level: ['Middle'] }],
  [phrase('с[еи]н[ьи]ор\\+?|senior\\+?'), { level: ['Senior'] }],
];
/** «middle office» is a part of a bank. */
const behindOther = /^(?:office|офис|east|manager|management)/u;
const maxWords = 4;

const marksAround = /^[«"([]+|[»")\].,;:!?]+$/gu;

/** As typed, but where a mark alone parts two words; marks that stand alone say nothing. */
const wordsOf = (text: string): string[] =>
  collapse(text)
    .replace(/(?<=\p{L}{3})\/(?=\p{L}{3})|[|,;]/gu, ' ')
    .replace(/(?<=\S)[([]/gu, ' $&')
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The first words that say a filter, and the words without them; null where none do. */
function takeChoice(words: readonly string[]): { left: string[]; choice: NamedChoices } | null {
  const plain = words.map((word) => searchable(word).replace(marksAround, ''));
  for (let start = 0; start < words.length; start++)
    for (let end = Math.min(words.length, start + maxWords); end > start; end--) {
      const text = plain.slice(start, end).join(' ');
      const [, choice] = phrases.find(([pattern]) => pattern.test(text)) ?? [];
      if (choice && !behindOther.test(plain[end] ?? ''))
        return { left: [...words.slice(0, start), ...words.slice(end)], choice };
    }
  return null;
}

/** With every choice that the words say, but of what is chosen. */
function takeChoices(text: string, chosen: ReadonlySet<string>): { q: string; filters: NamedFilters } {
  const filters: NamedChoices = {};
  let words = wordsOf(text);
  for (let taken = takeChoice(words); taken !== null; taken = takeChoice(words)) {
    const [name, values] = Object.entries(taken.choice)[0] as [keyof NamedChoices, never[]];
    if (chosen.has(name)) return { q: text, filters: {} };
    filters[name] = [...new Set([...(filters[name] ?? []), ...values])] as never[];
    words = taken.left;
  }
  const isNamed = Object.keys(filters).length > 0;
  return { q: isNamed ? words.join(' ') : text, filters };
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
