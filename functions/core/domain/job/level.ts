import * as z from 'zod/mini';
import { adjectiveEndings, nounEndings } from '../text/case-endings.ts';
import { fold, wholeWords } from '../text/words.ts';

export const levels = ['Intern', 'Junior', 'Middle', 'Senior', 'Lead', 'Head', 'C-level'] as const;
export const level = z.enum(levels);
export type Level = z.infer<typeof level>;

/** Case endings of стажерка and стажировка. */
const feminineEndings = '(?:ка|ки|ке|ку|кой|кою|ок|кам|ками|ках)';

const allOf =
  (...patterns: RegExp[]) =>
  (title: string) =>
    patterns.every((pattern) => pattern.test(title));

/** In the order of docs/rules.md#level-order: the first that matches wins. */
const makeRules = (): readonly [Level, (foldedTitle: string) => boolean][] => [
  [
    'Intern',
    allOf(
      wholeWords(
        'interns?',
        'internships?',
        `интерн${nounEndings}`,
        `стажер${nounEndings}`,
        `стажер${feminineEndings}`,
        `стажиров${feminineEndings}`,
      ),
    ),
  ],
  ['Junior', allOf(wholeWords('junior', `младш${adjectiveEndings}`))],
  ['Senior', allOf(wholeWords('senior', `старш${adjectiveEndings}`))],
  ['Lead', allOf(wholeWords('lead', 'teamlead', `тимлид${nounEndings}`, `техлид${nounEndings}`))],
  ['Head', allOf(wholeWords('head', 'руководител(?:ь|я|ю|ем|е|и|ей|ям|ями|ях)', `главн${adjectiveEndings}`))],
  ['C-level', allOf(wholeWords('ceo', 'cto', 'cfo', 'coo', 'cmo', 'cio', 'cpo', 'cco', 'chro', 'ciso'))],
  [
    'C-level',
    allOf(
      wholeWords(`директор${nounEndings}`),
      wholeWords(`(?:генеральн|исполнительн|коммерческ|техническ|финансов)${adjectiveEndings}`),
    ),
  ],
];

/** Made at first use: a page shows levels and names none. */
let rules: ReturnType<typeof makeRules> | undefined;

/** The level that a title names; null where it says nothing. */
export function levelNamed(title: string): Level | null {
  const folded = fold(title);
  rules ??= makeRules();
  return rules.find(([, matches]) => matches(folded))?.[0] ?? null;
}

/** Of a title that says nothing. */
export const defaultLevel: Level = 'Middle';

/** The level a title speaks of. */
export const levelOf = (title: string): Level => levelNamed(title) ?? defaultLevel;
