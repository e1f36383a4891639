import { isDeepStrictEqual } from 'node:util';
import type { JobRow } from '#core/domain/job/job.ts';
import { type JobContacts, noContacts } from '#core/domain/job/job-contacts.ts';
import type { JobChanges } from '#core/domain/job/job-draft.ts';
import { aiRelevance } from '#core/domain/match/ai-relevance.ts';
import { plainText, sanitised } from '#functions/sources/sanitize/description.ts';
import * as audit from '#functions/store/audit.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobContacts from '#functions/store/job-contacts.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import * as attachments from './attachments.ts';
import { columnsOf, companyIdOf } from './draft-columns.ts';

/** How much the vacancy is about AI, as an importer reckons it. */
export const scoreOf = ({ title, tags }: Pick<JobRow, 'title' | 'tags'>, html: string | null): number =>
  aiRelevance({ title, skills: tags, description: plainText(html ?? '') });

/** A vacancy as it stands, with what hangs on it. */
interface Whole {
  row: JobRow;
  html: string | null;
  contacts: JobContacts | null;
}

export async function findWhole(id: string): Promise<Whole | null> {
  const [row, html, contacts] = await Promise.all([
    jobs.find(id),
    descriptions.find(id),
    jobContacts.find(id),
  ]);
  return row && { row, html, contacts };
}

const differing = (before: JobRow, after: JobRow): (keyof JobRow)[] =>
  (Object.keys(after) as (keyof JobRow)[]).filter((name) => !isDeepStrictEqual(before[name], after[name]));

const pick = (row: JobRow, names: readonly (keyof JobRow)[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/** What speaks of a text or of contacts goes without saying where these themselves are recorded. */
const derived: readonly string[] = ['has_description', 'has_direct_contacts', 'ai_score', 'cluster_key'];
/** No import writes these. */
const ours: readonly string[] = ['is_recommended', 'ai_score'];
const clustering: readonly string[] = ['title', 'company', 'salary'];
const scored: readonly string[] = ['title', 'tags', 'description'];

/**
 * Writes what an admin has changed, and notes the columns, so that imports leave them. Answers the row as it then is;
 * null where there is no such vacancy.
 */
export async function edit(actor: string, id: string, changes: JobChanges): Promise<JobRow | null> {
  const whole = await findWhole(id);
  if (!whole) return null;
  const { company, description } = changes;
  const companyId = company === undefined ? null : await companyIdOf(company);
  const given = description === undefined ? undefined : sanitised(description);
  const before = { html: whole.html, contacts: whole.contacts ?? noContacts };
  const after = {
    html: given === undefined ? whole.html : given,
    contacts: changes.contacts ?? before.contacts,
  };
  const hung = (['description', 'contacts'] as const).filter((name) =>
    name === 'description' ? before.html !== after.html : !isDeepStrictEqual(before.contacts, after.contacts),
  );

  const apply = (row: JobRow): JobRow => {
    const written: JobRow = {
      ...row,
      ...columnsOf(changes, row, companyId),
      ...(given !== undefined && { has_description: given !== null }),
    };
    // A copy in another city says the same of the work (`clusterKey`).
    if (differing(row, written).some((name) => clustering.includes(name))) written.cluster_key = null;
    const changed: string[] = [...differing(row, written), ...hung];
    const isScored = changed.some((name) => scored.includes(name));
    return {
      ...written,
      ...(isScored && { ai_score: scoreOf(written, after.html) }),
      // A vacancy made by hand has no import to keep away.
      ...(row.source !== 'manual' && {
        edited: [...new Set([...row.edited, ...changed.filter((name) => !ours.includes(name))])],
      }),
    };
  };

  const wanted = apply(whole.row);
  const columns = differing(whole.row, wanted).filter((name) => name !== 'edited' && !derived.includes(name));
  if (columns.length === 0 && hung.length === 0) return whole.row;
  const [was, is] = [before, after].map(({ html, contacts }) => attachments.inRecord(html, contacts));
  const ofHung = (said: typeof was) => Object.fromEntries(hung.map((name) => [name, said?.[name]]));
  await audit.add({
    actor,
    action: 'job_edited',
    subject: id,
    title: whole.row.title,
    before: { ...pick(whole.row, columns), ...ofHung(was) },
    after: { ...pick(wanted, columns), ...ofHung(is) },
  });

  const asked = { html: given, contacts: changes.contacts };
  await attachments.put(id, asked);
  const written = await jobs.change(id, apply);
  // Deleted in the meantime: what was just put would hang on nothing.
  if (!written) await attachments.deleteAll(id);
  else await attachments.clear(id, asked);
  await versions.bump('jobs');
  return written?.after ?? null;
}
