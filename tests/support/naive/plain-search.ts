import { experiences } from '#core/domain/job/experience.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { jobTypes } from '#core/domain/job/job-type.ts';
import { levelOf, levels } from '#core/domain/job/level.ts';
import { parseSalary, salaryBuckets } from '#core/domain/job/pay/salary.ts';
import { categoryWithAncestors } from '#core/domain/search/catalog.ts';
import { datePresets, dateRange } from '#core/domain/search/date-range.ts';
import type { LenientName } from '#core/domain/search/facets.ts';
import type { JobQuery } from '#functions/search/job-index.ts';
import { tierOf } from './order.ts';
import { factsOf, hasFormOf } from './rules.ts';

/*
 * The oracle: every sentence of docs/rules.md#filters and of the counts below it once more, as plainly as it can be
 * said, on stored rows, without a line of the code under test but the parsing of salary and level.
 */
export const now = new Date('2026-11-20T10:00:00Z');
export const zone = 'Europe/Moscow';

const isRemote = (text: string) => ['Remote', 'Удаленная работа'].includes(text);
const labelOf: Record<string, string> = {
  'Full-time': 'Полная занятость',
  'Part-time': 'Частичная занятость',
  Project: 'Проектная работа',
  Remote: 'Удаленная работа',
};
const typesOf = (row: JobRow) => [
  ...new Set([
    labelOf[row.job_type] ?? row.job_type,
    ...(isRemote(row.location) ? ['Удаленная работа'] : []),
  ]),
];
function bucketOf(row: JobRow): string | null {
  const salary = parseSalary(row.salary);
  if (!salary) return null;
  const thousands = salary.min / 1000;
  if (thousands < 150) return 'До 150k';
  if (thousands < 250) return '150k-250k';
  return thousands < 400 ? '250k-400k' : '400k+';
}
const recommended = (row: JobRow) =>
  row.is_recommended ||
  (row.ai_score > 80 &&
    parseSalary(row.salary) !== null &&
    Date.parse(row.created_at) >= now.getTime() - 30 * 86_400_000);
const inRange = (row: JobRow, from: string | null, to: string | null) =>
  (from === null || Date.parse(row.created_at) >= Date.parse(from)) &&
  (to === null || Date.parse(row.created_at) <= Date.parse(to));
const underAny = (id: string, selected: readonly string[]) =>
  categoryWithAncestors(id).some((categoryId) => selected.includes(categoryId));

function passesLenient(
  query: JobQuery,
  group: LenientName,
  value: string | null,
  isChosen: (value: string) => boolean,
): boolean {
  if (query[group].length === 0) return true;
  return value === null ? !query.exact.includes(group) : isChosen(value);
}

/** Of what is found, those that a group without a value lets pass. */
export function naiveWithoutValue(found: readonly JobRow[], query: JobQuery) {
  const count = (isWithout: (row: JobRow) => boolean) => found.filter(isWithout).length;
  const counts: Record<LenientName, number> = {
    salary: count((row) => bucketOf(row) === null),
    category: count((row) => row.category_id === null),
    subcategory: count((row) => row.category_id === null),
    company: count((row) => row.company_id === null),
    industry: count((row) => row.industry_id === null),
  };
  return Object.fromEntries(
    Object.entries(counts).filter(
      ([group]) => query[group as LenientName].length > 0 && !query.exact.includes(group as LenientName),
    ),
  );
}

const plain = (words: string) => words.replace(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');

const filler =
  'работа работу вакансия вакансии вакансий ищу требуется требуются в во на по с со из от до для и или к ко о об у при за под';

/** Of the texts here none ends with one of these, is of these alone, or leaves a word out by a minus. */
const withoutFiller = (words: string[]) => words.filter((word) => !filler.split(' ').includes(word));

/** Marks part words and are none, unless nothing but marks was typed, or a part would be a digit or one letter. */
function wordsIn(text: string): string[] {
  const words = text.split(' ').flatMap((piece) => {
    const parts = piece.match(/(?<![\p{L}\p{N}])\.(?=\p{L})[\p{L}\p{N}]+[+#]*|[\p{L}\p{N}]+[+#]*/gu) ?? [];
    const [first, last] = [parts[0] ?? '', parts.at(-1) ?? ''];
    const isWhole = parts.length > 1 && parts.some((part) => part.length < 2 || !/\p{L}/u.test(part));
    return isWhole ? piece.slice(piece.indexOf(first), piece.lastIndexOf(last) + last.length) : parts;
  });
  return words.length > 0 ? withoutFiller(words) : text.split(' ').filter((piece) => piece !== '');
}

const waysToWrite = (word: string): string[] =>
  ['1c/1с', 'c#/с#', 'c++/с++'].map((pair) => pair.split('/')).find((pair) => pair.includes(word)) ?? [word];

/** Thousands of rows are asked with one text. */
let lastText: { q: string | null; words: string[] } = { q: null, words: [] };

export function passes(row: JobRow, query: JobQuery): boolean {
  if (lastText.q !== query.q) lastText = { q: query.q, words: wordsIn(plain(query.q.trim())) };
  const { words } = lastText;
  const texts = [row.title, row.company, ...row.tags].map(plain);
  return (
    row.is_active &&
    row.is_open &&
    words.every((word) =>
      texts.some((text) => waysToWrite(word).some((way) => text.includes(way)) || hasFormOf(text, word)),
    ) &&
    (!query.ai || row.ai_score > 80) &&
    (!query.contacts || row.has_direct_contacts) &&
    (!query.recommended || recommended(row)) &&
    (query.type.length === 0 || typesOf(row).some((type) => query.type.some((chosen) => chosen === type))) &&
    (query.level.length === 0 || query.level.includes(levelOf(row.title))) &&
    (query.experience.length === 0 || query.experience.some((chosen) => chosen === row.experience)) &&
    passesLenient(query, 'salary', bucketOf(row), (bucket) =>
      query.salary.some((chosen) => chosen === bucket),
    ) &&
    passesLenient(query, 'category', row.category_id, (id) => underAny(id, query.category)) &&
    passesLenient(query, 'subcategory', row.category_id, (id) => underAny(id, query.subcategory)) &&
    passesLenient(query, 'company', row.company_id, (id) => query.company.includes(id)) &&
    (query.company.length > 0 || row.company_id === null || !query.notCompany.includes(row.company_id)) &&
    (query.location.length === 0 || query.location.includes(row.location)) &&
    passesLenient(query, 'industry', row.industry_id, (id) => query.industry.includes(id)) &&
    inRange(row, query.from, query.to)
  );
}

/** Of copies the newest alone, where the query folds them. */
export const folded = (rows: JobRow[], { copies }: JobQuery): JobRow[] =>
  rows.filter(
    (row) =>
      copies !== 'folded' ||
      row.cluster_key === null ||
      rows.every(
        (other) =>
          other.cluster_key !== row.cluster_key ||
          row === other ||
          Date.parse(other.created_at) < Date.parse(row.created_at) ||
          (other.created_at === row.created_at && row.id < other.id),
      ),
  );

export function ordered(rows: JobRow[], { sort, q }: Pick<JobQuery, 'sort' | 'q'>): JobRow[] {
  const newest = (a: JobRow, b: JobRow) =>
    Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? -1 : 1);
  const paid = rows.filter((row) => parseSalary(row.salary));
  const unpaid = rows.filter((row) => !parseSalary(row.salary)).sort(newest);
  if (sort === 'relevance') {
    const tier = new Map(rows.map((row) => [row, tierOf(factsOf(row), q)]));
    return [...rows].sort((a, b) => (tier.get(a) as number) - (tier.get(b) as number) || newest(a, b));
  }
  const end = (row: JobRow, which: 'min' | 'max') => parseSalary(row.salary)?.[which] ?? 0;
  if (sort === 'salary-asc')
    return [...paid.sort((a, b) => end(a, 'min') - end(b, 'min') || newest(a, b)), ...unpaid];
  if (sort === 'salary-desc')
    return [...paid.sort((a, b) => end(b, 'max') - end(a, 'max') || newest(a, b)), ...unpaid];
  return [...rows].sort(newest);
}

/** The number of vacancies that have the value and pass all groups but the value's own. */
export function naiveCounts(rows: JobRow[], query: JobQuery) {
  const without = (overrides: Partial<JobQuery>) =>
    rows.filter((row) => passes(row, { ...query, ...overrides }));
  const count = (overrides: Partial<JobQuery>, has: (row: JobRow) => boolean) =>
    without(overrides).filter(has).length;
  const each = (
    values: readonly string[],
    overrides: Partial<JobQuery>,
    has: (row: JobRow, value: string) => boolean,
  ) => Object.fromEntries(values.map((value) => [value, count(overrides, (row) => has(row, value))]));
  const active = rows.filter((row) => row.is_active && row.is_open);
  const present = (values: (string | null)[]) => [...new Set(values)].filter((value) => value !== null);
  return {
    aiJobs: count({ ai: false }, (row) => row.ai_score > 80),
    directContacts: count({ contacts: false }, (row) => row.has_direct_contacts),
    recommended: count({ recommended: false }, recommended),
    type: each(jobTypes, { type: [] }, (row, type) => typesOf(row).includes(type)),
    level: each(levels, { level: [] }, (row, level) => levelOf(row.title) === level),
    experience: each(experiences, { experience: [] }, (row, value) => row.experience === value),
    salary: each(salaryBuckets, { salary: [] }, (row, bucket) => bucketOf(row) === bucket),
    category: each(
      present(active.flatMap((row) => (row.category_id ? categoryWithAncestors(row.category_id) : []))),
      { category: [] },
      (row, id) => row.category_id !== null && underAny(row.category_id, [id]),
    ),
    company: each(
      present([
        ...active.map((row) => row.company_id),
        // The selected ones always stand in the list (docs/rules.md#picker-companies).
        ...rows.map((row) => row.company_id).filter((id) => id !== null && query.company.includes(id)),
      ]),
      { company: [], notCompany: [] },
      (row, id) => row.company_id === id,
    ),
    location: each(
      present(active.map((row) => row.location)),
      { location: [] },
      (row, city) => row.location === city,
    ),
    industry: each(
      present(active.map((row) => row.industry_id)),
      { industry: [] },
      (row, id) => row.industry_id === id,
    ),
    date: Object.fromEntries(
      datePresets.map((preset) => {
        const { from, to } = dateRange(preset, now, zone);
        return [preset, count({ from: null, to: null }, (row) => inRange(row, from, to))];
      }),
    ),
  };
}
