import type { ImportRun } from '#core/domain/import/import-run.ts';
import { closedAsDelisted, hasTooManyDelisted } from '#core/domain/import/liveness.ts';
import * as jobs from '../jobs.ts';
import * as versions from '../versions.ts';
import * as importChecks from './import-checks.ts';
import * as importRuns from './import-runs.ts';

/*
 * Over the tables ImportRuns, Jobs and Versions: vacancies that a run found gone are closed, by the run itself or when
 * an admin has said so.
 */

/** As many as are written at once. */
const batchSize = 25;
/** What other runs of the source have met since: it is listed again, whatever the run was told. */
async function seenSince(run: ImportRun): Promise<Set<string>> {
  const seen = new Set<string>();
  for (const other of await importRuns.listRecent()) {
    const isSince = other.finished_at === null || other.finished_at >= run.started_at;
    if (other.source !== run.source || other.id === run.id || !isSince) continue;
    for (const id of await importRuns.listSeen(other.id, other.pages)) seen.add(id);
  }
  return seen;
}

/**
 * Closes the run's delisted vacancies from its cursor on, for as long as there is time, a batch at least. Answers how many
 * it has closed and where the rest begins, null where there is none; repeated, it closes the same.
 */
export async function hide(
  run: ImportRun,
  hasTime: () => boolean,
): Promise<{ hidden: number; next: string | null }> {
  const seen = await seenSince(run);
  const isInBulk = hasTooManyDelisted(run.liveness);
  let next = run.liveness.cursor;
  let hidden = 0;
  do {
    const delisted = await importChecks.listDelisted(run.id, next, batchSize);
    const unseen = delisted.filter(({ id }) => !seen.has(id));
    // One that cannot be read would end every try of the run.
    const existing = new Set((await jobs.findMany(unseen.map(({ id }) => id))).map(({ id }) => id));
    const closed = await Promise.all(
      unseen
        .filter(({ id }) => existing.has(id))
        .map(({ id, at }) => jobs.change(id, (row) => closedAsDelisted(row, at, isInBulk))),
    );
    // Even where a crash has left nothing to change: it may have come before this.
    if (closed.length > 0) await versions.bump('jobs');
    hidden += closed.filter((change) => change?.before.is_open && !change.after.is_open).length;
    next = delisted.length < batchSize ? null : (delisted.at(-1)?.id ?? null);
  } while (next !== null && hasTime());
  return { hidden, next };
}
