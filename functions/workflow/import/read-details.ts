import { AppError } from '#core/contract/errors.ts';
import { aiRelevance } from '#core/domain/ai-relevance.ts';
import type { ImportRun } from '#core/domain/import-run.ts';
import type { JobRow } from '#core/domain/job.ts';
import { log } from '#functions/runtime/log.ts';
import type { Source, VacancyDetail } from '#functions/sources/source.ts';
import * as companies from '#functions/store/companies.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as importRuns from '#functions/store/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import type { BatchTime } from './batch-time.ts';

/** Details between two saves: at two requests a second some fifteen seconds of work. */
const portion = 15;
/** One unreadable vacancy is its own trouble; three in a row are the source's. */
const mostFailures = 3;
const industryKept = 30 * 86_400_000;

interface Learnt {
  /** What the list told. */
  listed: importRuns.Waiting;
  /** Null where the vacancy is gone: whether it should be closed is asked elsewhere. */
  detail: VacancyDetail | null;
  /** Undefined where nobody asked. */
  industry: string | null | undefined;
}

/** The row with what its detail says, and what the list told where the detail says nothing. */
function withDetail(row: JobRow, { listed, detail, industry }: Learnt): JobRow {
  const industry_id = industry === undefined ? row.industry_id : industry;
  if (detail === null) return { ...row, industry_id };
  const tags = detail.tags ?? listed.tags;
  const isSilent = detail.text === '' && detail.tags === null;
  return {
    ...row,
    tags,
    industry_id,
    ai_score: isSilent
      ? listed.ai_score
      : aiRelevance({ title: row.title, skills: tags, description: detail.text }),
    is_open: detail.isOpen,
  };
}

/** The employer's industry: the source is asked once in thirty days, and an employer it does not know is remembered. */
async function industryOf(
  companyId: string,
  known: Map<string, companies.StoredCompany>,
  source: Source,
): Promise<string | null> {
  const company = known.get(companyId);
  const checkedAt = Date.parse(company?.checked_at ?? '');
  if (company && Date.now() - checkedAt < industryKept) return company.industry_id;
  const industry_id = await source.industryOf(companyId.slice(source.id.length + 1));
  const checked = {
    id: companyId,
    name: company?.name ?? '',
    industry_id,
    checked_at: new Date().toISOString(),
  };
  await companies.put([checked]);
  known.set(companyId, checked);
  return industry_id;
}

/** Rows are read again just before they are written, so that an admin's edit of the meantime stays. */
async function keep(learnt: Map<string, Learnt>): Promise<void> {
  const rows = await jobs.findMany([...learnt.keys()]);
  const changed: JobRow[] = [];
  for (const row of rows) {
    const one = learnt.get(row.id) as Learnt;
    const after = withDetail(row, one);
    if (JSON.stringify(after) !== JSON.stringify(row)) changed.push(after);
    if (one.detail?.html) await descriptions.put({ id: row.id, html: one.detail.html });
  }
  await jobs.put(changed);
  if (changed.length > 0) await versions.bump('jobs');
}

/**
 * Works through a portion of the queue: description, skills, industry and score of each vacancy. Answers the saved run,
 * or null when nothing waits. What was learnt before a failure is kept.
 */
export async function readDetails(
  run: ImportRun,
  source: Source,
  time: BatchTime,
): Promise<ImportRun | null> {
  const waiting = await importRuns.listWaiting(run.details_queue, portion);
  if (waiting.length === 0) return null;
  const rows = new Map((await jobs.findMany(waiting.map(({ id }) => id))).map((row) => [row.id, row]));
  const employers = await companies.findMany(
    [...rows.values()].flatMap(({ company_id }) => company_id ?? []),
  );

  const learnt = new Map<string, Learnt>();
  const done: string[] = [];
  // Unread, and not yet known whose trouble it is: if the source proves broken they go on waiting.
  let doubtful: string[] = [];
  let failures = run.detail_failures;
  let failure: unknown;
  for (const listed of waiting) {
    const { id } = listed;
    const row = rows.get(id);
    try {
      if (row) {
        const detail = await source.detail(row);
        const industry = row.company_id ? await industryOf(row.company_id, employers, source) : undefined;
        learnt.set(id, { listed, detail, industry });
      }
      failures = 0;
      done.push(...doubtful, id);
      doubtful = [];
    } catch (error) {
      failures += 1;
      if (!(error instanceof AppError) || error.code !== 'source_broken' || failures >= mostFailures) {
        failure = error;
        break;
      }
      doubtful.push(id);
      log.error('a vacancy stays without its detail', { runId: run.id, id, error });
    }
    if (!time.hasLeft()) break;
  }
  if (failure === undefined) done.push(...doubtful);

  await keep(learnt);
  await importRuns.deleteWaiting(run.details_queue, done);
  const saved = { ...run, details_done: run.details_done + done.length, detail_failures: failures };
  await importRuns.put(saved);
  if (failure !== undefined) throw failure;
  return saved;
}
