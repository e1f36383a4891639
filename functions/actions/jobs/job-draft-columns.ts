import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { JobRow } from '#core/domain/job/job.ts';
import { hasContacts, type JobContacts, noContacts } from '#core/domain/job/job-contacts.ts';
import {
  highestSalary,
  type JobChanges,
  type JobDraft,
  maxNameLength,
  maxTags,
  salaryEnds,
} from '#core/domain/job/job-draft.ts';
import { jobTypeLabel, storedJobType } from '#core/domain/job/job-type.ts';
import { salaryText } from '#core/domain/job/pay/salary.ts';
import { distinctTags } from '#core/domain/job/tags.ts';
import { categories } from '#core/domain/search/catalog.ts';
import { industries } from '#core/domain/search/industries.ts';
import { searchable } from '#core/domain/text/searchable.ts';
import * as companies from '#functions/store/companies.ts';

/**
 * The id of the employer who is known by this name, or one made of it: a vacancy without an id would pass every choice
 * of companies (docs/rules.md#filter-pass-without).
 */
export const companyIdOf = async (name: string): Promise<string> =>
  (await companies.findIdByName(name)) ??
  `manual-${createHash('sha256').update(searchable(name)).digest('hex').slice(0, 16)}`;

/** Monthly roubles, as an importer writes them; what a source had said of pay is no longer so. */
function salaryColumns(changes: JobChanges, before: string | null): Partial<JobRow> {
  const ends = salaryEnds(before);
  const { salaryFrom = ends.salaryFrom, salaryTo = ends.salaryTo } = changes;
  return { salary: salaryText(salaryFrom, salaryTo), salary_words: null, salary_rate: null };
}

/** What an admin has typed, in our columns, besides the description; `before` is the vacancy as it stands. */
export function columnsOf(
  changes: JobChanges,
  before: Pick<JobRow, 'company' | 'salary'> | null,
  companyId: string | null,
): Partial<JobRow> {
  const { title, company, location, type, categoryId, industryId, tags, sourceUrl, isRecommended, contacts } =
    changes;
  const changesSalary = changes.salaryFrom !== undefined || changes.salaryTo !== undefined;
  return {
    ...(title !== undefined && { title }),
    ...(company !== undefined && company !== before?.company && { company, company_id: companyId }),
    ...(location !== undefined && { location }),
    ...(type !== undefined && { job_type: storedJobType(type) }),
    ...(changesSalary && salaryColumns(changes, before?.salary ?? null)),
    ...(categoryId !== undefined && { category_id: categoryId }),
    ...(industryId !== undefined && { industry_id: industryId }),
    ...(tags !== undefined && { tags: distinctTags(tags) }),
    ...(sourceUrl !== undefined && { source_url: sourceUrl }),
    ...(isRecommended !== undefined && { is_recommended: isRecommended }),
    ...(contacts !== undefined && { has_direct_contacts: hasContacts(contacts) }),
  };
}

/** Every vacancy of a source has a category: who has none passes every choice (docs/rules.md#filter-pass-without). */
const [{ id: defaultCategory } = { id: '' }] = categories;

const webAddress = z.url({ protocol: /^https?$/u });

const writable = (amount: number | null): number | null =>
  amount !== null && amount <= highestSalary ? amount : null;

/** What the editor shows of a vacancy as it stands: of what a source says, as much as an admin may write. */
export function draftOf(whole: { row: JobRow; html: string | null; contacts: JobContacts | null }): JobDraft {
  const { row, html, contacts } = whole;
  const { salaryFrom, salaryTo } = salaryEnds(row.salary);
  return {
    title: row.title,
    company: row.company.slice(0, maxNameLength),
    location: row.location.slice(0, maxNameLength),
    type: jobTypeLabel(row.job_type),
    salaryFrom: writable(salaryFrom),
    salaryTo: writable(salaryTo),
    categoryId: row.category_id ?? defaultCategory,
    industryId: industries.find(({ id }) => id === row.industry_id)?.id ?? null,
    tags: row.tags.slice(0, maxTags),
    description: html ?? '',
    sourceUrl: webAddress.safeParse(row.source_url).data ?? null,
    isRecommended: row.is_recommended,
    contacts: contacts ?? noContacts,
  };
}
