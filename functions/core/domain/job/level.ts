import * as z from 'zod/mini';
import { adjectiveEndings, nounEndings } from '../text/case-endings.ts';
import { fold, wholeWords } from '../text/words.ts';

export const levels = ['Intern', 'Junior', 'Middle', 'Senior', 'Lead', 'Head', 'C-level'] as const;
export const level = z.enum(levels);
export type Level = z.infer<typeof level>;

/** Case endings of стажерка and стажировка. */
const feminineEndings = '(?:ка|ки|ке|ку|кой|кою|ок|кам|ками|ках)';

const chiefs = `(?:генеральн|исполнительн|коммерческ|техническ|финансов)`;

/** In the order of docs/rules.md#level-order: the first that matches wins. */
const makeRules = (): readonly [Level, RegExp][] => [
  [
    'Intern',
    wholeWords(
      'interns?',
      'internships?',
      `интерн${nounEndings}`,
      `стажер${nounEndings}`,
      `стажер${feminineEndings}`,
      `стажиров${feminineEndings}`,
    ),
  ],
  ['Junior', wholeWords('junior', `младш${adjectiveEndings}`)],
  ['Senior', wholeWords('senior', `старш${adjectiveEndings}`)],
  [
    'Lead',
    wholeWords(
      'lead(?![\\s-]?gen(?:eration)?(?!\\p{L}))',
      'teamlead',
      `тимлид${nounEndings}`,
      `техлид${nounEndings}`,
    ),
  ],
  ['Head', wholeWords('head', 'руководител(?:ь|я|ю|ем|е|и|ей|ям|ями|ях)', `главн${adjectiveEndings}`)],
  ['C-level', wholeWords('ceo', 'cto', 'cfo', 'coo', 'cmo', 'cio', 'cpo', 'cco', 'chro', 'ciso')],
  [
    'C-level',
    // «Директор технической поддержки» is one of many.
    wholeWords(
      `${chiefs}${adjectiveEndings}[^\\p{L}\\p{N}]{1,3}директор${nounEndings}`,
      `директор ${chiefs}(?:ый|ий)`,
    ),
  ],
];

/** With whom somebody works stands behind: «Помощник руководителя», «Секретарь / Водитель генерального директора». */
const assistant =
  /(?<!\p{L})(?:помощник|ассистент|секретар|водител|референт)\p{L}{0,6}(?:[\s-](?!(?:стажер|младш|(?:старш|главн)(?:ий|ый|ая)(?!\p{L})))\p{L}{1,20}){0,2}/gu;
/** 'Assistant to the CEO', 'CEO assistant', 'Assistant (CEO office)'. */
const assistantInEnglish =
  /(?<!\p{L})(?:(?:assistant|secretary|driver)(?:\s(?:to|of|for)(?:\sthe)?\s\p{L}{1,20}|[\s(]{1,3}c[a-z]{1,2}o(?!\p{L}))|c[a-z]{1,2}o(?:['’]s)?\s(?=assistant|secretary|driver))/gu;

/** «Служба главного энергетика» has many, «не главный» is none, and who leads a class or a circle leads no department. */
const chiefOfOthers =
  /(?<!\p{L})(?:(?:служб|отдел)\p{L}{0,3} главного|не главн|классн\p{L}{2,3} руководител|руководител\p{L}{1,3} (?:кружк|секци(?!\p{L} продаж)))\p{L}{0,3}/gu;

/** Made at first use: a page shows levels and names none. */
let rules: ReturnType<typeof makeRules> | undefined;

/** The level that a title names of its own work; null where it says nothing. */
export function levelNamed(title: string): Level | null {
  const own = fold(title).replace(chiefOfOthers, '').replace(assistant, '').replace(assistantInEnglish, '');
  rules ??= makeRules();
  return rules.find(([, words]) => words.test(own))?.[0] ?? null;
}

/** Of a title that says nothing. */
export const defaultLevel: Level = 'Middle';

/** The level a title speaks of. */
export const levelOf = (title: string): Level => levelNamed(title) ?? defaultLevel;
