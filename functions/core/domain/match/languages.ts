import { fold } from '../text/words.ts';
import { type LanguageLevel, languageLevels } from './seeker/seeker.ts';

const name = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})`, 'gu');

const languages: readonly (readonly [id: string, name: RegExp])[] = [
  ['english', name('английск\\p{L}*|english')],
  ['german', name('немецк\\p{L}*|german')],
  ['french', name('французск\\p{L}*|french')],
  ['chinese', name('китайск\\p{L}*|chinese')],
  ['spanish', name('испанск\\p{L}*|spanish')],
  ['italian', name('итальянск\\p{L}*|italian')],
];

export const isLanguage = (id: string): boolean => languages.some(([languageId]) => languageId === id);

/** Words for levels, where no letter of CEFR stands. */
const words: readonly (readonly [LanguageLevel, RegExp])[] = [
  ['C2', /родн|native|носител/u],
  ['C1', /свободн|fluent|advanced|в совершенстве|proficien/u],
  ['B2', /выше среднего|upper|разговорн|переговор|conversational/u],
  ['B1', /средн|intermediate|читаю|чтени|технич|документаци|reading|technical/u],
  ['A2', /базов|начальн|elementary|basic|pre-?intermediate|со словарем/u],
];

/** The level that the words around a language say; null where they say none. */
function levelIn(around: string): LanguageLevel | null {
  const letters = /(?<![\p{L}\p{N}])([abc][12])(?![\p{L}\p{N}])/u.exec(around)?.[1]?.toUpperCase();
  const byLetters = languageLevels.find((level) => level === letters);
  return byLetters ?? words.find(([, pattern]) => pattern.test(around))?.[0] ?? null;
}

/** Characters of a line around the name of a language in which its level stands. */
const maxLinesBefore = 40;
const maxLinesAfter = 60;

export interface NamedLanguage {
  id: string;
  level: LanguageLevel;
}

/** Languages that a text names together with a level, each once. */
export function languagesIn(text: string): NamedLanguage[] {
  const folded = fold(text);
  return languages.flatMap(([id, pattern]): NamedLanguage[] => {
    for (const { 0: found, index } of folded.matchAll(pattern)) {
      const [after = ''] = folded.slice(index, index + found.length + maxLinesAfter).split('\n');
      const before =
        folded
          .slice(Math.max(0, index - maxLinesBefore), index)
          .split('\n')
          .at(-1) ?? '';
      const level = levelIn(after) ?? levelIn(before);
      if (level !== null) return [{ id, level }];
    }
    return [];
  });
}
