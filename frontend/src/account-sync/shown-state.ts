import * as z from 'zod/mini';
import type { SyncKind } from '#core/domain/user/consent.ts';
import { readOwned } from '../browser-storage/storage-owner.ts';
import { useSyncState } from './sync-state.ts';

/** Of `memory.ts` the one thing that a page's first frame needs: the rest comes with what reads it. */
const remembered = z.record(z.string(), z.object({ isOn: z.optional(z.boolean()) }));

function isRememberedOn(userId: string, kind: SyncKind): boolean {
  try {
    return z.parse(remembered, JSON.parse(readOwned('account_sync', userId) ?? '{}'))[kind]?.isOn ?? false;
  } catch {
    return false;
  }
}

/** From the first frame on: until the stage has said whether it is offered, what this browser remembers holds. */
export function useIsSynced(userId: string | null, kind: SyncKind): boolean {
  const { isOffered, isOn } = useSyncState(userId, kind);
  return userId !== null && isOffered === null ? isRememberedOn(userId, kind) : isOn;
}
