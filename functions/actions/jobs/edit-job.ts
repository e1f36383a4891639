import { isDeepStrictEqual } from 'node:util';
import type { JobRow } from '#core/domain/job/job.ts';
import { type JobContacts, noContacts } from '#core/domain/job/job-contacts.ts';
import type { JobChanges } from '#core/domain/job/job-draft.ts';
import { aiRelevance } from '#core/domain/match/ai-relevance.ts';
import { readDemandOfRow } from '#core/domain/match/vacancy/demand-of.ts';
import { plainLines } from '#core/domain/text/html-text.ts';
import { sanitised } from '#functions/sources/sanitize/description.ts';
import * as audit from '#functions/store/audit.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobContacts from '#functions/store/job-contacts.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import * as attachments from './attachments.ts';
import { columnsOf, companyIdOf } from './job-draft-columns.ts';

/** What is read from a vacancy's words: how much it is about AI, and what it asks for, as an importer reads them. */
export function readColumns(
  row: Pick<JobRow, 'title' | 'tags' | 'tags_guessed' | 'edited'>,
  html: string | null,
): Pick<JobRow, 'ai_score' | 'demand'> {
  const description = plainLines(html ?? '');
  return {
    ai_score: aiRelevance({ title: row.title, skills: row.tags, description }),
    demand: readDemandOfRow(row, description),
  };
}

/** A vacancy as it stands, with what hangs on it. */
interface JobWithAttachments {
  row: JobRow;
  html: string | null;
  /** Whether an admin has written the text, or taken it away. */
  isTextEdited: boolean;
  contacts: JobContacts | null;
}

export async function findWithAttachments(id: string): Promise<JobWithAttachments | null> {
  const [row, { html, isEdited }, contacts] = await Promise.all([
    jobs.find(id),
    descriptions.findWithAuthor(id),
    jobContacts.find(id),
  ]);
  return row && { row, html, isTextEdited: isEdited, contacts };
}

const changedColumns = (before: JobRow, after: JobRow): (keyof JobRow)[] =>
  (Object.keys(after) as (keyof JobRow)[]).filter((name) => !isDeepStrictEqual(before[name], after[name]));

const pick = (row: JobRow, names: readonly (keyof JobRow)[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/** What speaks of a text or of contacts goes without saying where these themselves are recorded. */
const derivedColumns: readonly string[] = [
  'has_description',
  'has_direct_contacts',
  'ai_score',
  'demand',
  'cluster_key',
  'listed_url',
];
/** No import writes these, or as long as what they are read from is an admin's. */
const notImported: readonly string[] = ['is_recommended', 'ai_score', 'demand', 'listed_url'];
/** What is said of one pay: a part of it that a source sends later would contradict the rest. */
const payColumns = ['salary', 'salary_words', 'salary_rate'] as const;
const clusterColumns: readonly string[] = ['title', 'company', 'salary'];
/** What others are read from. */
const textColumns: readonly string[] = ['title', 'tags', 'description'];

/**
 * Writes what an admin has changed, and notes the columns, so that imports leave them. Answers the row as it then is;
 * null where there is no such vacancy.
 */
export async function edit(actor: string, id: string, changes: JobChanges): Promise<JobRow | null> {
  const whole = await findWithAttachments(id);
  if (!whole) return null;
  const { company, description } = changes;
  const companyId = company === undefined ? null : await companyIdOf(company);
  const newHtml = description === undefined ? undefined : sanitised(description);
  const before = { html: whole.html, contacts: whole.contacts ?? noContacts };
  const after = {
    html: newHtml === undefined ? whole.html : newHtml,
    contacts: changes.contacts ?? before.contacts,
  };
  const changedAttachments = (['description', 'contacts'] as const).filter((name) =>
    name === 'description' ? before.html !== after.html : !isDeepStrictEqual(before.contacts, after.contacts),
  );

  const apply = (row: JobRow): JobRow => {
    const written: JobRow = {
      ...row,
      ...columnsOf(changes, row, companyId),
      ...(newHtml !== undefined && { has_description: newHtml !== null }),
    };
    // A copy in another city says the same of the work (`clusterKey`).
    if (changedColumns(row, written).some((name) => clusterColumns.includes(name)))
      written.cluster_key = null;
    // The source may be asked by its own address alone.
    const isFirstUrl = written.source_url !== row.source_url && !row.edited.includes('source_url');
    if (isFirstUrl && row.source !== 'manual') written.listed_url = row.source_url;
    const changed: string[] = [...changedColumns(row, written), ...changedAttachments];
    if (payColumns.some((name) => changed.includes(name))) changed.push(...payColumns);
    // A text of an admin's that its row knows nothing of: whoever wrote it has died before the row.
    if (newHtml !== undefined && whole.isTextEdited) changed.push('description');
    return {
      ...written,
      ...(changed.some((name) => textColumns.includes(name)) &&
        readColumns({ ...written, edited: [...row.edited, ...changed] }, after.html)),
      // A vacancy made by hand has no import to keep away.
      ...(row.source !== 'manual' && {
        edited: [...new Set([...row.edited, ...changed.filter((name) => !notImported.includes(name))])],
      }),
    };
  };

  const edited = apply(whole.row);
  const differing = changedColumns(whole.row, edited);
  if (differing.length === 0 && changedAttachments.length === 0) return whole.row;
  const isFollowing = (name: string) => name === 'edited' || derivedColumns.includes(name);
  const columns = differing.filter((name) => !isFollowing(name));
  const [beforeSummary, afterSummary] = [before, after].map(({ html, contacts }) =>
    attachments.auditSummary(html, contacts),
  );
  const attachmentValues = (summary: typeof beforeSummary) =>
    Object.fromEntries(changedAttachments.map((name) => [name, summary?.[name]]));
  // What a row is only behind with was recorded when it was begun.
  if (columns.length > 0 || changedAttachments.length > 0)
    await audit.add({
      actor,
      action: 'job_edited',
      subject: id,
      title: whole.row.title,
      before: { ...pick(whole.row, columns), ...attachmentValues(beforeSummary) },
      after: { ...pick(edited, columns), ...attachmentValues(afterSummary) },
    });

  const attachmentChanges = { html: newHtml, contacts: changes.contacts };
  await attachments.put(id, attachmentChanges);
  const isBehind = newHtml !== undefined && differing.some(isFollowing);
  const written = await jobs.change(id, apply, { isTextNew: before.html !== after.html || isBehind });
  // Deleted in the meantime: what was just put would hang on nothing.
  if (!written) await attachments.deleteAll(id);
  else await attachments.clear(id, attachmentChanges);
  await versions.bump('jobs');
  return written?.after ?? null;
}
