import { useEffect, useEffectEvent } from 'react';
import { fingerprintOf, type Imports } from './current-start.ts';

/** As long as a workflow may take to make its first record. */
const startTimeout = 30_000;

/** Whether an order was given (`ordered` is what was known then) of which nothing is known yet. */
export const isStartPending = (ordered: string | null, imports: Imports | undefined): boolean =>
  ordered !== null && imports !== undefined && !imports.isRunning && fingerprintOf(imports) === ordered;

export function usePendingStart(ordered: string | null, imports: Imports | undefined, onGivenUp: () => void) {
  const isStarting = isStartPending(ordered, imports);
  const giveUp = useEffectEvent(onGivenUp);
  useEffect(() => {
    if (!isStarting) return;
    const timer = setTimeout(() => giveUp(), startTimeout);
    return () => clearTimeout(timer);
  }, [isStarting]);
  return isStarting;
}
