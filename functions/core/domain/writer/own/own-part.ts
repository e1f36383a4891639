import { namesRole } from '../../documents/reading/words/vocabulary.ts';
import { conceptsIn } from '../../match/lexicon.ts';
import { wholeWords } from '../../text/words.ts';
import { isDoneByOthers } from './done-by-others.ts';

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
  // Of people alone.
  `(?:подбор|поиск|на[ей]м)(?:\\p{L}{1,2})?(?= )`,
  `провер(?:я${past}|к\\p{L}) (?:\\p{L}{1,20} ){0,2}(?:книж|прав(?!\\p{L}{2}| (?:доступ|пользовател))|удостоверен)${rest}`,
  // Whom one interviews is asked what they know.
  `(?:скрининг|собеседован|интервью)${rest}`,
  '(?<!(?:экзамен|тест|аттестаци\\p{L}|сертификат) )на знани[ея](?!\\p{L})',
  `(?:текст|описани)${rest} вакансий`,
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
const themByStem = new RegExp(`(?<!\\p{L})(?:ваканси|позици|${people}|${goods})`, 'u');
/** Who is known by no tool, and what is a thing as well. */
const noPost =
  /^(?:партнер|клиент|агент|представител|владел|специалист|сотрудни|работни|рабоч|лидер|модел|мастер-)/u;
/** 'Бухгалтеров', 'водителей', 'юриста'. */
const namesPost = (words: string): boolean =>
  words
    .split(/[^а-я-]+/u)
    .some(
      (word) =>
        !noPost.test(word) &&
        namesRole(
          word
            .replace(/(?<=[а-я]{3})(?:[ое]в|ами|ом|(?<!ик)[ауы])$/u, '')
            .replace(/(?<=[а-я]{3})(?:ей|я|ям|ями)$/u, 'ь'),
        ),
    );
const namesThem = (words: string): boolean => themByStem.test(words) || namesPost(words);
/** What those who are sought know: 'бухгалтеров со знанием 1С'. */
const theirSkill = /(?<!\p{L})(?:со знани|владеющ|с опытом)/u;
/** Who sells it and sets it up knows it. */
const sells = /^(?:прода|закуп)/u;
const setsUp =
  /(?<!\p{L})(?:настр(?:аива|о)(?:ил|л|ю)|настройк|внедр(?:ил|ял|яю|ение)|администрир(?:овал|ую)(?!\p{L}{0,2} зал)|сопровожда(?:л|ю)\p{L}{0,2}(?!\p{L}| (?:сделк|поставк)))/u;
/** By its writer: 'продавал 1С, настройкой занимались инженеры' is not. */
function setsUpOneself(clause: string): boolean {
  const found = setsUp.exec(clause);
  return found !== null && !isDoneByOthers(clause.slice(clause.lastIndexOf(',', found.index) + 1));
}
const seeks = /^(?:подбор|поиск|на[ей]м|скрининг|собеседован|интервью)/u;
/** Whom one seeks or asks stands at once behind it: 'поиск ошибок', 'интервью и тесты' are of nobody. */
const seeksPeople = (object: string): boolean => {
  const words = object.split(' ').slice(0, 4).join(' ');
  return namesThem(words) || /(?<!\p{L})(?:специалист|кандидат)/u.test(words) || theirSkill.test(object);
};

/** One item of what it is done to: 'подбор специалистов', 'искал клиентов на LinkedIn'. */
const objectUpToMark = /[^,:;(\n]{0,80}/uy;
const isPlain = (object: string): boolean => /^[\s\dа-я,-]*$/u.test(object) && !theirSkill.test(object);
/** 'Продавала Битрикс24' sells it; 'искала клиентов на LinkedIn' seeks them there. */
const whatItself = /^(?: по (?=1с|[a-z]))?.*?(?= (?:на|по|у|из|от|для|с|со|под) |$)/u;
const namesProgram = (words: string): boolean =>
  conceptsIn(words).some(({ kind, name }) => kind !== 'work' && /[A-ZА-Я]{2}|[A-Z\d]/u.test(name));

function objectAt(clause: string, from: number): string {
  objectUpToMark.lastIndex = from;
  return objectUpToMark.exec(clause)?.[0] ?? '';
}

/** Where what one says of others ends, in a clause and behind the words that begin it. */
function endOfOthers(clause: string, start: number, from: number): number {
  behind.lastIndex = from;
  const longest = from + (behind.exec(clause)?.[0].length ?? 0);
  let last = objectAt(clause, from);
  let end = from + last.length;
  // Another person or good goes on with it: 'аналитиков, Java разработчиков'.
  while (clause[end] === ',' && end < longest) {
    const next = objectAt(clause, end + 1);
    if (!namesThem(next)) break;
    last = next;
    end += 1 + next.length;
  }
  if (end >= longest || !/[,:;(]/u.test(clause[end] ?? '')) return longest;
  const words = clause.slice(start, end);
  const takesMore = clause[end] !== ',' && (takesList.test(words) || namesPost(last));
  // With a name in it, a list of people or goods, or of programs, may be theirs beyond the mark.
  const object = clause.slice(from, end);
  const isTheirList = !isPlain(object) && (namesThem(words) || theirSkill.test(object));
  return takesMore || isTheirList || namesProgram(whatItself.exec(object)?.[0] ?? '') ? longest : end;
}

/** What a firm is, or does, is no deed of whoever works there: 'Компания — лидер рынка, работает с 1С'. */
const ofFirm =
  /^\s*(?:компания|фирма|магазин|отдел|организация|предприятие|агентство)(?: «[^«»]{1,60}»)? (?:[–—-]|работает|занимается|использует|является|специализируется)(?!\p{L})/u;
const firmDoes = wholeWords('(?:работает|использует|применяет|внедряет|занимается|специализируется)');
/** What a team that one led works with: 'командой разработки (Java, Python)'. */
const ofTeam =
  /(?<=(?<!\p{L})(?:(?:руковод|управл)\p{L}{1,6}|команд\p{L}{1,3}|отдел\p{L}{1,3}) (?:\p{L}{1,20} ){0,2}(?:разработ|программист)\p{L}{1,10}) ?\([^()\n]{0,200}\)/gu;

/** Of 'Отдел — 12 человек, учёт в 1С' the second item is one's own again; what a firm works with goes on. */
function withoutFirm(clause: string): string {
  if (!ofFirm.test(clause)) return clause;
  const end = clause.indexOf(',');
  return end < 0 || firmDoes.test(clause) || namesProgram(clause.slice(0, end)) ? '' : clause.slice(end + 1);
}

/** A clause in small letters without what it names of a firm, of people who were hired and of goods that were sold. */
export function ownPartOf(whole: string): string {
  const clause = withoutFirm(whole).replace(ofTeam, ' ');
  let own = '';
  let at = 0;
  for (const found of clause.matchAll(othersPart)) {
    const from = found.index + found[0].length;
    if (sells.test(found[0]) && setsUpOneself(clause)) continue;
    if (found.index < at || (seeks.test(found[0]) && !seeksPeople(objectAt(clause, from)))) continue;
    own += `${clause.slice(at, found.index)} `;
    at = endOfOthers(clause, found.index, from);
  }
  return own + clause.slice(at);
}
