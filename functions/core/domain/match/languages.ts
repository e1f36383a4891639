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
  // Who reads it freely may not speak it.
  ['C1', /свободн(?!\p{L}{0,4}\s(?:чита|чтени|понима))|fluent|advanced|в совершенстве|proficien/u],
  ['B2', /выше среднего|upper|разговорн|переговор|conversational/u],
  ['A2', /базов|начальн|elementary|basic|pre-?intermediate|со словарем/u],
  ['B1', /средн|intermediate|читаю|чтени|технич|документаци|reading|technical/u],
];

/** The level that letters around a language say, or words in one clause with it; null where neither does. */
function levelIn(around: string, clause: string): LanguageLevel | null {
  const letters = /(?<![\p{L}\p{N}])([abc][12])(?![\p{L}\p{N}])/u.exec(around)?.[1]?.toUpperCase();
  const byLetters = languageLevels.find((level) => level === letters);
  return byLetters ?? words.find(([, pattern]) => pattern.test(clause))?.[0] ?? null;
}

/** 'английский язык, уровень средний' goes on behind its comma; 'с китайскими поставщиками, базовые знания Excel' does not. */
function clauseFrom(after: string): string {
  const [named = ''] = /^\p{L}+(?:\s+(?:язык\p{L}{0,3}|language))?[\s,:(—–-]{0,4}/u.exec(after) ?? [];
  return named + (after.slice(named.length).split(/[,;.]/u)[0] ?? '');
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
      const level = levelIn(after, clauseFrom(after)) ?? levelIn(before, before.split(/[,;.]/u).at(-1) ?? '');
      if (level !== null) return [{ id, level }];
    }
    return [];
  });
}
