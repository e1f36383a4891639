import { searchWords, spellingsOf } from '#core/domain/text/search-words.ts';
import type { FixedOrder } from '#functions/search/query/row-ref.ts';
import { hasFormOf, hasWholeSpelling, type JobFacts } from './rules.ts';

const newestFirst = (a: JobFacts, b: JobFacts): number =>
  b.createdAt - a.createdAt || (a.row.id < b.row.id ? -1 : Number(a.row.id > b.row.id));

const bySalary =
  (direction: 1 | -1, end: 'min' | 'max') =>
  (a: JobFacts, b: JobFacts): number => {
    if (a.salary === null || b.salary === null)
      return Number(a.salary === null) - Number(b.salary === null) || newestFirst(a, b);
    return direction * (a.salary[end] - b.salary[end]) || newestFirst(a, b);
  };

/**
 * Vacancies without a salary go last in both salary orders; ties newest first, then by id (docs/rules.md#sort-ties).
 */
export const compareBy: Record<FixedOrder, (a: JobFacts, b: JobFacts) => number> = {
  newest: newestFirst,
  'salary-asc': bySalary(1, 'min'),
  'salary-desc': bySalary(-1, 'max'),
};

/** 0 where every word stands whole in the title, in whatever form, 1 where it begins there, 2 in company or tags, 3 inside a word only. */
export function tierOf({ texts }: JobFacts, text: string): number {
  const [title = ''] = texts;
  const tierOfSpelling = (word: string): number => {
    // A text that begins with a mark may begin within a word: «.net» in «ASP.NET».
    const quoted = `${/^[\p{L}\p{N}]/u.test(word) ? '(?<![\\p{L}\\p{N}])' : ''}${RegExp.escape(word)}`;
    if (new RegExp(`${quoted}(?![\\p{L}\\p{N}+#])`, 'u').test(title) || hasFormOf(title, word)) return 0;
    const begins = new RegExp(quoted, 'u');
    if (begins.test(title)) return 1;
    return texts.some((field) => begins.test(field) || hasFormOf(field, word)) ? 2 : 3;
  };
  const wordTiers = searchWords(text)
    .slice(0, 8)
    .map((word) => {
      const tierOfWhole = [title, ...texts].findIndex((field) => hasWholeSpelling(field, word));
      const furtherTier = tierOfWhole < 0 ? 3 : tierOfWhole === 0 ? 0 : 2;
      return Math.min(furtherTier, ...spellingsOf(word).map(tierOfSpelling));
    });
  return Math.max(0, ...wordTiers);
}
