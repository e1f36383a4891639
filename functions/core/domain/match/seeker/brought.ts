import { fold, wholeWords } from '../../text/words.ts';
import type { ResumeFacts } from '../../writer/facts.ts';
import { lexicon } from '../lexicon.ts';
import { tokensOf } from '../stems.ts';
import { conceptWeight } from '../weights.ts';
import { mostConcepts, strengths } from './seeker.ts';

/** A concept, how strongly a person brings it, and the words it was read from. */
export interface Brought {
  id: string;
  strength: number;
  /** The line that names it, or what it follows from. */
  quote: string;
  impliedBy: string | null;
}

const rest = '\\p{L}*';
/** A clause that says what somebody does not do, or does not want. */
const denies = wholeWords(
  `не (?:предлаг|рассматр|веду|пишу|имею|знаю|умею|занимал|работал|интерес|хочу|планир|готов)${rest}`,
  `нет опыта`,
  `без опыта`,
  `(?:никогда|ранее) не`,
  'not interested',
  'no experience',
);

/** A clause of what somebody has only begun with. */
const begins = wholeWords(
  `немного`,
  `основы`,
  `базов${rest}`,
  `начальн${rest}`,
  `поверхностн${rest}`,
  `щупал${rest}`,
  `знаком(?:а|ство|ился|илась)?`,
  `на курс${rest}`,
  `по курс${rest}`,
  `изучаю`,
  `начал${rest}`,
  'basic',
  'basics',
  'familiar',
);

const clausesOf = (line: string): string[] => line.split(/(?<=[.;!?])\s|,\s(?=(?:но|а|однако|зато)\s)/u);

/** The clauses of a line that deny nothing. */
const affirmed = (line: string): string[] => clausesOf(line).filter((clause) => !denies.test(fold(clause)));

/** All that is told of, with what follows from it, in the order of the words. */
export function gather(sources: readonly Told[]): Brought[] {
  const found = new Map<string, Brought>();
  const add = (one: Brought) => {
    const known = found.get(one.id);
    if (!known || known.strength < one.strength) found.set(one.id, one);
  };
  const { book, impliedBy } = lexicon();
  for (const { text, isListItem, strength: asSaid } of sources)
    for (const part of affirmed(text).flatMap((clause) => clause.split(','))) {
      const strength = begins.test(fold(part)) ? Math.min(strengths.touched, asSaid) : asSaid;
      for (const { id } of book.find(tokensOf(part), isListItem))
        add({ id, strength, quote: text, impliedBy: null });
    }
  for (const one of [...found.values()])
    for (const id of impliedBy(one.id))
      add({ id, strength: Math.min(strengths.implied, one.strength), quote: one.quote, impliedBy: one.id });
  return [...found.values()];
}

const heaviest = <Of>(all: readonly Of[], weight: (one: Of) => number, most: number): Of[] =>
  [...all].sort((one, other) => weight(other) - weight(one)).slice(0, most);

export interface Told {
  text: string;
  isListItem: boolean;
  strength: number;
}

/** What of a resume may name a skill: not the contacts. */
export function toldIn({ lines, duties, listedSkills }: ResumeFacts): Told[] {
  const atWork = new Set(duties.map(({ span }) => span.start));
  const shown = lines.filter(({ section }) => section !== 'contacts');
  const told = shown.map((line) => ({
    text: line.words,
    isListItem: false,
    strength:
      atWork.has(line.span.start) || line.section === 'experience' ? strengths.worked : strengths.listed,
  }));
  return [...told, ...listedSkills.map((text) => ({ text, isListItem: true, strength: strengths.listed }))];
}

/** What a person brings, the heaviest first (docs/rules.md#match-seeker). */
export const broughtBy = (told: readonly Told[]): Brought[] =>
  heaviest(gather(told), ({ id, strength }) => conceptWeight(id) * strength, mostConcepts);
