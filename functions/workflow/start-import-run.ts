import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { newImportRun } from '#core/domain/import-run.ts';
import { sourceId } from '#core/domain/source.ts';
import * as importRuns from '#functions/store/import-runs.ts';

export const startInput = z.object({
  source: sourceId.default('hh'),
  /** Who or what started it: an admin's id, 'command', 'schedule'. */
  startedBy: z.string().min(1).max(200).default('command'),
});

/** Creates the record of a run. Details that the source's last run left waiting are this one's work too. */
export async function handler(event: unknown): Promise<{ runId: string }> {
  const { source, startedBy } = startInput.parse(event ?? {});
  const started_at = new Date().toISOString();
  const id = `${started_at}-${randomBytes(3).toString('hex')}`;
  const before = await importRuns.findLatest(source);
  const isLeft = before !== null && (await importRuns.listWaiting(before.details_queue, 1)).length > 0;
  await importRuns.put(
    newImportRun({
      id,
      source,
      started_by: startedBy,
      started_at,
      details_queue: isLeft ? before.details_queue : id,
    }),
  );
  return { runId: id };
}
