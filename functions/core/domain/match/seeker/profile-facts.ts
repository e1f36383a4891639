import { citiesIn } from '../../documents/reading/words/places.ts';
import { parseSalary } from '../../job/pay/salary.ts';
import { collapse, fold } from '../../text/words.ts';
import { isBlank, type Profile } from '../../user/profile.ts';
import { languagesIn, type NamedLanguage } from '../languages.ts';
import { wantsToMove } from './moving.ts';
import { maxSalary } from './seeker.ts';

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
  skillTexts: { text: string; isListItem: boolean }[];
}

const noExperience = /^(?:нет(?!\p{L})|без опыта|нет опыта|не работал|no experience|0(?!\d|[.,]\d))/u;
const month =
  '(?:(?:январ|феврал|март|апрел|ма[йея]|июн|июл|август|сентябр|октябр|ноябр|декабр)\\p{L}{0,2} |\\d{2}\\.)?';
const year = `${month}((?:19|20)\\d{2})(?!\\d)`;
/** 'С 2010 по 2018', 'с мая 2010 до июня 2018 года': work that has ended; 'с 2015', which has not. */
const spanOfYears = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:с|since|from) ${year}(?: (?:(?:г\\.?|года) )?(?:по|до|to|till|until) ${year})?`,
  'gu',
);
const months = /(?<![\d.,])(\d{1,2}(?:[.,]\d)?) ?(?:мес|month)/u;
const years = /(?<![\d.,])(\d{1,2}(?:[.,]\d)?)(?![\d.,])/u;
/** 'Год', 'полгода', 'полтора года'. */
const inWords: readonly (readonly [start: string, years: number])[] = [
  ['полгода', 0.5],
  ['полтора', 1.5],
  ['год', 1],
];

/** Of all spans of a text, a year of two of them once; null where it names none. */
function yearsInSpans(folded: string, now: Date): number | null {
  let total: number | null = null;
  let countedUpTo = 0;
  const spans = [...folded.matchAll(spanOfYears)].map(([, from, to]) => ({
    from: Number(from),
    to: Number(to ?? now.getFullYear()),
  }));
  for (const { from, to } of spans.toSorted((left, right) => left.from - right.from)) {
    total = (total ?? 0) + Math.max(0, to - Math.max(from, countedUpTo));
    countedUpTo = Math.max(countedUpTo, to);
  }
  return total;
}

const numberOf = (digits: string): number => Number(digits.replace(',', '.'));

/** '5 лет', 'более 3 лет', 'с 2015 года', '8 месяцев', 'без опыта'; null of what says no number. */
export function yearsOfWork(text: string, now: Date): number | null {
  const folded = fold(collapse(text));
  if (noExperience.test(folded)) return 0;
  const inSpans = yearsInSpans(folded, now);
  if (inSpans !== null) return inSpans;
  const ofMonths = months.exec(folded);
  const ofYears = years.exec(folded);
  const yearsInWords = inWords.find(([start]) => folded.startsWith(start))?.[1];
  // 'Год и 3 месяца': the first number is of months.
  if (ofMonths && ofMonths.index === ofYears?.index)
    return (yearsInWords ?? 0) + numberOf(ofMonths[1] ?? '') / 12;
  return ofYears ? numberOf(ofYears[1] ?? '') : (yearsInWords ?? null);
}

const otherCurrency =
  /[$€£¥₸₴₾]|(?<!\p{L})(?:(?:usd|eur|gbp|aed|kzt|byn|uzs|gel)(?!\p{L})|доллар|евро(?!п)|тенге|сум(?:ов)?(?!\p{L})|грн|лари(?!\p{L}))/iu;
/** 'Т.р.', 'тр' are thousands of roubles. */
const thousandsOfRoubles = /(?<=\d) ?т\.? ?р(?:\.|уб\.?)?(?!\p{L})/giu;
/** Less is no wage of a month: it is meant in thousands, or by the hour. */
const minSalary = 1000;

/** An amount with what it is paid for right behind: '5 000 руб. за смену', '300 ₽/час'; in '5 дней в неделю' nothing is paid. */
const paidFor = (units: string) =>
  new RegExp(
    `\\d ?(?:(?:тыс\\p{L}{0,3}|k|к)\\.?)? ?(?:(?:руб\\p{L}{0,3}|р|rub)\\.?|₽)?[ ,(]{0,3}(?:(?:на руки|net|gross)[ ,]{0,3})?(?:${units})`,
    'iu',
  );
const forOtherTime = paidFor(
  '(?:(?:за|в|per|an?) |/ ?)(?:(?:1|одну|один|каждую|каждый|рабоч\\p{L}{2}) )?(?:смен|сут|день|час|вахт|выход|недел|рейс|заказ|проект|урок|заняти|shift|day|hour|week|project)',
);
const forYear = paidFor('(?:(?:за|в|per|a) |/ ?)(?:год(?!\\p{L})|year|annum)|годовых');
const namesMonth = /мес|month/iu;

/** Roubles a month that somebody wishes for; null of another currency or another time, and of what is no wage. */
export function wishedSalary(text: string): number | null {
  if (otherCurrency.test(text)) return null;
  const plain = collapse(text).replace(thousandsOfRoubles, ' тыс');
  /** 'от 90 000 в месяц или 4 000 за смену' is a wish for a month. */
  const isPaidFor = (pattern: RegExp) => {
    const { index } = pattern.exec(plain) ?? {};
    return index !== undefined && !namesMonth.test(plain.slice(0, index));
  };
  const parsed = isPaidFor(forOtherTime) ? null : parseSalary(plain);
  const min = parsed === null ? 0 : isPaidFor(forYear) ? Math.round(parsed.min / 12) : parsed.min;
  return min < minSalary ? null : Math.min(maxSalary, min);
}

const maxPositionLength = 200;

/** What a profile says of its owner (docs/rules.md#match-seeker). */
export function profileFacts(profile: Profile | null, now: Date): ProfileFacts {
  const textOrUndefined = (text: string | undefined) =>
    text === undefined || isBlank(text) ? undefined : collapse(text);
  const position = textOrUndefined(profile?.position)?.slice(0, maxPositionLength);
  const experience = textOrUndefined(profile?.experience);
  const salary = textOrUndefined(profile?.salary);
  const location = textOrUndefined(profile?.location);
  const about = profile?.about ?? '';
  const skills = profile?.skills ?? [];
  const listedTexts = skills.map((text) => ({ text: collapse(text), isListItem: true }));
  const proseTexts = [position, experience, ...about.split('\n').map(textOrUndefined)].filter(
    (text) => text !== undefined,
  );
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
    skillTexts: [...listedTexts, ...proseTexts.map((text) => ({ text, isListItem: false }))],
  };
}
