import { conceptsIn } from '../../match/lexicon.ts';
import { wholeWords } from '../../text/words.ts';

const rest = '\\p{L}*';
const past = '(?:л|ла|ли|ю|ем)';
/** Whom somebody hires, and what he sells or checks, is named behind these. */
const ofOthers = [
  `(?:наня|нанима|подобра|подбира|разыскива)${past}(?!\\p{L})`,
  `искал[аи]?(?!\\p{L})`,
  `(?:закры(?:ва)?${past}|закрыти${rest}) (?:\\p{L}{1,20} )?(?:ваканси|позици)${rest}`,
  // Who sells and sets it up knows it.
  `(?:прода(?:ва)?|закупа)${past}(?!\\p{L})(?! и \\p{L}{3,}${past}(?!\\p{L}))`,
  `(?:продаж|закупк)\\p{L} (?:лиценз|подпис|програм|софт|оборудован|курс)${rest}`,
  `(?:подбор|поиск|на[ей]м)(?:\\p{L}{1,2})? (?:\\p{L}{1,20} )?(?:разработчик|программист|инженер|аналитик|тестировщик|водител|специалист|кандидат)${rest}`,
  `провер(?:я${past}|к\\p{L}) (?:\\p{L}{1,20} ){0,2}(?:книж|прав(?!\\p{L}{2})|удостоверен)${rest}`,
  '(?:hired|hiring|recruited|recruiting|sold|selling)(?!\\p{L})',
];
/** The tool that it was done with, or the next deed, is one's own again. */
const ownAgain = `\\s(?:во?(?= (?!it |it$|it:|ит |штат|компани|команд|отдел))|через|используя|(?:с|при) помощ\\p{L}{1,2}|in|using|via|with)\\s|[,–—-]\\s(?:и\\s)?(?:веду|пишу|\\p{L}{2,}${past}(?:сь|ся)?)(?!\\p{L})`;
const othersPart = new RegExp(`(?<!\\p{L})(?:${ofOthers.join('|')})`, 'gu');
const behind = new RegExp(`(?:(?!${ownAgain})[^\\n]){0,500}`, 'yu');

const people =
  '(?:разработчик|программист|инженер|аналитик|тестировщик|водител|дизайнер|developer|engineer|programmer)';
const goods =
  '(?:лиценз|подпис(?:к|ок)|программ(?!ир)|софт|курс|книж|прав[ао]?(?!\\p{L})|удостоверен|категори)';
/** A list of them may follow: 'вакансии: Java, Python', 'лицензии (AutoCAD)'. */
const takesList = new RegExp(
  `(?<!\\p{L})(?:ваканси|позици|${people}|${goods}|hir|sold|sell)\\p{L}*[\\s\\p{L}]{0,40}$`,
  'u',
);
/** Another person or good goes on with it: 'аналитиков, Java разработчиков'. */
const anotherOfThem = new RegExp(`^,[^,:;(\\n]{0,60}(?<!\\p{L})(?:${people}|${goods})`, 'u');
/** What is named in plain words, up to a mark: 'подбор специалистов,', 'искал уязвимости,'; with a name the list may be of others. */
const plainObject = /[\s\dа-я-]{0,80}(?=[,:;(])/uy;

/** Where what one says of others ends, in a clause and behind the words that begin it. */
function endOfOthers(clause: string, start: number, from: number): number {
  plainObject.lastIndex = from;
  const object = plainObject.exec(clause)?.[0];
  if (object !== undefined) {
    const end = from + object.length;
    const isEnd = /[:(]/u.test(clause[end] ?? '')
      ? !takesList.test(clause.slice(start, end))
      : !anotherOfThem.test(clause.slice(end, end + 100));
    if (isEnd && conceptsIn(object).every(({ kind }) => kind === 'work')) return end;
  }
  behind.lastIndex = from;
  return from + (behind.exec(clause)?.[0].length ?? 0);
}

const others = `(?:коллеги|аналитики|подрядчики|разработчики|программисты|дизайнеры|маркетологи|бухгалтеры|специалисты|сотрудники|другие)`;
/** 'SQL писали аналитики', 'отдавали на аутсорс', 'другим отделом'; not 'взаимодействие с подрядчиками'. */
const doneByOthers = wholeWords(
  `\\p{L}{2,20}(?:ли|лись|ют|ят)(?: \\p{L}{4,20})? ${others}`,
  `${others} (?:\\p{L}{1,20} )?\\p{L}{2,20}(?:ли|лись|ют|ят)`,
  '(?:отда|переда|выноси)\\p{L}{1,4} (?:\\p{L}{1,20} ){0,2}(?:на|в) аутсорс',
  'на аутсорсе',
  '(?<!(?:с|для|в) )друг(?:ой|им|ая|ие) (?:отдел|команд|подразделени)\\p{L}{0,3}',
  'by (?:the |our |other )?(?:analysts|contractors|colleagues|team)',
);

/** Whether an item of a list, in small letters, says that somebody else did it. */
export const isDoneByOthers = (item: string): boolean => doneByOthers.test(item);

/** What a firm does is no deed of whoever works there: 'Компания — лидер рынка, работает с 1С'. */
const ofFirm =
  /^\s*(?:компания|фирма|магазин|отдел|организация|предприятие|агентство)(?: «[^«»]{1,60}»)? (?:[–—-]|работает|занимается|использует|является|специализируется)(?!\p{L})/u;

/** A clause in small letters without what it names of a firm, of people who were hired and of goods that were sold. */
export function ownPartOf(clause: string): string {
  if (ofFirm.test(clause)) return '';
  let own = '';
  let at = 0;
  for (const found of clause.matchAll(othersPart)) {
    if (found.index < at) continue;
    own += `${clause.slice(at, found.index)} `;
    at = endOfOthers(clause, found.index, found.index + found[0].length);
  }
  return own + clause.slice(at);
}
