import { jobOrigin } from '#core/domain/import/source.ts';
import { jobTypes } from '#core/domain/job/job-type.ts';
import { levels } from '#core/domain/job/level.ts';
import { payKinds } from '#core/domain/job/pay/salary.ts';
import type { TaxonomyName } from '#core/domain/search/facets.ts';
import { nameCollator } from '#core/domain/text/name-order.ts';
import { searchable } from '#core/domain/text/searchable.ts';
import { Lazy } from '../cooperative/lazy.ts';
import { Dictionary } from '../dictionary.ts';
import { type DateColumns, dateColumnsOf } from '../insights/date-columns.ts';
import { type DemandColumns, demandColumnsOf } from '../match/demand-columns.ts';
import { Phrases } from '../text/phrases.ts';
import { Clusters } from './clusters.ts';
import { type IndexedJob, newestFirst } from './indexed-job.ts';
import { RowIds } from './row-ids.ts';
import { storedChoices } from './stored-choices.ts';

/** As narrow as its dictionary allows. */
export type Numbers = Uint16Array | Uint32Array;

/*
 * The vacancies of a segment, column by column: entry n of a column is row n, and rows stand newest first. What repeats is a
 * number in a dictionary beside it; 0 is «none» where a vacancy may have none, and the dictionary's first entry then 1.
 * This is all that a snapshot holds, and everything else is made of it.
 */
export interface JobColumns {
  /** Milliseconds, descending. */
  createdAt: Float64Array;
  /** Number of a title: the same as that of its phrase. */
  title: Numbers;
  /** Number of an employer: a name together with a company's id. */
  employer: Numbers;
  location: Numbers;
  category: Uint16Array;
  industry: Uint16Array;
  /** Number of a salary: salaryMin, salaryMax and salaryPay together. */
  salary: Numbers;
  /** Number in `scores`. */
  score: Uint16Array;
  /** Numbers in `types` and `sources`. */
  type: Uint8Array;
  source: Uint8Array;
  /** See `Fact`. */
  facts: Uint8Array;
  /** How many tags a row has; their numbers, row after row, in `tags`. */
  tagCounts: Uint16Array;
  tags: Numbers;

  /** Of titles, then of employers' names, then of tags, as they are searched. */
  phraseWords: string[];
  phraseStarts: Uint32Array;
  phraseWordIds: Uint32Array;
  /** Of each title: 0 where it names no level, else 1 more than its number in `levels`. */
  titleLevels: Uint8Array;

  /** The lists of core/domain as the release had them that made the columns: another has more, or in another order. */
  types: string[];
  sources: string[];
  levels: string[];
  /** Choices of `storedChoices`, by name. */
  choices: Record<string, ChoiceColumn>;

  /** What no list of vacancies reads waits until somebody does; the first is half of a snapshot. */
  demands: Lazy<DemandColumns>;
  dates: Lazy<DateColumns>;

  /** As they are shown. */
  employerNames: string[];
  /** 1 more than the number of the company, 0 for an employer without an id. */
  employerCompany: Uint32Array;
  /** Ids, in the order of the companies' names. */
  companyIds: string[];
  /** The employer whose name the company goes by. */
  companyEmployer: Uint32Array;
  locations: string[];
  /** Ids; these two begin with 1. */
  categories: string[];
  industries: string[];
  /** Roubles a month, in the order of their minimum; these begin with 1. */
  salaryMin: Float64Array;
  salaryMax: Float64Array;
  /** Numbers in `payKinds`. */
  salaryPay: Uint8Array;
  /** Ascending. */
  scores: Float64Array;
  /** As they are shown. */
  tagNames: string[];
}

/** A choice with a column of its own. */
export interface ChoiceColumn {
  /** 0 is none, else 1 more than the number in `values`. */
  numbers: Uint8Array;
  /** As the release had them that made the columns. */
  values: string[];
}

/** Of each taxonomy what stands in the rows, 0 for none, and the ids: the first is number 1. */
export const taxonomyColumns = ({
  category,
  categories,
  industry,
  industries,
}: JobColumns): Record<TaxonomyName, { numbers: Numbers; ids: readonly string[] }> => ({
  category: { numbers: category, ids: categories },
  industry: { numbers: industry, ids: industries },
});

/** Bits of `facts`. */
export const Fact = { contacts: 1, recommended: 2, description: 4, shown: 8 } as const;
export const allFacts = 15;

export interface Rows {
  columns: JobColumns;
  ids: RowIds;
  clusters: Clusters;
}

const ascending = (a: number, b: number): number => a - b;
/** Of a company without an id there may be many; nothing that a source gives holds a line feed. */
const employerKey = (job: IndexedJob): string => `${job.companyId ?? ''}\n${job.company}`;

const salaryKey = ({ min, max, pay }: NonNullable<IndexedJob['salary']>): string =>
  `${min} ${max} ${payKinds.indexOf(pay)}`;

/** The columns of these vacancies, given in any order. */
export function columnsOf(unordered: Iterable<IndexedJob>): Rows {
  const jobs = [...unordered];
  for (let at = 1; at < jobs.length; at++)
    if (newestFirst(jobs[at - 1] as IndexedJob, jobs[at] as IndexedJob) > 0) {
      jobs.sort(newestFirst);
      break;
    }

  const titles = new Dictionary<string>();
  const employers = new Dictionary<string>();
  const locations = new Dictionary<string>();
  const categories = new Dictionary<string>(1);
  const industries = new Dictionary<string>(1);
  const salaries = new Dictionary<string>(1);
  const scores = new Dictionary<number>();
  const tags = new Dictionary<string>();
  const titleLevels: number[] = [];
  const employerNames: string[] = [];
  const employerIds: (string | null)[] = [];

  const columns = {
    createdAt: Float64Array.from(jobs, ({ createdAt }) => createdAt),
    title: new Uint32Array(jobs.length),
    employer: new Uint32Array(jobs.length),
    location: new Uint32Array(jobs.length),
    category: new Uint16Array(jobs.length),
    industry: new Uint16Array(jobs.length),
    salary: new Uint32Array(jobs.length),
    score: new Uint16Array(jobs.length),
    type: Uint8Array.from(jobs, ({ type }) => jobTypes.indexOf(type)),
    source: Uint8Array.from(jobs, ({ source }) => jobOrigin.options.indexOf(source)),
    facts: new Uint8Array(jobs.length),
    tagCounts: Uint16Array.from(jobs, (job) => job.tags.length),
    tags: Uint32Array.from(jobs.flatMap((job) => job.tags.map((tag) => tags.numberOf(tag)))),
  };
  for (const [row, job] of jobs.entries()) {
    const title = titles.numberOf(job.title);
    titleLevels[title] = job.level === null ? 0 : levels.indexOf(job.level) + 1;
    const employer = employers.numberOf(employerKey(job));
    employerNames[employer] = job.company;
    employerIds[employer] = job.companyId;
    columns.title[row] = title;
    columns.employer[row] = employer;
    columns.location[row] = locations.numberOf(job.location);
    columns.category[row] = job.category === null ? 0 : categories.numberOf(job.category);
    columns.industry[row] = job.industry === null ? 0 : industries.numberOf(job.industry);
    columns.salary[row] = job.salary === null ? 0 : salaries.numberOf(salaryKey(job.salary));
    columns.score[row] = scores.numberOf(job.score);
    columns.facts[row] =
      (job.hasContacts ? Fact.contacts : 0) |
      (job.isRecommended ? Fact.recommended : 0) |
      (job.hasDescription ? Fact.description : 0) |
      (job.isShown ? Fact.shown : 0);
  }

  const renumber = (column: Uint16Array | Uint32Array, renumbered: Uint32Array) => {
    for (let row = 0; row < column.length; row++) column[row] = renumbered[column[row] as number] as number;
  };
  const [minOf, maxOf, payOf] = [0, 1, 2].map((at) => (key: string) => Number(key.split(' ')[at])) as [
    (key: string) => number,
    (key: string) => number,
    (key: string) => number,
  ];
  const sortedSalaries = salaries.sorted(
    (a, b) => minOf(a) - minOf(b) || maxOf(a) - maxOf(b) || payOf(a) - payOf(b),
  );
  renumber(columns.salary, sortedSalaries.renumbered);
  const sortedScores = scores.sorted(ascending);
  renumber(columns.score, sortedScores.renumbered);
  const sortedLocations = locations.sorted(nameCollator().compare);
  renumber(columns.location, sortedLocations.renumbered);

  // At once: the vacancies are not kept.
  const demands = demandColumnsOf(jobs);
  const dates = dateColumnsOf(jobs);
  const tagNames = tags.values;
  const phrases = Phrases.of([
    ...titles.values,
    ...employerNames.map(searchable),
    ...tagNames.map(searchable),
  ]).columns;
  const narrowed = (column: Uint32Array, values: number): Numbers =>
    values < 1 << 16 ? Uint16Array.from(column) : column;
  return {
    columns: {
      ...columns,
      title: narrowed(columns.title, titleLevels.length),
      employer: narrowed(columns.employer, employerNames.length),
      location: narrowed(columns.location, sortedLocations.values.length),
      salary: narrowed(columns.salary, sortedSalaries.values.length),
      tags: narrowed(columns.tags, tagNames.length),
      phraseWords: phrases.words,
      phraseStarts: phrases.starts,
      phraseWordIds: phrases.wordIds,
      titleLevels: Uint8Array.from(titleLevels),
      types: [...jobTypes],
      sources: [...jobOrigin.options],
      levels: [...levels],
      choices: choicesOf(jobs),
      demands: Lazy.of(() => demands),
      dates: Lazy.of(() => dates),
      employerNames,
      ...companiesOf(columns.employer, columns.facts, employerNames, employerIds),
      locations: sortedLocations.values,
      categories: categories.values,
      industries: industries.values,
      salaryMin: Float64Array.from(sortedSalaries.values, minOf),
      salaryMax: Float64Array.from(sortedSalaries.values, maxOf),
      salaryPay: Uint8Array.from(sortedSalaries.values, payOf),
      scores: Float64Array.from(sortedScores.values),
      tagNames,
    },
    ids: RowIds.of(jobs.map(({ id }) => id)),
    clusters: Clusters.of(jobs.map(({ cluster }) => cluster)),
  };
}

const choicesOf = (jobs: readonly IndexedJob[]): Record<string, ChoiceColumn> =>
  Object.fromEntries(
    storedChoices.map(({ name, values }) => {
      const numberOf = new Map<string | null, number>(values.map((value, at) => [value, at + 1]));
      const numbers = Uint8Array.from(jobs, ({ choices }) => numberOf.get(choices[name] ?? null) ?? 0);
      return [name, { numbers, values: [...values] }];
    }),
  );

/** A company goes by the name that its newest open vacancy gives it; without one, its newest. */
function companiesOf(
  employer: Numbers,
  facts: Uint8Array,
  names: readonly string[],
  ids: readonly (string | null)[],
): Pick<JobColumns, 'employerCompany' | 'companyIds' | 'companyEmployer'> {
  const openEmployers = new Map<string, number>();
  const allEmployers = new Map<string, number>();
  for (let row = 0; row < employer.length; row++) {
    const employerNumber = employer[row] as number;
    const id = ids[employerNumber] as string | null;
    if (id === null) continue;
    if (!allEmployers.has(id)) allEmployers.set(id, employerNumber);
    if (((facts[row] as number) & Fact.shown) !== 0 && !openEmployers.has(id))
      openEmployers.set(id, employerNumber);
  }
  const companies = [...allEmployers].map(([id, employerNumber]) => {
    const named = openEmployers.get(id) ?? employerNumber;
    return { id, named, name: names[named] as string };
  });
  companies.sort(byNameThenId);
  const numbers = new Map(companies.map(({ id }, number) => [id, number]));
  return {
    employerCompany: Uint32Array.from(ids, (id) => (id === null ? 0 : (numbers.get(id) as number) + 1)),
    companyIds: companies.map(({ id }) => id),
    companyEmployer: Uint32Array.from(companies, ({ named }) => named),
  };
}

export const byNameThenId = (a: { id: string; name: string }, b: { id: string; name: string }): number =>
  nameCollator().compare(a.name, b.name) || (a.id < b.id ? -1 : Number(a.id > b.id));
