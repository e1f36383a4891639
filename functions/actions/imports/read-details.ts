import { isDeepStrictEqual } from 'node:util';
import type { ImportRun } from '#core/domain/import/import-run.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import type { Source, VacancyDetail } from '#functions/sources/source.ts';
import * as companies from '#functions/store/companies.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import type { CrashNotes } from './crash-notes.ts';
import { fetchEach } from './fetch-each.ts';
import { withDetail } from './imported-row.ts';
import { withNotices } from './run-notices.ts';
import type { BatchTime } from './steps/batch-time.ts';

/** Details between two saves: at two requests a second some fifteen seconds of work. */
const batchSize = 15;
/** A detail that could not be read by so many runs is given up. */
const maxTries = 3;
const industryMaxAge = 30 * 86_400_000;

interface DetailResult {
  /** What the list told. */
  listed: importRuns.Waiting;
  /** Null where the vacancy is gone: whether it should be closed is asked elsewhere. */
  detail: VacancyDetail | null;
  /** Undefined where nobody asked. */
  industry: string | null | undefined;
}

function applyDetail({ listed, detail, industry }: DetailResult): (row: JobRow) => JobRow {
  return (row) => {
    const isEditedByAdmin = row.edited.includes('industry_id');
    const industry_id = industry === undefined || isEditedByAdmin ? row.industry_id : industry;
    const withIndustry = { ...row, industry_id };
    if (detail === null) return withIndustry;
    return withDetail({ ...withIndustry, checked_at: new Date().toISOString() }, detail, listed);
  };
}

/** The employer's industry: the source is asked once in thirty days, and an employer it does not know is remembered. */
async function industryOf(
  companyId: string,
  companiesById: Map<string, companies.StoredCompany>,
  source: Source,
): Promise<string | null> {
  const company = companiesById.get(companyId);
  const checkedAt = Date.parse(company?.checked_at ?? '');
  if (company && Date.now() - checkedAt < industryMaxAge) return company.industry_id;
  const industry_id = await source.industryOf(companyId.slice(source.id.length + 1));
  const checked = {
    id: companyId,
    name: company?.name ?? '',
    industry_id,
    checked_at: new Date().toISOString(),
  };
  await companies.put([checked]);
  companiesById.set(companyId, checked);
  return industry_id;
}

/** Each row is read again and changed as it then stands: what an admin writes meanwhile stays. */
async function saveDetails(results: ReadonlyMap<string, DetailResult>): Promise<void> {
  const changeJob = await jobs.readToChange([...results.keys()]);
  const changes = await Promise.all(
    [...results].map(async ([id, result]) => {
      const change = await changeJob(id, applyDetail(result));
      const html = change?.after.edited.includes('description') ? null : result.detail?.html;
      if (!change || !html || !(await descriptions.put({ id, html }))) return change;
      // The row says so already where something else has changed as well, as it has of a first description.
      const isStamped = change.after.modified_at !== change.before.modified_at;
      return isStamped ? change : changeJob(id, (row) => row, { isTextNew: true });
    }),
  );
  if (changes.some((change) => change && !isDeepStrictEqual(change.before, change.after)))
    await versions.bump('jobs');
}

/** Up to where all are done. */
function lastDone(waiting: readonly importRuns.Waiting[], done: readonly string[]): string | undefined {
  const isDone = new Set(done);
  const first = waiting.findIndex(({ id }) => !isDone.has(id));
  return waiting[(first < 0 ? waiting.length : first) - 1]?.id;
}

/** A vacancy that has changed keeps the description that it had. */
const undescribed = (row: JobRow | undefined, whereKept: string, whereNone: string): string =>
  row?.has_description
    ? `Вакансия «${row.title}» осталась с прежним описанием: ${whereKept}.`
    : `Вакансия «${row?.title}» осталась без описания: ${whereNone}.`;

/**
 * Works through a batch of the queue: description, skills, industry and score of each vacancy. Answers the saved run,
 * or null when nothing waits. What was learnt before a failure is kept; what could not be read waits for the next run.
 */
export async function readDetails(
  run: ImportRun,
  source: Source,
  time: BatchTime,
  notes: CrashNotes,
): Promise<ImportRun | null> {
  const waiting = await importRuns.listWaiting(run.details_queue, run.details_cursor, batchSize);
  if (waiting.length === 0) return null;
  const rows = new Map((await jobs.findMany(waiting.map(({ id }) => id))).map((row) => [row.id, row]));
  const employers = await companies.findMany(
    [...rows.values()].flatMap(({ company_id }) => company_id ?? []),
  );

  const readRecord = notes(`details ${waiting[0]?.id}`);
  const listedOf = new Map(waiting.map((listed) => [listed.id, listed]));
  const results = new Map<string, DetailResult>();
  const ask = async (id: string) => {
    const [row, listed] = [rows.get(id), listedOf.get(id)];
    if (!row || !listed) return false;
    const detail = await source.detail(row, readRecord);
    const employer = row.company_id?.startsWith(`${source.id}-`) ? row.company_id : null;
    const industry = employer ? await industryOf(employer, employers, source) : undefined;
    results.set(id, { listed, detail, industry });
    return true;
  };
  const isKnown = (id: string, hasRead: boolean) => {
    const listed = listedOf.get(id);
    return listed?.unread_by.some((runId) => runId !== run.id) === true && (hasRead || listed.is_own_trouble);
  };
  const before = { runId: run.id, failures: run.detail_failures, time, isKnown };
  // What could not be read is asked for once it is known whether others can be.
  const ids = waiting.toSorted((a, b) => a.unread_by.length - b.unread_by.length).map(({ id }) => id);
  const { done, crashing, unread, failures, failure } = await fetchEach(ids, ask, before);

  await saveDetails(results);
  const tried = unread.flatMap((id) => {
    const listed = listedOf.get(id);
    if (!listed) return [];
    const unread_by = [...new Set([...listed.unread_by, run.id])];
    return [{ ...listed, unread_by, is_own_trouble: listed.is_own_trouble || results.size > 0 }];
  });
  const { again = [], unreadable = [] } = Object.groupBy(tried, ({ id, unread_by, is_own_trouble }) =>
    is_own_trouble && unread_by.length >= maxTries && done.includes(id) ? 'unreadable' : 'again',
  );
  await importRuns.putWaiting(run.details_queue, again);
  const kept = new Set(again.map(({ id }) => id));
  await importRuns.deleteWaiting(
    run.details_queue,
    done.filter((id) => !kept.has(id)),
  );
  const notices = [
    ...crashing.map((id) =>
      undescribed(rows.get(id), 'разбор нового обрывал импорт', 'его разбор обрывал импорт'),
    ),
    ...unreadable.map(({ id }) => {
      const unread = `прочитать не удалось ${maxTries}\u00a0раза`;
      return undescribed(rows.get(id), `новое ${unread}`, `его ${unread}`);
    }),
  ];
  const saved = {
    ...withNotices(run, notices),
    details_cursor: lastDone(waiting, done) ?? run.details_cursor,
    details_done: run.details_done + done.length,
    detail_failures: failures,
  };
  await importRuns.put(saved);
  if (failure !== undefined) throw failure;
  return saved;
}
