import type { ImportCounts, ImportRun } from '#core/domain/import/import-run.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { measure } from '#functions/runtime/metrics.ts';
import { isSameContent } from '#functions/sources/content-hash.ts';
import type { SkippedVacancy, SourcePage, SourceRow, SourceVacancy } from '#functions/sources/source.ts';
import * as clock from '#functions/store/clock.ts';
import * as companies from '#functions/store/companies.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { isStorable, listedOf, newRow, updatedRow } from './imported-row.ts';
import { classifyReposts } from './reposts.ts';
import { withNotices } from './run-notices.ts';

/** Those met for the first time in the run; all of them are met then. */
function claimUnseen<Value>(
  values: readonly Value[],
  idOf: (value: Value) => string,
  seen: Set<string>,
): Value[] {
  return values.filter((value) => {
    const isNew = !seen.has(idOf(value));
    seen.add(idOf(value));
    return isNew;
  });
}

const idsOf = (vacancies: readonly SourceVacancy[]): string[] => vacancies.map(({ row }) => row.id);

/** Employers by their latest names, of the page's rows; keeps those that are new or renamed. */
async function upsertCompanies(rows: readonly SourceRow[]): Promise<Map<string, companies.StoredCompany>> {
  const nameById = new Map(
    rows.flatMap((row) => (row.company_id ? [[row.company_id, row.company] as const] : [])),
  );
  const stored = await companies.findMany([...nameById.keys()]);
  const changed: companies.StoredCompany[] = [];
  for (const [id, name] of nameById) {
    const before = stored.get(id);
    if (before?.name === name) continue;
    changed.push({
      id,
      name,
      industry_id: before?.industry_id ?? null,
      checked_at: before?.checked_at ?? null,
    });
  }
  await companies.put(changed);
  return stored;
}

const addCounts = (counts: ImportCounts, more: Omit<ImportCounts, 'found'>): ImportCounts => ({
  found: counts.found + more.new + more.updated + more.unchanged + more.skipped,
  new: counts.new + more.new,
  updated: counts.updated + more.updated,
  unchanged: counts.unchanged + more.unchanged,
  skipped: counts.skipped + more.skipped,
});

const skippedVacancy = ({ row }: SourceVacancy, reason: string): SkippedVacancy => ({
  externalId: row.external_id,
  title: row.title,
  reason,
});

interface ClassifiedVacancies {
  /** Not in our tables. */
  fresh: SourceVacancy[];
  /** To be written anew. */
  changed: SourceVacancy[];
  /** To be looked at one by one: the list does not tell all. */
  waiting: SourceVacancy[];
}

function classify(
  vacancies: readonly SourceVacancy[],
  storedRows: ReadonlyMap<string, JobRow>,
  earlierIds: ReadonlySet<string>,
): ClassifiedVacancies {
  const classified: ClassifiedVacancies = { fresh: [], changed: [], waiting: [] };
  for (const vacancy of vacancies) {
    const { row, detail } = vacancy;
    const before = storedRows.get(row.id);
    const isSame = before?.content_hash === row.content_hash;
    const isOpenSame = before?.is_open === (detail?.isOpen ?? row.is_open);
    if (!before) classified.fresh.push(vacancy);
    else if (!isSame || (detail && !isOpenSame)) classified.changed.push(vacancy);
    // A mapping that has changed is no reason to ask for the detail once more.
    const isSameRecord = before !== undefined && isSameContent(before.content_hash, row.content_hash);
    if (!detail && !(isSameRecord && isOpenSame && !earlierIds.has(row.id))) classified.waiting.push(vacancy);
  }
  return classified;
}

/** Rows that an admin may be writing at the same time are read and written again one by one. */
async function write(
  { fresh, changed }: ClassifiedVacancies,
  storedRows: ReadonlyMap<string, JobRow>,
): Promise<void> {
  const companiesById = await upsertCompanies([...fresh, ...changed].map(({ row }) => row));
  const newTexts = new Set<string>();
  await Promise.all(
    [...fresh, ...changed].map(async ({ row: { id }, detail }) => {
      if (!detail?.html || storedRows.get(id)?.edited.includes('description')) return;
      if (await descriptions.put({ id, html: detail.html })) newTexts.add(id);
    }),
  );
  const now = clock.instant();
  await jobs.put(
    fresh.map((vacancy) =>
      newRow(vacancy, companiesById.get(vacancy.row.company_id ?? '')?.industry_id ?? null, now),
    ),
  );
  const changeJob = await jobs.readToChange(idsOf(changed));
  await Promise.all(
    changed.map((vacancy) =>
      changeJob(vacancy.row.id, (row) => updatedRow(vacancy, row, now), {
        isTextNew: newTexts.has(vacancy.row.id),
      }),
    ),
  );
}

/** Where an admin has said of what decides whether a vacancy is left out, that word stands. */
const isLeftToAdmin = ({ edited }: JobRow): boolean =>
  edited.includes('is_open') || edited.includes('title') || edited.includes('category_id');

/**
 * What is left out now and stands stored must not go on telling what it said before: a vacancy that says by now what another
 * one does, and one that no category takes any more. It says nothing of how long a vacancy is open.
 */
async function closeLeftOut(stored: readonly JobRow[]): Promise<number> {
  const ids = stored.filter((row) => row.is_open && !isLeftToAdmin(row)).map(({ id }) => id);
  const changeJob = await jobs.readToChange(ids);
  await Promise.all(
    ids.map((id) => changeJob(id, (row) => ({ ...row, is_open: false, closed_in_bulk: true }))),
  );
  return ids.length;
}

/**
 * Upserts a page's vacancies, queues those whose detail is still to be read, and counts each vacancy once in a run. The
 * run is saved last; which rows are new and which changed is written before them, and the queue as well: a crash
 * between two writes repeats work, loses none, and counts the same. Answers the run as it then stands.
 */
export async function storePage(run: ImportRun, page: SourcePage, seen: Set<string>): Promise<ImportRun> {
  const skipped = claimUnseen(page.skipped, ({ externalId }) => `${run.source}-${externalId}`, seen);
  const outsideIds = skipped
    .filter(({ isOutside }) => isOutside)
    .map(({ externalId }) => `${run.source}-${externalId}`);
  const unseen = claimUnseen(page.vacancies, ({ row }) => row.id, seen);
  const { listed = [], refused = [] } = Object.groupBy(unseen, ({ row }) =>
    isStorable(row) ? 'listed' : 'refused',
  );
  const { rows, deleted, unreadable } = await jobs.lookUp(listed.map(({ row }) => row.id));
  const outsideRows = await jobs.findMany(outsideIds);
  const deletedIds = new Set(deleted);
  const closed = new Set([...deleted, ...unreadable]);
  const storedRows = new Map(rows.map((row) => [row.id, row]));
  const { kept, repeated, canonicalToNote } = await classifyReposts(
    run.source,
    listed.filter(({ row }) => !closed.has(row.id)),
  );
  skipped.push(
    ...refused.map((vacancy) => skippedVacancy(vacancy, 'в таком виде вакансию нельзя сохранить')),
    ...listed
      .filter(({ row }) => deletedIds.has(row.id))
      .map((vacancy) => skippedVacancy(vacancy, 'удалена администратором')),
    ...listed
      .filter(({ row }) => unreadable.includes(row.id))
      .map((vacancy) => skippedVacancy(vacancy, 'записана другой версией сайта и не читается')),
    ...repeated.map((vacancy) => skippedVacancy(vacancy, 'повтор вакансии той же компании в том же городе')),
  );

  const earlier = await importRuns.findPageChanges(run.id, run.pages);
  const classified = classify(kept, storedRows, new Set([...earlier.fresh, ...earlier.changed]));
  const keptIds = new Set(kept.map(({ row }) => row.id));
  const fresh = new Set([...earlier.fresh.filter((id) => keptIds.has(id)), ...idsOf(classified.fresh)]);
  const changed = new Set([...earlier.changed.filter((id) => keptIds.has(id)), ...idsOf(classified.changed)]);
  for (const id of fresh) changed.delete(id);

  const ids = [...skipped.map(({ externalId }) => `${run.source}-${externalId}`), ...keptIds];
  await importRuns.putSeen(run.id, run.pages, ids, { fresh: [...fresh], changed: [...changed] });
  await importRuns.putWaiting(
    run.details_queue,
    classified.waiting.map((vacancy) => ({ id: vacancy.row.id, ...listedOf(vacancy) })),
  );
  await importRuns.putReposts(run.source, canonicalToNote);
  await write(classified, storedRows);
  const repeatedRows = idsOf(repeated).flatMap((id) => storedRows.get(id) ?? []);
  const closedCount = await closeLeftOut([...repeatedRows, ...outsideRows]);
  if (fresh.size + changed.size + closedCount > 0) await versions.bump('jobs');
  await importRuns.putSkips(
    run.id,
    skipped.map(({ externalId, title, reason }) => ({ id: externalId, title, reason })),
  );

  const jobs_by_category = { ...run.jobs_by_category };
  for (const { row } of kept) {
    const category = row.category_id ?? '';
    jobs_by_category[category] = (jobs_by_category[category] ?? 0) + 1;
  }
  const saved: ImportRun = {
    ...withNotices(run, page.notices),
    cursor: page.next,
    units_left: page.next === null ? run.units_left.slice(1) : run.units_left,
    pages: run.pages + 1,
    counts: addCounts(run.counts, {
      new: fresh.size,
      updated: changed.size,
      unchanged: kept.length - fresh.size - changed.size,
      skipped: skipped.length,
    }),
    jobs_by_category,
    details_queued: run.details_queued + classified.waiting.length,
    is_partial: run.is_partial || page.isPartial === true,
  };
  await importRuns.put(saved);
  // By the page: a run that goes on after its end would count its vacancies twice.
  if (fresh.size > 0) measure({ NewVacancies: fresh.size }, { source: run.source });
  return saved;
}
