import { capitalizeFirst } from './text-cleanup.ts';

/** Capitals that are right in the middle of a line of small letters; what has no vowel needs no place here. */
const abbreviations = new Set(
  (
    'ООО АО ПАО ЗАО ОАО ИП НКО ГУП МУП ФГУП ТОО ГК НИИ НПО НПП КБ ОКБ НДФЛ МСФО РСБУ ОСНО УСН ФСС СФР ИТ ИИ IT СУБД ТЗ ТК РФ ЦБ ' +
    'ЕГАИС ЭДО МФЦ ВЭД ГОСТ США СНГ КПЭ KPI АСУ САПР ПТО ОТК КИП АХО ТЭЦ АЭС ГЭС ОСАГО ЕГЭ СМИ ЗУП УТ ERP CRM ' +
    'МГУ СПБГУ МГУТУ ВШЭ МИСИС МИФИ МЭСИ РАНХИГС СПБ РЭУ МАИ МЭИ НИУ ИТМО РУДН МГИМО ГУУ МИРЭА МТУСИ РГГУ ЛЭТИ МАДИ МИЭТ ' +
    'ВГИК ГИТИС РНИМУ СПБГЭУ НГУ ТГУ КФУ УРФУ ЮФУ ДВФУ СФУ ВГУ ЮУРГУ ННГУ РУТ МИИТ НГУЭУ'
  ).split(' '),
);

/** Shortened words that are written small, though without a vowel. */
const smallWords = new Set('МЛН МЛРД ПР ДР СТР КВ КМ СМ ММ КГ ШТ ГР СТ ВКЛ СВ ГГ ВВ'.split(' '));

/** 'CRM', 'РЖД', 'Битрикс24', «Ромашка». */
const keepsCapitals = (word: string): boolean =>
  abbreviations.has(word) ||
  /[A-Za-z\d«]/u.test(word) ||
  (word.length > 1 && !smallWords.has(word) && !/[АЕЁИОУЫЭЮЯ]/u.test(word));

/** Of fewer letters capitals may be an abbreviation, but in a post. */
const enoughLetters = 12;
export const enoughLettersOfPost = 5;

export function isAllCaps(words: string, least = enoughLetters): boolean {
  const letters = words.match(/\p{L}/gu) ?? [];
  const small = letters.filter((letter) => letter !== letter.toUpperCase());
  return letters.length >= least && small.length / letters.length < 0.2;
}

/** 'Г.В. ПЛЕХАНОВА', 'ИМ. ПЛЕХАНОВА'; not 'И Т.Д.', 'И.О. ДИРЕКТОРА'. */
const name =
  /(?<=^|ИМ\.|[^\p{L}.])(?:ИМ\.|(?!(?:Т\.\s?[ДПЕКОНЧ]|И\.\s?О|Н\.\s?Э)\.)\p{Lu}\.\s?\p{Lu}\.)(?:\s?\p{Lu}{3,30}(?!\p{L}|\.))?/u;
/** 'КАТ. СЕ', 'КАТЕГОРИИ В': the letters of a licence stay. */
const category = '(?<!\\p{L})КАТ(?:\\.|ЕГОРИ\\p{Lu}{1,2})\\s?[A-EАВСДЕ]{1,3}(?!\\p{L})';
const tokens = new RegExp(`«[^«»]*»|${name.source}|${category}|[\\p{L}\\p{N}]+`, 'gu');

function tokenInSmallLetters(token: string): string {
  if (/^.\./u.test(token) || token.startsWith('ИМ.'))
    return token
      .replace('ИМ.', 'им.')
      .replace(/\p{Lu}{2,}$/u, (surname) => surname.slice(0, 1) + surname.slice(1).toLowerCase());
  const [start] = /^КАТ(?:\.|ЕГОРИ\p{Lu}{1,2})/u.exec(token) ?? [];
  if (start !== undefined) return start.toLowerCase() + token.slice(start.length);
  return keepsCapitals(token) ? token : token.toLowerCase();
}

/** Latin words, abbreviations, initials and what is quoted stay; other names lose their capital. */
export const inSmallLetters = (words: string): string => words.replace(tokens, tokenInSmallLetters);

/** 'РАБОТА С CRM' → 'Работа с CRM' */
export const toSentenceCase = (words: string, least = enoughLetters): string =>
  isAllCaps(words, least) ? capitalizeFirst(inSmallLetters(words)) : words;

/** What the name of a school is made of when it names nobody and no place by a noun. */
const plainWord =
  /^(?:и|в|на|по|при|для|университет|институт|академия|колледж|техникум|училище|школа|гимназия|лицей|факультет|кафедра|филиал|бизнеса|дизайна|культуры|искусств|медицины|права|связи|спорта|торговли|транспорта|финансов|экономики|управления|образования|технологий|наук|\p{L}{2,30}(?:ый|ий|ой|ая|ое|ее|ых|ого|его|ому|ому))$/u;

/**
 * The name of a school as a sentence has it. Where it may name somebody, or is shortened in a way that we do not know,
 * nobody could say which capitals are a name's: it stays as its owner wrote it.
 */
export function schoolInSentenceCase(school: string): string {
  const words = school.replace(/«[^«»]*»/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const isPlain = words.every((word) => keepsCapitals(word) || plainWord.test(word.toLowerCase()));
  return isPlain ? toSentenceCase(school) : school;
}
