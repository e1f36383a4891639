import type { Candidate } from '#core/domain/import/classify.ts';
import { adjectiveEndings } from '#core/domain/text/case-endings.ts';
import { wholeWords } from '#core/domain/text/words.ts';

const rest = '\\p{L}*';

export interface Rule {
  categoryId: string;
  words: RegExp;
  /** Where the title is to say more: which subcategory it is, or that it belongs to none. */
  candidates?: readonly Candidate[];
}

const testers: readonly Candidate[] = [
  { categoryId: 'manual-testing', takesEveryTitle: true },
  { categoryId: 'test-automation' },
];
const designers: readonly Candidate[] = [
  { categoryId: 'ui-ux' },
  { categoryId: 'graphic-design', hasExcludedWords: true },
  { categoryId: 'motion-design' },
];
const analysts: readonly Candidate[] = [
  { categoryId: 'business-analysis' },
  { categoryId: 'system-analysis' },
  { categoryId: 'product-analysis' },
];
const projectManagers: readonly Candidate[] = [{ categoryId: 'managers', hasExcludedWords: true }];

/** Of food, devices and machines: developing is their work as well. */
const engineer = '(?:инженер|технолог|конструктор)[\\s‑-]{1,3}';
/** «ПО», but not the preposition: «по электронике». */
const software =
  '(?:[a-z]|(?<!\\p{L})(?:по(?!\\p{L}| (?!для |на )\\p{L})|1с(?!\\p{L}))|программ|приложени|алгоритм|информационн|баз\\p{L}? данных)';

export const managers = wholeWords(
  `руководител${rest}`,
  `директор${rest}`,
  `начальник${rest}`,
  `управляющ${rest}`,
);

/** In order, the first match wins (docs/decisions/011). */
export const rules: readonly Rule[] = [
  {
    categoryId: 'data-science',
    words: wholeWords(
      'data[\\s-]*scien(?:ce|tists?)',
      'data[\\s-]+engineer',
      `дата[\\s-]*(?:инженер|са[ей]+нт?[иы]ст)${rest}`,
      `инженер${rest} данных`,
      `(?:аналитик|инженер|специалист)${rest} (?:по )?больш${rest} данны${rest}`,
      'big[\\s-]?data',
      'ml[\\s-]*(?:ops|engineer|developer|инженер|разработчик)',
      `machine[\\s-]+learning`,
      `машинн${rest} обучен${rest}`,
      `искусственн${rest} интеллект${rest}`,
      `нейросет${rest}`,
      `компьютерн${rest} зрени${rest}`,
      'computer[\\s-]+vision',
      'nlp',
      'llm',
    ),
  },
  {
    categoryId: 'devops',
    words: wholeWords(
      'devops',
      'девопс',
      'sre',
      `(?:системн|сетев)${adjectiveEndings}[\\s-]+(?:администратор|инженер)${rest}(?! (?:\\p{L}+ ){0,3}(?:противо)?(?:пожарн|охранн))`,
      `сисадмин${rest}`,
      `администратор${rest} (?:вычислительн${adjectiveEndings} |локальн${adjectiveEndings} )?сет(?:и|ей)`,
      'system administrator',
    ),
  },
  {
    categoryId: 'testers',
    candidates: testers,
    words: wholeWords(
      `тестировщи${rest}`,
      `(?:инженер|специалист)${rest} (?:по|отдела|группы) (?:\\p{L}+ )?тестировани${rest}`,
      `автотест${rest}`,
      'a?qa',
      'sdet',
      'testers?',
      'test engineer',
    ),
  },
  {
    categoryId: 'mobile',
    words: wholeWords(
      'android',
      'ios',
      'flutter',
      'react[\\s‑-]*native',
      `мобильн${rest} (?:разработ|приложен)${rest}`,
      'mobile developer',
    ),
  },
  { categoryId: 'fullstack', words: wholeWords('full[\\s‑-]?stack', 'фул+[\\s‑-]?ст[еэ]к') },
  {
    categoryId: 'frontend',
    words: wholeWords(
      'front[\\s‑-]?end',
      'фронт[\\s‑-]?[еэ]нд',
      `верстальщи${rest}`,
      'java[\\s-]?script',
      'typescript',
      'react(?:\\.?js)?',
      'vue(?:\\.?js)?',
      'angular',
    ),
  },
  {
    categoryId: 'designers',
    candidates: designers,
    words: wholeWords(
      `(?:\\p{L}+[‑-])?дизайнер${rest}`,
      'designer',
      'u[ix]',
      `(?:веб|web|графическ${rest}|моушн|motion)[\\s‑-]?дизайн${rest}`,
    ),
  },
  {
    categoryId: 'analysts',
    candidates: analysts,
    // Of money, the analysts stand with the money.
    words: wholeWords(
      `(?<!(?:финансов|инвестиционн|кредитн)\\p{L}* )аналитик${rest}`,
      '(?:business|systems?|product|data) analyst',
    ),
  },
  {
    categoryId: 'backend',
    words: wholeWords(
      `(?:\\p{L}+[‑-])?программист${rest}`,
      `(?<!${engineer})разработчи${rest}`,
      `(?<=${engineer})разработчи${rest}(?:(?=.{0,60}${software})|(?<=${software}.{0,80}))`,
      'developer',
      'software engineer',
      'back[\\s‑-]?end',
      'б[еэ]к[\\s‑-]?[еэ]нд',
      `инженер${rest} (?:\\p{L}+ )?программн${rest} обеспечени${rest}`,
    ),
  },
  {
    categoryId: 'law',
    words: wholeWords(
      `юрист${rest}`,
      `юрисконсульт${rest}`,
      `адвокат${rest}`,
      `юридическ${rest}`,
      `правов${adjectiveEndings}`,
      'lawyer',
    ),
  },
  {
    categoryId: 'finance',
    words: wholeWords(
      `(?:\\p{L}+-)?бухгалтер${rest}`,
      `(?:\\p{L}+-)?экономист${rest}`,
      `финанс${rest}`,
      `аудитор(?!и)${rest}`,
      `казначе${rest}`,
      `(?:инвестиционн|кредитн)${rest} (?:аналитик|специалист|эксперт|менеджер|инспектор)${rest}`,
    ),
  },
  {
    categoryId: 'hr',
    words: wholeWords(
      `кадр(?:ы|ов|ам|ами|ах)`,
      `кадров${rest}`,
      `рекрут${rest}`,
      'hr',
      'hrd',
      `(?:менеджер|специалист|директор|начальник|руководител|подбор|управлени|развити|обучени|адаптаци|отдел|служб)${rest}(?: \\p{L}+){0,3} персонал${rest}`,
    ),
  },
  {
    categoryId: 'marketing',
    words: wholeWords(
      `(?:\\p{L}+-)?маркет[оие]${rest}`,
      'marketing',
      'smm',
      'seo',
      'pr',
      'пиар',
      `реклам(?!аци)${rest}`,
      `контент[\\s‑-]?менеджер${rest}`,
      `(?:бренд|brand)[\\s‑-]?(?:менеджер|manager)${rest}`,
      `таргетолог${rest}`,
      `директолог${rest}`,
      `копирайтер${rest}`,
      `связ(?:и|ей|ям|ями) с общественност${rest}`,
      `пресс-(?:секретар|служб)${rest}`,
    ),
  },
  {
    categoryId: 'client-service',
    words: wholeWords(
      'call[\\s‑-]*(?:center|центр\\p{L}*)',
      `(?:колл|кол|контакт)[\\s‑-]*центр${rest}`,
      'по работе с (?:\\p{L}+ )?клиент(?:ами|ом)',
      `клиентск${rest}`,
      `техническ${rest} поддержк${rest}`,
      `тех\\.?[\\s-]?поддержк${rest}`,
      `поддержк${rest} (?:пользователей|клиентов|продаж)`,
      'customer',
      'support',
      `(?:аккаунт|account)[\\s‑-]?(?:менеджер|manager)${rest}`,
    ),
  },
  {
    categoryId: 'business',
    words: wholeWords(
      `продаж${rest}`,
      `закуп${rest}`,
      `тендер${rest}`,
      `снабжени${rest}`,
      `торгов${adjectiveEndings} представител${rest}`,
      `развити${rest} (?:\\p{L}+ )?бизнес${rest}`,
      'business development',
      'sales',
    ),
  },
  {
    categoryId: 'managers',
    candidates: projectManagers,
    words: wholeWords(
      `(?:руководител|менеджер|администратор)${rest} (?:\\p{L}+ )?проект(?:а|ов|у|ам)`,
      `проектн${adjectiveEndings} менеджер${rest}`,
      '(?:project|product|delivery) manager',
      `(?:продакт|проджект)(?:[\\s‑-]?менеджер)?${rest}`,
    ),
  },
  { categoryId: 'managers', words: managers },
];
