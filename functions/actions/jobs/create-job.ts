import { createHash, randomBytes } from 'node:crypto';
import { type JobRow, jobRow } from '#core/domain/job/job.ts';
import type { JobDraft } from '#core/domain/job/job-draft.ts';
import { sanitised } from '#functions/sources/sanitize/description.ts';
import * as audit from '#functions/store/audit.ts';
import * as clock from '#functions/store/clock.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import * as attachments from './attachments.ts';
import { auditSnapshot, jobNotFound, requireFirst, setActive } from './change-jobs.ts';
import { edit, readColumns } from './edit-job.ts';
import { columnsOf, companyIdOf } from './job-draft-columns.ts';

/** Of each press another one, where the form has no id of its own. */
const externalIdOf = (actor: string, draftId: string | undefined): string =>
  draftId === undefined
    ? randomBytes(8).toString('hex')
    : createHash('sha256').update(`${actor}#${draftId}`).digest('hex').slice(0, 16);

const idOf = (externalId: string): string => `manual-${externalId}`;

/** What an earlier press of the form has made, be it a part, becomes what the form says now; null where it has made nothing. */
async function finishEarlier(actor: string, id: string, draft: JobDraft): Promise<JobRow | null> {
  const { rows, deleted } = await jobs.lookUp([id]);
  if (deleted.length > 0) throw jobNotFound();
  if (rows.length === 0) return null;
  await edit(actor, id, draft);
  // Tells readers in any case: whoever was here before may have died just before that.
  return requireFirst(await setActive(actor, [id], true));
}

interface SentDraft extends JobDraft {
  /** Of the form that is sent: its answer may be lost, and it be sent again. */
  readonly draftId?: string | undefined;
}

/** A vacancy that an admin has written; answers its row. */
export async function create(actor: string, { draftId, ...draft }: SentDraft): Promise<JobRow> {
  const external_id = externalIdOf(actor, draftId);
  const earlier = draftId === undefined ? null : await finishEarlier(actor, idOf(external_id), draft);
  return earlier ?? makeNew(actor, external_id, draft);
}

async function makeNew(actor: string, external_id: string, draft: JobDraft): Promise<JobRow> {
  const now = clock.instant();
  const html = sanitised(draft.description);
  const columns = columnsOf(draft, null, await companyIdOf(draft.company));
  const row: JobRow = jobRow.parse({
    ...columns,
    id: idOf(external_id),
    source: 'manual',
    external_id,
    posted_date: now,
    created_at: now,
    ingested_at: now,
    modified_at: now,
    is_active: true,
    is_open: true,
    has_description: html !== null,
    ai_score: 0,
    content_hash: '',
  });
  const job = { ...row, ...readColumns(row, html) };

  await audit.add({
    actor,
    action: 'job_created',
    subject: job.id,
    title: job.title,
    before: null,
    after: auditSnapshot(job),
  });
  // Shown to nobody until all is there: whoever dies in between leaves nothing that hangs on no vacancy.
  if (!(await jobs.putNew({ ...job, is_active: false })))
    return (await finishEarlier(actor, job.id, draft)) ?? jobs.get(job.id);
  await attachments.put(job.id, { html, contacts: draft.contacts });
  // Another press of the form may have corrected it meanwhile, or somebody deleted it.
  const shown = await jobs.change(job.id, (row) => ({ ...row, is_active: true }));
  if (!shown) await attachments.deleteAll(job.id);
  await versions.bump('jobs');
  if (!shown) throw jobNotFound();
  return shown.after;
}
