import { useEffect, useEffectEvent } from 'react';
import { fingerprintOf, type Imports } from './current-start.ts';

/** As long as a workflow may take to make its first record. */
const startTimeout = 30_000;

/** Whether an order was given (`fingerprintAtStart` is what was known then) of which nothing is known yet. */
export const isStartPending = (fingerprintAtStart: string | null, imports: Imports | undefined): boolean =>
  fingerprintAtStart !== null &&
  imports !== undefined &&
  !imports.isRunning &&
  fingerprintOf(imports) === fingerprintAtStart;

export function usePendingStart(
  fingerprintAtStart: string | null,
  imports: Imports | undefined,
  onTimeout: () => void,
) {
  const isStarting = isStartPending(fingerprintAtStart, imports);
  const handleTimeout = useEffectEvent(onTimeout);
  useEffect(() => {
    if (!isStarting) return;
    const timer = setTimeout(() => handleTimeout(), startTimeout);
    return () => clearTimeout(timer);
  }, [isStarting]);
  return isStarting;
}
