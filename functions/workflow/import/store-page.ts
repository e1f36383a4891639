import { aiRelevance } from '#core/domain/ai-relevance.ts';
import type { ImportCounts, ImportRun } from '#core/domain/import-run.ts';
import type { JobRow } from '#core/domain/job.ts';
import type { SourcePage, SourceRow, SourceVacancy } from '#functions/sources/source.ts';
import * as companies from '#functions/store/companies.ts';
import * as importRuns from '#functions/store/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';

/** The rest of a run's notices says nothing new. */
const mostNotices = 50;

/** Those met for the first time in the run; all of them are met then. */
function unseen<Value>(values: readonly Value[], idOf: (value: Value) => string, seen: Set<string>): Value[] {
  return values.filter((value) => {
    const isNew = !seen.has(idOf(value));
    seen.add(idOf(value));
    return isNew;
  });
}

/** A vacancy that we did not have. Its detail will say more. */
function newRow({ row }: SourceVacancy, ai_score: number, industry_id: string | null, now: string): JobRow {
  const { published_at, ...said } = row;
  const date = published_at ?? now;
  return {
    ...said,
    posted_date: date,
    created_at: date,
    industry_id,
    ingested_at: now,
    is_active: true,
    is_recommended: false,
    has_description: false,
    edited: [],
    checked_at: null,
    ai_score,
  };
}

/** What is ours stays: the first import, an admin's word, and what the detail told until it is read again. */
function updatedRow(row: SourceRow, before: JobRow): JobRow {
  const { published_at, ...said } = row;
  return {
    ...before,
    ...said,
    tags: before.tags,
    posted_date: published_at ?? before.posted_date,
    created_at: published_at ?? before.created_at,
    // The detail, which is read again, knows better than a list.
    is_open: before.is_open,
    // An employer's industry goes with the employer.
    industry_id: before.company_id === said.company_id ? before.industry_id : null,
  };
}

/** Employers by their latest names, of the page's rows; keeps those that are new or renamed. */
async function keepCompanies(rows: readonly SourceRow[]): Promise<Map<string, companies.StoredCompany>> {
  const named = new Map(
    rows.flatMap((row) => (row.company_id ? [[row.company_id, row.company] as const] : [])),
  );
  const known = await companies.findMany([...named.keys()]);
  const changed: companies.StoredCompany[] = [];
  for (const [id, name] of named) {
    const before = known.get(id);
    if (before?.name === name) continue;
    changed.push({
      id,
      name,
      industry_id: before?.industry_id ?? null,
      checked_at: before?.checked_at ?? null,
    });
  }
  await companies.put(changed);
  return known;
}

const plus = (counts: ImportCounts, more: Omit<ImportCounts, 'found'>): ImportCounts => ({
  found: counts.found + more.new + more.updated + more.unchanged + more.skipped,
  new: counts.new + more.new,
  updated: counts.updated + more.updated,
  unchanged: counts.unchanged + more.unchanged,
  skipped: counts.skipped + more.skipped,
});

/**
 * Upserts a page's vacancies, queues the details of the new and the changed ones, and counts each vacancy once in a
 * run. The run is saved last, and the queue is filled before the rows: a crash between two writes repeats work and
 * loses none. Answers the run as it then stands.
 */
export async function storePage(run: ImportRun, page: SourcePage, seen: Set<string>): Promise<ImportRun> {
  const skipped = unseen(page.skipped, ({ externalId }) => `${run.source}-${externalId}`, seen);
  const vacancies = unseen(page.vacancies, ({ row }) => row.id, seen);

  const now = new Date().toISOString();
  const known = new Map(
    (await jobs.findMany(vacancies.map(({ row }) => row.id))).map((row) => [row.id, row]),
  );
  const employers = await keepCompanies(vacancies.map(({ row }) => row));
  const fresh: JobRow[] = [];
  const changed: JobRow[] = [];
  const waiting: importRuns.Waiting[] = [];
  for (const vacancy of vacancies) {
    const { row, text } = vacancy;
    const before = known.get(row.id);
    const isSame = before?.content_hash === row.content_hash;
    if (isSame && before.is_open === row.is_open) continue;
    const ai_score = aiRelevance({ title: row.title, skills: row.tags, description: text });
    const industry = employers.get(row.company_id ?? '')?.industry_id ?? null;
    if (before && !isSame) changed.push(updatedRow(row, before));
    if (!before) fresh.push(newRow(vacancy, ai_score, industry, now));
    waiting.push({ id: row.id, tags: row.tags, ai_score });
  }

  const written = [...fresh, ...changed];
  await importRuns.putWaiting(run.details_queue, waiting);
  await jobs.put(written);
  if (written.length > 0) await versions.bump('jobs');
  await importRuns.putSkips(
    run.id,
    skipped.map(({ externalId, title, reason }) => ({ id: externalId, title, reason })),
  );
  const ids = [
    ...skipped.map(({ externalId }) => `${run.source}-${externalId}`),
    ...vacancies.map(({ row }) => row.id),
  ];
  if (ids.length > 0) await importRuns.putSeen(run.id, run.pages, ids);

  const jobs_by_category = { ...run.jobs_by_category };
  for (const { row } of vacancies) {
    const category = row.category_id ?? '';
    jobs_by_category[category] = (jobs_by_category[category] ?? 0) + 1;
  }
  const saved: ImportRun = {
    ...run,
    cursor: page.next,
    units_left: page.next === null ? run.units_left.slice(1) : run.units_left,
    pages: run.pages + 1,
    counts: plus(run.counts, {
      new: fresh.length,
      updated: changed.length,
      unchanged: vacancies.length - written.length,
      skipped: skipped.length,
    }),
    jobs_by_category,
    notices: [...run.notices, ...page.notices].slice(0, mostNotices),
  };
  await importRuns.put(saved);
  return saved;
}
