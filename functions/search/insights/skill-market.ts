import { levelOf } from '#core/domain/job/level.ts';
import { isSkill } from '#core/domain/job/tags.ts';
import { allJobs, minSimilar, type SimilarityScope, similarityScopes } from '#core/domain/search/market.ts';
import { tradeStems } from '#core/domain/search/trade-words.ts';
import { fold } from '#core/domain/text/words.ts';
import type { SkillMarket } from '#core/domain/writer/advise-by-rules.ts';
import { add, type Bitmap, has, remove, sizeOf } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';
import { categoryNameOf, type Reference, similarRows } from './market.ts';

/** The most asked for; what hardly anybody asks for is no market. */
const maxSkills = 20;

/** A word of the title begins so: 'повар' is not in 'пивовар', nor 'go' in 'logo'. */
function hasWord(title: string, stem: string): boolean {
  for (let at = title.indexOf(stem); at >= 0; at = title.indexOf(stem, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(title[at - 1] as string) || !/^[\p{L}\p{N}]/u.test(stem))
      return true;
  return false;
}

/**
 * Where most open vacancies whose title speaks of the position stand; the fewer words match, the less it says. Null where
 * no word of a trade matches, or where fewer than half of them stand in one category.
 */
function categoryFor(position: string, segments: readonly Segment[]): string | null {
  const words = tradeStems(position);
  if (words.length === 0) return null;
  let best = 1;
  let counts = new Map<string, number>();
  for (const segment of segments) {
    const { title, category, titleLevels, categories: ids } = segment.columns;
    const scores = Uint8Array.from({ length: titleLevels.length }, (_, number) => {
      const text = segment.text.phrases.text(number);
      return words.filter((word) => hasWord(text, word)).length;
    });
    for (let row = 0; row < segment.size; row++) {
      const score = scores[title[row] as number] as number;
      if (score < best || !has(segment.open, row)) continue;
      if (score > best) counts = new Map();
      best = score;
      const number = category[row] as number;
      if (number === 0) continue;
      const id = ids[number - 1] as string;
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  const [mostCommon] = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const all = counts.values().reduce((sum, count) => sum + count, 0);
  return mostCommon && mostCommon[1] * 2 >= all ? mostCommon[0] : null;
}

function narrowestScope(reference: Reference, segments: readonly Segment[]): SimilarityScope {
  const scopeSize = (scope: SimilarityScope) =>
    segments.reduce((sum, segment) => sum + sizeOf(similarRows(segment, scope, reference)), 0);
  return similarityScopes(reference.category).find((scope) => scopeSize(scope) >= minSimilar) ?? allJobs;
}

/** How many rows of the set have any of the tags; `having` is empty before and after. */
function countHaving({ text }: Segment, rows: Bitmap, having: Bitmap, tags: readonly number[]): number {
  const [only, ...more] = tags;
  if (only === undefined) return 0;
  if (more.length === 0) return text.tags.countIn(rows, only);
  // Marked and cleared by the same walk: a bitmap is as long as the base, and there are many groups.
  let count = 0;
  for (const tag of tags)
    for (const row of text.tags.rows(tag))
      if (has(rows, row) && !has(having, row)) {
        add(having, row);
        count++;
      }
  for (const tag of tags) for (const row of text.tags.rows(tag)) remove(having, row);
  return count;
}

/**
 * What the open vacancies like a resume's position ask for, by their tags; ways of writing one tag count as one. Nothing
 * where the profession is not known: what everybody asks for is another trade's.
 */
export function skillMarket(position: string | null, segments: readonly Segment[]): SkillMarket {
  const reference = { category: categoryFor(position ?? '', segments), level: levelOf(position ?? '') };
  const scope = narrowestScope(reference, segments);
  if (scope.category === 'any' || reference.category === null) return { skills: [], role: null };
  const skills = new Map<string, { name: string; count: number }>();
  let size = 0;
  for (const segment of segments) {
    const rows = similarRows(segment, scope, reference);
    size += sizeOf(rows);
    const having = segment.scratch('having');
    having.fill(0);
    const numbers = segment.columns.tagNames.keys();
    for (const [key, tags] of Map.groupBy(numbers, (tag) => fold(segment.columns.tagNames[tag] as string))) {
      const name = segment.columns.tagNames[tags[0] as number] as string;
      if (!isSkill(name)) continue;
      const count = countHaving(segment, rows, having, tags);
      const existing = skills.get(key);
      if (existing) existing.count += count;
      else if (count > 0) skills.set(key, { name, count });
    }
  }
  return {
    skills: [...skills.values()]
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'ru'))
      .slice(0, maxSkills)
      .map(({ name, count }) => ({ name, share: count / size })),
    role: categoryNameOf(scope, reference),
  };
}
