import { citiesIn } from '../../documents/reading/words/places.ts';
import { parseSalary } from '../../job/pay/salary.ts';
import { collapse, fold } from '../../text/words.ts';
import { isBlank, type Profile } from '../../user/profile.ts';
import { languagesIn, type NamedLanguage } from '../languages.ts';
import { wantsToMove } from './moving.ts';
import { mostSalary } from './seeker.ts';

/** What a profile says itself. Undefined where it is silent; null where it says something that cannot be read. */
export interface ProfileFacts {
  position: string | undefined;
  years: number | null | undefined;
  yearsQuote: string | undefined;
  salary: number | null | undefined;
  salaryQuote: string | undefined;
  place: { city: string | null; relocation: boolean; quote: string } | undefined;
  languages: NamedLanguage[];
  /** In what a skill may be named. */
  told: { text: string; isListItem: boolean }[];
}

const noExperience = /^(?:нет(?!\p{L})|без опыта|нет опыта|не работал|no experience|0(?!\d))/u;
const sinceYear = /(?:^|[^\p{L}\p{N}])(?:с|since|from) ((?:19|20)\d{2})(?!\d)/u;
const months = /(?<![\d.,])(\d{1,2}) ?(?:мес|month)/u;
const years = /(?<![\d.,])(\d{1,2}(?:[.,]\d)?)(?![\d.,])/u;
/** 'Год', 'полгода', 'полтора года'. */
const inWords: readonly (readonly [start: string, years: number])[] = [
  ['полгода', 0.5],
  ['полтора', 1.5],
  ['год', 1],
];

/** '5 лет', 'более 3 лет', 'с 2015 года', '8 месяцев', 'без опыта'; null of what says no number. */
export function yearsOfWork(text: string, now: Date): number | null {
  const folded = fold(collapse(text));
  if (noExperience.test(folded)) return 0;
  const [, since] = sinceYear.exec(folded) ?? [];
  if (since !== undefined) return Math.max(0, now.getFullYear() - Number(since));
  const [, ofMonths] = months.exec(folded) ?? [];
  const [, said] = years.exec(folded) ?? [];
  if (ofMonths !== undefined && ofMonths === said) return Number(ofMonths) / 12;
  if (said !== undefined) return Number(said.replace(',', '.'));
  return inWords.find(([start]) => folded.startsWith(start))?.[1] ?? null;
}

const otherCurrency =
  /[$€£¥₸₴₾]|(?<!\p{L})(?:usd|eur|gbp|aed|kzt|byn|uzs|gel|доллар|евро(?!п)|тенге|сум(?:ов)?(?!\p{L})|грн|лари(?!\p{L}))/iu;
/** 'Т.р.', 'тр' are thousands of roubles. */
const thousandsOfRoubles = /(?<=\d) ?т\.? ?р(?:\.|уб\.?)?(?!\p{L})/giu;
/** Less is no wage of a month: it is meant in thousands, or by the hour. */
const leastSalary = 1000;

/** Roubles a month that somebody wishes for; null of another currency, and of what is no wage. */
export function wishedSalary(text: string): number | null {
  const said = otherCurrency.test(text) ? null : parseSalary(text.replace(thousandsOfRoubles, ' тыс'));
  return said === null || said.min < leastSalary ? null : Math.min(mostSalary, said.min);
}

const longestPosition = 200;

/** What a profile says of its owner (docs/rules.md#match-seeker). */
export function profileFacts(profile: Profile | null, now: Date): ProfileFacts {
  const said = (text: string | undefined) =>
    text === undefined || isBlank(text) ? undefined : collapse(text);
  const position = said(profile?.position)?.slice(0, longestPosition);
  const experience = said(profile?.experience);
  const salary = said(profile?.salary);
  const location = said(profile?.location);
  const about = profile?.about ?? '';
  const skills = profile?.skills ?? [];
  const listed = skills.map((text) => ({ text: collapse(text), isListItem: true }));
  const told = [position, experience, ...about.split('\n').map(said)].filter((text) => text !== undefined);
  return {
    position,
    years: experience === undefined ? undefined : yearsOfWork(experience, now),
    yearsQuote: experience,
    salary: salary === undefined ? undefined : wishedSalary(salary),
    salaryQuote: salary,
    place:
      location === undefined
        ? undefined
        : {
            city: citiesIn(fold(location))[0] ?? null,
            relocation: wantsToMove(fold(location)) || wantsToMove(fold(about)),
            quote: location,
          },
    languages: languagesIn([...skills, about].join('\n')),
    told: [...listed, ...told.map((text) => ({ text, isListItem: false }))],
  };
}
