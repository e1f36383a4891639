import type { JobOrigin } from '#core/domain/import/source.ts';
import { aiScore } from '#core/domain/job/ai-score.ts';
import { closedAfter, moscowDay, openSince } from '#core/domain/job/freshness.ts';
import { isShown, type JobRow } from '#core/domain/job/job.ts';
import { type JobType, jobTypeLabel } from '#core/domain/job/job-type.ts';
import { type Level, levelNamed } from '#core/domain/job/level.ts';
import { type PayKind, parseSalary, payKindOf } from '#core/domain/job/pay/salary.ts';
import { searchable } from '#core/domain/text/searchable.ts';
import { collapse } from '#core/domain/text/words.ts';
import { type RowDemand, rowDemand } from '../match/demand-columns.ts';
import { type Hash64, hash64 } from './hash.ts';
import { storedChoices } from './stored-choices.ts';

/** What the index knows of a vacancy: all that is searched, counted and sorted by, and no more. */
export interface IndexedJob {
  id: string;
  /** Milliseconds. */
  createdAt: number;
  /** Seconds: when readers last saw a change; 0 where that is not known. */
  modifiedAt: number;
  /** Seconds: when we had it first. */
  ingestedAt: number;
  /** See `moscowDay`: since when it is open, or was. */
  openSince: number;
  /** Days from then to its closing; null while it is open, and where that says nothing (`closedAfter`). */
  closedAfter: number | null;
  /** As it is searched: lower case, single spaces. */
  title: string;
  level: Level | null;
  company: string;
  companyId: string | null;
  location: string;
  type: JobType;
  salary: { min: number; max: number; pay: PayKind } | null;
  score: number;
  tags: readonly string[];
  category: string | null;
  industry: string | null;
  /** The value of each of `storedChoices`. */
  choices: Readonly<Record<string, string | null>>;
  demand: RowDemand;
  source: JobOrigin;
  isShown: boolean;
  isRecommended: boolean;
  hasContacts: boolean;
  hasDescription: boolean;
  /** Of its cluster key; null where it has none. */
  cluster: Hash64 | null;
}

function payOf(row: JobRow): IndexedJob['salary'] {
  const salary = parseSalary(row.salary);
  return salary && { min: salary.min, max: salary.max, pay: payKindOf(row.salary_words) };
}

/** As many as 32 bits hold: until 2106. */
const secondsOf = (instant: string | null): number =>
  instant === null ? 0 : Math.min(2 ** 32 - 1, Math.max(0, Math.floor(Date.parse(instant) / 1000)));

export const indexedJob = (row: JobRow): IndexedJob => ({
  id: row.id,
  createdAt: Date.parse(row.created_at),
  modifiedAt: secondsOf(row.modified_at),
  ingestedAt: secondsOf(row.ingested_at),
  openSince: moscowDay(Date.parse(openSince(row))),
  closedAfter: closedAfter(row),
  title: searchable(row.title),
  level: levelNamed(row.title),
  company: row.company,
  companyId: row.company_id,
  location: row.location,
  type: jobTypeLabel(row.job_type),
  salary: payOf(row),
  score: aiScore(row),
  tags: [...new Set(row.tags.map(collapse))],
  category: row.category_id,
  industry: row.industry_id,
  choices: Object.fromEntries(storedChoices.map(({ name, valuesOf }) => [name, valuesOf(row)[0] ?? null])),
  demand: rowDemand(row.demand),
  source: row.source,
  isShown: isShown(row),
  isRecommended: row.is_recommended,
  hasContacts: row.has_direct_contacts,
  hasDescription: row.has_description,
  cluster: row.cluster_key === null ? null : hash64(row.cluster_key),
});

/** The order of the list: newest first, ties by id (docs/rules.md#sort-ties). */
export const newestFirst = (
  a: Pick<IndexedJob, 'createdAt' | 'id'>,
  b: Pick<IndexedJob, 'createdAt' | 'id'>,
): number => b.createdAt - a.createdAt || (a.id < b.id ? -1 : Number(a.id > b.id));
