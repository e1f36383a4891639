import { wholeWords } from '../text/words.ts';

/** hh.ru's professional roles are everybody's coin here: another source maps its own to them. */
export type RoleId = string;

/** A line of the import table: which roles feed a category, and what a title must say for its subcategory. */
export interface ImportRow {
  /** A subcategory, or a top-level category that has none. */
  categoryId: string;
  /** The row's own roles, then those that it names in parentheses or as optional. */
  roles: readonly RoleId[];
  alsoRoles?: readonly RoleId[];
  /** Words of a folded title that put a vacancy of any of the roles here. */
  words?: RegExp;
  /** Roles of which every title belongs here, once no row has claimed it by words. */
  everyTitleOf?: readonly RoleId[];
  /** Words that keep a vacancy of these roles out. */
  excluded?: { roles: readonly RoleId[]; words: RegExp };
}

const rest = '\\p{L}*';
const adjective = '(?:ый|ого|ому|ым|ом|ая|ой|ую|ые|ых|ыми)';
const noun = '(?:а|у|ом|е|ы|ов|ам|ами|ах)?';

/** In the categories' order; of one role's rows the first is the one that takes what no words claim. */
export const importRows: readonly ImportRow[] = [
  {
    categoryId: 'frontend',
    roles: ['96'],
    alsoRoles: ['104'],
    words: wholeWords(
      'front[\\s‑-]?end',
      'фронт[\\s‑-]?[еэ]нд',
      'react(?:\\.?js)?(?![\\s‑-]*native)',
      'vue(?:\\.?js)?',
      'angular(?:\\.?js)?',
      'java[\\s-]?script',
      'typescript',
      `верстальщи${rest}`,
    ),
  },
  {
    categoryId: 'backend',
    roles: ['96'],
    alsoRoles: ['104'],
    words: wholeWords(
      'back[\\s‑-]?end',
      'б[еэ]к[\\s‑-]?[еэ]нд',
      'python',
      'java(?![\\s-]*script)',
      'go',
      'golang',
      'php',
      `битрикс${rest}`,
      'node(?:\\.?js)?',
      '[cс]#',
      '\\.net',
      '[cс]\\+\\+',
      'ruby',
      'rust',
      '1[cс]',
    ),
  },
  {
    categoryId: 'fullstack',
    roles: ['96'],
    alsoRoles: ['104'],
    words: wholeWords('full[\\s‑-]?stack', 'фул+[\\s‑-]?ст[еэ]к'),
  },
  {
    categoryId: 'mobile',
    roles: ['96'],
    alsoRoles: ['104'],
    words: wholeWords(
      'ios',
      'android',
      'mobile',
      `мобильн${rest}`,
      'flutter',
      'swift',
      'kotlin',
      'react[\\s‑-]*native',
    ),
  },
  {
    categoryId: 'devops',
    roles: ['160'],
    alsoRoles: ['114', '113', '96', '104'],
    words: wholeWords('devops', 'девопс', 'sre', 'site reliability'),
    everyTitleOf: ['160'],
  },
  {
    categoryId: 'data-science',
    roles: ['165'],
    alsoRoles: ['96', '104'],
    words: wholeWords('data[\\s-]scientist', 'ml', 'nlp', 'cv', 'llm', 'data[\\s-]engineer'),
    everyTitleOf: ['165'],
  },
  { categoryId: 'manual-testing', roles: ['124'], everyTitleOf: ['124'] },
  {
    categoryId: 'test-automation',
    roles: ['124'],
    words: wholeWords(
      `автоматиз${rest}`,
      `автотест${rest}`,
      'aqa',
      'auto[\\s-]?qa',
      'sdet',
      'automation',
      `нагрузочн${rest}`,
      'selenium',
    ),
  },
  {
    categoryId: 'ui-ux',
    roles: ['34'],
    alsoRoles: ['12'],
    words: wholeWords(
      'ui',
      'ux',
      'product design(?:er)?',
      `продуктов${adjective}`,
      `(?:веб|web)[\\s‑-]?дизайн${rest}`,
    ),
  },
  {
    categoryId: 'graphic-design',
    roles: ['34'],
    alsoRoles: ['12'],
    words: wholeWords(`графич${rest}`, `бренд${rest}`, `полиграф${rest}`, `иллюстратор${rest}`),
    excluded: {
      roles: ['34', '12'],
      words: wholeWords(
        `интерьер${rest}`,
        `ландшафт${rest}`,
        `одежд${rest}`,
        `декоратор${rest}`,
        `мебел${rest}`,
      ),
    },
  },
  {
    categoryId: 'motion-design',
    roles: ['34'],
    alsoRoles: ['20'],
    words: wholeWords('motion', `моуш[ен]*н${rest}`, `анимац${rest}`, '3[dд]', 'vfx'),
  },
  {
    categoryId: 'business-analysis',
    roles: ['150'],
    alsoRoles: ['156', '10'],
    words: wholeWords(`бизнес[\\s‑-]аналитик${rest}`, 'business analyst'),
  },
  {
    categoryId: 'system-analysis',
    roles: ['148'],
    alsoRoles: ['156', '10'],
    words: wholeWords(`системн${adjective} аналитик${rest}`, 'systems? analyst'),
  },
  {
    categoryId: 'product-analysis',
    roles: ['164'],
    alsoRoles: ['156', '10', '163'],
    words: wholeWords(`продуктов${adjective}`, 'product analyst'),
  },
  { categoryId: 'hr', roles: ['118', '69', '117', '153', '171', '38'], alsoRoles: ['17'] },
  {
    categoryId: 'managers',
    roles: ['73', '107'],
    alsoRoles: ['70', '71', '106', '66', '67', '76', '88'],
    // The builders' own «руководитель проекта» runs a site, not a project team.
    excluded: { roles: ['107'], words: wholeWords(`объект${noun}`, 'смр', `строительств${rest}`) },
  },
  {
    categoryId: 'business',
    roles: ['26', '53', '87', '75', '161', '36', '125'],
    alsoRoles: ['70', '71'],
    words: wholeWords('развити(?:е|я|ю|ем|и) (?:\\p{L}+ )?бизнеса', 'business development'),
  },
  {
    categoryId: 'client-service',
    roles: ['83', '121', '105', '54'],
    alsoRoles: ['51', '70'],
    words: wholeWords('по работе с (?:\\p{L}+ )?клиентами', `клиентск${rest}`, 'customer', `аккаунт${rest}`),
  },
  {
    categoryId: 'finance',
    roles: ['18', '142', '137', '134', '136', '135', '50', '16', '158'],
    alsoRoles: ['155', '57', '147'],
  },
  {
    categoryId: 'law',
    roles: ['146', '145', '166'],
    alsoRoles: ['158'],
    words: wholeWords(`юрист${noun}`),
  },
  {
    categoryId: 'marketing',
    roles: ['68', '3', '2', '1', '163', '170', '37', '55'],
    alsoRoles: ['99'],
  },
];

/** Titles of developers and their leads name several crafts: 'Fullstack (React, Java)' is fullstack first of all. */
const craftOrder = ['fullstack', 'mobile', 'data-science', 'devops', 'frontend', 'backend'];

/** In which order the words of a role's rows are tried: the table's, but for developers. */
export const rowsByWords: readonly ImportRow[] = [
  ...craftOrder.map((id) => importRows.find((row) => row.categoryId === id) as ImportRow),
  ...importRows.filter((row) => !craftOrder.includes(row.categoryId)),
];
