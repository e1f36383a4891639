import type { ParsedRequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import type { checkTracked as operation } from '#core/contract/tracker.ts';
import { isShown } from '#core/domain/job/job.ts';
import { demandOf } from '#core/domain/match/vacancy/demand-of.ts';
import * as jobs from '#functions/store/jobs.ts';

/** From the table, not the index: a list may be a moment behind what has just been saved from another one. */
export async function checkTracked({
  jobIds,
  withDemands,
}: ParsedRequestOf<typeof operation>): Promise<ResponseOf<typeof operation>> {
  const { rows, deleted } = await jobs.lookUp(jobIds);
  const closed = rows.filter((row) => row.is_active && !row.is_open).map(({ id }) => id);
  const open = withDemands ? rows.filter(isShown) : [];
  return {
    closed: [...closed, ...deleted],
    demands: Object.fromEntries(open.map((row) => [row.id, demandOf(row)])),
  };
}
