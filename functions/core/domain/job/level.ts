import * as z from 'zod/mini';
import { fold, wholeWords } from '../text/words.ts';

export const levels = ['Intern', 'Junior', 'Middle', 'Senior', 'Lead', 'Head', 'C-level'] as const;
export const level = z.enum(levels);
export type Level = z.infer<typeof level>;

/** Case endings: of nouns like стажер, of стажировка, and of adjectives like старший, главный, технический. */
const noun = '(?:а|у|ом|е|ы|ов|ам|ами|ах)?';
const feminine = '(?:ка|ки|ке|ку|кой|кою|ок|кам|ками|ках)';
const adjective = '(?:ый|ий|ого|его|ому|ему|ым|им|ом|ем|ая|ой|ей|ую|ое|ее|ые|ие|ых|их|ыми|ими)';

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
        `интерн${noun}`,
        `стажер${noun}`,
        `стажер${feminine}`,
        `стажиров${feminine}`,
      ),
    ),
  ],
  ['Junior', allOf(wholeWords('junior', `младш${adjective}`))],
  ['Senior', allOf(wholeWords('senior', `старш${adjective}`))],
  ['Lead', allOf(wholeWords('lead', 'teamlead', `тимлид${noun}`, `техлид${noun}`))],
  ['Head', allOf(wholeWords('head', 'руководител(?:ь|я|ю|ем|е|и|ей|ям|ями|ях)', `главн${adjective}`))],
  ['C-level', allOf(wholeWords('ceo', 'cto', 'cfo', 'coo', 'cmo', 'cio', 'cpo', 'cco', 'chro', 'ciso'))],
  [
    'C-level',
    allOf(
      wholeWords(`директор${noun}`),
      wholeWords(`(?:генеральн|исполнительн|коммерческ|техническ|финансов)${adjective}`),
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
