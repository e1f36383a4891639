import { fold, wholeWords } from '../text/words.ts';
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

const languageName = `(?:${languages.map(([, { source }]) => source).join('|')})`;
/** Where levels begin to be of something else: another language, or a driving licence. */
const anyLanguage = new RegExp(
  `${languageName}|(?<!\\p{L})(?:русск|украинск|казахск|белорусск|татарск|турецк|японск|корейск|арабск|португальск|польск|чешск|финск|иврит)\\p{L}*`,
  'gu',
);
const licence = /(?<!\p{L})(?:прав(?:а|ами)?\s{1,3}кат|кат(?:егори|\.)|водит)/u;
/** What parts languages of one level: 'английский и немецкий языки — B2'. */
const sharesLevel = /^(?:[\s,/]|(?:и|and|язык\p{L}{0,3}|languages?)(?!\p{L}))*$/u;

/** 'Английский или немецкий': either will do, so that neither is asked for. */
const someLanguage = `${languageName}(?:\\s+язык\\p{L}{0,3})?`;
const alternatives = new RegExp(
  `(?:${someLanguage},\\s+){0,3}${someLanguage},?\\s+(?:и/или|или|либо|or)\\s+${someLanguage}`,
  'gu',
);

/** Words for levels, where no letter of CEFR stands. */
const words: readonly (readonly [LanguageLevel, RegExp])[] = [
  // Who works with native speakers need not be one.
  ['C2', /(?<!\p{L})родн(?:ой|ого|ому|ым|ом)(?!\p{L})|native|уров(?:ень|н\p{L}{1,2}) носител/u],
  // Who reads it freely may not speak it.
  [
    'C1',
    /(?<!не\s)свободн(?!\p{L}{0,4}\s(?:чита|чтени|понима|не(?!\p{L}|\sтолько)))|fluent|advanced|в совершенстве|proficien/u,
  ],
  ['B2', /выше среднего|upper|(?<!(?:базов|начальн)\p{L}{1,3}\s)разговорн|переговор|conversational/u],
  ['A2', /базов|начальн|(?<!не )ниже средн|elementary|basic|pre-?intermediate|со словарем/u],
  ['B1', /средн|intermediate|читаю|чтени|технич|документаци|reading|technical/u],
];

/** Words that say how well a language is known, or go with those that do. */
const levelWords = wholeWords(
  '(?:не|ниже|выше|от|до|или|и|на|в|с|со|по|для|без|upper|pre|and|or|very|статей|статьи)',
  `(?:${[
    'уров(?:ень|н)|желательн|обязательн|достаточн|родн|носител|свободн|уверенн|хорош|отличн|высок|продвинут',
    'совершенств|средн|базов|начальн|элементарн|владе|знани|умени|навык|говор|разговор|общени|устн|письм|писа|пиш',
    'чита|чтени|понима|реч(?:ь|и(?!\\p{L}))|перевод|перевож|переговор|перепис|техн|документац|инструкц|литератур|текст|специальн',
    'профессиональн|делов|словар|язык|native|fluent|advanced|proficien|intermediate|elementary|basic|conversational',
    'level|good|spoken|written|speaking|reading|writing|technical|documentation|working',
  ].join('|')})\\p{L}*`,
);
const everyLevelWord = new RegExp(levelWords, 'gu');
const isOfLevel = (clause: string): boolean => !/\p{L}/u.test(clause.replace(everyLevelWord, ''));

const latinOf: Readonly<Record<string, string>> = { а: 'A', в: 'B', с: 'C' };

/** The level that letters around a language say, or words in one clause with it; null where neither does. */
function levelIn(around: string, clause: string): LanguageLevel | null {
  const [, letter = '', digit = ''] = /(?<![\p{L}\p{N}])([abcавс])([12])(?![\p{L}\p{N}])/u.exec(around) ?? [];
  const byLetters = languageLevels.find(
    (level) => level === (latinOf[letter] ?? letter.toUpperCase()) + digit,
  );
  return byLetters ?? words.find(([, pattern]) => pattern.test(clause))?.[0] ?? null;
}

/**
 * 'английский язык, уровень средний' goes on behind its comma, as 'свободно не говорю, читаю' does; 'английский язык,
 * базовые знания немецкого' does not.
 */
function clauseFrom(after: string): string {
  const [named = ''] = /^\p{L}+(?:\s+(?:язык\p{L}{0,3}|language))?[\s,:(—–-]{0,4}/u.exec(after) ?? [];
  const [clause = '', next = ''] = after.slice(named.length).split(/[,;.]/u);
  if (!isOfLevel(clause)) return named.includes(',') ? named : named + clause;
  return (
    named + (/(?<!\p{L})не(?!\p{L}|\sтолько)/u.test(clause) && isOfLevel(next) ? `${clause},${next}` : clause)
  );
}

const feminineOrPlural = '\\p{L}+ск(?:ая|ой|ую|ою|ое|ие|их|ими)';
/** Adjectives of something else, 'китайскими поставщиками', 'итальянской и французской кухни': a language is masculine. */
const adjectives = new RegExp(
  `^(?:${feminineOrPlural}(?:,| и| или) ){0,3}${feminineOrPlural} (?!(?:и |или )?${languageName}|(?!и |или )${levelWords.source})(?=\\p{L})`,
  'u',
);

/** Where a line names languages, not 'русскими коллегами'. */
const languagesOf = (line: string): { start: number; end: number }[] =>
  [...line.matchAll(anyLanguage)]
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
    .filter(({ start }) => !adjectives.test(line.slice(start)));

/** Of what follows the name of a language, that up to another whose level is its own: in 'английский — свободно, немецкий — A2' the first. */
function ownLetters(after: string): string {
  const [line = ''] = after.split(licence);
  let end = 0;
  for (const found of languagesOf(line)) {
    if (end > 0 && !sharesLevel.test(line.slice(end, found.start))) return line.slice(0, found.start);
    end = found.end;
  }
  return line;
}

const lettersBehind = /^[\s:(–—-]{0,4}[abcавс][12](?![\p{L}\p{N}])/u;

/** Of what stands before the name of a language, that behind the last clause or another language. */
function ownWordsBefore(before: string): string {
  const clause = before.split(/[,;]/u).at(-1) ?? '';
  let start = 0;
  for (const { end } of languagesOf(clause)) if (!sharesLevel.test(clause.slice(end))) start = end;
  // 'Японский B2 английский': the letters are of the first.
  return start > 0 ? clause.slice(start).replace(lettersBehind, '') : clause;
}

/** 'Хочу подтянуть английский до B2' says what is not there yet. */
const wished =
  /(?<!\p{L})(?:хочу|хотел[аи]? бы|планирую|мечтаю|собираюсь)\s(?:\p{L}{1,20}\s){0,2}(?:подтян|улучш|повыс|выуч|довест|изуч|освои|прокач|подня)\p{L}{0,4}\s(?:[^.;]{0,20}\s)?$/u;

/** Characters of a line around the name of a language in which its level stands. */
const maxLinesBefore = 40;
const maxLinesAfter = 60;

export interface NamedLanguage {
  id: string;
  level: LanguageLevel;
}

/** Languages that a text names together with a level, each once. */
export function languagesIn(text: string): NamedLanguage[] {
  const folded = fold(text).replace(alternatives, (found) => ' '.repeat(found.length));
  return languages.flatMap(([id, pattern]): NamedLanguage[] => {
    for (const { 0: found, index } of folded.matchAll(pattern)) {
      const [after = ''] = folded.slice(index, index + found.length + maxLinesAfter).split('\n');
      if (adjectives.test(after)) continue;
      const [before = ''] = folded
        .slice(Math.max(0, index - maxLinesBefore), index)
        .split('\n')
        .slice(-1)
        .map(ownWordsBefore);
      if (wished.test(before)) continue;
      const level =
        levelIn(ownLetters(after), clauseFrom(after)) ?? levelIn(before, before.split('.').at(-1) ?? '');
      if (level !== null) return [{ id, level }];
    }
    return [];
  });
}
