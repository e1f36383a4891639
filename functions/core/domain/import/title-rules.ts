import { adjectiveEndings, nounEndings } from '../text/case-endings.ts';
import { wholeWords } from '../text/words.ts';

/** What a folded title must say to belong to a category that a source's profession is too coarse for. */
export interface TitleRule {
  /** A subcategory, or a top-level category that has none. */
  categoryId: string;
  words?: RegExp;
  /** Words that keep a vacancy out of the category. */
  excludedWords?: RegExp;
}

const rest = '\\p{L}*';

/**
 * In the order in which the words are tried. Titles of developers and their leads name several crafts: 'Fullstack (React,
 * Java)' is fullstack first of all.
 */
export const titleRules: readonly TitleRule[] = [
  {
    categoryId: 'fullstack',
    words: wholeWords('full[\\s‑-]?stack', 'фул+[\\s‑-]?ст[еэ]к'),
  },
  {
    categoryId: 'mobile',
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
    categoryId: 'data-science',
    words: wholeWords('data[\\s-]scientist', 'ml', 'nlp', 'cv', 'llm', 'data[\\s-]engineer'),
  },
  {
    categoryId: 'devops',
    words: wholeWords('devops', 'девопс', 'sre', 'site reliability'),
  },
  {
    categoryId: 'frontend',
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
    categoryId: 'test-automation',
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
    words: wholeWords(
      'ui',
      'ux',
      'product design(?:er)?',
      `продуктов${adjectiveEndings}`,
      `(?:веб|web)[\\s‑-]?дизайн${rest}`,
    ),
  },
  {
    categoryId: 'graphic-design',
    words: wholeWords(`графич${rest}`, `бренд${rest}`, `полиграф${rest}`, `иллюстратор${rest}`),
    excludedWords: wholeWords(
      `интерьер${rest}`,
      `ландшафт${rest}`,
      `одежд${rest}`,
      `декоратор${rest}`,
      `мебел${rest}`,
    ),
  },
  {
    categoryId: 'motion-design',
    words: wholeWords('motion', `моуш[ен]*н${rest}`, `анимац${rest}`, '3[dд]', 'vfx'),
  },
  {
    categoryId: 'business-analysis',
    words: wholeWords(`бизнес[\\s‑-]аналитик${rest}`, 'business analyst'),
  },
  {
    categoryId: 'system-analysis',
    words: wholeWords(`системн${adjectiveEndings} аналитик${rest}`, 'systems? analyst'),
  },
  {
    categoryId: 'product-analysis',
    words: wholeWords(`продуктов${adjectiveEndings}`, 'product analyst'),
  },
  {
    categoryId: 'managers',
    // The builders' own «руководитель проекта» runs a site, not a project team.
    excludedWords: wholeWords(`объект${nounEndings}`, 'смр', `строительств${rest}`),
  },
  {
    categoryId: 'business',
    words: wholeWords('развити(?:е|я|ю|ем|и) (?:\\p{L}+ )?бизнеса', 'business development'),
  },
  {
    categoryId: 'client-service',
    words: wholeWords('по работе с (?:\\p{L}+ )?клиентами', `клиентск${rest}`, 'customer', `аккаунт${rest}`),
  },
  {
    categoryId: 'law',
    words: wholeWords(`юрист${nounEndings}`),
  },
];
