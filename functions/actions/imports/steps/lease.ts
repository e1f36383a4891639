import { AppError } from '#core/contract/errors.ts';
import { executionName, findRunning } from '#functions/external/import-workflow.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import type { ImportState } from './import-state.ts';

/** Longer than any step; a holder that is known to be dead is not waited for. */
const leaseMs = 15 * 60_000;

const leaseEnd = () => new Date(Date.now() + leaseMs).toISOString();

type Start = Pick<ImportState, 'group' | 'heldBy'>;

/** Whether the state comes from an execution that has handed over to this one. */
export const isHandedOver = (execution: string, { heldBy }: Start): boolean =>
  heldBy !== '' && heldBy !== execution;

/** The lease as this execution now holds it; null where another one imports. */
export async function acquireLease(execution: string, start: Start): Promise<importRuns.Lease | null> {
  const renewed =
    (await importRuns.renewLease(execution, leaseEnd())) ??
    (isHandedOver(execution, start)
      ? await importRuns.handOverLease(start.heldBy, execution, leaseEnd())
      : null);
  if (renewed) return renewed;
  const found = await importRuns.findLease();
  if (found !== null && Date.parse(found.until) > Date.now()) {
    const running = await findRunning(found.execution);
    if (running !== null && running !== execution) return null;
  }
  const lease = { execution, group: start.group || executionName(execution), until: leaseEnd(), stop: false };
  return (await importRuns.takeLease(lease, found)) ? lease : null;
}

/** The lease, renewed; `conflict` where it is lost: then this execution may write nothing more. */
export async function requireLease(execution: string): Promise<importRuns.Lease> {
  const lease = await importRuns.renewLease(execution, leaseEnd());
  if (!lease) throw new AppError('conflict', 'Этот импорт уже продолжает другой запуск.');
  return lease;
}

/** The state that a step answers; a start that is over with it gives the lease back. */
export async function completeStep(execution: string, state: ImportState): Promise<ImportState> {
  if (!state.hasMore && !state.sources?.length) await importRuns.releaseLease(execution);
  const steps = isHandedOver(execution, state) ? 0 : state.steps;
  return { ...state, heldBy: execution, steps: steps + 1 };
}
