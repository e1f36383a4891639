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

const marksAround = /^[«"([]{1,10}|[»").,;:!?\]]{1,10}$/gu;

/** As typed, but where a mark alone parts two words; marks that stand alone say nothing. */
const wordsOf = (text: string): string[] =>
  collapse(text)
    .replace(/(?<=\p{L}{3})\/(?=\p{L}{3})|[|;]|,(?!\d)/gu, ' ')
    .replace(/(?<=\S)[([]/gu, ' $&')
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** What the words at this place say, as many of them as can, and where they end. */
function choiceAt(plain: readonly string[], start: number): { choice: NamedChoices; end: number } | null {
  for (let end = Math.min(plain.length, start + maxWords); end > start; end--) {
    const text = plain.slice(start, end).join(' ');
    const [, choice] = phrases.find(([pattern]) => pattern.test(text)) ?? [];
    if (choice && !behindOther.test(plain[end] ?? '')) return { choice, end };
  }
  return null;
}

/** With every choice that the words say, but of what is chosen. */
function takeChoices(text: string, chosen: ReadonlySet<string>): { q: string; filters: NamedFilters } {
  const filters: NamedChoices = {};
  const words = wordsOf(text);
  const plain = words.map((word) => searchable(word).replace(marksAround, ''));
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const taken = choiceAt(plain, at);
    const [[name, values] = []] = Object.entries(taken?.choice ?? {}) as [keyof NamedChoices, never[]][];
    if (taken === null || name === undefined || chosen.has(name)) {
      left.push(words[at] as string);
      at += 1;
    } else {
      filters[name] = [...new Set([...(filters[name] ?? []), ...(values ?? [])])] as never[];
      at = taken.end;
    }
  }
  return { q: left.length < words.length ? left.join(' ') : text, filters };
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
