import type { Random } from '../../sources/random.ts';
import type { Profession, Variant } from './professions.ts';

export type Level = 'intern' | 'junior' | 'middle' | 'senior' | 'lead' | 'head' | 'chief';

/** Pay against the middle level. */
export const payFactor: Record<Level, number> = {
  intern: 0.34,
  junior: 0.55,
  middle: 1,
  senior: 1.5,
  lead: 1.8,
  head: 2.1,
  chief: 2.6,
};

const shares: readonly (readonly [Level, number])[] = [
  ['intern', 6],
  ['junior', 14],
  ['middle', 44],
  ['senior', 24],
  ['lead', 7],
  ['head', 4],
  ['chief', 1.5],
];

const wholeTitles = ({
  interns,
  leads,
  heads,
  chiefs,
}: Profession): Partial<Record<Level, readonly string[]>> => ({
  ...(interns && { intern: interns }),
  ...(leads && { lead: leads }),
  ...(heads && { head: heads }),
  ...(chiefs && { chief: chiefs }),
});

/** A level that the profession has titles for. */
export function levelFor(profession: Profession, random: Random): Level {
  if (profession.titlesSayLevel) return 'middle';
  const titles = wholeTitles(profession);
  return random.weighted(
    shares.filter(([level]) => ['junior', 'middle', 'senior'].includes(level) || titles[level] !== undefined),
  );
}

const words = {
  latin: {
    junior: ['Junior'],
    middle: ['', '', '', 'Middle'],
    senior: ['Senior', 'Senior', 'Middle/Senior'],
  },
  russian: { junior: ['Младший'], middle: [''], senior: ['Старший', 'Старший', 'Ведущий'] },
} as const;

const capitalised = (text: string): string =>
  text.startsWith('iOS') ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** Where there are as many whole titles as variants, they stand in the same order. */
function wholeTitle(
  titles: readonly string[],
  profession: Profession,
  variant: Variant,
  random: Random,
): string {
  const index = profession.variants.indexOf(variant);
  return (titles.length === profession.variants.length ? titles[index] : undefined) ?? random.pick(titles);
}

export function titleFor(profession: Profession, variant: Variant, level: Level, random: Random): string {
  const whole = wholeTitles(profession)[level];
  if (whole) return wholeTitle(whole, profession, variant, random);
  const bare = random.pick(variant.titles);
  if (profession.titlesSayLevel || variant.titles.some((title) => title.length > 80))
    return capitalised(bare);

  const alphabet = /^[A-Za-z]/u.test(bare) ? 'latin' : profession.levelWords;
  const word =
    level in words[alphabet] ? random.pick(words[alphabet][level as 'junior' | 'middle' | 'senior']) : '';
  const title = word === '' ? capitalised(bare) : `${word} ${bare}`;
  const takesTeam = profession.teams.length > 0 && !/[(]| в /u.test(title) && random.chance(0.22);
  return takesTeam ? `${title} (${random.pick(profession.teams)})` : title;
}

/** hh.ru's years of experience. */
export function experienceFor(
  level: Level,
  profession: Profession,
  random: Random,
): { id: string; name: string } {
  const names = {
    noExperience: 'Нет опыта',
    between1And3: 'От 1 года до 3 лет',
    between3And6: 'От 3 до 6 лет',
    moreThan6: 'Более 6 лет',
  };
  type Years = keyof typeof names;
  const usualYears: Record<Level, readonly Years[]> = {
    intern: ['noExperience'],
    junior: ['noExperience', 'between1And3', 'between1And3', 'between1And3'],
    middle: ['between1And3', 'between1And3', 'between3And6'],
    senior: ['between3And6', 'between3And6', 'between3And6', 'moreThan6'],
    lead: ['between3And6', 'moreThan6'],
    head: ['between3And6', 'moreThan6'],
    chief: ['moreThan6'],
  };
  const years = profession.titlesSayLevel ? random.pick(usualYears.head) : random.pick(usualYears[level]);
  return { id: years, name: names[years] };
}
