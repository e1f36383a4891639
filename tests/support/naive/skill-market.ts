import { isArrangement } from '#core/domain/job/arrangement.ts';
import { levelOf } from '#core/domain/job/level.ts';
import { categories } from '#core/domain/search/catalog.ts';
import { minSimilar } from '#core/domain/search/market.ts';
import { tradeStems } from '#core/domain/search/trade-words.ts';
import { collapse, fold } from '#core/domain/text/words.ts';
import type { SkillMarket } from '#core/domain/writer/advise-by-rules.ts';
import type { JobFacts } from './rules.ts';

/** The most asked for; what hardly anybody asks for is no market. */
const skillsShown = 20;
const maxSkillLength = 40;

function mostFrequent(values: Iterable<string>): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]?.[0] ?? null;
}

/** Whether a word of the title begins so; what is a word is told by splitting. */
const hasWord = (title: string, stem: string): boolean =>
  /^[\p{L}\p{N}]/u.test(stem)
    ? title
        .split(/(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/u)
        .some((_, at, words) => words.slice(at).join('').startsWith(stem))
    : title.includes(stem);

/** Where most vacancies whose title speaks of the position stand; the fewer words match, the less it says. */
function categoryFor(position: string, jobs: readonly JobFacts[]): JobFacts | null {
  const words = tradeStems(position);
  if (words.length === 0) return null;
  const scored = jobs.map((job) => {
    const title = job.texts[0] ?? '';
    return { job, score: words.filter((word) => hasWord(title, word)).length };
  });
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0);
  if (best === 0) return null;
  const bestMatches = scored.filter(({ job, score }) => score === best && job.row.category_id !== null);
  const category = mostFrequent(bestMatches.map(({ job }) => job.row.category_id as string));
  if (bestMatches.filter(({ job }) => job.row.category_id === category).length * 2 < bestMatches.length)
    return null;
  return bestMatches.find(({ job }) => job.row.category_id === category)?.job ?? null;
}

/**
 * Category and level, then wider, to the whole base: the first scope of at least 150 (docs/rules.md#similar-skills).
 */
function similarJobsFor(position: string, jobs: readonly JobFacts[]): [JobFacts[], string | null] {
  const match = categoryFor(position, jobs);
  if (match === null) return [[...jobs], null];
  const level = levelOf(position);
  const sameCategory = jobs.filter((job) => job.row.category_id === match.row.category_id);
  const top = match.categories.at(-1) ?? null;
  const sameTop = jobs.filter((job) => job.categories.at(-1) === top);
  const scopes: [JobFacts[], string | null][] = [
    [sameCategory.filter((job) => job.level === level), match.row.category_id],
    [sameCategory, match.row.category_id],
    [sameTop.filter((job) => job.level === level), top],
    [sameTop, top],
  ];
  return scopes.find(([inside]) => inside.length >= minSimilar) ?? [[...jobs], null];
}

/** What the open vacancies like a resume's position ask for, by their tags. */
export function skillMarket(position: string | null, jobs: readonly JobFacts[]): SkillMarket {
  const [similar, category] = similarJobsFor(position ?? '', jobs);
  if (category === null) return { skills: [], role: null };
  const counts = new Map<string, { name: string; count: number }>();
  for (const { row } of similar)
    for (const tag of new Map(row.tags.map((tag) => [fold(collapse(tag)), collapse(tag)]))) {
      const [key, name] = tag;
      if (name === '' || name.length > maxSkillLength || isArrangement(name)) continue;
      const counted = counts.get(key);
      if (counted) counted.count++;
      else counts.set(key, { name, count: 1 });
    }
  const skills = [...counts.values()]
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'ru'))
    .slice(0, skillsShown)
    .map(({ name, count }) => ({ name, share: count / similar.length }));
  return { skills, role: categories.find(({ id }) => id === category)?.name ?? null };
}
