import { isAiJob, isRecommended } from '#core/domain/job/ai-score.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { type JobType, jobTypesOf } from '#core/domain/job/job-type.ts';
import { type Level, levelNamed } from '#core/domain/job/level.ts';
import { parseSalary, type Salary, type SalaryBucket, salaryBucket } from '#core/domain/job/pay/salary.ts';
import { stemOf } from '#core/domain/match/stems.ts';
import { categoryWithAncestors, categoryWithDescendants } from '#core/domain/search/catalog.ts';
import type { FacetName, Filters, LenientName } from '#core/domain/search/facets.ts';
import { searchWords, spellingsOf, wholeSpellingsOf } from '#core/domain/text/search-words.ts';
import { searchable } from '#core/domain/text/searchable.ts';

/** What the rules read, derived once from a stored vacancy. */
export interface JobFacts {
  row: JobRow;
  salary: Salary | null;
  bucket: SalaryBucket | null;
  level: Level;
  /** False where the title says nothing of a level. */
  namesLevel: boolean;
  types: readonly JobType[];
  /** The category with those above it: a count of a category includes what lies below. */
  categories: readonly string[];
  /** Lower-cased title, company and tags: a text is found inside one of them. */
  texts: readonly string[];
  createdAt: number;
}

export function factsOf(row: JobRow): JobFacts {
  const salary = parseSalary(row.salary);
  const levelInTitle = levelNamed(row.title);
  return {
    row,
    salary,
    bucket: salary && salaryBucket(salary),
    level: levelInTitle ?? 'Middle',
    namesLevel: levelInTitle !== null,
    types: jobTypesOf(row),
    categories: row.category_id === null ? [] : categoryWithAncestors(row.category_id),
    texts: [row.title, row.company, ...row.tags].map(searchable),
    createdAt: Date.parse(row.created_at),
  };
}

/** Kept: thousands of questions are asked of the same titles. */
const stemsOf = new Map<string, ReadonlySet<string>>();
export function stemsIn(text: string): ReadonlySet<string> {
  let stems = stemsOf.get(text);
  if (!stems) {
    stems = new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf));
    stemsOf.set(text, stems);
  }
  return stems;
}

export const hasFormOf = (text: string, word: string): boolean =>
  /^[а-я]{4,40}$/.test(word) && stemsIn(text).has(stemOf(word));

const isWhole = (text: string, way: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(way)}(?![\\p{L}\\p{N}+#])`, 'u').test(text);

/** A number that goes on before it, or a word that «с» belongs to. */
const isOtherOne =
  /(?:\d[\s/.,:-]?|№\s?)1 [cс](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])1 [cс] (?:(?!7\.7|8\.[0-3])\d|\p{L}*(?:ом|ем|[оеа]й|ью|[аяыи]ми|[ыи]м)(?![\p{L}\p{N}]))/u;

export const hasWholeSpelling = (text: string, word: string): boolean =>
  wholeSpellingsOf(word).some(
    (way) => isWhole(text, way) && !(way.startsWith('1 ') && isOtherOne.test(text)),
  );

const holds = (text: string, word: string): boolean =>
  spellingsOf(word).some((way) => text.includes(way)) ||
  hasWholeSpelling(text, word) ||
  hasFormOf(text, word);

type Rule = readonly [FacetName, (job: JobFacts) => boolean];

/** What a vacancy has of a group that lets one without a value pass (docs/rules.md#filter-pass-without). */
export const groupValue: Record<LenientName, (job: JobFacts) => string | null> = {
  salary: ({ bucket }) => bucket,
  category: ({ row }) => row.category_id,
  subcategory: ({ row }) => row.category_id,
  company: ({ row }) => row.company_id,
  industry: ({ row }) => row.industry_id,
};

/** The active groups only, each with its rule (docs/rules.md#filter-groups). */
export function rulesOf(filters: Filters, now: Date): Rule[] {
  const rules: Rule[] = [];
  const rule = (group: FacetName, passes: (job: JobFacts) => boolean) => rules.push([group, passes]);

  const words = searchWords(filters.q);
  if (words.length > 0)
    rule('q', (job) => words.every((word) => job.texts.some((text) => holds(text, word))));
  if (filters.ai) rule('ai', (job) => isAiJob(job.row));
  if (filters.contacts) rule('contacts', (job) => job.row.has_direct_contacts);
  if (filters.recommended) rule('recommended', (job) => isRecommended(job.row, job.salary !== null, now));

  if (filters.type.length > 0) rule('type', (job) => job.types.some((type) => filters.type.includes(type)));
  if (filters.level.length > 0) rule('level', (job) => filters.level.includes(job.level));
  const { experience: chosenExperience } = filters;
  if (chosenExperience.length > 0)
    rule(
      'experience',
      ({ row: { experience } }) => experience !== null && chosenExperience.includes(experience),
    );
  for (const group of Object.keys(groupValue) as LenientName[]) {
    const chosen: readonly string[] = filters[group];
    if (chosen.length === 0) continue;
    const isTree = group === 'category' || group === 'subcategory';
    const selected = new Set(isTree ? chosen.flatMap(categoryWithDescendants) : chosen);
    rule(group, (job) => {
      const value = groupValue[group](job);
      return value === null ? !filters.exact.includes(group) : selected.has(value);
    });
  }
  if (filters.notCompany.length > 0 && filters.company.length === 0) {
    const leftOut = new Set(filters.notCompany);
    rule('notCompany', ({ row: { company_id: id } }) => id === null || !leftOut.has(id));
  }
  if (filters.location.length > 0) {
    const selected = new Set(filters.location);
    rule('location', (job) => selected.has(job.row.location));
  }
  if (filters.from !== null || filters.to !== null) {
    const from = filters.from === null ? Number.NEGATIVE_INFINITY : Date.parse(filters.from);
    const to = filters.to === null ? Number.POSITIVE_INFINITY : Date.parse(filters.to);
    rule('date', (job) => job.createdAt >= from && job.createdAt <= to);
  }
  return rules;
}
