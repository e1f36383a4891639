import { conceptsIn } from '../../match/lexicon.ts';
import { withLicences } from '../../match/licences.ts';
import { affirmedItems, isDenied, itemsOf, withoutDeniedLists } from '../../text/denied.ts';
import { learns } from '../../text/learns.ts';
import { fold, wholeWords } from '../../text/words.ts';
import type { ResumeFacts } from '../facts.ts';
import { isDoneByOthers, masculinePast, othersGoOn, pastVerb } from './done-by-others.ts';
import { ownPartOf } from './own-part.ts';

/** What somebody says of a skill that they are only learning: 'базовые знания', 'знакома с основами', 'in progress'. */
const learnt = [
  '(?:базов|начальн|поверхностн|минимальн|слаб)\\p{L}{1,3} (?:уров|знани|навык|владени|понимани|опыт)\\p{L}{0,4}',
  '(?:знание|знания|знаю|знаком[аы]?|владею|изучил[аи]?)(?: и \\p{L}{1,20})?(?: с| только)? основ\\p{L}{0,3}',
  '(?:на стадии|в процессе) (?:изучения|освоения|обучения)',
  `(?:сейчас |пока |активно )?${learns}`,
  '(?:небольшой|некоторый|минимальный|нулевой) опыт',
  'начинающ(?:ий|ая)',
  '(?<!(?:хорошо|отлично|близко|уверенно|глубоко|прекрасно|не) )знаком[аы]?(?= со? )(?!.{0,60} на (?:уровне эксперт|эксперт|высок|отличн))',
  '(?:имею|есть|общее) представление',
  'пробовал[аи]?(?! (?:себя|нов|разн))',
  'сталкивал(?:ся|ась)(?= со? (?!труд|проблем|сложн|задач|ситуац|возраж))',
  'базов(?:ый|ая|ое|ые)(?= [a-z\\d])',
  '(?<=^[^\\p{L}\\d]{0,5})основы(?= [a-z\\d])',
  '(?:немного|слабо|плохо|поверхностно|базово) (?:знаю|владею|знаком[аы]?|умею|понимаю|работал[аи]?|пишу)',
  'понаслышке',
  '(?:some|little|limited) (?:experience|exposure|knowledge)',
  'basic (?:knowledge|level|skills?|understanding|experience)',
  'beginner',
  '(?:currently |still )learning',
  '(?<=^[^\\p{L}\\d]{0,5})learning(?= [a-z])(?! (?:and|center|platform|management|design|experience))',
  'not us(?:ing|ed)',
  'in progress',
  'unfinished',
  'начинаю',
  '(?<!(?:быстро|легко) )учусь',
  'прохожу (?:\\p{L}{1,20}[ -])?(?:курс|обучени|стажировк)\\p{L}{0,3}',
];
/** What is wished for, or meant to be learnt, and what a list leaves out: 'хочу работать с', 'кроме'. */
const wished = [
  '(?:хочу|хочется|хотел[аи]?|хотелось|мечтаю|интересуюсь|освою|изучу|в будущем|незнаком[аы]?)',
  // 'Планирую отчётность', 'мощности' are deeds.
  'планирую(?: (?:\\p{L}{1,20} )?\\p{L}{2,20}(?<!ос|час|(?<!\\p{L})се)т[ьи](?:ся)?|(?=:))',
  'ищу (?:работу|ваканси|команду|проект|возможност|место)\\p{L}{0,3}',
  'цель(?=\\s?[:–—-])',
  'кроме(?! (?:того|этого))',
  'вместо',
  '(?:eager to|interested in)',
];
const weakly = wholeWords(...learnt, ...wished);
const onlyLearnt = wholeWords(...learnt);
/** Of their own item alone: 'учусь в МГУ, SQL', 'начинаю проекты с нуля, SQL', '1С вместо Excel, SQL', 'плохо знаю английский, SQL'. */
const ofItemAlone =
  /^(?:вместо(?!\p{L})|базов\p{L}{2} |not us|(?:знаком|сталкивал|пробовал|(?:имею|есть|общее) представлени|(?:немного|слабо|плохо|поверхностно|базово) )(?![^,]{0,100}[a-z\d])|учусь (?:в|на) (?!(?:\p{L}{1,20}[ -])?(?:курс|тренинг|практик))|начинаю (?=[а-я]{4})(?!\p{L}{1,20}т[ьи](?:ся)?(?!\p{L})))/u;
/** Of its item alone: 'Figma чуть-чуть', 'Photoshop знаю плохо'. */
const slightly = wholeWords(
  'чуть-чуть',
  'слышал[аи]? (?:про|об?)',
  '(?:знаю|владею|знаком[аы]?|умею|понимаю|работал[аи]?|пишу) (?:очень |довольно |пока )?(?:плохо|слабо|немного|поверхностно)',
  '(?:только|лишь) (?:слышал|видел|смотрел|читал)[аи]?',
  '(?<!не )забыл[аи]?(?=[\\s).!]{0,3}$)',
  'немного(?= [a-z\\d])',
  'участ\\p{L}{1,8} в выборе',
);
/** Behind a skill, in brackets or after a dash; '1/10', too, and '9/10' is much. */
const weakMark =
  '(?:(?:no(?:ne)?|нет)(?=[\\s).]{0,3}$)|(?<![\\d.,])(?:0(?![\\d.,])|[0-4] ?(?:/|из) ?10|[0-2] ?(?:/|из) ?5(?!\\d))|чуть(?=[\\s).]{0,3}$)|(?:читал|видел)[аи]?(?=[\\s).]{0,3}$| (?:документ|издалека|мельком))|(?:слышал|смотрел)[аи]?(?= (?:об?|про)(?!\\p{L})|[\\s).]{0,3}$)|не мо[йяеи]|понимаю(?=[\\s).]{0,3}$| (?:принцип|основ|код|общ|как|стек))|rusty|(?:пробовал|забыл)[аи]?|ознакомительно|школьный|со словарем|минимальн\\p{L}{1,3}|в процессе|базов\\p{L}{1,3}|начальн\\p{L}{1,3}|плохо|слабо|немного|поверхностно|не ?(?:о|за)конч\\p{L}{1,6}|учу|изучаю|basics?|beginner|elementary|learning|unfinished)(?!\\p{L})';
/** Weak by itself alone: 'SQL (курсы)', but 'занятия по SQL (авторский курс)', 'математика: теория вероятностей'. */
const weakAlone = '(?:(?:только|лишь) )?(?:теория|(?:онлайн[ -])?курсы?)(?=[\\s).]{0,3}$|\\s?,)';
const weakBracket = new RegExp(`(?<!\\p{L})${weakMark}|^\\s{0,3}(?:${weakAlone}|курсы? [a-z\\d«])`, 'u');
const weakBehind = new RegExp(`(?:\\s[–—-]|:)\\s{0,3}(?:${weakMark}|${weakAlone})`, 'u');

/** 'Python 1/5', 'Photoshop ★☆☆☆☆' at the end of an item. */
const weakMarkAtEnd =
  /\s(?:[0-2] ?(?:\/|из) ?5|[0-4] ?(?:\/|из) ?10|[★●]{2}[☆○]{3}|[★●]?[☆○]{4,5})[\s.]{0,3}$/u;

/** How well, said behind a skill: in brackets, after a dash or in a number. */
const isMarkedWeak = (words: string): boolean =>
  weakMarkAtEnd.test(words) ||
  slightly.test(words) ||
  weakBracket.test(/\(([^()]*)\)\s*$/u.exec(words)?.[1] ?? '') ||
  weakBehind.test(words);

const belittles = (words: string): boolean => weakly.test(words) || isMarkedWeak(words);

/** Whether an item of a list, in small letters, is of what its writer is only learning, or knows poorly. */
export const isOnlyBegun = (item: string): boolean => onlyLearnt.test(item) || isMarkedWeak(item);

/** Whether an item of a list itself says that it is not known, or not well: 'SQL — учу', 'Figma (нет)'. */
export const isBelittled = (item: string): boolean => isDenied(item) || belittles(fold(item));

const maxBelittled = 3;
/** A verb of the past, of what was not done in earnest none: 'вела учёт в 1С', but 'пробовала Docker', and 'отдел' is no verb. */
const did =
  '(?!(?:пробовал|читал|видел|слышал|смотрел|хотел|мечтал|планировал|собирал|интересовал|изучал|учил|начал|начинал|забыл|знакомил)(?:а|и)?(?:с[ья])?(?!\\p{L}))' +
  `${pastVerb}(?! бы(?!\\p{L}))`;
/** Begins anew behind what is belittled: 'Хочу работать с SQL, знаю Excel', 'есть опыт с 1С'. */
const affirms = new RegExp(
  `^\\s*(?:(?:но|и|а|я|сама?|также|хорошо|уверенно|отлично|самостоятельно) ){0,2}(?:знаю|владею|умею|работаю|использую|применяю|пишу|веду|know|use|wrote|built|developed|created|implemented|designed|(?:(?:есть|имею) )?(?:\\p{L}{1,20} )?опыт (?:\\p{L}{1,20} )?(?:с|со|в|на)|${did})(?!\\p{L})`,
  'u',
);

const didWithin = new RegExp(`(?<!\\p{L})${did}(?!\\p{L})`, 'u');
/** The same anywhere in an item that wishes for nothing: '1С и Excel знаю хорошо'. */
const affirmsWithin = wholeWords('(?<!не )(?:знаю|владею|использую|применяю|работаю|пишу)');
/** A deed of one's own: 'команда пишет на Java, тестирую API', 'я готовлю его в SQL', 'перенёс данные'. */
const ownAction = new RegExp(
  `^\\s*(?:(?:но|и|а|сама?) ){0,2}(?:я(?!\\p{L})|(?!котор|\\p{L}{1,20}[нвшщкт]ую(?!\\p{L}))(?:\\p{L}{2,20}(?:[аяуе]ю|[лжшчщ]у|лю)|${masculinePast})(?!\\p{L}))`,
  'u',
);
const beginsAnew = (item: string): boolean =>
  affirms.test(item) ||
  (ownAction.test(item) && !onlyLearnt.test(item)) ||
  (affirmsWithin.test(item) && !weakly.test(item));

/** 'Настроила amoCRM: менеджеры ведут сделки' begins with what one did, and goes on with whom it serves. */
const ownHead = new RegExp(
  `^\\s*(?!\\p{L}{1,20}ли(?:с[ья])?\\s)(?:${pastVerb}|${masculinePast})\\s[^:]{1,200}?(?=:\\s|\\s[–—]\\s)`,
  'u',
);
/** 'Ведёт сделки в CRM, которую я внедрила' */
const madeByOneself = /^\s*котор\p{L}{2,3} я(?!\p{L})/u;

/** Items of a clause, in small letters, without those that are of others: of 'разработчики использовали Java, Spring' none. */
export function withoutOthers(items: readonly string[]): string[] {
  let goesOn = false;
  return items.flatMap((item, at) => {
    const isOfOthers = isDoneByOthers(item) && !madeByOneself.test(items[at + 1] ?? '');
    goesOn = isOfOthers ? goesOn || othersGoOn(item) : goesOn && !beginsAnew(item);
    if (!isOfOthers) return goesOn ? [] : [item];
    const head = ownHead.exec(item)?.[0] ?? '';
    return head !== '' && !isDoneByOthers(head) ? [head] : [];
  });
}

/** Of a clause without what it denies: its items that nothing belittles. */
function knownWellIn(clause: readonly string[]): string[] {
  const known: string[] = [];
  const items = withoutOthers(clause);
  let goesOn = false;
  for (const [at, item] of items.entries()) {
    goesOn &&= !beginsAnew(item);
    if (goesOn) continue;
    if (!belittles(item)) {
      known.push(item);
      continue;
    }
    const found = weakly.exec(item);
    if (!found) continue;
    const before = item.slice(0, found.index);
    const after = item.slice(found.index + found[0].length);
    // 'SQL — базовый уровень владения' and 'SQL (базовые знания)' speak of what stands before the mark.
    const isBehind = /[\p{L}\d][^\p{L}]{0,5}[–—:(-]\s*$/u.test(before);
    // 'базовые знания Java, C': maybe of all that follows, and of nothing before it.
    if (!isBehind && /\p{L}{2}|1с|^\s*:/u.test(after)) {
      known.push(before);
      // 'Вместо таблиц внедрила Power BI', 'вместо Photoshop — Figma'.
      const anew = found[0] === 'вместо' ? (didWithin.exec(after) ?? /\s[–—-]\s/u.exec(after)) : null;
      if (anew) known.push(after.slice(anew.index));
      // 'Все программы, кроме Access, Excel' leaves out more than 'Office кроме Access, Excel' does.
      const isOfItemAlone =
        ofItemAlone.test(item.slice(found.index)) || (found[0] === 'кроме' && /\p{L}/u.test(before));
      goesOn = !isOfItemAlone || weakly.test(after);
      continue;
    }
    if (found[0] === 'кроме') {
      known.push(before);
      continue;
    }
    // 'Ruby, Perl — базовые знания', at the end of a short list: of both.
    const isOfAll = at === items.length - 1 && at < maxBelittled && !/\(\s*$/u.test(before);
    if (isOfAll) return [];
  }
  return known;
}

/** A line that is longer tells of no skills. */
const maxLineLength = 2000;

/** A longer one is no name. */
const maxSkillLength = 100;

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');

export interface KnownWell {
  /** Whether a skill, under any name, stands somewhere without a word that denies or belittles it. */
  isKnown(skill: string): boolean;
  /** Whether these very words stand so. */
  stands(words: string): boolean;
}

/** What stands in a resume without a word that denies or belittles it. */
export function knownWellOf({ lines }: Pick<ResumeFacts, 'lines'>): KnownWell {
  const text = withoutDeniedLists(lines)
    .flatMap(({ words, section }) =>
      fold(withLicences(words.slice(0, maxLineLength)))
        .split(/[;.](?=\s|$)/u)
        // In a list of skills, whom one hires says nothing of the skills behind it.
        .map((clause) =>
          section === 'skills' ? itemsOf(clause).map(ownPartOf) : itemsOf(ownPartOf(clause)),
        ),
    )
    .flatMap((items) => knownWellIn(affirmedItems(items)))
    .join('\n');
  const known = new Set(conceptsIn(text));
  /** As a word: 'SQL' does not stand in 'PostgreSQL'. */
  const stands = (skill: string) =>
    skill.length <= maxSkillLength &&
    new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(fold(skill))}(?![\\p{L}\\p{N}])`, 'u').test(text);
  return {
    isKnown: (skill) => conceptsIn(skill, true).some((concept) => known.has(concept)) || stands(skill),
    stands,
  };
}

export const isKnownWellBy = (facts: Pick<ResumeFacts, 'lines'>): KnownWell['isKnown'] =>
  knownWellOf(facts).isKnown;
