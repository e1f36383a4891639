import { fold } from '../text/words.ts';

const latinOf: Readonly<Record<string, string>> = { А: 'A', В: 'B', С: 'C', Д: 'D', Е: 'E', М: 'M' };

/** In capitals, since «в» and «с» are prepositions; no Latin letter is one. */
const oneCategory = '[A-EMa-emАВСДЕМ]1?';
const categories = `[«"“„'(]?(?:${oneCategory}){1,5}[»"”')]?(?![\\p{L}\\p{N}])`;
/** Behind a point without a space no sentence begins: 'В.С'. */
const between = '(?:\\.|\\s{0,2}[,/+-]?\\s{0,2}(?:(?:и|или|либо)\\s{1,2})?)';
const before =
  '[Кк]атегори\\p{L}{1,3}|КАТЕГОРИ\\p{L}{1,3}|(?:[Кк]ат|КАТ)\\.?|[Пп]рава?|ПРАВА|[Уу]достоверени[ея]|УДОСТОВЕРЕНИ[ЕЯ]';
const run = new RegExp(
  `(?<!\\p{L})(?:(?:${before})[\\s:–—-]{1,4}|(?:[Кк]ат|КАТ)\\.)(${categories}(?:${between}${categories}){0,7})`,
  'gu',
);
const eachCategories = new RegExp(categories, 'gu');
const eachCategory = new RegExp(oneCategory, 'gu');

/** Goods, clients and doctors have categories, too. */
const ofDriving =
  /(?<!\p{L})(?:прав(?:а|ами?)?(?!\p{L})|водит|вожд|удостоверен|в[/\\]?у(?!\p{L})|driv|licen[cs]e)/u;
const startsWithCategory =
  /^[^\p{L}\p{N}]{0,5}(?:(?:наличие|открыт\p{L}{2}|действующ\p{L}{2}) )?кат(?:егори|\.)/u;
/** Words of the lexicon's own before a category. */
const namesLicence = /(?<!\p{L})(?:прав\p{L}{0,3}|удостоверени\p{L}{1,3}|водител\p{L}{1,3})\s$/u;
const maxNameLength = 20;

const openingOf: Readonly<Record<string, string>> = { ')': '(', '»': '«', '”': '“' };

/** What closes behind categories and was opened before them: the bracket of '(категория В)'. */
function closingOf(listed: string): string {
  const last = listed.at(-1) ?? '';
  const opening = openingOf[last];
  return opening === undefined || listed.includes(opening) ? '' : last;
}

/** Whether a text speaks of categories of driving, so that its single letters may be such. */
export function isOfLicences(text: string): boolean {
  const folded = fold(text);
  return ofDriving.test(folded) || startsWithCategory.test(folded);
}

/**
 * A text with each category of a driving licence named for itself, as the lexicon names it: 'права категории В, С' is
 * 'права категории B, права категории C', so that no letter is left to stand for something else.
 */
export function withLicences(text: string): string {
  if (!isOfLicences(text)) return text;
  return text.replace(run, (_, listed: string, at: number) => {
    const isNamed = namesLicence.test(fold(text.slice(Math.max(0, at - maxNameLength), at)));
    const spelled = listed.replace(eachCategories, (glued) =>
      (glued.match(eachCategory) ?? [])
        .map(([letter = '', digit = '']) => `права категории ${latinOf[letter] ?? letter}${digit}`)
        .join(', '),
    );
    return (isNamed ? spelled.replace(/^права /u, '') : spelled) + closingOf(listed);
  });
}
