import { isDeepStrictEqual } from 'node:util';
import { type ImportRun, importRun, isCompleteCrawl } from '#core/domain/import/import-run.ts';
import type { Item } from '#tests/support/store/stored-items.ts';
import { countValues } from './counts.ts';
import type { World } from './stored-world.ts';

const keptBy = ({ counts }: ImportRun): number => counts.new + counts.updated + counts.unchanged;

const idsIn = (pages: readonly Item[], column: string): string[] =>
  pages.flatMap((page) => (page[column] ?? []) as string[]);

/** Of a run's own numbers, those that do not agree with each other. */
function sumViolations(run: ImportRun, waiting: number): string[] {
  const kept = keptBy(run);
  const byCategory = Object.values(run.jobs_by_category).reduce((sum, count) => sum + count, 0);
  const { found, skipped } = run.counts;
  const isOver = run.status === 'succeeded';
  return [
    ...(found === kept + skipped ? [] : [`found ${found}, kept ${kept}, skipped ${skipped}`]),
    ...(byCategory === kept ? [] : [`${byCategory} by category, ${kept} in all`]),
    ...(!isOver || waiting === 0 ? [] : [`it has succeeded, and ${waiting} details wait`]),
    ...(!isOver || run.details_done === run.details_queued
      ? []
      : [`${run.details_done} of ${run.details_queued} details`]),
  ];
}

/**
 * What a run that has ended well says of its vacancies, against those that its pages name. Which category a vacancy has, and
 * whether it is open, its source's last run says alone.
 */
function tableViolations({ tables }: World, run: ImportRun, isLast: boolean): string[] {
  const itemsOf = (kind: string) =>
    tables.IMPORT_RUNS_TABLE.filter((item) => item.kind === `${kind}#${run.id}`);
  const pages = itemsOf('seen');
  // A run of before there were pages, or whose pages have expired, names none.
  if (run.status !== 'succeeded' || pages.length !== run.pages) return [];
  const skipped = new Set(itemsOf('skips').map(({ id }) => `${run.source}-${id}`));
  const keptIds = idsIn(pages, 'ids').filter((id) => !skipped.has(id));
  const jobs = new Map<string, Item>(tables.JOBS_TABLE.map((job) => [String(job.id), job]));
  const rows = keptIds.map((id) => jobs.get(id)).filter((row) => row !== undefined);
  const isDeleted = ({ deleted_at }: Item) => deleted_at !== undefined;
  const counted: readonly (readonly [what: string, says: number, is: number])[] = [
    ['kept', keptBy(run), new Set(keptIds).size],
    ['kept, in the table', keptBy(run), rows.length],
    ['new', run.counts.new, new Set(idsIn(pages, 'fresh')).size],
    ['updated', run.counts.updated, new Set(idsIn(pages, 'changed')).size],
    ['skipped', run.counts.skipped, skipped.size],
  ];
  const violations = counted.flatMap(([what, says, is]) =>
    says === is ? [] : [`${what}: it says ${says}, there are ${is}`],
  );
  if (!isLast || rows.some(isDeleted)) return violations;

  const byCategory = countValues(rows.map(({ category_id }) => category_id ?? ''));
  if (!isDeepStrictEqual(byCategory, { ...run.jobs_by_category }))
    violations.push(
      `it says ${JSON.stringify(run.jobs_by_category)}, in the table ${JSON.stringify(byCategory)}`,
    );
  const { phase, open, gone } = run.liveness;
  if (!isCompleteCrawl(run) || !['done', 'passed', 'held'].includes(phase)) return violations;
  const openRows = tables.JOBS_TABLE.filter(
    (job) => job.source === run.source && job.is_open === true && !isDeleted(job),
  );
  const stillOpen = open - (phase === 'done' ? gone : 0);
  return openRows.length === stillOpen
    ? violations
    : [...violations, `open: it says ${stillOpen}, in the table ${openRows.length}`];
}

/** What is not so of what runs say. */
export function runViolations(world: World): string[] {
  const items = world.tables.IMPORT_RUNS_TABLE;
  const runs = items.filter(({ kind }) => kind === 'run').map((item) => importRun.parse(item));
  return runs.flatMap((run) => {
    const waiting = items.filter(({ kind }) => kind === `details#${run.details_queue}`).length;
    const isLast = runs.every(({ source, id }) => source !== run.source || id <= run.id);
    return [...sumViolations(run, waiting), ...tableViolations(world, run, isLast)].map(
      (what) => `run ${run.id}: ${what}`,
    );
  });
}
