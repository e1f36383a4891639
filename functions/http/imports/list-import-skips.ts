import { listImportSkips } from '#core/contract/imports.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { httpEndpoint } from '../endpoints.ts';

const examplesShown = 5;

export const handler = httpEndpoint(listImportSkips, async ({ runId }) => {
  const { id } = await importRuns.get(runId);
  const byReason = Map.groupBy(await importRuns.listSkips(id), ({ reason }) => reason);
  return {
    skips: [...byReason]
      .map(([reason, skips]) => ({
        reason,
        count: skips.length,
        examples: [...new Set(skips.map(({ title }) => title))].slice(0, examplesShown),
      }))
      .toSorted((a, b) => b.count - a.count),
  };
});
