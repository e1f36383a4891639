import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { withEarlierPublication, withPublication } from '#core/domain/job/freshness.ts';
import { type JobRow, jobRow } from '#core/domain/job/job.ts';
import { aiRelevance } from '#core/domain/match/ai-relevance.ts';
import { readDemandOfRow } from '#core/domain/match/vacancy/demand-of.ts';
import {
  ownColumns,
  type SourceRow,
  type SourceVacancy,
  type VacancyDetail,
} from '#functions/sources/source.ts';

/** What the list told of a vacancy: it stands where the detail tells nothing. */
export type Listed = Pick<JobRow, 'tags' | 'tags_guessed' | 'ai_score'>;

export const listedOf = ({ row, text }: SourceVacancy): Listed => ({
  tags: row.tags,
  tags_guessed: row.tags_guessed,
  ai_score: aiRelevance({ title: row.title, skills: row.tags, description: text }),
});

/** Of the stored schema, the columns that a source fills. */
const sourceColumns = z.omit(jobRow, ownColumns);

/** Whether the table would take it: one that it refuses must not end the import of all the others. */
export const isStorable = (row: SourceRow): boolean => sourceColumns.safeParse(row).success;

/** What an admin writes that is no column, and the column that tells of it. */
const flagColumnOf: Readonly<Record<string, keyof JobRow>> = {
  description: 'has_description',
  contacts: 'has_direct_contacts',
};

/** What a vacancy asks for and how much it is about AI are read from these. */
const textColumns = ['title', 'tags', 'description'];

/** What a detail tells of the work; undefined of one that says nothing. */
const textOf = ({ text, tags }: VacancyDetail): string | undefined =>
  text === '' && tags === null ? undefined : text;

/**
 * Columns that an admin has written stay as they are in `before`, and what is read from these, demand and score, is of the
 * admin's words: together with the source's text, where that is given and the description is the source's.
 */
function withEdits(row: JobRow, before: JobRow, text?: string): JobRow {
  const edited = before.edited
    .map((name) => flagColumnOf[name] ?? (name as keyof JobRow))
    .filter((column) => column in before);
  const editedValues = Object.fromEntries(edited.map((column) => [column, before[column]]));
  const written: JobRow = { ...row, ...editedValues };
  if (!before.edited.some((name) => textColumns.includes(name))) return written;
  if (text === undefined || before.edited.includes('description'))
    return { ...written, demand: before.demand, ai_score: before.ai_score };
  return {
    ...written,
    demand: readDemandOfRow(written, text),
    ai_score: aiRelevance({ title: written.title, skills: written.tags, description: text }),
  };
}

/** Null for an instant that no publication can be of: one to come would head every list for ever. */
function plausibleInstant(instant: string | null | undefined, now: string): string | null {
  const time = Date.parse(instant ?? '');
  return time >= 0 && time <= Date.parse(now) ? (instant ?? null) : null;
}

/** As it was stored, with dates that can be (docs/rules.md#vacancy-created-at). */
const withPlausibleDates = (row: JobRow, now: string): JobRow => ({
  ...row,
  posted_date: plausibleInstant(row.posted_date, now) ?? now,
  created_at: plausibleInstant(row.created_at, now) ?? now,
  first_published_at: plausibleInstant(row.first_published_at, now),
  reopened_at: row.reopened_at === null ? null : (plausibleInstant(row.reopened_at, now) ?? now),
});

/** The row with what its detail says. A description that an admin has written stands beside it, and stays as well. */
export function withDetail(row: JobRow, detail: VacancyDetail, listed: Listed): JobRow {
  const { tags, tags_guessed } = detail.tags === null ? listed : { tags: detail.tags, tags_guessed: false };
  const description = textOf(detail);
  const isTextMissing = description === undefined;
  const ai_score = isTextMissing
    ? listed.ai_score
    : aiRelevance({ title: row.title, skills: tags, description });
  const demand = isTextMissing
    ? row.demand
    : readDemandOfRow({ ...row, tags, tags_guessed, edited: [] }, description);
  const has_description = row.has_description || detail.html !== null;
  const detailed = { ...row, tags, tags_guessed, ai_score, demand, is_open: detail.isOpen, has_description };
  const firstPublishedAt = plausibleInstant(detail.firstPublishedAt, new Date().toISOString());
  return withEdits(withEarlierPublication(detailed, firstPublishedAt), row, description);
}

/** A vacancy that we did not have. */
export function newRow(vacancy: SourceVacancy, employersIndustry: string | null, now: string): JobRow {
  const { published_at, ...fields } = vacancy.row;
  const date = plausibleInstant(published_at, now) ?? now;
  const listed = listedOf(vacancy);
  const row: JobRow = {
    ...fields,
    posted_date: date,
    created_at: date,
    industry_id: vacancy.industryId === undefined ? employersIndustry : vacancy.industryId,
    ingested_at: now,
    listed_url: null,
    is_active: true,
    closed_at: null,
    closed_in_bulk: false,
    first_published_at: date,
    reopened_at: null,
    reposts: 0,
    modified_at: now,
    is_recommended: false,
    has_description: false,
    edited: [],
    checked_at: null,
    ai_score: listed.ai_score,
    demand: readDemandOfRow({ ...fields, edited: [] }, vacancy.text),
  };
  return vacancy.detail ? withDetail(row, vacancy.detail, listed) : row;
}

/**
 * Skills that a detail has given stay until it is read again; a guess is made anew. What was stored before the two were
 * told apart and is what would be guessed is a guess.
 */
const tagsAfter = (before: JobRow, listed: SourceRow): Pick<JobRow, 'tags' | 'tags_guessed'> =>
  before.tags_guessed || (listed.tags_guessed && isDeepStrictEqual(before.tags, listed.tags))
    ? { tags: listed.tags, tags_guessed: listed.tags_guessed }
    : { tags: before.tags, tags_guessed: false };

/** What is ours stays: the first import, an admin's word, and what the detail told until it is read again. */
export function updatedRow(vacancy: SourceVacancy, stored: JobRow, now: string): JobRow {
  const { published_at, ...fields } = vacancy.row;
  const before = withPlausibleDates(stored, now);
  const published = plausibleInstant(published_at, now);
  // An employer's industry goes with the employer; an admin's word for the employer changes nothing at the source.
  const isSameEmployer = before.edited.includes('company_id') || before.company_id === fields.company_id;
  const storedIndustry = isSameEmployer ? before.industry_id : null;
  const row: JobRow = {
    ...before,
    ...fields,
    ...tagsAfter(before, vacancy.row),
    listed_url: before.edited.includes('source_url') ? fields.source_url : null,
    posted_date: published ?? before.posted_date,
    created_at: published ?? before.created_at,
    ...withPublication(before, published),
    // The detail, which is read again, knows better than a list.
    is_open: before.is_open,
    industry_id: vacancy.industryId === undefined ? storedIndustry : vacancy.industryId,
  };
  const listed = vacancy.detail ? withDetail(row, vacancy.detail, listedOf(vacancy)) : row;
  return withEdits(listed, before, vacancy.detail && textOf(vacancy.detail));
}
