import type { ResponseOf } from '#core/contract/endpoint.ts';
import type { listImportSkips } from '#core/contract/imports.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';

const examplesShown = 5;

/** What a run left out, the commonest reason first; throws `not_found`. */
export async function skipsByReason(runId: string): Promise<ResponseOf<typeof listImportSkips>['skips']> {
  const { id } = await importRuns.get(runId);
  const byReason = Map.groupBy(await importRuns.listSkips(id), ({ reason }) => reason);
  return [...byReason]
    .map(([reason, skips]) => ({
      reason,
      count: skips.length,
      examples: [...new Set(skips.map(({ title }) => title))].slice(0, examplesShown),
    }))
    .toSorted((a, b) => b.count - a.count);
}
